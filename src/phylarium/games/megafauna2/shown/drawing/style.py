"""The colours and classes of Megafauna's pictures, second edition."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.shown.style import SHARED, player_rules
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.kit.style import colours

STYLE: Final = SHARED.with_(
    tokens=colours("""
        # Grounds.
        ocean        #d3e4e8 #122832
        weeds        #e8dfae #544d2b
        swamp        #b7cfa6 #2f4f38
        sea          #94bfce #20536a
        highland     #e0bd9c #64482f
        basin        #c9a184 #452f20
        shallows     #b5d3db #1c4354
        forest       #96bf82 #2f5c33
        ice          #f8fbfd #8fa9b7
        on-ice       #52707f #0b1318
        mountain     #6b625a #0b0f12
        on-mountain  #f6f1e6 #d8d2c3
        bloom        #5f9a4d #4c8f45
        # Instruments.
        humid        #4a8a41 #5da153
        on-humid     #ffffff #0b1318
        cold         #bcd7e8 #24506b
        mild         #dfe6c3 #3c4f35
        hot          #f0bd97 #7d4327
        runaway      #d9846b #9c4531
    """),
    rules={
        **{
            f".{name}": f"fill:${name}"
            for name in ("ocean", "stripe", "weeds", "swamp", "sea", "highland", "basin", "shallows")
        },
        ".hexagon": "stroke:$ink;stroke-opacity:.38;stroke-width:1.4;stroke-linejoin:round",
        ".coast": "fill:none;stroke:$ink;stroke-opacity:.75;stroke-width:3;stroke-linejoin:round;stroke-linecap:round",
        ".shelved": "stroke:$ink;stroke-opacity:.3;stroke-width:1;stroke-dasharray:4 4;stroke-linejoin:round",
        ".forest": "fill:$forest",
        ".ice": "fill:$ice",
        ".mountain": "fill:$mountain",
        ".bloom": "fill:$bloom",
        ".hunt": "fill:$panel;fill-opacity:.62;stroke:$ink;stroke-opacity:.45;stroke-width:1;stroke-linejoin:round",
        ".hunt.idle": "fill:none;stroke-dasharray:2 4;stroke-opacity:.26",
        ".sign.pale": "stroke:$on-mountain",
        ".sign.frost": "stroke:$on-ice",
        **player_rules(COLOURS),
        ".open": "fill:none;stroke:$muted;stroke-width:1.3",
        ".cell": "fill:$shade;stroke:$line;stroke-width:1",
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
    },
)
"""The shared design and this game's colours: grounds, players, organs, climates."""
