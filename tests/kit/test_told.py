"""The tables in plain text that log lines, prompts and colours are declared in."""

from __future__ import annotations

import types

import pytest
from msgspec import ValidationError

from phylarium.kernel.lineage import Descent
from phylarium.kernel.message import Message
from phylarium.kit.style import colours
from phylarium.kit.told import descents, int_kinds, log_lines, said, targets


def test_a_log_line_names_its_ints_in_their_order() -> None:
    lines = log_lines("""
        # Of turns
        log-turn    -  turn:number  era   # the second int is a number
        log-quiet
    """)
    assert lines == {"log-turn": ("", "turn:number", "era"), "log-quiet": ()}


def test_a_log_line_stands_there_once() -> None:
    with pytest.raises(ValueError, match="log-turn stands there twice"):
        log_lines("log-turn -\nlog-turn era")


def test_a_kind_is_said_by_the_function_of_its_name() -> None:
    say = types.ModuleType("say")
    say.colour = lambda value: Message(f"colour-{value}")  # type: ignore[attr-defined]
    assert said(say, "colour", 2) == Message("colour-2")
    with pytest.raises(ValueError, match="no log argument is a 'smell'"):
        said(say, "smell", 2)


def test_ints_and_targets_by_kind() -> None:
    assert int_kinds("card mover:party") == {"card": "card", "mover": "party"}
    assert targets(hex=["A1"], row=["top"]) == {"hex": ["hex-A1"], "row": ["row-top"]}


def test_colours_have_a_light_and_a_dark_theme() -> None:
    assert colours("""
        # Grounds.
        sea   #abcbd6 #1f4659
    """) == {"sea": ("#abcbd6", "#1f4659")}


def test_what_a_line_tells_of_a_lineage_is_of_a_known_kind() -> None:
    assert descents("log-born  born species mother") == {"log-born": Descent("born", "species", "mother")}
    with pytest.raises(ValidationError):
        descents("log-dies  dies species")
