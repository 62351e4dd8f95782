"""Draws the pictures of the guides and of the documentation: `python docs/make_pictures.py [FOLDER]`.

The positions come from random play with fixed seeds, so the same rules give the same pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path

from phylarium.campaign import Campaign, drawn
from phylarium.campaign.tree import tree_of
from phylarium.kernel import registry
from phylarium.kernel.rng import seeded


def campaign_pictures() -> dict[str, str]:
    """The tree of the first campaign of chance in which somebody goes on with a macroorganism and founds species."""
    for number in range(200):
        campaign = Campaign.begin("genesis,combined", ["Ada", "Bengt", "Chidi", "Dolores"], f"picture {number}")
        chance = seeded(f"play {number}")
        while not campaign.is_over():
            match = campaign.start()
            while not match.state.over():
                legal = match.state.legal()
                match.apply(match.state.to_move(), legal[chance.below(len(legal))])
            campaign.keep(match)
        tree = tree_of(campaign)
        inherited = sum(1 for branch in tree.branches for node in branch.nodes if node.kind == "inherits")
        if inherited >= 2 and len(tree.branches) >= 16:
            # Like the pictures of the guides it has no theme of its own: it follows the page that it is in.
            return {"campaign-tree.svg": drawn.picture(tree).document(drawn.TREE_STYLE, margin=drawn.GAP)}
    raise LookupError("no campaign fits; look for something that happens more often")


def pictures() -> dict[str, str]:
    """By file name, the SVG."""
    guides = [registry.game(name).guide_pictures() for name in registry.games()]
    return {name: svg for game in [*guides, campaign_pictures()] for name, svg in game.items()}


def main(folder: Path) -> None:
    for name, picture in pictures().items():
        (folder / name).write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "pictures")
