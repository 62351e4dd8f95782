"""Puzzles in the browser: plain pages, which need no script and no account."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from phylarium.kernel import registry
from phylarium.kernel.foresight import foresee
from phylarium.kernel.match import Match
from phylarium.review.puzzles import position, puzzle, puzzles_of
from phylarium.table.api import Req, current_token
from phylarium.table.client_view import options_of
from phylarium.table.daily import daily
from phylarium.table.openings import SeatChoice
from phylarium.table.pages import Form, page, person, see
from phylarium.table.people import Visitor
from phylarium.table.position import Position
from phylarium.table.previews import told_of
from phylarium.table.saying import game_title, game_words, rule_words, term_words
from phylarium.table.security import TheService, TheVisitor, welcome

OPPONENT = "adult"
KEPT = 64
"""Drawn puzzles that a process has at hand."""

_drawn: OrderedDict[tuple[str, int, str], dict[str, Any]] = OrderedDict()


def drawn(name: str, number: int, language: str) -> dict[str, Any]:
    """A puzzle as its page shows it, to the seat that is asked: drawn once."""
    key = (name, number, language)
    if key not in _drawn:
        game, one = registry.game(name), puzzle(name, number)
        state = position(game, one)
        seat = state.to_move()
        shown = Position(game, state)
        seen = shown.masked(seat)
        decision = seen.decision()
        _drawn[key] = {
            "pieces": game.pieces(seen, seat, language),
            "asked": game_words(name, game.asked(seen), language),
            "rule": decision.rule,
            "rule_text": rule_words(name, decision.rule, language),
            "options": msgspec.to_builtins(options_of(game, seen, language)),
            "who": game_words(name, game.seat_name(seen, seat), language),
            "second": game_words(name, seen.describe(game.vocabulary.parse(one.second)), language),
            "why": [(term_words(name, term.name, language), term.points) for term in one.why],
            "brings": [
                told_of(name, foresee(state.observation(seat), game.vocabulary.parse(action)), seat, language)
                for action in (one.answer, one.second)
            ],
        }
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return _drawn[key]


async def puzzle_answer(
    visitor: Visitor, name: str, number: int, chosen: str = "", given_up: bool = False
) -> Response[str]:
    one = puzzle(name, number)
    told = given_up or chosen == one.answer
    shown = await asyncio.to_thread(drawn, name, number, visitor.language)
    return page(
        "puzzle.html",
        visitor.language,
        game=name,
        title=game_title(name, visitor.language),
        number=number,
        count=len(puzzles_of(name)),
        chosen=chosen,
        given_up=given_up,
        answer=one.answer if told else "",
        margin=round(one.margin, 1),
        visitor=person(visitor),
        **shown,
    )


@get("/puzzles", include_in_schema=False)
async def puzzle_list(visitor: TheVisitor) -> Response[str]:
    """All puzzles, and that of today."""
    games = [
        {"name": name, "title": game_title(name, visitor.language), "count": len(puzzles_of(name))}
        for name in registry.games()
        if puzzles_of(name)
    ]
    return page("puzzles.html", visitor.language, games=games, daily=daily(visitor.language), visitor=person(visitor))


@get("/puzzles/{game:str}/{number:int}", include_in_schema=False)
async def puzzle_page(visitor: TheVisitor, game: FromPath[str], number: FromPath[int]) -> Response[str]:
    return await puzzle_answer(visitor, registry.game(game[:40]).name, number)


@post("/puzzles/{game:str}/{number:int}", include_in_schema=False)
async def puzzle_form(visitor: TheVisitor, game: FromPath[str], number: FromPath[int], data: Form) -> Response[str]:
    """An option was chosen: whether it is the one. Or nobody wants to look for it any longer."""
    chosen, given_up = data.get("action", "")[:80], "give-up" in data
    return await puzzle_answer(visitor, registry.game(game[:40]).name, number, chosen, given_up)


@post("/puzzles/{game:str}/{number:int}/play", include_in_schema=False)
async def puzzle_play(
    request: Req, service: TheService, visitor: TheVisitor, game: FromPath[str], number: FromPath[int]
) -> Redirect:
    """Play on from a puzzle against bots, at a table of one's own."""
    known, one = registry.game(game[:40]), puzzle(game[:40], number)
    row = await welcome(request, visitor)

    def record() -> tuple[Any, int]:
        match = Match.start(known, one.seats, one.options, one.seed, log=False)
        for action in one.actions:
            match.apply(match.state.to_move(), action)
        return match.record(), match.state.to_move()

    found, seat = await asyncio.to_thread(record)
    choices = [SeatChoice("me") if n == seat else SeatChoice("bot", bot=OPPONENT) for n in range(one.seats)]
    opened = await service.import_record(row, found, None, choices, current_token(request))
    return see(f"/table/{opened.id}")


def puzzle_router() -> Router:
    return Router("/", route_handlers=[puzzle_list, puzzle_page, puzzle_form, puzzle_play])
