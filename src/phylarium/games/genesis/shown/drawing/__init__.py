"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-warm_pond`,
`mutation-tmrna`), and a title that says in words what it is. Parts of one organism (`organ-2`,
`cube-red`) have their ids on the organism that the present question is about. Pictures are made from
a masked state, so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `earth`, `events`, `roll`,
`creatures` and `tableau`. `draw` makes the whole table of them.

Pieces of the game are told by outline (cube, dome, disk), and colours by a sign within as well.
"""

from __future__ import annotations

from typing import ClassVar

from phylarium.games.genesis.rules.names import CLIMATES, COLOURS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import PHASES
from phylarium.games.genesis.shown.drawing.creatures import creatures
from phylarium.games.genesis.shown.drawing.earth import EARTH_WIDTH, earth
from phylarium.games.genesis.shown.drawing.events import SIDE_WIDTH, events, roll
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.style import STYLE as STYLE
from phylarium.games.genesis.shown.drawing.symbols import symbols
from phylarium.games.genesis.shown.drawing.tableau import tableau, tableau_height
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing, Picture, Symbol, above, beside
from phylarium.kit.style import GAP, NARROW


class GenesisDrawing(Drawing[Genesis, GenesisScene]):
    style = STYLE
    scene = GenesisScene

    regions: ClassVar = {"board": earth, "events": events, "roll": roll, "creatures": creatures}

    def has(self, scene: GenesisScene, region: str) -> bool:
        return region != "creatures" or scene.s.introductory == 0

    def symbols(self, scene: GenesisScene) -> list[Symbol]:
        return symbols(scene)

    def panels(self, scene: GenesisScene) -> dict[str, Picture]:
        return {COLOURS[colour]: tableau(scene, colour) for colour in scene.s.players()}

    def wide(self, scene: GenesisScene) -> Picture:
        side = [events(scene), roll(scene)]
        if scene.s.introductory == 0:
            side.append(creatures(scene))
        players = scene.s.players()
        across = 3 if len(players) == 3 else 2
        each = (EARTH_WIDTH + SIDE_WIDTH + GAP - GAP * (across - 1)) / across
        rows = [beside(earth(scene), above(*side))]
        for first in range(0, len(players), across):
            some = players[first : first + across]
            high = max([tableau_height(scene, colour, each) for colour in some])
            rows.append(beside(*[tableau(scene, colour, each, high) for colour in some]))
        return above(*rows)

    def tall(self, scene: GenesisScene) -> list[Picture]:
        width = NARROW
        parts = [earth(scene, width), events(scene, width), roll(scene, width)]
        parts += [tableau(scene, colour, width) for colour in scene.s.players()]
        if scene.s.introductory == 0:
            parts.append(creatures(scene, width))
        return parts

    def where(self, scene: GenesisScene) -> Message:
        s = scene.s
        phase, climate = Message("phase-" + PHASES[s.phase]), Message("climate-" + CLIMATES[s.climate])
        return Message("drawing-turn", {"turn": s.turn, "phase": phase, "climate": climate})


DRAWING = GenesisDrawing()
