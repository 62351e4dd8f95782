"""Every sign of the table with its name, for the key of the rulebook."""

from __future__ import annotations

from phylarium.families.fauna.shown.signs import SPEECH, TOOL
from phylarium.families.fauna.shown.tokens import sign
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.names import ICONS
from phylarium.games.megafauna2.shown.drawing.key import entries
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import ICON_SIGNS
from phylarium.kit.layout import Symbol


def symbols(scene: MegafaunaScene) -> list[Symbol]:
    return [
        *entries(scene),
        (sign(TOOL), scene.say("symbol-tool")),
        (sign(SPEECH), scene.say("symbol-language")),
        *((sign(ICON_SIGNS[i]), scene.title(say.icon(i))) for i in range(len(ICONS))),
    ]
