"""A thing on the board that somebody asks about: what it is, why nothing can be done with it now, where it comes from.

What it is called is what its picture says. Everything comes from what the viewer may know.
"""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import unescape
from typing import Final

import msgspec

from phylarium.kernel.foresight import asked_some_day, leads_to, to_come
from phylarium.kernel.game import Game
from phylarium.kernel.inspection import provenance_of
from phylarium.kernel.message import Message, Reason
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.table.position import Position
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_words, rule_words, say

_TITLED: Final = re.compile(r'<g id="([^"]+)" class="target[^>]*><title>([^<]*)</title>')


class Why(msgspec.Struct):
    """Why something cannot be done now."""

    allowed: bool
    name: str
    """What was asked about: a thing on the board, or an option."""
    reason: str
    rule: str
    rule_text: str


class Thing(msgspec.Struct):
    """A thing on the board, looked at closely."""

    target: str
    name: str
    lines: list[str]
    """What is on it, with every symbol by its name."""
    sources: list[str]
    """Where its values come from."""
    helps: list[str]
    """Whom it helps now."""


def titles(position: Position, seat: int, language: str) -> dict[str, str]:
    """By id, what the things in the picture are called; further lines say more about them."""

    def read() -> dict[str, str]:
        drawn = position.pieces(seat, language).values()
        return {id: unescape(title) for piece in drawn for id, title in _TITLED.findall(piece.markup)}

    return position.once(("titles", position.eyes(seat), language), read)


def name_of(position: Position, seat: int, target: str, language: str) -> tuple[str, list[str]]:
    """What a thing is called, and what else its picture says."""
    title = titles(position, seat, language).get(target)
    if title is None:
        raise RequestRefused(404, "no-such-target", "table-error-no-such-target")
    name, *lines = title.split("\n")
    return name, [line for line in lines if line]


@cache
def actions_at(vocabulary: Vocabulary) -> dict[str, list[int]]:
    """The actions of a game by the thing on the board that stands for them."""
    found: dict[str, list[int]] = {}
    for action in range(vocabulary.size):
        found.setdefault(vocabulary.target(action), []).append(action)
    return found


def why_not(position: Position, seat: int, action: int, language: str) -> Why:
    """Why an action may not be taken now."""
    masked = position.masked(seat)
    name = game_words(position.game.name, masked.describe(action), language)
    return _why(position.game, name, masked.why_not(action), language)


async def why_not_with(position: Position, seat: int, target: str, language: str) -> Why:
    """Why nothing can be done now with a thing on the board."""
    masked = position.masked(seat)
    actions = actions_at(position.game.vocabulary).get(target, [])
    if actions and target not in titles(position, seat, language):
        return why_not(position, seat, actions[0], language)  # what can be chosen need not be drawn
    name = name_of(position, seat, target, language)[0]
    if any(action in masked.offers for action in actions):
        return Why(True, name, "", "", "")
    # The reason for something that a player would look for is about this thing; one for whatever else could ever be
    # done with it need not be: then it is said what is being decided.
    sought = [action for action in masked.sought() if action in actions]
    reasons = [masked.why_not(action) for action in sought]
    reason = next((one for one in reasons if one is not None), None) or _particular(position, seat, actions)
    if reason is not None:
        return _why(position.game, name, reason, language)
    key = ("when", seat, target, language)
    text = position.found(key)
    if text is None:
        when = await _when(position, seat, actions, language)
        text = position.once(key, lambda: when)
    rule = masked.decision().rule if actions else ""  # of what is only shown the present question's rule tells nothing
    return Why(False, name, text, rule, rule_words(position.game.name, rule, language))


async def _when(position: Position, seat: int, actions: list[int], language: str) -> str:
    """That something is no answer to the present question; and what has to be chosen first, or what it would answer.

    Worked out of what the seat may know, as previews are, but further ahead: in a thread, so that nobody waits for it.
    """
    game, masked = position.game, position.masked(seat)
    if not actions:
        return say("table-only-shown", language)
    question = game_words(game.name, game.question(masked), language)
    observation = position.state.observation(seat)
    first = await asyncio.to_thread(leads_to, observation, actions, game.name)
    if first:
        option = game_words(game.name, masked.describe(first[0]), language)
        return say("table-no-answer-before", language, question=question, option=option, number=len(first))
    block = game.vocabulary.block(actions[0])
    alike = range(block.start, block.start + len(block.members))
    decisions = position.found(("to come", seat))
    if decisions is None:
        played = await asyncio.to_thread(to_come, observation, game.name)
        decisions = position.once(("to come", seat), lambda: played)
    other = asked_some_day(decisions, actions) or asked_some_day(decisions, alike)
    if other is not None:
        return say("table-no-answer-now", language, question=question, other=game_words(game.name, other, language))
    return say("table-no-answer", language, question=question)


def _particular(position: Position, seat: int, actions: list[int]) -> Reason | None:
    """What the present step says of these actions, where it is the same of all of which it says anything."""
    masked = position.masked(seat)
    frame = masked.agenda[-1]
    step = masked.steps[frame.op]
    found = [reason for action in actions if (reason := step.refusal(masked, frame, action)) is not None]
    return found[0] if found and all(one.message == found[0].message for one in found) else None


def _why(game: Game, name: str, reason: Reason | None, language: str) -> Why:
    if reason is None:
        return Why(True, name, "", "", "")
    text = game_words(game.name, reason.message, language)
    return Why(False, name, text, reason.rule, rule_words(game.name, reason.rule, language))


def thing_of(position: Position, seat: int, target: str, language: str) -> Thing:
    """All that can be told of a thing to a seat (or SPECTATOR)."""
    name, lines = name_of(position, seat, target, language)
    game = position.game
    found = game.inspect(position.masked(seat), target, seat)

    def said(messages: tuple[Message, ...]) -> list[str]:
        return [game_words(game.name, message, language) for message in messages]

    sources: dict[str, None] = {}
    for row in found.rows:
        for part, source in provenance_of(game, row):
            what = say(f"table-source-of-{part}", language) if part else ""
            words = say(f"table-source-{source}", language)
            id = "table-source-part" if part else "table-source-whole"
            sources[say(id, language, **({"part": what} if part else {}), source=words)] = None
    return Thing(target, name, [*lines, *said(found.facts)], list(sources), said(found.helps))
