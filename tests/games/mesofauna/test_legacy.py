"""From Genesis (K1), on to Origins (K2), and the points of a campaign (K3)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.heirs import left, macro
from tests.games.mesofauna.acting import sought
from tests.games.mesofauna.positions import (
    basal_of,
    begun,
    colour,
    do,
    flower,
    lay,
    lift,
    mutations,
    offers,
    organs_of,
    put,
    quiet,
    refused,
    sound,
    species,
    told,
    where,
)
from tests.games.mesofauna.test_ending import chain

from phylarium.campaign.scoring import FOSSILS, ChapterResult, standings
from phylarium.campaign.ways import way
from phylarium.families.fauna.rules.names import NONE
from phylarium.families.lineage import Macroorganism, MicrobialLegacy, TerrestrialLegacy
from phylarium.games.genesis.rules.names import MACROORGANISMS, TERRESTRIAL_FORMS
from phylarium.games.mesofauna import GAME, legacy
from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.names import BUG_CARD_COUNT, CARDS, COLOURS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel import legacy as legacies
from phylarium.kernel.errors import OptionError
from phylarium.kernel.options import settle


def begin(seats: int, given: MicrobialLegacy, stage: str = "combined", seed: str = "heirs") -> Mesofauna:
    return GAME.start(seats, {"stage": stage}, seed, log=True, legacy=given)


def declined(state: Mesofauna) -> Mesofauna:
    """Set-up is over: everything is decided by its last option, which declines."""
    while state.turn == 0:
        do(state, offers(state)[-1])
    return state


# --- from Genesis (K1) -------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "K0", "K1", "K1b", "K1c")
@pytest.mark.parametrize(
    ("form", "colours"),
    [
        ("mosses", ["green"]), ("seaweed", ["green"]), ("earthworms", ["orange"]), ("flatworms", ["orange"]),
        ("snails", ["orange"]), ("lamp_shells", ["orange"]), ("amphibians", ["white"]), ("sea_stars", ["white"]),
        ("mushrooms", ["pink"]), ("dickinsonia", ["pink"]), ("velvet_worms", ["purple"]), ("opabinia", ["purple"]),
        ("insects", ["gray"]), ("trilobites", ["gray"]), ("eurypterids", ["blue", "black"]),
        ("arrow_worms", ["blue", "black"]),
    ],
)  # fmt: skip
def test_a_macroorganism_goes_on_in_its_colour(form: str, colours: list[str]) -> None:
    state = begin(2, left(macro(form), None))
    if len(colours) > 1:
        assert offers(state) == [f"colour:{name}" for name in colours]
        assert refused(state, "colour:pink") == ("refused-other-kingdom", "K1")
        do(state, f"colour:{colours[-1]}")
    assert COLOURS[state.colour_of[0]] == colours[-1]


@pytest.mark.rule("mesofauna", "K1b", "K1c")
def test_every_form_of_genesis_has_its_colours() -> None:
    assert set(legacy.FORMS) == {*MACROORGANISMS, *TERRESTRIAL_FORMS}


@pytest.mark.rule("mesofauna", "K1c", "K1b")
def test_the_higher_score_has_its_colour_first_and_the_other_takes_one_of_its_kind() -> None:
    state = begin(2, left(macro("insects"), macro("trilobites"), points=(5, 9)))
    assert COLOURS[state.colour_of[1]] == "gray"
    assert state.to_move() == 0
    assert offers(state) == ["colour:pink", "colour:purple", "colour:blue"]
    assert refused(state, "colour:gray") == ("refused-colour-taken", "K1")
    assert refused(state, "colour:green")[0] == "refused-other-kingdom"
    assert sought(state) == [f"colour:{name}" for name in ("gray", "green", "orange", "black", "white")]


@pytest.mark.rule("mesofauna", "K1c", "K1b")
def test_whoever_would_be_green_and_is_not_takes_another_of_megafauna() -> None:
    state = begin(2, left(macro("mosses"), macro("seaweed"), points=(5, 9)))
    assert COLOURS[state.colour_of[1]] == "green"
    assert offers(state) == ["colour:orange", "colour:black", "colour:white"]


@pytest.mark.rule("mesofauna", "K1", "K1g")
def test_without_dinosaurs_whoever_would_be_one_takes_any_colour_of_bugs() -> None:
    state = begin(2, left(macro("mosses"), None), stage="butterfly")
    assert offers(state) == [f"colour:{name}" for name in ("pink", "purple", "gray", "blue")]
    assert sought(state) == [], "nobody looks for dinosaurs there"


@pytest.mark.rule("mesofauna", "K1a")
def test_of_several_macroorganisms_one_goes_on_by_the_colour_that_is_chosen() -> None:
    for name, organs in (("pink", "r"), ("gray", "rr")):
        state = begin(2, several([macro("mushrooms", "r"), macro("insects", "rr")], []), stage="butterfly")
        assert offers(state) == ["colour:pink", "colour:gray"]
        do(state, f"colour:{name}")
        declined(state)
        assert basal_of(state, f"{name}-archetype") == organs


@pytest.mark.rule("mesofauna", "K1a")
def test_of_several_of_one_colour_the_fullest_goes_on() -> None:
    state = begin(2, several([macro("snails", "b"), macro("earthworms", "bb"), macro("snails")], []))
    declined(state)
    assert COLOURS[state.colour_of[0]] == "orange"
    assert basal_of(state, "orange-archetype") == "bb"


@pytest.mark.rule("mesofauna", "K1a")
def test_an_unused_macroorganism_may_be_given_to_a_player_without_any() -> None:
    given = several([macro("mushrooms", "r"), macro("insects", "rr")], [], [], points=(9, 3, 5))
    state = begin(3, given, stage="butterfly")
    do(state, "colour:pink")
    assert (state.to_move(), state.decision().rule) == (0, "K1a")
    assert offers(state) == ["colour:gray", "word:done"]
    assert refused(state, "colour:blue") == ("refused-no-gift", "K1a")
    assert refused(state, "word:fly") == ("refused-not-asked", "K1a")
    do(state, "colour:gray")
    assert COLOURS[state.colour_of[2]] == "gray", "the higher score of those without one"
    declined(state)
    assert basal_of(state, "gray-archetype") == "rr"
    assert (state.novices >> state.colour_of[2]) & 1 == 1, "no parasite, so not exempt"
    sound(state)


@pytest.mark.rule("mesofauna", "K1a", "K1d")
def test_a_gift_may_be_declined_to_one_and_made_to_the_next() -> None:
    given = several([macro("mushrooms", "r"), macro("insects", "rr")], [], [], points=(9, 3, 5))
    state = begin(3, given, stage="butterfly")
    do(state, "colour:pink")
    do(state, "word:done")
    assert offers(state) == ["colour:gray", "word:done"]
    do(state, "colour:gray")
    assert COLOURS[state.colour_of[1]] == "gray"


@pytest.mark.rule("mesofauna", "K1a")
def test_what_a_player_goes_on_as_is_not_given_away_by_its_other_colour() -> None:
    """Eurypterids could be blue or black; whoever goes on with them as one has not got them as the other."""
    state = begin(2, several([macro("eurypterids", "r"), macro("snails")], []))
    do(state, "colour:blue")
    assert offers(state) == ["colour:orange", "word:done"]
    do(state, "colour:orange")
    declined(state)
    assert told(state).count(("log-inherits", "K1f")) == 1, "snails brought no organ"


@pytest.mark.rule("mesofauna", "K1a")
def test_of_several_unused_ones_that_of_the_named_colour_is_given() -> None:
    given = several([macro("mushrooms", "r"), macro("insects", "rr"), macro("velvet_worms", "rrr")], [])
    state = begin(2, given, stage="butterfly")
    do(state, "colour:pink")
    assert offers(state) == ["colour:gray", "colour:purple", "word:done"]
    do(state, "colour:purple")
    declined(state)
    assert basal_of(state, "purple-archetype") == "rrr"


def several(*found: list[Macroorganism], points: tuple[int, ...] = ()) -> MicrobialLegacy:
    """What seats with any number of macroorganisms have left."""
    given = left(*(None for _ in found), points=points)
    players = [msgspec.structs.replace(one, macroorganisms=found[one.seat]) for one in given.players]
    return msgspec.structs.replace(given, players=players)


@pytest.mark.rule("mesofauna", "K1", "L1")
def test_alone_it_goes_on_against_queen_bee() -> None:
    state = GAME.start(1, {}, "alone", log=True, legacy=left(macro("insects", "rg")))
    assert COLOURS[state.colour_of[0]] == "gray"
    assert state.queen not in (NONE, state.colour_of[0])
    declined(state)
    assert basal_of(state, "gray-archetype") == "rg"
    sound(state)
    state = GAME.start(1, {}, "alone", log=True, legacy=left(macro("mosses")))
    assert offers(state) == [f"colour:{name}" for name in ("pink", "purple", "gray", "blue")]
    assert state.status() == []


@pytest.mark.rule("mesofauna", "K1d", "K1g", "bf.G5b")
def test_whoever_has_no_macroorganism_begins_as_a_parasite_the_higher_score_first() -> None:
    given = left(macro("insects"), None, None, points=(9, 3, 5))
    state = begin(3, given, stage="butterfly")
    # There is one creeple on the map, so nobody is asked: the higher score has the host, the other one finds none.
    begun(state)
    assert len(where(state, "gray-archetype")) == 1, "the first of those who have an archetype places one"
    hosts = [name for name in COLOURS if state.bound[colour(name)] != NONE]
    assert hosts == [COLOURS[state.colour_of[2]]]
    parasite = f"{hosts[0]}-parasite"
    assert state.living[species(parasite)] == 1
    assert state.unborn[species(parasite)] == 6
    assert ("log-begins", "K1d") in told(state)
    assert ("log-no-first-host", "K1d") in told(state)
    assert state.is_lazarus(state.colour_of[1])
    sound(state)


@pytest.mark.rule("mesofauna", "K1d")
def test_a_first_host_is_any_creeple_of_somebody_else() -> None:
    given = left(macro("insects"), macro("mosses"), None, None, points=(9, 8, 3, 5))
    state = begin(4, given)
    while state.agenda[-1].op != frames.FIRST_HOST:
        do(state, offers(state)[0])
    assert state.to_move() == 3, "the higher score"
    assert state.decision().rule == "K1d"
    assert len(offers(state)) == 3, "one creeple of the first player and two of the second"
    taken = offers(state)[0]
    do(state, taken)
    assert state.to_move() == 2
    assert taken not in offers(state)


@pytest.mark.rule("mesofauna", "K1e", "J6a", "bf.G3")
def test_each_endosymbiont_is_a_card_of_its_colour_and_foreign_ones_make_a_mutualist() -> None:
    guests = (("blue", False), ("red", False), ("yellow", True))
    state = begun(begin(2, left(macro("trilobites", "rr", "green", guests), macro("opabinia"), points=(9, 5))))
    cards = mutations(state, "gray-archetype")
    colours = sorted(state.components.card_colour[CARDS.index(name)] for name in cards)
    assert colours == [0, 1, 3]
    assert all(CARDS.index(name) < BUG_CARD_COUNT for name in cards)
    printed = sum(state.components.card_plus[CARDS.index(name)] for name in cards)
    assert state.organs[species("gray-archetype")] == printed, "one of the sea has no other organs"
    assert state.is_mutualist(species("gray-archetype"))
    assert not state.is_mutualist(species("purple-archetype"))
    assert told(state).count(("log-biont", "K1e")) == 3


@pytest.mark.rule("mesofauna", "K1e")
def test_a_dinosaur_has_cards_of_dinosaurs() -> None:
    state = begun(begin(2, left(macro("snails", "", "red", (("green", False),)), macro("insects"), points=(9, 5))))
    (name,) = mutations(state, "orange-archetype")
    assert CARDS.index(name) >= BUG_CARD_COUNT


@pytest.mark.rule("mesofauna", "K1f")
@pytest.mark.parametrize(("form", "brought"), [("insects", "rrg"), ("mushrooms", "rrg"), ("trilobites", "")])
def test_a_macroorganism_of_the_land_brings_its_organs(form: str, brought: str) -> None:
    state = begun(begin(2, left(macro(form, "rrg"), macro("opabinia"), points=(9, 5))))
    name = f"{COLOURS[state.colour_of[0]]}-archetype"
    assert basal_of(state, name) == brought
    assert organs_of(state, name) == brought
    assert basal_of(state, "purple-archetype") == ""


@pytest.mark.rule("mesofauna", "K1h", "bf.D1a")
def test_in_the_first_turn_only_free_cards_are_taken_but_not_by_the_winner_his_guests_and_parasites() -> None:
    winner = macro("insects", guests=(("green", True),))
    given = left(winner, macro("opabinia"), macro("mushrooms"), None, points=(9, 5, 4, 3))
    state = begun(begin(4, given, stage="butterfly"))
    # Red won; a biont of the third player, Green, is in his macroorganism.
    exempt = {state.colour_of[0], state.colour_of[2], state.colour_of[3]}
    assert [c for c in range(4) if state.novices >> c & 1] == [state.colour_of[1]]
    assert state.colour_of[1] not in exempt
    while state.active != state.colour_of[1]:
        do(state, "word:pass" if "word:pass" in offers(state) else offers(state)[0])
    taken = [offer for offer in offers(state) if offer.startswith("mutate:")]
    assert {offer[-1] for offer in taken} == {"1"}
    assert refused(state, taken[0][:-1] + "2") == ("refused-novice", "K1h")
    while state.active == state.colour_of[1]:
        do(state, "word:pass" if "word:pass" in offers(state) else offers(state)[0])
    assert state.novices == 0


@pytest.mark.rule("mesofauna", "K1")
def test_nothing_comes_out_of_a_world_that_ended_and_nothing_goes_into_a_race() -> None:
    state = begin(2, left(macro("insects"), None, armageddon=True), stage="butterfly")
    assert [state.size[c * 6] for c in state.colour_of] == [1, 1]
    for stage in ("caterpillar", "cocoon"):
        with pytest.raises(OptionError, match="goes on in Butterfly"):
            begin(2, left(macro("insects"), None), stage=stage)


@pytest.mark.rule("mesofauna", "K0", "K1")
@pytest.mark.parametrize(("chapter", "stage"), [("mesofauna", "butterfly"), ("combined", "combined")])
def test_a_campaign_goes_from_genesis_on(chapter: str, stage: str) -> None:
    found = way(f"genesis,{chapter}")
    assert found.chapters[1].game == "mesofauna"
    rules = found.chapters[1]
    settled_options = settle(rules.game, GAME.options, 3, rules.options)
    assert settled_options["stage"] == stage
    assert found.open_to(3)
    assert found.open_to(1) == (chapter == "mesofauna")


@pytest.mark.rule("mesofauna", "K1")
@pytest.mark.parametrize("stage", ["butterfly", "combined"])
def test_games_from_genesis_run_to_their_end(stage: str) -> None:
    given = left(macro("insects", "rg", "red", (("blue", True),)), macro("mosses"), None, points=(9, 7, 1))
    for seed in range(4):
        state = begin(3, given, stage, f"seed {seed}")
        while not state.over():
            legal = state.legal()
            state.apply(legal[(state.number * 7 + seed) % len(legal)])
            sound(state)


# --- to Origins (K2) ---------------------------------------------------------------------------


def finished() -> Mesofauna:
    """A game of three: Pink lives on two continents and is eusocial there, White swims, and Blue is a Lazarus."""
    state = quiet("pink", "white", "blue", stage="combined")
    lift(state, "4")
    lay(state, "4", "adrift")
    put(state, "pink-archetype", "1a", "1c", "2a")
    put(state, "pink-flyer", "4a")
    put(state, "white-swimmer", "1b")
    put(state, "white-archetype", "2b")
    flower(state, "1a")
    state.size[species("blue-archetype")] = state.unborn[species("blue-archetype")] = 0
    state.roster.remove(species("blue-archetype"))
    return state


def sheet(state: Mesofauna, wishes: dict[str, str] | None = None) -> TerrestrialLegacy:
    found = GAME.legacy(state, wishes or {})
    assert found is not None
    return found


@pytest.mark.rule("mesofauna", "K2", "K2a", "K2e")
def test_the_map_goes_on_with_its_resources() -> None:
    state = finished()
    found = sheet(state).cratons
    assert [craton.number for craton in found] == [1, 2, 3, 4]
    assert [craton.resource for craton in found[:2]] == ["biofuel", "aurochs"]
    assert [craton.at is None for craton in found] == [False, False, False, True]
    first, north = found[0].at, found[1].at
    assert first is not None
    assert north is not None
    assert (north[0] - first[0], north[1] - first[1]) == (1, -2)
    read = legacies.Legacy.plain(sheet(state))
    assert read["kind"] == "terrestrial"


@pytest.mark.rule("mesofauna", "K2b", "K2c")
def test_players_go_on_beginning_with_the_winner_one_figure_for_each_continent() -> None:
    state = finished()
    players = sheet(state).players
    assert [player.colour for player in players] == ["pink", "white", "blue"]
    assert players[0].continents == [["craton-1-top", "craton-1-right", "craton-2-top"], ["craton-4-top"]]
    assert [player.figures for player in players] == [0, 7, 0]
    assert [player.species for player in players][2] == ""


@pytest.mark.rule("mesofauna", "K2c", "bf.G2a")
def test_a_eusocial_species_goes_on_before_others_and_must() -> None:
    state = finished()
    assert sheet(state).players[0].species == "pink-archetype"
    assert sheet(state, {"pink": "flyer"}).players[0].species == "pink-flyer"
    chain(state, "pink-flyer", 3, closed=True)
    assert sheet(state).players[0].species == "pink-flyer"
    assert sheet(state).players[0].eusocial
    with pytest.raises(OptionError, match="cannot go on with archetype"):
        sheet(state, {"pink": "archetype"})


@pytest.mark.rule("mesofauna", "K2d")
def test_swimmers_are_merfolk_and_flyers_choose() -> None:
    state = finished()
    assert sheet(state, {"white": "swimmer"}).players[1].folk == "merfolk"
    assert sheet(state).players[0].folk == "landfolk"
    assert sheet(state, {"pink": "flyer"}).players[0].folk == "landfolk"
    assert sheet(state, {"pink": "flyer merfolk"}).players[0].folk == "merfolk"
    for wishes in ({"pink": "archetype merfolk"}, {"pink": "flyer birds"}, {"pink": "burrower"}):
        with pytest.raises(OptionError, match="cannot go on with"):
            sheet(state, wishes)
    with pytest.raises(OptionError, match="nobody plays gray"):
        sheet(state, {"gray": "archetype"})


@pytest.mark.rule("mesofauna", "K2")
def test_a_race_leaves_nothing() -> None:
    assert GAME.legacy(quiet("pink", "blue", stage="cocoon"), {}) is None


# --- campaign points (K3) ----------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "K3", "K3a", "K3b", "K3c")
def test_a_campaign_counts_a_fossil_for_everybody_beaten_and_half_of_the_last_game() -> None:
    names = ["Ada", "Ben", "Cy"]
    results = [ChapterResult(names, [9, 5, 5]), ChapterResult(names, [3, 8, 8]), ChapterResult(names, [10, 13, 13])]
    found = {one.name: one for one in standings(FOSSILS, 3, results)}
    assert [found[name].fossils for name in names] == [2, 1, 1]
    assert [found[name].total for name in names] == [7, 7.5, 7.5]
    assert [found[name].place for name in names] == [3, 1, 1]
