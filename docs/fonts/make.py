"""Makes the fonts of pictures and pages, and the table of their widths: `python docs/fonts/make.py FOLDER`.

FOLDER holds the unpacked npm packages `@fontsource/source-sans-3` (5.3.0) and `@fontsource/source-serif-4`
(5.3.1), each in a folder of that name without the scope. Besides Python it takes the packages `fonttools`
and `brotli`; nobody needs them but whoever changes a font.

The fonts are cut down to the letters of the languages of Western Europe and to the features that a page
uses. Their licence (SIL OFL 1.1) reserves the name "Source" for the fonts as they were published, so the cut
ones have names of ours.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "src" / "phylarium" / "kit" / "fonts"
"""As plain files they are drawn into PNG files and measured; packed (woff2), pages load them and pictures hold them."""

FACES = {
    "sans": ("source-sans-3", "400-normal", "Phylarium Sans", "Regular"),
    "sans-bold": ("source-sans-3", "700-normal", "Phylarium Sans", "Bold"),
    "sans-italic": ("source-sans-3", "400-italic", "Phylarium Sans", "Italic"),
    "serif": ("source-serif-4", "400-normal", "Phylarium Serif", "Regular"),
    "serif-bold": ("source-serif-4", "700-normal", "Phylarium Serif", "Bold"),
    "serif-italic": ("source-serif-4", "400-italic", "Phylarium Serif", "Italic"),
}
"""By face: package, file, the family and style that it becomes."""

LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x131, 0x152, 0x153, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022),
    *(0x2026, 0x202F, 0x2039, 0x203A, 0x20AC, 0x2212),
]
NARROW_BLANK = 0x202F


def cut(source: Path) -> TTFont:
    font = TTFont(source)
    wanted = subset.Options()
    wanted.layout_features = ["kern", "mark", "ccmp", "locl", "tnum", "lnum"]
    wanted.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    wanted.hinting = False
    wanted.notdef_outline = True
    subsetter = subset.Subsetter(wanted)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    return font


def with_narrow_blank(font: TTFont) -> None:
    """The blank that French sets before `; ! ?`: an eighth of the type size, where a font has none."""
    if NARROW_BLANK in font.getBestCmap():
        return
    blank = font.getBestCmap()[0x20]
    name = "uni202F"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = font["glyf"][blank]
    font["hmtx"][name] = (font["head"].unitsPerEm // 8, 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_BLANK] = name


def rename(font: TTFont, family: str, style: str) -> None:
    whole = f"{family} {style}"
    names = {1: family, 2: style, 3: whole, 4: whole, 6: f"{family}-{style}".replace(" ", "")}
    table = font["name"]
    for entry in list(table.names):
        if entry.nameID in names:
            entry.string = names[entry.nameID]
        elif entry.nameID in (16, 17, 21, 22, 25):
            table.names.remove(entry)


def widths(font: TTFont) -> dict[str, int]:
    """By letter, how far it moves on, in thousandths of the type size."""
    em = font["head"].unitsPerEm
    return {
        chr(code): round(font["hmtx"][name][0] * 1000 / em)
        for code, name in sorted(font.getBestCmap().items())
        if code in LETTERS
    }


def table_of(faces: dict[str, dict[str, int]]) -> str:
    """The source of the module with the widths: letters of one width together."""
    lines: list[str] = [
        '"""How wide the letters of our fonts are, in thousandths of the type size. Made by docs/fonts/make.py."""',
        "",
        "# ruff: noqa: E501",
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "WIDTHS: Final[dict[str, dict[int, str]]] = {",
    ]
    for face, found in faces.items():
        lines.append(f'    "{face}": {{')
        by_width: dict[int, str] = {}
        for letter, width in found.items():
            by_width[width] = by_width.get(width, "") + letter
        for width, letters in sorted(by_width.items()):
            lines.append(f"        {width}: {json.dumps(letters, ensure_ascii=True)},")
        lines.append("    },")
    lines += ["}", '"""By face and width, the letters that have it."""', ""]
    return "\n".join(lines)


def main(folder: Path) -> None:
    measured: dict[str, dict[str, int]] = {}
    for face, (package, file, family, style) in FACES.items():
        source = folder / package / "files" / f"{package}-latin-{file}.woff2"
        font: Any = cut(source)
        with_narrow_blank(font)
        rename(font, family, style)
        measured[face] = widths(font)
        font.flavor = None
        font.save(FONTS / f"phylarium-{face}.ttf")
        font.flavor = "woff2"
        font.save(FONTS / f"phylarium-{face}.woff2")
        licence = (folder / package / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2]
        notice = f"{font['name'].getDebugName(0)}\n\nCut down to fewer letters and renamed {family} for Phylarium.\n\n"
        (FONTS / f"phylarium-{family.partition(' ')[2].lower()}-licence.txt").write_text(notice + licence, "utf-8")
    (FONTS.parent / "widths.py").write_text(table_of(measured), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
