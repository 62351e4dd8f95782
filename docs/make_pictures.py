"""Draws the pictures of the guides: `python docs/make_pictures.py [FOLDER]`.

The positions come from random play with fixed seeds, so the same rules give the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from phylarium.campaign import Campaign, drawn
from phylarium.campaign.tree import tree_of
from phylarium.families.fauna.rules.names import SHAPE_COUNT
from phylarium.games import genesis as genesis_game
from phylarium.games import marine as marine_game
from phylarium.games import megafauna1 as megafauna1_game
from phylarium.games import megafauna2 as megafauna2_game
from phylarium.games import mesofauna as mesofauna_game
from phylarium.games.genesis.rules.state import LIVING, PARASITE, Genesis
from phylarium.games.genesis.shown import drawing as genesis
from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown import drawing as marine
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown import drawing as megafauna1
from phylarium.games.megafauna2.rules.state import Megafauna as SecondMegafauna
from phylarium.games.megafauna2.shown import drawing as megafauna2
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown import drawing as mesofauna
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded
from phylarium.kit.layout import Drawing, Picture
from phylarium.kit.scene import Scene

S = TypeVar("S", bound=State)


def found(game: Game, kind: type[S], fits: Callable[[S], bool], *, least: int, **options: Value) -> S:
    """The first position of random four-player games, from some action on, that fits."""
    for number in range(200):
        state = game.start(4, options, f"picture {number}")
        assert isinstance(state, kind)
        chance = seeded(f"play {number}")
        while not state.over() and state.number < 2 * least:
            legal = state.legal()
            if state.number >= least and fits(state):
                return state
            state.apply(legal[chance.below(len(legal))])
    raise LookupError("no position fits; look for something that happens more often")


def blocks(state: State) -> set[str]:
    """The kinds of targets that can be chosen."""
    vocabulary = state.game().vocabulary
    return {vocabulary.block(action).name for action in state.legal()}


def shown(drawing: Drawing[Any, Any], piece: Picture, scene: Scene[Any]) -> str:
    """A piece as a file, with what may be chosen marked. It has no theme of its own: it follows the reader's."""
    return piece.marked(scene.yours).document(drawing.style, margin=12.0)


# --- Marine ----------------------------------------------------------------------------------


def lively(state: Marine) -> bool:
    """All animals live on earth, on several tiles, and earth has grown."""
    spread = [sum(1 for n in state.species[a * 37 : a * 37 + 37] if n > 0) for a in range(len(ANIMALS))]
    return min(spread) >= 2 and sum(1 for t in state.terrain if t >= 0) >= 20


def crowded(state: Marine) -> bool:
    """Many pawns are out, and many spaces are still open to the one who decides."""
    return sum(1 for pawn in state.spaces if pawn >= 0) >= 6 and len(state.legal()) >= 14


def marine_pictures() -> dict[str, str]:
    game = marine_game.GAME
    turn = found(game, Marine, lambda s: lively(s) and blocks(s) == {"word", "place"} and crowded(s), least=260)
    tiles = found(game, Marine, lambda s: lively(s) and "hex" in blocks(s) and 3 <= len(s.legal()) <= 8, least=220)
    start = game.start(4, {"animals": "random"}, "picture")
    assert isinstance(start, Marine)
    drawing = marine.DRAWING
    choosing, placing = drawing.scene(tiles, tiles.to_move()), drawing.scene(turn, turn.to_move())
    first = drawing.scene(start, SPECTATOR)
    return {
        "marine-table.svg": drawing.draw(turn, turn.to_move()),
        "marine-board.svg": shown(drawing, marine.board(choosing), choosing),
        "marine-display.svg": shown(drawing, marine.display(placing), placing),
        "marine-start.svg": shown(drawing, marine.board(first), first),
    }


# --- Megafauna -------------------------------------------------------------------------------


def teeming(state: Megafauna) -> bool:
    """Many animals of several colours, some of which hunt, and immigrants."""
    hunters = sum(1 for place in range(2, len(state.animals), 3) if state.animals[place])
    strangers = sum(1 for place in state.invaders if place)
    return sum(state.population) >= 8 and hunters >= 2 and strangers >= 2


def megafauna1_pictures() -> dict[str, str]:
    game = megafauna1_game.GAME
    turn = found(game, Megafauna, lambda s: teeming(s) and "card" in blocks(s), least=50)
    places = found(game, Megafauna, lambda s: teeming(s) and blocks(s) == {"place"} and len(s.legal()) >= 4, least=40)
    start = game.start(4, {}, "picture")
    assert isinstance(start, Megafauna)
    colour = turn.colour_of[turn.to_move()]
    drawing = megafauna1.DRAWING
    scene = drawing.scene(turn, turn.to_move(), highlight=())
    choosing, first = drawing.scene(places, places.to_move()), drawing.scene(start, SPECTATOR)
    return {
        "megafauna1-table.svg": drawing.draw(turn, turn.to_move()),
        "megafauna1-board.svg": shown(drawing, megafauna1.board(choosing), choosing),
        "megafauna1-start.svg": shown(drawing, megafauna1.board(first), first),
        "megafauna1-cards.svg": shown(drawing, megafauna1.displays(scene), scene),
        "megafauna1-panel.svg": shown(drawing, megafauna1.player_panel(scene, colour), scene),
        "megafauna1-key.svg": shown(drawing, megafauna1.key(scene), scene),
    }


def peopled(state: SecondMegafauna) -> bool:
    """Many species of all colours, some of which hunt, on a continent and on cratons at other latitudes."""
    species = sum(1 for number in state.living if number)
    hunters = sum(1 for hunter in state.carnivore if hunter >= 0)
    return species >= 6 and hunters >= 2 and len(state.ring) < 4 and len({*state.latitude}) > 1


