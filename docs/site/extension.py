"""What Sphinx does for this site beyond its own: names of things in the index, docstrings in our plain style."""

from __future__ import annotations

import re
from typing import Any, Final

from docutils import nodes  # type: ignore[import-untyped]
from pygments.lexers import NginxConfLexer  # type: ignore[import-untyped]
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.util.docutils import SphinxDirective

GALLERY: Final = "gallery/"
"""Where the pages of things are."""

_STAR: Final = re.compile(r"(?<![`\w*])\*{1,2}(?=\w)")


class Things(SphinxDirective):
    """The things of a page, a line each: the id that it has there and its name. Index and search lead to them."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        lines = [line.split(" ", 1) for line in self.content if line]
        return [addnodes.index(entries=[("single", name.replace(";", ","), id, "", None) for id, name in lines])]


def plain_docstring(_: Sphinx, what: str, name: str, found: Any, options: Any, lines: list[str]) -> None:
    """Docstrings are plain text: backquotes mark names, indented blocks are code, and stars are stars."""
    told: list[str] = []
    for line in lines:
        if line.startswith("    ") and told and not told[-1] and not _indented(told):
            told += ["::", ""]
        told.append(_STAR.sub(lambda star: star[0].replace("*", "\\*"), line))
    lines[:] = told


def _indented(lines: list[str]) -> bool:
    """Whether the last line that says anything is in an indented block, or in an item of a list."""
    last = next((line for line in reversed(lines) if line), "")
    return last.startswith((" ", "- ", "* "))


def find_things_again(app: Sphinx) -> list[tuple[str, dict[str, Any], str]]:
    """Keeps the things of pages that were not written anew in the search: Sphinx forgets what its index has of them."""
    builder = app.builder
    if isinstance(builder, StandaloneHTMLBuilder):
        for name in sorted(app.env.found_docs):
            if name.startswith(GALLERY):
                builder.index_page(name, app.env.get_doctree(name), app.env.titles[name].astext())
    return []


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("things", Things)
    app.add_lexer("nginx-proxy", NginxConfLexer)
    app.connect("html-collect-pages", find_things_again)
    app.connect("autodoc-process-docstring", plain_docstring)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
