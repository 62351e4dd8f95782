"""What a seat is told: options in words, log lines, and the view as data."""

from __future__ import annotations

import json

import pytest
from tests.games.genesis.situation import (
    antioxidants,
    any_of,
    asked,
    assign,
    bacterium,
    catalysts,
    dice,
    do,
    event,
    macroorganism,
    offers,
    parasite,
    phase,
    place,
    refugium,
    rows,
    table,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import VOCABULARY
from phylarium.games.genesis.rules.names import (
    ABILITIES,
    COLOURS,
    EVENTS,
    MACROORGANISMS,
    MUTATIONS,
    ORGANS,
    PROMOTED,
    TERRESTRIAL_FORMS,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.shown import view
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import render


def words(state: Genesis, action: str) -> str:
    return render(view.option_words(state, VOCABULARY.parse(action)), "genesis")


def about(state: Genesis, where: str) -> None:
    """Let the present question be about a place."""
    state.agenda.clear()
    state.push(frames.AtrophyToken(0, place(where), 0, 1))


def buying(state: Genesis, where: str) -> None:
    """Let the present question be what to buy for a place."""
    state.agenda.clear()
    state.push(frames.Purchase(state.owner[place(where)], place(where)))


# --- options ---------------------------------------------------------------------------------


def test_every_action_has_words_in_every_position() -> None:
    state = GAME.start(4, {"macro_variant": True}, "words")
    chance = seeded("words")
    assert isinstance(state, Genesis)
    for _ in range(40):
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    for action in range(VOCABULARY.size):
        assert render(view.option_words(state, action), "genesis"), VOCABULARY.name(action)


def test_options_of_assignment_tell_what_is_in_a_refugium() -> None:
    state = table("green", "blue")
    rows(state, "continent")
    refugium(state, "warm_pond", bionts="blue", organized="red", enzymes="blue")
    assert words(state, "settle:warm_pond") == (
        "a biont to Warm Pond (a biont of Blue; organised 1 red; dead 1 green, 1 blue; enzymes 1 of 6)"
    )
    assert words(state, "enzyme:red@warm_pond") == "a red enzyme to Warm Pond"
    assert words(state, "move:warm_pond") == "a biont from Warm Pond"


def test_yes_and_no_and_what_no_comes_to() -> None:
    state = table("red", "green", "blue")
    assert words(state, "accept") == "yes"
    assert words(state, "decline") == "no"
    bacterium(state, "warm_pond", "red", "yellow green", mutations="hox_genes")
    bacterium(state, "hydrogen_volcano", "red", "yellow green", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria", "organism:warm_pond", "done")
    assert words(state, "decline") == "nowhere: it goes extinct"
    state = table("green", "blue")
    bacterium(state, "warm_pond", "blue", "blue", mutations="helicase")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella")
    assert words(state, "decline") == "no blue cube"


def test_players_are_named_where_players_are_meant() -> None:
    state = table("red", "green", "blue")
    assert words(state, "colour:green") == "green"
    for frame in (frames.GiveCatalyst(0, 0, 13, 1, 2), frames.ErsatzProgenote(0, 0), frames.NewOwner(0, 0)):
        state.agenda.clear()
        state.push(frame)
        assert words(state, "colour:green" if isinstance(frame, frames.GiveCatalyst) else "biont:green") == "Green"
    state.agenda.clear()
    assert words(state, "biont:green") == "a biont of Green"


def test_uv_takes_mutations_and_not_only_cubes() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red", mutations="helicase plasmid")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    assert words(state, "mutation:tmrna") == "Helicase"
    assert render(GAME.asked(state), "genesis") == (
        "Green: ultraviolet light leaves Wet-Dry Condensation bacteria one mutation or organ. What does it lose? "
        "One more goes."
    )


def test_picked_dice_are_named() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue yellow yellow")
    dice(state, 1, 2, 3, 4, 6)
    phase(state, "darwin")
    assert "pick dice, or keep the roll" in render(GAME.asked(state), "genesis")
    do(state, "die:6")
    assert "Picked to be rolled again: 6. Pick one more, or roll." in render(GAME.asked(state), "genesis")
    assert words(state, "reroll") == "roll the picked dice again"


def test_options_about_organisms_tell_whose_they_are() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green green blue", "red")
    assert words(state, "organism:warm_pond") == (
        "Wet-Dry Condensation bacteria"
        " (of Green; 2 bionts of Green, a biont of Blue; chromosomes: 1 red, 2 green, 1 blue)"
    )
    assert words(state, "antioxidant:green@warm_pond") == "a green antioxidant on Wet-Dry Condensation bacteria"


def test_purchases_tell_cost_colours_and_abilities() -> None:
    state = table()
    assert words(state, "buy:tmrna") == "buy tmRNA (blue; Red Queen, pollution; promotion adds yellow)"
    assert words(state, "buy:ribosome_rna") == "buy Ribosome RNA (red; no ability; promotion adds blue)"
    assert words(state, "promote:superoxide_dismutase") == (
        "promote Superoxide Dismutase to Peroxisome (adds yellow; 2 oxygen shields, DNA)"
    )
    assert words(state, "become:flatworms") == "become Flatworms (takes 2 red, 1 yellow, 1 green, 1 blue)"
    assert words(state, "roil:ocean") == "roil the mutations of the ocean"
    assert words(state, "spend-two:red") == "pay two red catalysts"


def test_organs_are_those_of_the_creature_asked_about() -> None:
    state = table("green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "green", organs="brain")
    macroorganism(state, "trilobites", "clay_mound", "blue", land=True)
    about(state, "warm_pond")
    assert words(state, "organ:1") == "brain (red; no ability)"
    assert words(state, "grow:4") == "grow kidney (green; no ability)"
    about(state, "clay_mound")
    assert words(state, "grow:1") == "grow Malpighian tubules (green; drought shield)"
    assert words(state, "organ:6") == "slot 6"


def test_a_parasite_s_question_about_organs_is_about_its_host() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "clay_mound", "green", organs="chitin_cuticle shelled_egg")
    parasite(state, "virus", "clay_mound", steals="chitin_cuticle")
    buying(state, "parasite-blue")
    assert words(state, "attack-organ:2") == "Red Queen: steal the shelled egg (blue)"
    about(state, "parasite-blue")
    assert words(state, "diseased:1") == "the diseased green cube of Virus"
    buying(state, "clay_mound")
    assert words(state, "attack-slot:1") == "Red Queen: take back the green cube from Virus"


def test_the_last_organism_that_a_player_buys_for_is_offered_its_own_organs() -> None:
    state = table("green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "green")
    macroorganism(state, "trilobites", "clay_mound", "green")
    catalysts(state, "green", "red yellow green blue")
    phase(state, "purchase")
    do(state, "organism:clay_mound", "done")
    # Only the sea stars are left, and nobody is asked which organism it is.
    assert [words(state, text) for text in any_of(offers(state), "grow")] == [
        render(view.organ_words(state, "option-grow", place("warm_pond"), slot), "genesis") for slot in range(6)
    ]
    assert words(state, "grow:1") == "grow brain (red; no ability)"
    assert render(GAME.asked(state), "genesis") == "Green: what do you buy for Sea Stars? One purchase is left."


@pytest.mark.rule("genesis", "H4")
def test_a_parasite_that_attacks_its_own_parasite_is_told_of_that_one() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin rna_polymerase")
    parasite(state, "viroid", "parasite-red", steals="chaperonin")
    rows(state)
    catalysts(state, "green", "red red")
    phase(state, "purchase")
    while asked(state)[0] != "red":
        do(state, "done")
    assert words(state, "attack-slot:1") == "Red Queen: take back the red cube from Viroid"


@pytest.mark.rule("genesis", "E4a")
def test_a_cube_of_the_parasite_that_is_supplanted_goes_by_its_name() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="hox_genes ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria")
    assert offers(state) == ["mutation:ribosome_rna", "diseased:1"]
    assert words(state, "diseased:1") == "the diseased red cube of Viroid"


def test_cubes_of_mutations_go_by_the_side_that_lies_up() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", mutations="helicase cytochromes")
    assert words(state, "mutation:tmrna") == "the blue cube of Helicase"
    assert words(state, "plus:tmrna") == "the yellow + cube of Helicase"
    assert words(state, "attack-cube:cytochromes") == "Red Queen: steal the yellow cube of Cytochromes"


@pytest.mark.rule("genesis", "E3f")
def test_sides_of_parasites_tell_what_they_steal() -> None:
    state = table()
    assert words(state, "face:salmonella") == "Salmonella (steals blue and yellow)"
    assert words(state, "face:cyanobacteria") == "Cyanobacteria (steals blue and red; pollutes)"


def test_the_log_is_headed_by_turn_and_phase() -> None:
    state = table("green", "blue")
    state.turn, state.phase = 3, 2
    heading = view.heading(state)
    assert heading is not None
    assert render(heading, "genesis") == "Turn 3, autocatalytic rolls"
    state.turn = 0
    assert view.heading(state) is None


# --- shields ---------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "D5a", "D6a")
def test_shields_count_chromosomes_icons_and_vitamins() -> None:
    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "green", "red red", "cytochromes calvin_cycle superoxide_dismutase")
    antioxidants(state, "warm_pond", "green green red")
    # Two red cubes, the dismutase's, and the icon of the cytochromes.
    assert view.heat_shield(state, where) == 4
    # Biont, Calvin cycle's cube, two icons, two vitamins; the red antioxidant does not shield.
    assert view.oxygen_shield(state, where) == 6


# --- names -----------------------------------------------------------------------------------


def test_log_arguments_in_words() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green")

    def said(kind: str, value: int) -> str:
        found = GAME.argument(state, kind, value)
        return found if isinstance(found, str) else str(found) if isinstance(found, int) else render(found, "genesis")

    assert said("number", 3) == "3"
    assert said("party", 2) == "Green"
    assert said("party", 7) == "Wild blue"
    assert said("place", place("warm_pond")) == "Wet-Dry Condensation bacteria"
    assert said("refugium", place("warm_pond")) == "Warm Pond"
    assert said("mutation", MUTATIONS.index("tmrna") * 2 + 1) == "Helicase"
    assert said("macro", MACROORGANISMS.index("sea_stars") * 2 + 1) == "Amphibians"
    assert said("row", 3) == "continent"
    assert said("event", 4) == "Theia Big Whack"
    assert said("organ", ORGANS.index("kidney")) == "kidney"
    assert said("level", 2) == "carnivore"
    assert said("climate", 1) == "cool"
    # One 1, two 4s and a 6.
    assert said("dice", 1 | 2 << 12 | 1 << 20) == "1 4 4 6"
    with pytest.raises(ValueError, match="no log argument is a 'tile'"):
        view.argument(state, "tile", 0)


def test_seats_are_called_by_their_colours() -> None:
    state = table("green", "blue")
    assert render(view.seat_name(state, 1), "genesis") == "Blue"
    alone = table("red", "blue", alone=True)
    assert render(view.seat_name(alone, 0), "genesis") == "Red and Blue"
    assert render(view.seat_name(state, SPECTATOR), "genesis") == "Seat 0"


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("event-", EVENTS),
        ("mutation-", MUTATIONS),
        ("promoted-", PROMOTED),
        ("macro-", MACROORGANISMS),
        ("macro-", TERRESTRIAL_FORMS),
        ("organ-", ORGANS),
        ("ability-", ABILITIES),
        ("player-", COLOURS),
    ],
)
def test_names_are_words_of_their_own(prefix: str, names: list[str]) -> None:
    from phylarium.kernel.message import Message

    said = [render(Message(prefix + name), "genesis") for name in names]
    assert all(name and not name.startswith(prefix) for name in said)
    # Two events of the Hadean share a name, as printed.
    assert len(set(said)) == len(said) - (1 if prefix == "event-" else 0)