def told(state: SecondMegafauna) -> bool:
    """The species of whoever decides has three mutations or more, of which one is promoted."""
    if state.active < 0 or state.to_move() != state.seat_of[state.active]:
        return False
    species = state.species_of(state.active)
    cards = [card for kind in species for card in state.mutations(kind)]
    return len(species) >= 2 and len(cards) >= 4 and sum(1 for card in cards if state.card_side[card]) >= 2


def megafauna2_pictures() -> dict[str, str]:
    game = megafauna2_game.GAME
    turn = found(game, SecondMegafauna, lambda s: peopled(s) and "mutate" in blocks(s), least=80)
    places = found(game, SecondMegafauna, lambda s: "place" in blocks(s) and len(s.legal()) >= 5, least=60)
    zoo = found(game, SecondMegafauna, told, least=90)
    drawing = megafauna2.DRAWING
    scene, choosing = drawing.scene(turn, turn.to_move()), drawing.scene(places, places.to_move())
    tableau = drawing.scene(zoo, SPECTATOR)
    return {
        "megafauna2-table.svg": drawing.draw(turn, turn.to_move()),
        "megafauna2-board.svg": shown(drawing, megafauna2.board(choosing), choosing),
        "megafauna2-climate.svg": shown(drawing, megafauna2.climate(scene), scene),
        "megafauna2-cards.svg": shown(drawing, megafauna2.display(scene), scene),
        "megafauna2-panel.svg": shown(drawing, megafauna2.PANELS.panel(tableau, zoo.active), tableau),
        "megafauna2-key.svg": shown(drawing, megafauna2.key(scene), scene),
    }


def bustling(state: Mesofauna) -> bool:
    """Many species, and whoever decides has one of several parts, with a pheromone."""
    if state.active < 0 or state.to_move() != state.seat_of[state.active]:
        return False
    own = range(state.active * SHAPE_COUNT, (state.active + 1) * SHAPE_COUNT)
    return sum(1 for number in state.living if number) >= 7 and any(
        len(state.row(species)) >= 2 and state.moods[species] for species in own
    )


def mesofauna_pictures() -> dict[str, str]:
    game = mesofauna_game.GAME
    turn = found(game, Mesofauna, lambda s: bustling(s) and "mutate" in blocks(s), least=90, stage="butterfly")
    places = found(game, Mesofauna, lambda s: "place" in blocks(s) and len(s.legal()) >= 5, least=60, stage="butterfly")
    drawing = mesofauna.DRAWING
    scene, choosing = drawing.scene(turn, turn.to_move()), drawing.scene(places, places.to_move())
    return {
        "mesofauna-table.svg": drawing.draw(turn, turn.to_move()),
        "mesofauna-board.svg": shown(drawing, mesofauna.board(choosing), choosing),
        "mesofauna-cards.svg": shown(drawing, mesofauna.display(scene), scene),
        "mesofauna-panel.svg": shown(drawing, mesofauna.PANELS.panel(scene, turn.active), scene),
        "mesofauna-key.svg": shown(drawing, mesofauna.key(scene), scene),
    }


# --- Genesis ---------------------------------------------------------------------------------


def infested(state: Genesis) -> list[int]:
    """The players in whose tableau a macroorganism and a bacterium live, with a parasite on one of them."""
    players = []
    for colour in state.players():
        own = [p for p in range(PARASITE) if state.stage[p] == LIVING and state.owner[p] == colour]
        if len(own) >= 2 and any(state.is_macro(p) for p in own) and any(state.guest[p] >= 0 for p in own):
            players.append(colour)
    return players


def soupy(state: Genesis) -> bool:
    """Refugia are in play and there is much to assign; bacteria live, and a parasite on one of them."""
    refugia = sum(1 for placard in state.rows if placard >= 0)
    alive = sum(1 for stage in state.stage[:PARASITE] if stage == LIVING)
    return refugia >= 4 and alive >= 3 and LIVING in state.stage[PARASITE:] and len(state.legal()) >= 8


def genesis_pictures() -> dict[str, str]:
    game = genesis_game.GAME
    soup = found(game, Genesis, soupy, least=60, macro_variant=True)
    zoo = found(game, Genesis, lambda s: bool(infested(s)), least=150, macro_variant=True)
    drawing = genesis.DRAWING
    scene, plate = drawing.scene(soup, soup.to_move()), drawing.scene(zoo, SPECTATOR)
    return {
        "genesis-table.svg": drawing.draw(soup, soup.to_move()),
        "genesis-earth.svg": shown(drawing, genesis.earth(scene), scene),
        "genesis-events.svg": shown(drawing, genesis.events(scene), scene),
        "genesis-roll.svg": shown(drawing, genesis.roll(scene), scene),
        "genesis-tableau.svg": shown(drawing, genesis.tableau(plate, infested(zoo)[0]), plate),
        "genesis-creatures.svg": shown(drawing, genesis.creatures(plate), plate),
    }


# --- a campaign ------------------------------------------------------------------------------


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
            return {"campaign-tree.svg": drawn.svg(tree)}
    raise LookupError("no campaign fits; look for something that happens more often")


def pictures() -> dict[str, str]:
    """By file name, the SVG."""
    return {
        **marine_pictures(),
        **genesis_pictures(),
        **megafauna1_pictures(),
        **megafauna2_pictures(),
        **mesofauna_pictures(),
        **campaign_pictures(),
    }


def main(folder: Path) -> None:
    for name, picture in pictures().items():
        (folder / name).write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "pictures")
