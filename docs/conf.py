"""How Sphinx makes the site of what `docs.site.staging` has laid out."""

from __future__ import annotations

import sys
from pathlib import Path

import phylarium
from phylarium.kit.style import SANS, SERIF, STYLE

sys.path.insert(0, str(Path(__file__).parents[1]))

project = "Phylarium"
author = "The Phylarium authors"
version = release = phylarium.__version__
copyright = "the Phylarium authors; the games belong to their publishers and authors"

extensions = ["myst_parser", "sphinx.ext.autodoc", "docs.site.extension"]
source_suffix = {".md": "markdown"}
language = "en"
exclude_patterns = ["files"]
smartquotes = False
today_fmt = ""

myst_heading_anchors = 4
default_role = "code"
add_module_names = False
toc_object_entries_show_parents = "hide"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
maximum_signature_line_length = 100

html_theme = "furo"
html_title = "Phylarium"
html_css_files = ["site.css"]
html_js_files = [("search.js", {"defer": "defer"})]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_last_updated_fmt = None
pygments_style = "default"
pygments_dark_style = "github-dark"


def _variables(dark: bool) -> dict[str, str]:
    """Furo's colours and fonts from those of the table."""
    paper, panel, ink, muted, line, accent, shade = (
        STYLE.colour(token, "dark" if dark else "light")
        for token in ("paper", "panel", "ink", "muted", "line", "accent", "shade")
    )
    return {
        "font-stack": SANS,
        "font-stack--headings": SERIF,
        "color-foreground-primary": ink,
        "color-foreground-secondary": muted,
        "color-foreground-muted": muted,
        "color-foreground-border": line,
        "color-background-primary": panel,
        "color-background-secondary": paper,
        "color-background-hover": shade,
        "color-background-hover--transparent": shade + "00",
        "color-background-border": line,
        "color-background-item": line,
        "color-brand-primary": ink,
        "color-brand-content": accent,
        "color-brand-visited": accent,
        "color-sidebar-link-text--top-level": ink,
        "color-sidebar-search-border": line,
        "color-inline-code-background": shade,
        "color-code-background": shade,
        "color-code-foreground": ink,
        "color-api-background": shade,
        "color-highlight-on-target": STYLE.colour("accent-soft", "dark" if dark else "light"),
    }


html_theme_options = {
    "light_css_variables": _variables(dark=False),
    "dark_css_variables": _variables(dark=True),
    "navigation_with_keys": True,
}
