"""The story of a finished game, as a page shows it."""

from __future__ import annotations

import msgspec

from phylarium.bots.score import judgement_of
from phylarium.kernel.game import Game
from phylarium.review.chances import fits_of
from phylarium.review.story import Decision, Telling, Turn, costliest, steady, turning_points
from phylarium.table.client_view import seat_title
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import Room
from phylarium.table.saying import game_words, say, term_words
from phylarium.table.service import TableService
from phylarium.table.store.stories import TOLD

MOST_POINTS = 200
"""Points of a curve: a screen shows no more."""

WIDTH, HEIGHT = 640, 240


class TermView(msgspec.Struct):
    text: str
    points: float


class TurnView(msgspec.Struct):
    number: int
    seat: int
    """Whose chance changed."""

    name: str
    before: int
    after: int
    """In hundredths."""

    actor: str
    asked: str
    """What was to be decided then."""

    text: str
    """What was done."""


class CostView(msgspec.Struct):
    number: int
    seat: int
    asked: str
    """What was to be decided."""

    taken: str
    better: str
    cost: float
    why: list[TermView]


class PersonView(msgspec.Struct):
    seat: int
    name: str
    decisions: list[CostView]


class Curve(msgspec.Struct):
    """A seat's chance over the game: `points` as a drawn line, `ends` in hundredths at its end."""

    seat: int
    name: str
    colour: str
    points: str


class StoryView(msgspec.Struct):
    status: str
    """`begun`, `told`, or `failed`."""

    done: int
    steps: int
    fitted: int
    """Games between bots to which the chances were fitted; 0: nobody can say what the chances are."""

    together: bool
    """Whether the seats have one chance together."""

    curves: list[Curve] = []
    turns: list[TurnView] = []
    people: list[PersonView] = []


async def story_view(service: TableService, room: Room, language: str) -> StoryView:
    """The story of a game that is over, as far as it is told; it is begun where nobody has asked for it."""
    if room.row.status != "over":
        raise RequestRefused(409, "not-over", "table-error-not-over")
    await service.stories.ask(room.row.id)
    row = await service.store.story(room.row.id)
    assert row is not None
    fits = fits_of(room.game)
    fit = None if fits is None else fits.alone if room.row.seats == 1 else fits.competing
    together = room.game.verdict(room.state) is not None
    view = StoryView(row.status, row.done, row.steps, 0 if fit is None else fit.games, together)
    if row.status == TOLD:
        telling = msgspec.json.decode(row.telling, type=Telling)
        view.curves = [] if fit is None else curves_of(room, telling, language)
        view.turns = [turn_view(room, turn, language) for turn in turning_points(telling)]
        view.people = people_of(room, telling, language)
    return view


def curves_of(room: Room, telling: Telling, language: str) -> list[Curve]:
    """A line for each seat, or one for all where they have one chance together."""
    chances = steady(telling)
    known = [number for number, given in enumerate(chances) if given]
    if len(known) < 2 or not chances[0]:
        return []
    step = max(1, len(known) // MOST_POINTS)
    shown = sorted({*known[::step], known[-1]})
    found = []
    names = names_of(room, language)
    for seat in range(room.row.seats):
        points = " ".join(
            f"{WIDTH * number / max(1, telling.total):.1f},{HEIGHT - HEIGHT * chances[number][seat] / 1000:.1f}"
            for number in shown
        )
        found.append(Curve(seat, names[seat], room.game.seat_colour(room.state, seat), points))
    return found


def names_of(room: Room, language: str) -> list[str]:
    """What the players are called; those who are called alike, as bots of one kind are, with what they play."""
    titles = [seat_title(seat, language) for seat in room.seats]
    labels = [
        game_words(room.game.name, room.game.seat_name(room.state, seat), language) for seat in range(len(titles))
    ]
    return [
        say("table-decider", language, name=title, label=label) if titles.count(title) > 1 else title
        for title, label in zip(titles, labels, strict=True)
    ]


def turn_view(room: Room, turn: Turn, language: str) -> TurnView:
    actor = room.match.past[turn.number].seat
    names = names_of(room, language)
    return TurnView(
        number=turn.number,
        seat=turn.seat,
        name=names[turn.seat],
        before=round(turn.before / 10),
        after=round(turn.after / 10),
        actor=names[actor],
        asked=_asked(room, turn.number, language),
        text=_described(room, turn.number, room.match.texts()[turn.number], language),
    )


def people_of(room: Room, telling: Telling, language: str) -> list[PersonView]:
    scale, names = judgement_of(room.game).scale, names_of(room, language)
    return [
        PersonView(
            seat,
            names[seat],
            [cost_view(room, one, language) for one in costliest(telling, seat, scale)],
        )
        for seat in telling.people
    ]


def cost_view(room: Room, one: Decision, language: str) -> CostView:
    why = [TermView(term_words(room.game.name, term.name, language), term.points) for term in one.why]
    taken, better = (_described(room, one.number, text, language) for text in (one.taken, one.better))
    asked = _asked(room, one.number, language)
    return CostView(one.number, one.seat, asked, taken, better, round(one.cost, 1), why)


def _asked(room: Room, number: int, language: str) -> str:
    """What was to be decided after so many actions."""
    return game_words(room.game.name, room.game.asked(room.match.rebuilt(number)), language)


def _described(room: Room, number: int, action: str, language: str) -> str:
    """What an action is called where it was taken."""
    state = room.match.rebuilt(number)
    game: Game = state.game()
    return game_words(game.name, state.describe(game.vocabulary.parse(action)), language)
