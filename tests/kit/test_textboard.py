"""Rows and paragraphs of a terminal."""

from __future__ import annotations

from phylarium.kit.textboard import WIDTH, apart, padded, paragraph, row, width_of

RED = "\x1b[31mred\x1b[0m"


def test_colours_take_no_columns() -> None:
    assert width_of(RED) == 3
    assert width_of(padded(RED, 8)) == 8


def test_a_row_wraps_below_its_first_part() -> None:
    lines = row("head", ["x" * 30, "y" * 30, "z" * 30], 10)
    assert lines == ["head      " + "x" * 30 + "  " + "y" * 30, " " * 10 + "z" * 30]


def test_a_head_that_is_too_long_is_parted_from_what_follows() -> None:
    assert row("a long head", ["part"], 4) == ["a long head  part"]
    assert row("head", [], 10) == ["head"]


def test_a_paragraph_wraps_below_its_own_beginning() -> None:
    lines = paragraph("head: ", "word " * 30, 2)
    assert lines[0].startswith("head: word word")
    assert all(line.startswith("  word") for line in lines[1:])
    assert all(len(line) <= WIDTH for line in lines)
    assert sum(line.count("word") for line in lines) == 30


def test_parts_are_a_blank_line_apart() -> None:
    assert apart([["a"], ["b", "c"]]) == ["a", "", "b", "c"]