# --- the view as data ------------------------------------------------------------------------


def test_the_view_is_plain_data_and_names_what_is_there() -> None:
    state = table("green", "blue")
    rows(state, "ocean")
    refugium(state, "clay_mound", bionts="blue", organized="red", enzymes="yellow blue")
    bacterium(state, "warm_pond", "green", "blue", "cytochromes helicase")
    parasite(state, "viroid", "warm_pond", steals="+helicase")
    macroorganism(state, "sea_stars", "hydrothermal_vent", "green blue", organs="eyes")
    antioxidants(state, "warm_pond", "red")
    catalysts(state, "green", "red red blue")
    seen = json.loads(json.dumps(state.view(0)))
    ocean = seen["landforms"][1]
    assert (ocean["id"], ocean["active"], ocean["mutations_left"]) == ("ocean", True, len(state.deck(1)))
    assert ocean["refugia"] == [
        {
            "id": "clay_mound",
            "bionts": {"blue": 1},
            "organised": {"red": 1},
            "dead": {"yellow": 1, "blue": 2},
            "enzymes": ["yellow", "blue"],
            "slots": 6,
        }
    ]
    organisms = {row["id"]: row for row in seen["organisms"]}
    assert set(organisms) == {"warm_pond", "parasite-blue", "hydrothermal_vent"}
    pond = organisms["warm_pond"]
    assert (pond["owner"], pond["home"], pond["parasite"]) == ("green", "continent", "parasite-blue")
    assert pond["antioxidants"] == {"red": 1}
    assert [(m["name"], m["cube"], m["plus"]) for m in pond["mutations"]] == [
        ("cytochromes", "on-card", None),
        ("helicase", "on-card", "diseased"),
    ]
    assert organisms["parasite-blue"]["diseased"] == [
        {"colour": "red", "cube_of": None},
        {"colour": "yellow", "cube_of": "tmrna"},
    ]
    star = organisms["hydrothermal_vent"]["macroorganism"]
    assert (star["form"], star["level"], star["metabolic_rate"]) == ("sea_stars", "plant", 5)
    assert [organ["id"] for organ in star["organs"] if organ["grown"]] == ["eyes"]
    assert star["endosymbionts"] == {"blue": "latent_virus"}
    assert seen["players"][0]["catalysts"] == {"red": 2, "blue": 1}
    assert "sea_stars" not in seen["public_macroorganisms"]


