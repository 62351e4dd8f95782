"""What an option would bring about, as far as the seat that is asked can know.

The option is played on worlds that agree with everything the seat knows (`Observation.sample`), never on the truth,
with the log on. What happens by itself, up to the next decision, chance or secret, is certain, and so is the position
that it leads to. Where dice are rolled then, each roll is tried; where a card is drawn or something hidden is shown,
some worlds are. What the log would say then is counted, line by line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from phylarium.kernel.engine import State
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.message import Message
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import Rng, seeded

WORLDS: Final = 24
"""Worlds that are tried where chance is no roll of a few dice, or a secret comes into it."""

MOST_DICE: Final = 2
"""Dice of which every roll is tried."""

WAYS: Final = 5
"""Ways of going on that are told; rarer ones are left out."""

FORMS: Final = 3
"""So many lines that say the same of different things are told as one example."""

WORDS: Final = 1 << 32
"""How many numbers a generator can draw."""

IMAGINED: Final = 3
"""Games that are imagined to see when something can be chosen."""

FAR: Final = 40
"""Decisions to which such a game is played."""

RAREST: Final = 12
"""What happens less often than once in so many cases is left out: it would be one of many."""

Line = tuple[str, Message]
"""A line of the log: the rule it cites, and what it says."""


@dataclass(slots=True)
class Prospect:
    """Something that may happen then: lines that come together, and in how many of the cases they do."""

    lines: list[Line]
    """Empty: nothing more happens."""
    cases: int
    example: bool = False
    """Whether it is the like of these lines that happens, to one thing or another."""


@dataclass(slots=True)
class Foresight:
    """What would be told of an option."""

    lines: list[Line]
    """What happens in any case, in its order."""
    outcome: State
    """An imagined world as far as everything is certain; all of them look the same to the seat."""
    certain: bool
    """Whether nothing is left to chance and nothing hidden comes into it, up to the next decision."""
    ways: list[Prospect]
    """What may happen then, the likeliest first."""
    cases: int
    """How many cases were tried."""
    dice: int
    """Of how many dice the cases are all the rolls; 0: they are some of many worlds."""


def what_next(seen: Foresight, seat: int) -> Message | None:
    """What comes after all that is certain, in a sentence: a question, dice, or something that cannot be known.

    Who decides next is said where nothing else is to be told.
    """
    if seen.certain:
        game, decision = seen.outcome.game(), seen.outcome.decision()
        if decision.seat == seat:
            return Message("foresight-asked", {"question": game.question(seen.outcome)})
        if seen.lines:
            return None
        if decision.seat < 0:
            return decision.message
        return Message("foresight-other", {"who": game.addressee(seen.outcome, decision)})
    if seen.dice:
        return Message("foresight-dice", {"number": seen.dice})
    return Message("foresight-chance" if seen.ways else "foresight-open")


def share(seen: Foresight, way: Prospect) -> Message:
    """In how many of the cases something happens."""
    if way.cases == seen.cases:
        often = Message("foresight-share-all")
    elif seen.dice:
        often = Message("foresight-share-dice", {"cases": way.cases, "all": seen.cases, "number": seen.dice})
    else:
        often = Message("foresight-share", {"share": round(100 * way.cases / seen.cases)})
    return Message("foresight-share-example", {"share": often}) if way.example else often


@dataclass(slots=True)
class Course:
    """How far things go by themselves, in one world."""

    world: State
    """As it is at the next decision, or just before the next chance."""
    entries: list[Entry]
    certain: bool
    """Whether it came to a decision, or to the end of the game."""
    taken: int | None = None
    """The choice, where it is that which draws chance."""


def foresee(observation: Observation, action: int, seed: str = "") -> Foresight:
    """What an option of the decision that this seat is asked for would bring about."""
    rng = seeded(f"foresight {seed}")
    seat = observation.seat
    first = course(observation.sample(rng), action)
    sure = told(first, seat)
    if first.certain:
        return Foresight(sure, first.world, True, [], 1, 0)
    dice, stories = _rolls(first, seat)
    if not stories:
        stories = [_story(observation, action, rng) for _ in range(WORLDS)]
    same = _alike(stories)
    ways = _ways([story[same:] for story in stories])
    return Foresight(stories[0][:same], first.world, False, ways, len(stories), dice)


def told(found: Course, seat: int) -> list[Line]:
    """What a seat would read of it, but for whose turn begins."""
    game = found.world.game()
    lines = [entry for entry in found.entries if entry.audience in (EVERYBODY, seat)]
    return [(entry.rule, game.entry(found.world, entry)) for entry in lines if entry.what not in game.turn_lines]


def leads_to(observation: Observation, wanted: Sequence[int], seed: str = "") -> list[int]:
    """The options of the present decision after which the same seat may choose one of the wanted actions at once."""
    found = []
    world = observation.sample(seeded(f"leads to {seed}"))
    for action in observation.legal():
        after = course(world.clone(), action)
        asked = after.certain and after.world.to_move() == observation.seat
        if asked and any(one in after.world.offers for one in wanted):
            found.append(action)
    return found


def to_come(observation: Observation, seed: str = "") -> list[tuple[list[int], Message]]:
    """Decisions of games imagined from here: what may be chosen, and the question."""
    rng = seeded(f"to come {seed}")
    found = []
    for _ in range(IMAGINED):
        world = observation.sample(rng)
        for _ in range(FAR):
            if world.over():
                break
            found.append((world.legal(), world.game().question(world)))
            world.apply(world.offers[rng.below(len(world.offers))])
    return found


def asked_some_day(decisions: Sequence[tuple[list[int], Message]], wanted: Sequence[int]) -> Message | None:
    """The first question of decisions to come to which one of the wanted actions is an answer."""
    return next((question for legal, question in decisions if any(one in wanted for one in legal)), None)


# --- one world --------------------------------------------------------------------------------


def course(world: State, action: int) -> Course:
    """Take an option in a world and let happen what happens by itself, up to the next decision or chance."""
    world.journal = []
    world.number += 1
    before = world.clone()
    barrier = world.barrier()
    _choose(world, action)
    return _on(world) if world.barrier() == barrier else Course(before, [], False, action)


def _on(world: State) -> Course:
    """What `State.run` does, one frame at a time, and no further than to the next chance or secret."""
    barrier = world.barrier()
    journal: list[Entry] = [] if world.journal is None else world.journal
    while world.agenda:
        before = world.clone()
        length = len(journal)
        if _step(world):
            break
        if world.barrier() != barrier:
            return Course(before, journal[:length], False)
    return Course(world, journal, True)


def _past_chance(found: Course, rng: Rng | None = None) -> tuple[Course, int]:
    """What comes of the chance to which a course came, up to the next one; and how many numbers were drawn.

    Less than none where something hidden was shown.
    """
    world = found.world.clone()
    world.journal = found.entries.copy()
    if rng is not None:
        world.rng = rng
    counter, revealed = world.rng.counter, world.revealed
    if found.taken is None:
        _step(world)
    else:
        _choose(world, found.taken)
    drawn = world.rng.counter - counter if world.revealed == revealed else -1
    return _on(world), drawn


def _choose(world: State, action: int) -> None:
    frame = world.agenda.pop()
    world.steps[frame.op].chosen(world, frame, action)
    world.offers = []


def _step(world: State) -> bool:
    """The next frame: it acts, or is settled unasked; or it stays and waits for somebody, and that is told."""
    frame = world.agenda.pop()
    step = world.steps[frame.op]
    if not step.decides:
        step.act(world, frame)
        return False
    offers = step.options(world, frame)
    if len(offers) > 1 or (offers and step.always_asks):
        world.agenda.append(frame)
        world.offers = offers
        return True
    if offers:
        step.chosen(world, frame, offers[0])
    else:
        step.nothing(world, frame)
    return False


# --- many cases -------------------------------------------------------------------------------


def _story(observation: Observation, action: int, rng: Rng) -> list[Line]:
    """What is told in another world, past its first chance."""
    found = course(observation.sample(rng), action)
    if not found.certain:
        found, _ = _past_chance(found)
    return told(found, observation.seat)


def _rolls(found: Course, seat: int) -> tuple[int, list[list[Line]]]:
    """The number of dice that are rolled next, and what is told after each roll; nothing where it is no such roll."""
    sides = found.world.game().dice_sides
    _, dice = _past_chance(found)
    if not sides or not 1 <= dice <= MOST_DICE:
        return 0, []
    stories: list[list[Line]] = []
    for faces in product(range(sides), repeat=dice):
        # A number that is drawn is a face only where both ends of its range lead to the same.
        ends = [_past_chance(found, _showing(faces, sides, found.world.rng.counter, part)) for part in (0.2, 0.8)]
        low, high = (told(end, seat) for end, _ in ends)
        if low != high or any(drawn != dice for _, drawn in ends):
            return 0, []
        stories.append(low)
    return dice, stories


def _showing(faces: tuple[int, ...], sides: int, counter: int, part: float) -> Rng:
    """A generator whose first numbers (two at most) below `sides` are these; `part` says where in their ranges."""
    drawn = [int((face + part) * WORDS / sides) for face in (*faces, 0)]
    b = 0x2545F491
    after = b ^ (b >> 9)
    a = (drawn[0] - b - counter) % WORDS
    c = (drawn[1] - after - counter - 1) * pow(9, -1, WORDS) % WORDS
    return Rng(a, b, c, counter)


def _alike(stories: list[list[Line]]) -> int:
    """How many lines all of them begin with."""
    shortest = min(stories, key=len)
    for i, line in enumerate(shortest):
        if any(story[i] != line for story in stories):
            return i
    return len(shortest)


def _ways(stories: list[list[Line]]) -> list[Prospect]:
    """What may happen, counted; what only says how the dice fell, or which card came, is left out."""
    always = set.intersection(*({words.id for _, words in story} for story in stories))
    lines: dict[str, dict[Line, set[int]]] = {}
    for i, story in enumerate(stories):
        for line in story:
            lines.setdefault(line[1].id, {}).setdefault(line, set()).add(i)
    together: dict[tuple[frozenset[int], bool], list[Line]] = {}
    for id, forms in lines.items():
        if len(forms) < FORMS:
            for line, found in forms.items():
                together.setdefault((frozenset(found), False), []).append(line)
        elif id not in always:
            cases = frozenset[int]().union(*forms.values())
            together.setdefault((cases, True), []).append(next(iter(forms)))
    ways = [
        Prospect(told, len(cases), example)
        for (cases, example), told in together.items()
        if len(cases) * RAREST >= len(stories)
    ]
    quiet = sum(1 for story in stories if not story)
    if quiet and ways:
        ways.append(Prospect([], quiet))
    ways.sort(key=lambda way: -way.cases)
    return ways[:WAYS]
