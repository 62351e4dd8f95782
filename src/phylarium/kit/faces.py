"""Our fonts within a file, so that it looks the same wherever it is shown."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from typing import Final

from phylarium.kit.style import FONTS

FACES: Final = (
    ("Phylarium Sans", 400, "normal", "phylarium-sans.woff2"),
    ("Phylarium Sans", 700, "normal", "phylarium-sans-bold.woff2"),
    ("Phylarium Sans", 400, "italic", "phylarium-sans-italic.woff2"),
    ("Phylarium Serif", 400, "normal", "phylarium-serif.woff2"),
    ("Phylarium Serif", 700, "normal", "phylarium-serif-bold.woff2"),
    ("Phylarium Serif", 400, "italic", "phylarium-serif-italic.woff2"),
)


@cache
def font_faces() -> str:
    """The fonts of our pages and pictures as CSS that loads nothing."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
        f"src:url(data:font/woff2;base64,{b64encode((FONTS / file).read_bytes()).decode()})}}\n"
        for family, weight, style, file in FACES
    )


def with_fonts(svg: str) -> str:
    """A picture with its own stylesheet, and the fonts in it: its texts were measured with these."""
    return svg.replace("<style>", f"<style>{font_faces()}", 1)
