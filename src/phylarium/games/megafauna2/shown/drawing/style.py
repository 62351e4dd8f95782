"""The colours and classes of Megafauna's pictures, second edition."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import EMOTIONS, ORGANS
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.kit.style import STYLE as SHARED

STYLE: Final = SHARED.with_(
    tokens={
        # Grounds.
        "ocean": ("#d3e4e8", "#122832"),
        "stripe": ("#c7dce2", "#17313d"),
        "weeds": ("#e8dfae", "#544d2b"),
        "swamp": ("#b7cfa6", "#2f4f38"),
        "sea": ("#94bfce", "#20536a"),
        "highland": ("#e0bd9c", "#64482f"),
        "shallows": ("#b5d3db", "#1c4354"),
        "forest": ("#6f9f5c", "#3f7a3c"),
        "ice": ("#f8fbfd", "#8fa9b7"),
        "mountain": ("#6b625a", "#0b0f12"),
        "on-mountain": ("#f6f1e6", "#d8d2c3"),
        "bloom": ("#5f9a4d", "#4c8f45"),
        # Players.
        "green": ("#3f7d3a", "#79bb64"),
        "orange": ("#d9822b", "#f0a04b"),
        "black": ("#36333a", "#1b1d22"),
        "white": ("#fffdf6", "#f4f1e8"),
        "outline": ("#23201c", "#f4f0e6"),
        "on-green": ("#ffffff", "#0b1318"),
        "on-orange": ("#23201c", "#0b1318"),
        "on-black": ("#ffffff", "#f4f0e6"),
        "on-white": ("#23201c", "#23201c"),
        # Organs and emotions.
        "o-red": ("#b3303c", "#e8747c"),
        "o-yellow": ("#e3b834", "#eec757"),
        "o-green": ("#4a8a41", "#7fc06e"),
        "o-blue": ("#2f68a3", "#74b0e4"),
        "o-white": ("#fffdf6", "#f4f1e8"),
        "o-purple": ("#7a4a94", "#c295dc"),
        "on-o-red": ("#ffffff", "#0b1318"),
        "on-o-yellow": ("#23201c", "#0b1318"),
        "on-o-green": ("#ffffff", "#0b1318"),
        "on-o-blue": ("#ffffff", "#0b1318"),
        "on-o-white": ("#23201c", "#23201c"),
        "on-o-purple": ("#ffffff", "#0b1318"),
        # Instruments.
        "humid": ("#4a8a41", "#5da153"),
        "on-humid": ("#ffffff", "#0b1318"),
        "cold": ("#bcd7e8", "#24506b"),
        "mild": ("#dfe6c3", "#3c4f35"),
        "hot": ("#f0bd97", "#7d4327"),
        "runaway": ("#d9846b", "#9c4531"),
        "dry": ("#eadfc4", "#453d2c"),
    },
    rules={
        **{
            f".{name}": f"fill:${name}" for name in ("ocean", "stripe", "weeds", "swamp", "sea", "highland", "shallows")
        },
        ".hexagon": "stroke:$ink;stroke-opacity:.38;stroke-width:1.4;stroke-linejoin:round",
        ".coast": "fill:none;stroke:$ink;stroke-opacity:.75;stroke-width:3;stroke-linejoin:round;stroke-linecap:round",
        ".shelved": "stroke:$ink;stroke-opacity:.3;stroke-width:1;stroke-dasharray:4 4;stroke-linejoin:round",
        ".forest": "fill:$forest",
        ".ice": "fill:$ice",
        ".mountain": "fill:$mountain",
        ".bloom": "fill:$bloom",
        ".piece": "stroke:$ink;stroke-opacity:.55;stroke-width:1.2",
        ".hunt": "fill:$panel;fill-opacity:.62;stroke:$ink;stroke-opacity:.45;stroke-width:1;stroke-linejoin:round",
        ".hunt.idle": "fill:none;stroke-dasharray:2 4;stroke-opacity:.26",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
        ".sign.quiet": "stroke:$muted",
        ".sign.pale": "stroke:$on-mountain",
        ".wood": "stroke:$outline;stroke-width:1.5;stroke-linejoin:round",
        ".limb": "fill:none;stroke:$outline;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
        ".absent": "fill:none;stroke:$muted;stroke-width:1.3;stroke-dasharray:2.5 2.5",
        **{f".{colour}": f"fill:${colour}" for colour in COLOURS},
        **{f".on-{colour}": f"fill:$on-{colour}" for colour in COLOURS},
        **{
            f".line-{colour}": f"fill:none;stroke:$on-{colour};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round"
            for colour in COLOURS
        },
        ".bar.white": "stroke:$outline;stroke-width:1",
        **{f".o-{colour}": f"fill:$o-{colour}" for colour in (*ORGANS, "purple")},
        **{f".on-o-{colour}": f"fill:$on-o-{colour};font-weight:700" for colour in (*ORGANS, "purple")},
        **{
            f".mark-o-{colour}": f"fill:none;stroke:$on-o-{colour};stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round"
            for colour in (*ORGANS, "purple")
        },
        ".open": "fill:none;stroke:$muted;stroke-width:1.3",
        ".cell": "fill:$shade;stroke:$line;stroke-width:1",
        ".now": "fill:none;stroke:$ink;stroke-width:2.2;stroke-linejoin:round",
        ".needle": "fill:$ink",
        ".run": "stroke:$panel;stroke-width:1.5",
        ".humid": "fill:$humid",
        ".on-humid": "fill:none;stroke:$on-humid;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
        ".cold": "fill:$cold",
        ".mild": "fill:$mild",
        ".hot": "fill:$hot",
        ".runaway": "fill:$runaway",
        ".dry": "fill:$dry",
        ".plain": "fill:$shade",
        ".card": "fill:$panel;stroke:$line;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".portrait": "fill:$stripe;stroke:$line;stroke-width:1",
        ".earth": "fill:$dry",
        ".count": "fill:$panel;stroke:$outline;stroke-width:1",
        ".hit": "fill:$panel;fill-opacity:0",
    },
)
"""The shared design and this game's colours: grounds, players, organs, climates."""

MOOD_COLOUR: Final = ["red", "yellow", "green", "blue", "purple"]
"""By emotion, the colour that it has."""

assert len(MOOD_COLOUR) == len(EMOTIONS)
