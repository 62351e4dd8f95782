"""Every finished game of Genesis, whatever its end, starts every game that can follow; and what rules make of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.campaign.ends import ends, legacies
from tests.recorded.games import files, read

from phylarium.campaign import ways
from phylarium.campaign.ways import Chapter
from phylarium.families.fauna.rules.names import ARCHETYPE, NONE, ORGAN_COUNT, ORGANS, SHAPE_COUNT, SWIMMER, organ_of
from phylarium.families.lineage import Lifeform, Macroorganism, MicrobialLegacy
from phylarium.games.genesis import GAME as GENESIS
from phylarium.games.megafauna1 import GAME as MEGAFAUNA1
from phylarium.games.megafauna2 import GAME as MEGAFAUNA2
from phylarium.games.megafauna2 import legacy as megafauna2
from phylarium.games.mesofauna import GAME as MESOFAUNA
from phylarium.games.mesofauna import legacy as mesofauna
from phylarium.games.mesofauna.rules.names import BUG_COUNT
from phylarium.kernel.engine import State
from phylarium.kernel.registry import game
from phylarium.kernel.rng import seeded

CHAPTERS = {way.name: way.chapters[1] for way in ways()}
RECORDED = [path for path in files("genesis") if read(path).over]


def seats_of(legacy: MicrobialLegacy) -> int:
    """How many played: alone, one has two colours."""
    return len({player.seat for player in legacy.players})


def heirs(legacy: MicrobialLegacy) -> list[Lifeform]:
    return legacy.heirs(seats_of(legacy))


def begun(chapter: Chapter, legacy: MicrobialLegacy, last: bool = False, seats: int = 0) -> Iterator[State]:
    """Every decision of the set-up, decided by its first option or its last one."""
    rules = game(chapter.game)
    state: State = rules.start(seats or seats_of(legacy), chapter.options, "after the soup", log=True, legacy=legacy)
    while not state.over() and rules.heading(state) is None and state.number < 60:
        yield state
        state.apply(state.offers[-1 if last else 0])
    yield state


def check(legacy: MicrobialLegacy, seats: int = 0) -> None:
    """All successors start from it, are sound in their first turn, and ask with rules that they know."""
    seats = seats or seats_of(legacy)
    for chapter in CHAPTERS.values():
        if not chapter.open_to(seats):
            continue
        for last in (False, True):
            for state in begun(chapter, legacy, last, seats):
                assert state.decision().rule in state.game().rules()
            assert state.status() == []
            assert not state.over()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_recorded_end_of_every_variant_starts_every_successor(path: object) -> None:
    recorded = read(path)  # type: ignore[arg-type]
    state = GENESIS.start(recorded.seats, recorded.options, recorded.seed)
    for index in recorded.actions:
        state.apply(GENESIS.vocabulary.parse(recorded.names[index]))
    check(GENESIS.legacy(state, {}))


@pytest.mark.parametrize("number", range(len(ends())))
def test_every_chosen_end_starts_every_successor(number: int) -> None:
    check(legacies()[number])


@pytest.mark.parametrize("number", range(0, len(ends()), 2))
def test_people_may_leave_and_join_after_every_end(number: int) -> None:
    legacy = legacies()[number]
    seats = seats_of(legacy)
    # The first one leaves; the others move up, and somebody new takes the last seat.
    check(legacy.reseated({seat: seat - 1 for seat in range(1, seats)}), max(seats, 1))
    # Everybody stays, and somebody joins in the first seat.
    if seats < 4:
        check(legacy.reseated({seat: seat + 1 for seat in range(seats)}), seats + 1)
    # One goes on alone.
    check(legacy.reseated({seats - 1: 0}), 1)


@pytest.mark.rule("megafauna2", "C2j")
@pytest.mark.rule("mesofauna", "K1d", "K1h")
def test_who_joins_has_nothing_from_genesis() -> None:
    legacy = next(one for one in legacies() if seats_of(one) == 2 and len(heirs(one)) == 2)
    joined = legacy.reseated({0: 0, 1: 2})
    *_, land = begun(CHAPTERS["genesis,megafauna2"], joined, True, 3)
    assert isinstance(land, MEGAFAUNA2.state)
    assert land.novices == 1 << land.colour_of[1]
    *_, bugs = begun(CHAPTERS["genesis,mesofauna"], joined, True, 3)
    assert isinstance(bugs, MESOFAUNA.state)
    assert bugs.size[bugs.colour_of[1] * SHAPE_COUNT + ARCHETYPE] == 0, "no archetype: a parasite, or a Lazarus"
    assert (bugs.novices >> bugs.colour_of[1]) & 1 == 0, "parasites are exempt"


def test_the_ends_have_all_that_can_carry_over() -> None:
    macros = [macro for legacy in legacies() for player in legacy.players for macro in player.macroorganisms]
    assert {legacy.armageddon for legacy in legacies()} == {False, True}
    assert {macro.terrestrial for macro in macros} == {False, True}
    assert len({macro.name for macro in macros}) >= 8
    assert any(len(player.macroorganisms) > 1 for legacy in legacies() for player in legacy.players)
    assert {player.place for legacy in legacies() if seats_of(legacy) == 1 for player in legacy.players} == {1, 2}


# --- Megafauna, second edition (C2) ---------------------------------------------------------------


def alone(player: Lifeform) -> Macroorganism | None:
    """The macroorganism of a player who has one only."""
    return player.macroorganisms[0] if len(player.macroorganisms) == 1 else None


def settled(rules: str, legacy: MicrobialLegacy) -> State:
    """After set-up, with everything declined that can be."""
    *_, state = begun(CHAPTERS[f"genesis,{rules}"], legacy, last=True)
    return state


SEVERAL = [number for number, legacy in enumerate(legacies()) if seats_of(legacy) > 1]


@pytest.mark.rule("megafauna2", "C2", "C2a", "C2b", "C2c", "C2d", "C2e", "C2h")
@pytest.mark.parametrize("number", SEVERAL)
def test_real_macroorganisms_have_their_colours_unless_a_higher_score_had_it(number: int) -> None:
    legacy = legacies()[number]
    state = settled("megafauna2", legacy)
    assert isinstance(state, MEGAFAUNA2.state)
    order = sorted(heirs(legacy), key=lambda player: (-player.points, player.seat))
    taken: set[int] = set()
    for player in order:
        wanted = {colour for macro in player.macroorganisms for colour in megafauna2.FORMS[macro.name][0]}
        colour = state.colour_of[player.seat]
        assert colour in wanted or wanted <= taken
        taken.add(colour)


@pytest.mark.rule("megafauna2", "C2f", "C2g", "C2j")
@pytest.mark.parametrize("number", SEVERAL)
def test_real_heirs_have_organs_and_fossils_on_land_and_swim_without_in_the_sea(number: int) -> None:
    legacy = legacies()[number]
    state = settled("megafauna2", legacy)
    assert isinstance(state, MEGAFAUNA2.state)
    for player in heirs(legacy):
        macro = alone(player)
        if macro is None:
            continue
        colour = state.colour_of[player.seat]
        archetype, swimmer = colour * SHAPE_COUNT + ARCHETYPE, colour * SHAPE_COUNT + SWIMMER
        if macro.terrestrial:
            assert state.size[archetype] > 0
            assert state.fossils[colour] == 1
            for organ in range(ORGAN_COUNT - 1):
                wanted = sum(one.colour == ORGANS[organ] for one in macro.organs)
                assert organ_of(state.basal[archetype], organ) == wanted
        else:
            assert (state.size[archetype], state.size[swimmer] > 0) == (0, True)
            assert state.organs[swimmer] == 0
            assert state.fossils[colour] == 0
    if heirs(legacy):
        penalized = {seat for seat, colour in enumerate(state.colour_of) if (state.novices >> colour) & 1}
        assert penalized == {player.seat for player in legacy.players} - {player.seat for player in heirs(legacy)}


@pytest.mark.rule("megafauna2", "C2k")
@pytest.mark.parametrize("number", SEVERAL)
def test_real_endosymbionts_of_others_begin_with_a_host(number: int) -> None:
    legacy = legacies()[number]
    state = settled("megafauna2", legacy)
    assert isinstance(state, MEGAFAUNA2.state)
    seat_of = {player.colour: player.seat for player in legacy.players}
    for player in heirs(legacy):
        macro = alone(player)
        for guest in [] if macro is None else macro.endosymbionts:
            if guest.played and guest.colour in seat_of and seat_of[guest.colour] != player.seat:
                other, colour = state.colour_of[seat_of[guest.colour]], state.colour_of[player.seat]
                assert state.guests[other * len(state.fossils) + colour] // SHAPE_COUNT == colour


@pytest.mark.rule("megafauna2", "C3", "C3a", "C3b")
@pytest.mark.parametrize("number", [number for number in range(len(ends())) if number not in SEVERAL])
def test_alone_only_a_won_game_carries_over_and_a_lost_one_has_the_boring_events(number: int) -> None:
    legacy = legacies()[number]
    state = settled("megafauna2", legacy)
    assert isinstance(state, MEGAFAUNA2.state)
    won = legacy.players[0].place == 1 and bool(heirs(legacy))
    assert state.eventful == int(not won)


# --- Mesofauna (K1) ----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "K1", "K1b", "K1c", "K1d", "K1g")
@pytest.mark.parametrize("number", SEVERAL)
def test_real_macroorganisms_go_on_as_dinosaurs_or_bugs_and_others_as_parasites(number: int) -> None:
    legacy = legacies()[number]
    state = settled("combined", legacy)
    assert isinstance(state, MESOFAUNA.state)
    found = heirs(legacy)
    for player in found:
        wanted = {colour for macro in player.macroorganisms for colour in mesofauna.FORMS[macro.name]}
        colour = state.colour_of[player.seat]
        assert colour in wanted or all(state.seat_of[other] != NONE for other in wanted)
    if found:
        without = {player.seat for player in legacy.players} - {player.seat for player in found}
        for seat in without:
            colour = state.colour_of[seat]
            assert colour < BUG_COUNT or all(other >= BUG_COUNT or state.seat_of[other] != NONE for other in range(4))


@pytest.mark.rule("mesofauna", "K1e", "K1f", "K1h")
@pytest.mark.parametrize("number", SEVERAL)
def test_real_organs_and_bionts_go_over_and_winners_are_exempt(number: int) -> None:
    legacy = legacies()[number]
    state = settled("combined", legacy)
    assert isinstance(state, MESOFAUNA.state)
    for player in heirs(legacy):
        macro = alone(player)
        if macro is None:
            continue
        archetype = state.colour_of[player.seat] * SHAPE_COUNT + ARCHETYPE
        for organ in range(ORGAN_COUNT - 1):
            wanted = sum(one.colour == ORGANS[organ] for one in macro.organs) if macro.terrestrial else 0
            assert organ_of(state.basal[archetype], organ) == wanted
        assert sum(at == archetype for at in state.card_at) == len(macro.endosymbionts)
        if player.place == 1:
            assert (state.novices >> state.colour_of[player.seat]) & 1 == 0


# --- Megafauna, first edition ----------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "genesis.K")
@pytest.mark.parametrize("number", range(len(ends())))
def test_real_heirs_choose_dynasties_in_the_order_of_their_scores(number: int) -> None:
    legacy = legacies()[number]
    found = [player for player in heirs(legacy) if seats_of(legacy) > 1 or player.place == 1]
    asked: list[int] = []
    for state in begun(CHAPTERS["genesis,megafauna1"], legacy):
        assert isinstance(state, MEGAFAUNA1.state)
        if not state.colour_of and state.turn == 0:
            asked.append(state.to_move())
    order = [one.seat for one in sorted(found, key=lambda one: (-one.points, -sum(one.catalysts.values()), one.seat))]
    # The last of four has no choice left.
    assert asked == order[: len(asked)]
    assert len(asked) >= min(len(order), 3)


# --- to the end --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(ends())))
def test_games_from_real_ends_are_sound_to_their_own_end(number: int) -> None:
    legacy = legacies()[number]
    seats = seats_of(legacy)
    chapters = [chapter for chapter in CHAPTERS.values() if chapter.open_to(seats)]
    chapter = chapters[number % len(chapters)]
    state: State = game(chapter.game).start(seats, chapter.options, f"on from {number}", legacy=legacy)
    rng = seeded(f"on from {number}")
    while not state.over():
        state.apply(state.offers[rng.below(len(state.offers))])
        assert state.status() == []
    assert len(state.scores()) == seats