def test_the_view_does_not_tell_what_lies_face_down() -> None:
    state = table("green", "blue")
    seen = json.dumps(state.view(0))
    tops = {MUTATIONS[state.deck(row)[0]] for row in range(4)}
    for mutation in MUTATIONS:
        assert (f'"{mutation}"' in seen) == (mutation in tops)
    for name in EVENTS:
        assert f'"{name}"' not in seen


@pytest.mark.rule("genesis", "Cd", "H3g")
def test_nobody_learns_which_events_were_taken_out() -> None:
    state = table("green", "blue")
    state.events_skipped = [state.event_deck.pop(), state.event_deck.pop()]
    for seat in (SPECTATOR, 0, 1):
        masked = state.masked(seat)
        assert isinstance(masked, Genesis)
        # Only the eons on the backs are left: three Hadean cards and a Proterozoic one, then two Hadean.
        assert sorted(masked.events_removed) == [-3, -1, -1, -1]
        assert masked.events_skipped == [-1, -1]


@pytest.mark.rule("genesis", "I1c")
def test_trophies_are_listed_by_who_holds_them() -> None:
    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "blue")
    from phylarium.games.genesis.rules import atrophy

    atrophy.extinct(state, where)
    assert state.view(0)["trophies"] == {"blue": ["warm_pond"]}


def test_assignment_is_asked_in_words() -> None:
    state = table("green", "blue")
    rows(state, "ocean")
    refugium(state, "clay_mound")
    assign(state, "green")
    said = [render(view.option_words(state, action), "genesis") for action in state.legal()]
    assert len(set(said)) == len(said)
    assert "done" in said
