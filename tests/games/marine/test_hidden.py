"""What a seat and a spectator can and cannot know, and what they imagine instead.

Hidden are the tiles below the top of a stack, the evolution deck, the cards boxed at the start, and
traits that an animal may choose from or has kept in secret. A sample agrees with all the rest.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    choose_card,
    dealt,
    do,
    give_trait,
    hand,
    lose,
    offers,
    sound,
    start,
    traits_of,
    turn,
)
from tests.games.packs import edit

from phylarium.games.marine import GAME, tables
from phylarium.games.marine.rules.names import ANIMALS, ASTEROID, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import in_mask, take_trait
from phylarium.games.marine.rules.values import NONE
from phylarium.kernel.codec import encode
from phylarium.kernel.engine import SPECTATOR, TRUTH
from phylarium.kernel.match import Match
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded

LAST_CARDS = 5
"""The Asteroid is shuffled with four others under all the rest (setup.S)."""

SETTINGS: dict[str, tuple[int, dict[str, Value]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "two animals each": (2, {"two_animals": True, "superheroes": True}),
    "random earth": (3, {"random_earth": True, "animals": "random"}),
    "alternate displays": (4, {"alternate_displays": True, "length": "short"}),
    "superheroes": (4, {"superheroes": True, "length": "epic"}),
    "everything": (3, {"superheroes": True, "random_earth": True, "alternate_displays": True, "length": "long"}),
}


def positions(seats: int, options: Mapping[str, Value], seed: str, about: int) -> Iterator[Marine]:
    """Positions of one random game: all of set-up, then about so many."""
    state = GAME.start(seats, options, seed)
    assert isinstance(state, Marine)
    dice = random.Random(seed)
    while not state.over():
        if state.animal == NONE or dice.random() < about / 600:
            yield state
        state.apply(dice.choice(state.legal()))
    yield state


def sampled(state: Marine, seat: int, seed: str) -> Marine:
    sample = state.observation(seat).sample(seeded(seed))
    assert isinstance(sample, Marine)
    return sample


def samples(state: Marine, seat: int, count: int) -> list[Marine]:
    return [sampled(state, seat, f"sample {number}") for number in range(count)]


def masked(state: Marine, seat: int) -> Marine:
    copy = state.masked(seat)
    assert isinstance(copy, Marine)
    return copy


def seat_of(state: Marine, animal: str) -> int:
    return state.seat_of[ANIMALS.index(animal)]


def shown(state: Marine, seat: int, animal: str) -> dict[str, object]:
    """What a seat sees of an animal."""
    return next(view for view in state.view(seat)["animals"] if view["name"] == animal)


def tiles_below(state: Marine) -> list[list[int]]:
    """The tiles under the top one of each stack."""
    return [state.stacks[stack * 7 : stack * 7 + max(0, state.heights[stack] - 1)] for stack in range(3)]


def words_in(message: Message) -> set[str]:
    """The ids of a message and of all messages within it."""
    found = {message.id}
    for value in message.args.values():
        if isinstance(value, Message):
            found |= words_in(value)
    return found


# --- tiles and cards -------------------------------------------------------------------------


@pytest.mark.rule("marine", "setup.C")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_only_the_top_tile_of_each_stack_is_seen(seat: int) -> None:
    state = start()
    seen = masked(state, seat)
    assert tiles_below(seen) == [[NONE] * 6] * 3
    tops = [state.stacks[6], state.stacks[13], state.stacks[20]]
    assert [seen.stacks[6], seen.stacks[13], seen.stacks[20]] == tops
    assert [stack["height"] for stack in state.view(seat)["stacks"]] == [7, 7, 7]


@pytest.mark.rule("marine", "wanderlust.tile")
def test_the_next_tile_is_turned_up_for_everybody_when_one_is_taken() -> None:
    state = start()
    turn(state, "fishes")
    do(state, "place:basic@wanderlust-1", "stack:2")
    seen = masked(state, SPECTATOR)
    assert seen.stacks[12] == state.stacks[12]
    assert seen.stacks[11] == NONE


@pytest.mark.rule("marine", "setup.S")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_the_deck_and_the_boxed_cards_are_seen_by_nobody(seat: int) -> None:
    state = start()
    seen = masked(state, seat)
    assert seen.deck == [NONE] * 20
    assert seen.boxed == [NONE] * 10
    assert seen.row == state.row
    cards = state.view(seat)["cards"]
    assert (cards["deck"], cards["boxed"]) == (20, 10)


@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_the_generator_is_no_part_of_what_is_seen(seat: int) -> None:
    assert masked(start(), seat).rng.words() == [0, 0, 0, 0]


def test_bags_are_seen_because_everybody_can_count() -> None:
    state = start()
    assert masked(state, SPECTATOR).bag == state.bag
    assert masked(state, SPECTATOR).terrain_bag == state.terrain_bag


# --- traits ----------------------------------------------------------------------------------


@pytest.fixture
def choosing() -> Marine:
    """Four animals with three traits each, before the first is kept."""
    state = dealt("crustaceans", "fishes", "cephalopods", "reptiles")
    hand(state, "crustaceans", "flight", "social", "solitary")
    return state


@pytest.mark.rule("marine", "setup.R")
def test_a_seat_sees_its_own_trait_hand(choosing: Marine) -> None:
    assert shown(choosing, 0, "crustaceans")["hand"] == ["flight", "social", "solitary"]
    assert masked(choosing, 0).hands[ANIMALS.index("crustaceans")] == choosing.hands[ANIMALS.index("crustaceans")]


@pytest.mark.rule("marine", "setup.R")
@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2, 3])
def test_nobody_else_sees_more_of_a_trait_hand_than_its_size(choosing: Marine, seat: int) -> None:
    assert shown(choosing, seat, "crustaceans")["hand"] is None
    assert masked(choosing, seat).hands[ANIMALS.index("crustaceans")] == -1 - 3


@pytest.mark.rule("marine", "setup.R")
def test_the_box_of_traits_does_not_tell_what_is_in_the_hands(choosing: Marine) -> None:
    assert masked(choosing, SPECTATOR).trait_box == NONE
    assert masked(choosing, 0).trait_box == NONE


@pytest.mark.rule("marine", "setup.R")
def test_a_kept_trait_is_secret_until_all_have_chosen(choosing: Marine) -> None:
    do(choosing, "trait:social")
    assert shown(choosing, 0, "crustaceans")["kept"] == ["social"]
    assert shown(choosing, 1, "crustaceans")["kept"] is None
    crustaceans = ANIMALS.index("crustaceans")
    assert (masked(choosing, 1).hands[crustaceans], masked(choosing, 1).kept[crustaceans]) == (-1 - 2, -1 - 1)
    assert shown(choosing, 1, "crustaceans")["traits"] == []


@pytest.mark.rule("marine", "setup.R")
def test_all_see_the_kept_traits_once_they_are_revealed(choosing: Marine) -> None:
    do(choosing, "trait:social")
    while asked(choosing)[1] == "setup.R":
        do(choosing, offers(choosing)[0])
    assert shown(choosing, SPECTATOR, "crustaceans")["traits"] == ["social"]
    assert masked(choosing, SPECTATOR).trait_box == choosing.trait_box


@pytest.mark.rule("marine", "setup.R")
def test_opponents_imagine_every_trait_that_they_cannot_see_in_a_hand(choosing: Marine) -> None:
    fishes = ANIMALS.index("fishes")
    mine = set(in_mask(choosing.hands[fishes]))
    imagined = [in_mask(sample.hands[ANIMALS.index("crustaceans")]) for sample in samples(choosing, 1, 60)]
    assert {len(traits) for traits in imagined} == {3}
    assert set().union(*imagined) == set(range(len(TRAITS))) - mine


@pytest.mark.rule("marine", "variant.two-animals")
def test_a_seat_with_two_animals_sees_both_hands() -> None:
    state = dealt("crustaceans", "fishes", "cephalopods", "reptiles", two_animals=True)
    mine, theirs = seat_of(state, "crustaceans"), seat_of(state, "fishes")
    assert mine == seat_of(state, "reptiles") != theirs
    assert shown(state, mine, "crustaceans")["hand"] is not None
    assert shown(state, mine, "reptiles")["hand"] is not None
    assert shown(state, mine, "fishes")["hand"] is None


@pytest.mark.rule("marine", "setup.R", "variant.superheroes")
def test_a_superhero_dealt_no_more_than_it_keeps_remembers_what_it_kept(tmp_path: Path) -> None:
    """A pack may deal two traits, of which a superhero keeps both: its hand is empty while others still choose."""
    edit(tables.DATA, tmp_path, "traits.toml", "dealt = 3", "dealt = 2")
    state = GAME.start(4, {"superheroes": True, "animals": "random"}, "a test", pack=tmp_path)
    animal = state.agenda[-1].actor
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    assert (state.hands[animal], len(in_mask(state.kept[animal]))) == (0, 2)
    assert asked(state)[1] == "setup.R"
    sample = sampled(state, state.seat_of[animal], "what it kept")
    assert (sample.hands[animal], sample.kept[animal]) == (0, state.kept[animal])


# --- traits in the course of the game --------------------------------------------------------


@pytest.fixture
def expressing() -> Marine:
    """Reptiles with Flight that have just drawn traits for Gene Expression."""
    state = start()
    give_trait(state, "reptiles", "flight")
    choose_card(state, "reptiles", "gene_expression")
    return state


@pytest.mark.rule("marine", "card.gene_expression")
def test_traits_drawn_by_gene_expression_are_for_the_eyes_of_one_seat(expressing: Marine) -> None:
    reptiles = ANIMALS.index("reptiles")
    mine = seat_of(expressing, "reptiles")
    names = [TRAITS[trait] for trait in in_mask(expressing.hands[reptiles])]
    assert shown(expressing, mine, "reptiles")["hand"] == names
    assert shown(expressing, SPECTATOR, "reptiles")["hand"] is None
    assert masked(expressing, SPECTATOR).trait_box == NONE
    assert len({sample.hands[reptiles] for sample in samples(expressing, 0, 20)}) > 1
    assert {sample.hands[reptiles] for sample in samples(expressing, mine, 5)} == {expressing.hands[reptiles]}


@pytest.mark.rule("marine", "card.gene_expression")
def test_the_traits_not_taken_for_gene_expression_are_public_again(expressing: Marine) -> None:
    do(expressing, offers(expressing)[0])
    seen = masked(expressing, SPECTATOR)
    assert seen.hands == seen.kept == [0, 0, 0, 0]
    assert seen.trait_box == expressing.trait_box


@pytest.fixture
def superhero() -> Marine:
    """Reptiles with Flight and Social that have just drawn traits for Gene Expression."""
    state = start(superheroes=True)
    give_trait(state, "reptiles", "flight")
    state.trait_box &= ~(1 << TRAITS.index("social"))
    take_trait(state, ANIMALS.index("reptiles"), 1, TRAITS.index("social"))
    choose_card(state, "reptiles", "gene_expression")
    return state


@pytest.mark.rule("marine", "card.gene_expression", "variant.superheroes")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_a_superheros_new_trait_is_secret_while_the_old_one_is_chosen(superhero: Marine, seat: int) -> None:
    after = [superhero.clone() for _ in superhero.legal()]
    for state, action in zip(after, superhero.legal(), strict=True):
        state.apply(action)
        assert offers(state) == ["trait:flight", "trait:social"]
    assert len(after) > 1
    assert len({encode(state) for state in after}) == len(after)
    assert len({encode(state.masked(seat)) for state in after}) == 1
    assert len({str(state.observation(seat).decision().message) for state in after}) == 1


@pytest.mark.rule("marine", "card.gene_expression", "variant.superheroes")
def test_a_superhero_is_reminded_of_its_new_trait_while_it_chooses_the_old_one(superhero: Marine) -> None:
    new = offers(superhero)[1].removeprefix("trait:")
    do(superhero, f"trait:{new}")
    mine = seat_of(superhero, "reptiles")
    assert f"trait-{new}" in words_in(superhero.observation(mine).decision().message)
    assert shown(superhero, mine, "reptiles")["kept"] == [new]


@pytest.mark.rule("marine", "card.gene_expression", "variant.superheroes")
def test_a_superheros_new_trait_as_opponents_imagine_it_can_be_played_on(superhero: Marine) -> None:
    do(superhero, offers(superhero)[0])
    reptiles = ANIMALS.index("reptiles")
    imagined = samples(superhero, 0, 20)
    assert len({sample.kept[reptiles] for sample in imagined}) > 1
    for sample in imagined:
        (new,) = in_mask(sample.kept[reptiles])
        do(sample, "trait:flight")
        assert traits_of(sample, "reptiles") == [TRAITS[new], "social"]


@pytest.mark.rule("marine", "trait.exaptation")
def test_traits_drawn_by_exaptation_are_for_the_eyes_of_one_seat() -> None:
    state = start()
    bare(state)
    give_trait(state, "fishes", "flight")
    give_trait(state, "reptiles", "exaptation")
    lose(state, "reptiles", state.pool[ANIMALS.index("reptiles")] - 17)
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "place-cube")
    reptiles = ANIMALS.index("reptiles")
    assert asked(state) == ("reptiles", "trait.exaptation")
    assert masked(state, SPECTATOR).hands[reptiles] == -1 - 3
    assert len({sample.hands[reptiles] for sample in samples(state, 0, 20)}) > 1
    assert {sample.hands[reptiles] for sample in samples(state, 3, 5)} == {state.hands[reptiles]}
    assert state.journal is not None
    dealt_to = [entry.audience for entry in state.journal if entry.what == "log-trait-dealt"]
    assert dealt_to == [seat_of(state, "reptiles")] * 3


# --- the log ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "setup.R")
def test_only_its_own_seat_reads_which_traits_an_animal_was_dealt_and_kept() -> None:
    match = Match.start(GAME, 4, {"animals": "random"}, "log")
    for _ in range(3):
        match.apply(match.state.to_move(), match.state.legal()[0])
    state = match.state
    assert isinstance(state, Marine)
    private = {"log-trait-dealt", "log-trait-kept"}
    assert [e.what for e, _ in match.log(SPECTATOR) if e.what in private] == []
    for seat in range(4):
        mine = [e for e, _ in match.log(seat) if e.what in private]
        assert {state.seat_of[e.who] for e in mine} == {seat}
        assert len([e for e in mine if e.what == "log-trait-dealt"]) == 3


@pytest.mark.parametrize("name", ["four", "superheroes"])
def test_no_line_for_everybody_names_a_trait_before_it_is_shown(name: str) -> None:
    seats, options = SETTINGS[name]
    match = Match.start(GAME, seats, options, "lines")
    dice = random.Random("lines")
    while not match.state.over():
        match.apply(match.state.to_move(), dice.choice(match.state.legal()))
        state = match.state
        assert isinstance(state, Marine)
        hidden = {TRAITS[t] for a in range(4) for t in in_mask(state.hands[a] | state.kept[a])}
        told = [message for entry, message in match.log(SPECTATOR) if entry.number == state.number]
        for message in told:
            assert not words_in(message) & {f"trait-{trait}" for trait in hidden}


# --- samples ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETTINGS)
def test_samples_look_the_same_to_the_seat_and_break_nothing(name: str) -> None:
    seats, options = SETTINGS[name]
    for state in positions(seats, options, f"agree {name}", 12):
        for seat in range(SPECTATOR, seats):
            sample = sampled(state, seat, f"{seat} {state.number}")
            assert sample.status() == []
            assert sample.viewer == TRUTH
            assert encode(sample.masked(seat)) == encode(state.masked(seat))
            assert sample.view(seat) == state.view(seat)
            if seat == state.to_move():
                assert sample.legal() == state.legal()


@pytest.mark.rule("marine", "setup.S")
@pytest.mark.parametrize("name", SETTINGS)
def test_the_asteroid_is_imagined_among_the_last_five_cards_until_it_is_seen(name: str) -> None:
    seats, options = SETTINGS[name]
    dealing = 0
    for state in positions(seats, options, f"asteroid {name}", 25):
        if not state.deck and not state.discard:
            continue
        dealing += 1
        seen = ASTEROID in state.row or ASTEROID in state.discard
        sample = sampled(state, 0, f"{state.number}")
        assert (ASTEROID in sample.deck[:LAST_CARDS]) is not seen
        assert ASTEROID not in sample.deck[LAST_CARDS:]
        assert ASTEROID not in sample.boxed
    assert dealing > 3


@pytest.mark.rule("marine", "setup.S")
def test_each_of_the_last_five_places_is_as_likely_to_hold_the_asteroid() -> None:
    places = Counter(sample.deck.index(ASTEROID) for sample in samples(start(), 0, 500))
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert min(places.values()) > 70


def test_the_asteroid_is_known_to_be_the_last_card_left() -> None:
    state = start()
    others = [card for card in state.deck if card != ASTEROID]
    state.deck = [ASTEROID]
    state.discard.extend(others)
    sound(state)
    assert [sample.deck for sample in samples(state, 0, 3)] == [[ASTEROID]] * 3


def test_no_card_that_lies_face_up_is_imagined_elsewhere() -> None:
    state = start()
    state.discard.append(state.deck.pop())
    faces = {*state.row, *state.discard}
    for sample in samples(state, 0, 20):
        assert not faces & {*sample.deck, *sample.boxed}


@pytest.mark.rule("marine", "wanderlust.tile")
def test_tiles_are_counted_right_while_one_is_in_hand() -> None:
    state = start()
    turn(state, "fishes")
    do(state, "place:basic@wanderlust-1", "stack:1")
    assert asked(state) == ("fishes", "wanderlust.tile")
    unseen = Counter(tile for stack in tiles_below(state) for tile in stack)
    assert sum(unseen.values()) == 17
    for sample in samples(state, 0, 20):
        assert Counter(tile for stack in tiles_below(sample) for tile in stack) == unseen
        do(sample, offers(sample)[0])


@pytest.mark.parametrize("name", SETTINGS)
def test_unseen_tiles_are_the_ones_that_are_nowhere_else(name: str) -> None:
    seats, options = SETTINGS[name]
    for state in positions(seats, options, f"tiles {name}", 25):
        unseen = Counter(tile for stack in tiles_below(state) for tile in stack)
        sample = sampled(state, SPECTATOR, str(state.number))
        assert Counter(tile for stack in tiles_below(sample) for tile in stack) == unseen


def test_samples_vary_in_everything_that_is_hidden() -> None:
    state = start()
    drawn = samples(state, 0, 30)
    assert len({tuple(sample.stacks) for sample in drawn}) == 30
    assert len({tuple(sample.deck) for sample in drawn}) == 30
    assert len({tuple(sorted(sample.boxed)) for sample in drawn}) > 20
    assert len({tuple(sample.rng.words()) for sample in drawn}) == 30


def test_a_sample_does_not_depend_on_the_truth() -> None:
    """Two positions that differ only in what is hidden give the same samples."""
    one = start()
    two = one.clone()
    two.deck.reverse()
    two.deck[:LAST_CARDS], two.deck[-LAST_CARDS:] = two.deck[-LAST_CARDS:], two.deck[:LAST_CARDS]
    two.stacks[0:6] = reversed(two.stacks[0:6])
    two.rng = seeded("another")
    assert encode(one) != encode(two)
    assert encode(sampled(one, 2, "same")) == encode(sampled(two, 2, "same"))


def test_a_sample_is_drawn_from_the_given_generator_only() -> None:
    state = start()
    assert encode(sampled(state, 1, "same")) == encode(sampled(state, 1, "same"))
    assert encode(sampled(state, 1, "same")) != encode(sampled(state, 1, "other"))


@pytest.mark.parametrize("name", SETTINGS)
def test_samples_can_be_played_to_the_end(name: str) -> None:
    seats, options = SETTINGS[name]
    dice = random.Random(name)
    chosen = dice.sample(list(snapshots(seats, options, f"play {name}")), 3)
    for state in chosen:
        sample = sampled(state, dice.randrange(SPECTATOR, seats), name)
        while not sample.over():
            sample.apply(dice.choice(sample.legal()))
            assert sample.status() == []
        assert sorted(sample.ranking()) == list(range(1, seats + 1))


def snapshots(seats: int, options: Mapping[str, Value], seed: str) -> Iterator[Marine]:
    for state in positions(seats, options, seed, 12):
        yield state.clone()
