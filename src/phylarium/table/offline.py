"""The page as something to install: its manifest, and the worker that shows it where the server cannot be reached.

What the worker keeps, and for whom, is said with each page (`phylarium.table.keeping`).
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get

from phylarium import __version__
from phylarium.kit.style import FONTS
from phylarium.table.keeping import KEEP
from phylarium.table.pages import STATIC, modules_of, page, person
from phylarium.table.people import Visitor
from phylarium.table.saying import say
from phylarium.table.security import TheVisitor

FRESH = {"Cache-Control": "no-cache"}
SHELL = ("page.js", "table.js", "rulebook-page.js")
"""The scripts of pages; what they need comes along."""


@cache
def shell() -> list[str]:
    """The files that every page needs."""
    scripts = dict.fromkeys(name for script in SHELL for name in modules_of(script))
    styles = sorted(path.name for path in STATIC.glob("*.css"))
    plain = ["theme.js", *styles, "mark.svg", "mark-turn.svg", "icon-192.png", "icon-512.png"]
    fonts = sorted(path.name for path in FONTS.glob("*.woff2"))
    return [f"/static/{name}" for name in [*scripts, *plain, *fonts]]


@cache
def edition() -> str:
    """Another one whenever a file of the shell is another one: the worker is then fetched anew."""
    digest = hashlib.sha256(__version__.encode())
    for path in sorted([*STATIC.iterdir(), *FONTS.glob("*.woff2")]):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(visitor: TheVisitor) -> Response[bytes]:
    icons = [
        {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *(
            {"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ),
    ]
    told: dict[str, Any] = {
        "id": "/",
        "name": say("page-brand", visitor.language),
        "short_name": say("page-brand", visitor.language),
        "description": say("page-foot", visitor.language),
        "lang": visitor.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f5f0e6",
        "theme_color": "#f5f0e6",
        "icons": icons,
        "shortcuts": [{"name": say("company-lobby", visitor.language), "url": "/lobby"}],
    }
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=FRESH)


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[str]:
    """The worker with the names of what it keeps; it stands at the root, for it looks after the whole site."""
    told = msgspec.json.encode({"edition": edition(), "shell": shell()}).decode()
    text = (STATIC / "worker.js").read_text(encoding="utf-8")
    return Response(f"const TOLD = {told};\n{text}", media_type="text/javascript", headers=FRESH)


@get("/offline", include_in_schema=False)
async def offline_page(visitor: TheVisitor) -> Response[str]:
    """What is shown of a page that was not kept."""
    answer = page("offline.html", visitor.language, visitor=person(Visitor(None, frozenset())))
    answer.headers[KEEP] = "all"
    return answer


def offline_router() -> Router:
    return Router("/", route_handlers=[manifest, worker, offline_page])
