"""What a good player of Megafauna, second edition, looks at."""

from __future__ import annotations

import pytest
from tests.games.megafauna2 import positions as at
from tests.properties.starts import covering

from phylarium import bots
from phylarium.families.fauna.rules.names import HERBIVORE
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.judged import worth
from phylarium.games.megafauna2.judged.judgement import JUDGEMENT
from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import SHELF
from phylarium.games.megafauna2.rules.names import CLOUDS, CONTINENT, NO_DISK, TRANSFER, WHITE_DISK
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LAST_ERA, PLANT_LEVEL
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded


def term(state: Megafauna, seat: int, name: str) -> float:
    (found,) = (t for t in JUDGEMENT.terms(state, seat) if t.name == name)
    return found.value


def quiet(*colours: str, rules: Value = "achterbahn") -> Megafauna:
    """A game that is to begin: only while something is to come do bots look beyond the points."""
    state = at.quiet(*colours, rules=rules)
    state.push(frames.NextTurn(NOBODY))
    return state


def bare(*colours: str) -> Megafauna:
    """The same without a creeple on the map."""
    state = at.bare(*colours)
    state.push(frames.NextTurn(NOBODY))
    return state


def guesses(state: Megafauna) -> dict[str, float]:
    found = JUDGEMENT.inclinations(state)
    return {VOCABULARY.name(action): guess for action, guess in zip(state.offers, found, strict=True)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_judged_and_explained(seats: int) -> None:
    """Through whole games with every option: terms add up to worth, and guesses match offers."""
    for number, options in enumerate(covering(GAME, seats, 1)):
        state = GAME.start(seats, options, f"judged {number}")
        rng = seeded(f"players {number}")
        while True:
            found = JUDGEMENT.inclinations(state)
            assert len(found) in (0, len(state.offers))
            if state.number % 5 == 0 or state.over():
                values = JUDGEMENT.worth(state)
                for seat in range(seats):
                    terms = JUDGEMENT.terms(state, seat)
                    assert [t.name for t in terms] == worth.TERMS
                    assert sum(t.points for t in terms) == pytest.approx(values[seat])
            if state.over():
                break
            state.apply(state.offers[rng.below(len(state.offers))])
        assert JUDGEMENT.quiet(state)
        if seats > 1 and any(state.scores()):
            assert state.ranking()[values.index(max(values))] == 1


def test_at_the_end_the_terms_are_the_points() -> None:
    state = GAME.start(3, {}, "an end")
    rng = seeded("players")
    while not state.over():
        state.apply(state.offers[rng.below(len(state.offers))])
    for seat, row in enumerate(worth.seat_rows(state)):
        assert sum(row) - row[worth.RESULT] == state.scores()[seat]
        assert row[worth.RESULT] == (state.ranking()[seat] == 1)


def test_two_seats_see_the_same_lead_from_both_sides() -> None:
    first, second = JUDGEMENT.worth(at.started("orange", "white"))
    assert first == pytest.approx(-second)


def test_a_creeple_counts_while_it_stands_and_little_when_it_lies() -> None:
    state = bare("orange", "white")
    at.put(state, "orange-archetype", "baltica-e", "baltica-w")
    at.put(state, "white-archetype", "siberia-e")
    assert term(state, 0, "creeples") == 1
    ahead = JUDGEMENT.worth(state)[0]
    state.endanger(at.biome("baltica-w"), 0)
    assert (term(state, 0, "creeples"), term(state, 0, "endangered")) == (0, 1)
    assert JUDGEMENT.worth(state)[0] < ahead - 0.5
    at.organs(state, "orange-archetype", "w")
    assert term(state, 0, "endangered") > 1  # It can flee.


def test_newborns_count_as_far_as_there_is_room_for_them() -> None:
    state = bare("orange", "white")
    at.put(state, "orange-archetype", "baltica-e", basal="bb")
    at.put(state, "white-archetype", "siberia-e")
    at.newborn(state, "orange-archetype", 2)
    assert term(state, 0, "newborns") == 2
    # Where its own kind is everywhere nobody finds a place.
    for hex in range(SHELF):
        state.place(at.species("orange-archetype"), hex, HERBIVORE)
    assert term(state, 0, "newborns") == 0


def test_the_award_of_the_era_is_for_the_larger_population_and_the_last_era_has_none() -> None:
    state = quiet("orange", "white")
    assert term(state, 0, "award") == 0
    at.put(state, "orange-archetype", "baltica-w")
    assert term(state, 0, "award") > 0 > term(state, 1, "award")
    state.era = 1
    assert term(state, 0, "award") == 0


def test_what_only_helps_later_counts_less_when_the_game_ends_soon() -> None:
    state = quiet("orange", "white")
    at.organs(state, "orange-archetype", "bb")
    early = term(state, 0, "fertility")
    state.era = 1
    state.et_deck = state.et_deck[:2]
    assert 0 < term(state, 0, "fertility") < early
    state.ending = 1
    assert term(state, 0, "fertility") == 0


@pytest.mark.parametrize("rules", ["achterbahn", "tooth_and_claw"])
def test_basal_organs_beyond_the_heart_are_a_danger_and_white_ones_save(rules: Value) -> None:
    state = quiet("orange", "white", rules=rules)
    assert term(state, 0, "danger") == 0
    at.reservoirs(state, oxygen=14)  # A dark heart of 4.
    at.organs(state, "orange-archetype", "rry")
    few = term(state, 0, "danger")
    at.organs(state, "orange-archetype", "rryyg")
    many = term(state, 0, "danger")
    assert many > few
    at.organs(state, "orange-archetype", "rryyw")
    assert term(state, 0, "danger") < many


def test_plants_fear_the_heart_of_the_clouds() -> None:
    state = quiet("green", "white")
    at.organs(state, "green-archetype", "ggbb")
    at.reservoirs(state, oxygen=18, clouds=6)
    calm = term(state, 0, "danger")
    at.reservoirs(state, clouds=0)
    assert term(state, 0, "danger") > calm


def test_strength_is_in_the_niche_where_a_creeple_stands() -> None:
    state = quiet("orange", "white")
    even = term(state, 0, "strength")
    at.organs(state, "orange-archetype", "r")
    assert term(state, 0, "strength") == even  # Nobody hunts there.
    at.organs(state, "orange-archetype", "g")
    assert term(state, 0, "strength") > even


def test_cards_in_hand_are_prospects_and_a_shape_that_is_not_there_yet_is_a_better_one() -> None:
    state = quiet("orange", "white")
    at.give(state, "orange-archetype", "clutch_guarding")
    plain = term(state, 0, "prospects")
    assert plain > 0
    other = quiet("orange", "white")
    at.give(other, "orange-archetype", "brood_pouch")
    assert term(other, 0, "prospects") > plain


def test_emotions_and_language_count_and_so_does_half_an_emotion() -> None:
    state = quiet("orange", "white")
    at.give_face(state, "orange-archetype", "clutch_guarding-b")
    assert term(state, 0, "halves") > 0
    at.speak(state, "orange-archetype")
    assert term(state, 0, "emotions") == 6


def halves(*cards: str, other: tuple[str, ...] = (), size: int = 1) -> float:
    """What the emotions are worth that Orange could still make of mutations of its archetype, and of its flyer."""
    state = quiet("orange", "white")
    at.put(state, "orange-flyer", "baltica-w")
    at.size(state, "orange-archetype", size)
    at.give(state, "orange-archetype", *cards)
    at.give(state, "orange-flyer", *other)
    return worth.seat_rows(state)[0][worth.HALVES]


def test_cards_whose_halves_meet_count_before_they_are_promoted_and_language_counts_most() -> None:
    alone = halves("clutch_guarding") + halves("courtship_dance")
    pair = halves("clutch_guarding", "courtship_dance")  # jealousy
    assert pair > 0.5 > alone > 0
    apart = halves("clutch_guarding", other=("courtship_dance",))
    assert apart == pytest.approx(alone), "halves of two species never meet"
    assert halves("clutch_guarding", "courtship_dance", size=6) == 0, "it is too large for either way up"
    three = halves("clutch_guarding", "courtship_dance", "nociceptors")  # and anger
    four = halves("clutch_guarding", "courtship_dance", "nociceptors", "fang_grooves")
    assert three > pair
    assert four == pytest.approx(three), "a second head does not fit"
    language = halves("clutch_guarding", "courtship_dance", "nociceptors", "tail_spine")
    assert language > three + 1


def test_a_card_of_a_personality_is_not_left_out_of_a_better_one() -> None:
    state = quiet("orange", "white")
    at.give_face(state, "orange-archetype", "courtship_dance-a", "clutch_guarding-a", row=True)
    at.give(state, "orange-archetype", "nociceptors", "tail_spine")
    row = worth.seat_rows(state)[0]
    assert (row[worth.EMOTION_POINTS], row[worth.HALVES]) == (1, 0)


def test_a_species_with_emotions_is_a_greater_stake() -> None:
    state = quiet("orange", "white")
    at.reservoirs(state, oxygen=14)  # A dark heart of 4.
    at.organs(state, "orange-archetype", "rryyg")
    mute = worth.danger(state, at.species("orange-archetype"), 4)
    at.speak(state, "orange-archetype")
    at.organs(state, "orange-archetype", "rryyg")
    assert worth.danger(state, at.species("orange-archetype"), 4) > mute


def test_medea_counts_for_little_while_others_can_claim_her() -> None:
    state = quiet("orange", "white")
    state.medea = at.colour("white")
    without = term(state, 0, "tableau")
    state.medea = at.colour("orange")
    early = term(state, 0, "tableau") - without
    state.ending = LAST_ERA
    late = term(state, 0, "tableau")
    state.medea = at.colour("white")
    assert 0 < early < late - term(state, 0, "tableau")


def test_who_has_died_out_stands_badly() -> None:
    state = quiet("orange", "white")
    even = JUDGEMENT.worth(state)[0]
    at.clear(state, "orange-archetype")
    assert JUDGEMENT.worth(state)[0] < even - 2


def test_alone_the_seas_count_and_so_do_plants_to_live_on() -> None:
    state = GAME.start(1, {"planet": "mars"}, "alone")
    while state.turn < 1:
        state.apply(state.offers[0])
    seas, food = term(state, 0, "seas"), term(state, 0, "food")
    assert food > 0
    for biome, plant in enumerate(state.plant):
        if plant >= 0:
            state.vacate(biome, PLANT_LEVEL)
    assert term(state, 0, "food") == 0
    state.disk[state.disk.index(2)] = 0
    assert term(state, 0, "seas") < seas


def test_alone_creeples_bring_the_rain_nearer() -> None:
    state = GAME.start(1, {"planet": "mars"}, "alone")
    while state.turn < 1:
        state.apply(state.offers[0])
    state.clouds = 3
    before = term(state, 0, "seas")
    state.living[state.medea * 6] += 1
    assert term(state, 0, "seas") > before


def test_a_guess_prefers_a_free_place_to_a_lost_contest_and_a_won_one_to_both() -> None:
    state = bare("orange", "white")
    at.put(state, "orange-archetype", "baltica-e", basal="bb")
    at.run(state, frames.DisperseTo(at.colour("orange"), at.species("orange-archetype")))
    free = guesses(state)
    place = next(name for name in free if name.endswith("-herbivore"))
    assert free[place] > free["word:done"]
    at.put(state, "white-archetype", place.removeprefix("place:"), basal="g")
    lost = guesses(state)
    assert lost[place] < lost["word:done"]
    at.organs(state, "orange-archetype", "ggbb")
    assert guesses(state)[place] > free[place]


def test_medea_drops_her_disk_on_somebody_else() -> None:
    state = bare("orange", "white")
    at.put(state, "orange-archetype", "baltica-e", "baltica-sw")
    at.put(state, "white-archetype", "siberia-e", "siberia-sw")
    for medea, struck in (("orange", "siberia-e"), ("white", "baltica-e")):
        position = state.clone()
        position.medea = at.colour(medea)
        targets = 1 << at.biome("siberia-e") | 1 << at.biome("baltica-e")
        at.run(position, frames.TakeDisk(position.medea, WHITE_DISK, CLOUDS, CONTINENT, targets, 1, TRANSFER, 1))
        bot = bots.make("greedy", "medea")
        while position.disk[at.biome("siberia-e")] == position.disk[at.biome("baltica-e")] == NO_DISK:
            position.apply(bot.choose(position.observation(position.to_move())))
        assert position.disk[at.biome(struck)] == WHITE_DISK


def test_the_sick_are_those_who_lie() -> None:
    state = bare("orange", "white")
    at.put(state, "orange-archetype", "baltica-e", "baltica-sw")
    at.lay(state, "orange-archetype", "baltica-c")
    at.run(state, frames.Sicken(at.colour("orange"), at.species("orange-archetype"), 1))
    found = guesses(state)
    assert max(found, key=found.__getitem__) == "fallen:baltica-c-herbivore"


def test_a_position_is_not_quiet_while_a_personality_or_a_contest_is_undecided() -> None:
    state = at.started("orange", "white")
    assert JUDGEMENT.quiet(state)
    state.push(frames.ChooseMother(1, at.species("orange-archetype"), 3))
    assert not JUDGEMENT.quiet(state)


@pytest.mark.parametrize("rules", ["achterbahn", "tooth_and_claw"])
def test_greedy_beats_random(rules: Value) -> None:
    won = 0
    for number in range(4):
        state = GAME.start(2, {"rules": rules}, f"duel {number}")
        players = [bots.make("random", f"r{number}"), bots.make("random", f"r{number}")]
        players[number % 2] = bots.make("greedy", f"g{number}")
        while not state.over():
            seat = state.to_move()
            state.apply(players[seat].choose(state.observation(seat)))
        won += state.ranking()[number % 2] == 1
    assert won == 4
