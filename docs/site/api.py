"""The pages of the API: what a package says of itself in its docstrings."""

from __future__ import annotations

from typing import Final

API: Final = {
    "phylarium": ("The package", "phylarium"),
    "kernel": (
        "The contract of all games",
        "phylarium.kernel phylarium.kernel.judgement phylarium.kernel.rulebook phylarium.kernel.inspection",
    ),
    "bots": ("Bots", "phylarium.bots"),
    "envs": (
        "Environments",
        "phylarium.envs phylarium.envs.pettingzoo phylarium.envs.gymnasium phylarium.envs.openspiel "
        "phylarium.envs.batch phylarium.envs.encoder",
    ),
    "arena": (
        "Many games at once",
        "phylarium.arena phylarium.arena.setting phylarium.arena.simulate phylarium.arena.tournament "
        "phylarium.arena.balance phylarium.arena.fuzz phylarium.arena.measure phylarium.arena.ratings "
        "phylarium.arena.analysis phylarium.arena.report phylarium.arena.jobs",
    ),
    "campaign": (
        "Campaigns",
        "phylarium.campaign phylarium.campaign.tree phylarium.campaign.origins phylarium.campaign.drawn",
    ),
    "lessons": ("Lessons", "phylarium.lessons"),
}
"""By page, its title and its modules. A package gives what its `__all__` names."""


GAMES: Final = """.. py:function:: games() -> list[str]
   :module: phylarium

   The names of all games that can be played."""
"""The package of the games, which gives their names when it is called: nothing that autodoc takes for a function."""


def api_pages() -> dict[str, str]:
    """By path, the pages: one for each part of the public face, and one that leads to them."""
    found = {f"api/{name}.md": _page(title, modules.split()) for name, (title, modules) in API.items()}
    found["api/index.md"] = "\n".join(
        [
            "# The modules",
            "",
            "What `import phylarium` gives, and what lies below it. Everything is typed; examples in it are run by the "
            "tests. What is not here may change without a word in the changelog.",
            "",
            "```{toctree}",
            ":maxdepth: 2",
            "",
            *API,
            "```",
            "",
        ]
    )
    return found


def _page(title: str, modules: list[str]) -> str:
    parts = [f"# {title}"]
    for module in modules:
        if len(modules) > 1:
            parts.append(f"## `{module}`")
        parts.append(f"```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n   :show-inheritance:\n```")
    if title == API["phylarium"][0]:
        parts.append(f"```{{eval-rst}}\n{GAMES}\n```")
    return "\n\n".join(parts) + "\n"
