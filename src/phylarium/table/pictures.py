"""Pictures as files: SVG with its fonts within, and PNG where librsvg's `rsvg-convert` is there to make it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Mapping

import structlog
from litestar import Response

from phylarium.kit.faces import with_fonts
from phylarium.kit.style import FONTS
from phylarium.table.refusals import RequestRefused

log = structlog.get_logger()

PROGRAM = "rsvg-convert"
TIMEOUT = 20.0

_COLOUR = re.compile(r"(--ph-[a-z-]+):([^;{}]+);")
_USE = re.compile(r"var\((--ph-[a-z-]+)\)")


ALONE = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""The policy of a picture that is a document of its own: it brings style and fonts along, and nothing else."""


def svg_file(svg: str, headers: Mapping[str, str] | None = None) -> Response[str]:
    """A picture as a document of its own, with its fonts."""
    more = {**(headers or {}), "Content-Security-Policy": ALONE}
    return Response(svg if "@font-face" in svg else with_fonts(svg), media_type="image/svg+xml", headers=more)


def plain(svg: str) -> str:
    """A picture with its light colours in place of their names, which librsvg does not know."""
    colours: dict[str, str] = {}
    for name, value in _COLOUR.findall(svg):
        colours.setdefault(name, value)  # the light theme comes first
    return _USE.sub(lambda use: colours.get(use[1], "none"), svg)


class Pictures:
    """Makes PNG images, two at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(2)

    async def png(self, svg: str) -> bytes:
        """The same picture as PNG."""
        program = shutil.which(PROGRAM)
        if program is None:
            raise RequestRefused(404, "no-png", "table-error-no-png")
        async with self._turns:
            process = await asyncio.create_subprocess_exec(
                *(program, "--format", "png", "--zoom", "1.5"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "FONTCONFIG_FILE": str(FONTS / "fonts.conf")},
            )
            try:
                async with asyncio.timeout(TIMEOUT):
                    made, said = await process.communicate(plain(svg).encode())
            except TimeoutError:
                process.kill()
                await process.wait()
                made, said = b"", b"it took too long"
        if process.returncode != 0 or not made:
            log.error("picture.failed", status=process.returncode, said=said.decode(errors="replace")[:500])
            raise RequestRefused(503, "png-failed", "table-error-png-failed")
        return made
