"""Every sign of the table with its name, for the key of the rulebook."""

from __future__ import annotations

from phylarium.games.genesis.rules.names import (
    ABILITIES,
    COLOUR_COUNT,
    COLOURS,
    COOL,
    ICONS,
    ROW_COUNT,
    ROWS,
    SPECIALS,
    WARM,
)
from phylarium.games.genesis.rules.values import NPC
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.signs import SPECIAL_SIGNS
from phylarium.games.genesis.shown.drawing.tokens import (
    ability_sign,
    climate_sign,
    cube,
    die,
    disk,
    dome,
    event_sign,
    landform_sign,
)
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Symbol


def symbols(scene: GenesisScene) -> list[Symbol]:
    def colour(c: int) -> Message:
        return Message(f"colour-{COLOURS[c]}")

    return [
        *((cube(c), scene.title(Message("symbol-cube", {"colour": colour(c)}))) for c in range(COLOUR_COUNT)),
        (cube(0, ghost=True), scene.say("symbol-ghost")),
        (disk(0), scene.say("symbol-disk")),
        (dome(0), scene.say("symbol-biont")),
        (dome(NPC), scene.say("symbol-npc")),
        (die(5), scene.say("symbol-die")),
        *((landform_sign(row), scene.title(Message(f"row-{ROWS[row]}"))) for row in range(ROW_COUNT)),
        (climate_sign(WARM), scene.say("drawing-warming")),
        (climate_sign(COOL), scene.say("drawing-cooling")),
        *(
            (event_sign(i), scene.lines(Message(f"icon-{ICONS[i]}"), Message(f"icon-{ICONS[i]}-text")))
            for i in range(len(ICONS))
        ),
        *(
            (svg.path(SPECIAL_SIGNS[i], "sign"), scene.say(f"special-{SPECIALS[i]}-text"))
            for i in range(1, len(SPECIALS))
        ),
        *(
            (
                ability_sign(a, 1.1),
                scene.lines(Message(f"ability-{ABILITIES[a]}"), Message(f"ability-{ABILITIES[a]}-text")),
            )
            for a in range(len(ABILITIES))
        ),
    ]
