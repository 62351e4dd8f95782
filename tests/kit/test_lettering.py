"""Text that fits, by the widths of our fonts."""

from __future__ import annotations

import struct
from pathlib import Path

import phylarium.kit
from phylarium.kit import lettering

FONTS = Path(phylarium.kit.__file__).parent / "fonts"


def test_text_is_wrapped_and_cut() -> None:
    sentence = "Choose a tile that you occupy and count the species there, your own and those of others."
    rows = lettering.wrap(sentence, 150, 12)
    assert " ".join(rows) == sentence
    assert all(lettering.measure(row, 12) <= 150 for row in rows)
    cut = lettering.wrap(sentence, 150, 12, 2)
    assert len(cut) == 2
    assert cut[1].endswith("…")
    assert lettering.measure(cut[1], 12) <= 150
    assert lettering.wrap("Extraordinarily", 10, 12) == ["Extraordinarily"]
    assert lettering.shorten("short", 100, 12) == "short"


def test_blanks_that_do_not_break_stay_within_a_line() -> None:
    for blank in ("\u00a0", "\u202f"):
        assert lettering.wrap(f"un{blank}deux trois", 1, 12) == [f"un{blank}deux", "trois"]


def test_letters_are_as_wide_as_in_the_font() -> None:
    """The table of widths is that of the files: each says so in its own tables."""
    for face in lettering.WIDTHS:
        data = (FONTS / f"phylarium-{face}.ttf").read_bytes()
        tables = {
            data[at : at + 4].decode(): struct.unpack(">II", data[at + 8 : at + 16])
            for at in range(12, 12 + 16 * struct.unpack(">H", data[4:6])[0], 16)
        }
        em = struct.unpack(">H", data[tables["head"][0] + 18 :][:2])[0]
        counted = struct.unpack(">H", data[tables["hhea"][0] + 34 :][:2])[0]
        for letter, glyph in glyphs(data[tables["cmap"][0] :]).items():
            metric = tables["hmtx"][0] + 4 * min(glyph, counted - 1)
            width = round(struct.unpack(">H", data[metric : metric + 2])[0] * 1000 / em)
            assert lettering.measure(letter, 1000, lettering.face_of(face.replace("-", " "))) == width, (face, letter)


def glyphs(table: bytes) -> dict[str, int]:
    """The letters of a font and their glyphs, from its segmented character map (format 4)."""
    count = struct.unpack(">H", table[2:4])[0]
    for i in range(count):
        _, _, offset = struct.unpack(">HHI", table[4 + 8 * i : 12 + 8 * i])
        part = table[offset:]
        if struct.unpack(">H", part[:2])[0] == 4:
            break
    double = struct.unpack(">H", part[6:8])[0]
    row = [struct.unpack(f">{double // 2}H", part[14 + double * i + (2 if i else 0) :][:double]) for i in range(4)]
    found: dict[str, int] = {}
    for i, (end, start, delta, ranged) in enumerate(zip(*row, strict=True)):
        for code in range(start, end + 1):
            if code == 0xFFFF:
                continue
            if ranged == 0:
                glyph = (code + delta) & 0xFFFF
            else:
                at = 16 + 3 * double + 2 * i + ranged + 2 * (code - start)
                glyph = struct.unpack(">H", part[at : at + 2])[0]
                glyph = (glyph + delta) & 0xFFFF if glyph else 0
            if glyph:
                found[chr(code)] = glyph
    return found


def test_the_letters_of_three_languages_are_there() -> None:
    signs = "\u2018\u2019\u201c\u201d\u201e\u2013\u2014\u2026\u00d7\u00a0\u202f"
    wanted = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿÄÖÜäöüßñ«»·µ€" + signs
    for face, widths in lettering.WIDTHS.items():
        assert set(wanted) <= set("".join(widths.values())), face


def test_a_letter_that_is_not_there_is_as_wide_as_its_base() -> None:
    assert lettering.measure("ŕ", 10) == lettering.measure("r", 10)
    assert lettering.measure("e\u0301", 10) == lettering.measure("é", 10)
    assert lettering.measure("字", 10) > 5


def test_a_size_is_found_that_fits() -> None:
    wide = lettering.measure("Deep Hot Biosphere", 12, "serif-bold")
    assert lettering.size_for("Deep Hot Biosphere", wide, 12, 8, "serif-bold") == 12
    smaller = lettering.size_for("Deep Hot Biosphere", wide * 0.9, 12, 8, "serif-bold")
    assert 8 < smaller < 12
    assert lettering.measure("Deep Hot Biosphere", smaller, "serif-bold") <= wide * 0.9
    assert lettering.size_for("Deep Hot Biosphere", 1, 12, 8, "serif-bold") == 8


def test_faces_follow_classes() -> None:
    assert lettering.face_of("ink serif bold") == "serif-bold"
    assert lettering.face_of("muted serif italic") == "serif-italic"
    assert lettering.face_of("muted") == "sans"
    assert lettering.face_of("ink bold") == "sans-bold"
