"""The colours and classes of Megafauna's pictures."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.names import COLOURS
from phylarium.kit.style import STYLE as SHARED
from phylarium.kit.style import colours

STYLE: Final = SHARED.with_(
    tokens=colours("""
        arctic       #d3e0e8 #263d4d
        jet          #d8e2c6 #2a4231
        horse        #f0e0b2 #4d4226
        tropical     #c5dfc3 #1e4737
        orogeny      #e3bd97 #65432b
        land         #cbd8a9 #3b5230
        sea          #abcbd6 #1f4659
        dunes        #eadfc0 #4a4230
        shallows     #c3dbe1 #1a3a4a
        ice          #eef5f8 #4c6675
        barren       #7fa6b6 #12303f
        rift         #1d4f73 #5fb0e0
        red          #a3243b #f0707f
        orange       #c47f0e #f0ab3c
        green        #43803a #86c46c
        white        #fffdf6 #f4f1e8
        outline      #2c2a25 #0b1318
        diet         #2f5670 #8fc3e0
        runner       #7c3a6d #e2a3d6
        on-letter    #ffffff #0f1b22
        migrant      #f0d67d #6a5818
        swimmer      #a3dbe8 #1c5968
        tar          #3a332b #060708
        on-tar       #efe6d3 #cfc6b3
        cold         #b8d4e6 #2a556f
        mild         #dfe3c0 #3f4d33
        warm         #f3c79a #7a4a24
        hot          #e79d83 #8c3b28
        gene         #fdfaf2 #e9e4d6
    """),
    rules={
        **{
            f".{name}": f"fill:${name}"
            for name in ("arctic", "jet", "horse", "tropical", "orogeny", "land", "sea", "dunes", "shallows", "ice")
        },
        ".barren": "fill:$barren",
        ".band": "stroke:none",
        ".tile": "stroke:$ink;stroke-opacity:.35;stroke-width:1",
        ".slot": "stroke:$muted;stroke-opacity:.6;stroke-width:1;stroke-dasharray:4 4",
        ".peak": "fill:none;stroke:$ink;stroke-opacity:.42;stroke-width:1.5;stroke-linejoin:round",
        ".range": "fill:none;stroke:$orogeny;stroke-width:5;stroke-linejoin:round",
        ".hunt": "fill:$paper;fill-opacity:.75;stroke:$ink;stroke-opacity:.3;stroke-width:1;stroke-linejoin:round",
        ".hunt.idle": "fill:none;stroke-dasharray:3 4;stroke-opacity:.22",
        ".husk": "fill:$shade;stroke:$ink;stroke-opacity:.35;stroke-width:1;stroke-linejoin:round",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".sign.quiet": "stroke:$muted",
        ".wood": "stroke:$outline;stroke-width:1.3;stroke-linejoin:round",
        **{f".{colour}": f"fill:${colour}" for colour in COLOURS},
        ".bar.white": "stroke:$outline;stroke-width:1",
        ".absent": "fill:none;stroke:$muted;stroke-width:1.3;stroke-dasharray:2.5 2.5",
        ".diet": "fill:$diet",
        ".runner": "fill:$runner",
        ".on-letter": "fill:$on-letter;font-weight:700",
        ".niche": "fill:$panel;stroke:$ink;stroke-opacity:.55;stroke-width:1",
        ".migrant": "fill:$migrant",
        ".swimmer": "fill:$swimmer",
        ".plaque": "stroke:$ink;stroke-opacity:.55;stroke-width:1",
        ".rift": "fill:none;stroke:$rift;stroke-linecap:round;stroke-linejoin:round",
        ".rift.open": "stroke-width:9",
        ".rift.foam": "stroke:$panel;stroke-width:1.5;stroke-opacity:.75;stroke-dasharray:9 6",
        ".rift.still": "stroke-width:2;stroke-dasharray:1 7;stroke-opacity:.75",
        ".rift-name": "fill:$rift",
        ".star-white": "fill:$ice;stroke:$ink;stroke-width:.9",
        ".star-blue": "fill:$rift;stroke:$panel;stroke-width:.9",
        ".gene": "fill:$gene;stroke:$outline;stroke-width:1.2",
        ".helix": "fill:none;stroke:#7a7261;stroke-width:1.1;stroke-linecap:round",
        ".tar": "fill:$tar",
        ".on-tar": "fill:$on-tar",
        ".cell": "stroke:$ink;stroke-opacity:.3;stroke-width:1",
        ".cold": "fill:$cold",
        ".mild": "fill:$mild",
        ".warm": "fill:$warm",
        ".hot": "fill:$hot",
        ".pointer": "fill:none;stroke:$ink;stroke-width:3",
        ".box": "fill:$shade;stroke:$line;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".count": "fill:$panel;stroke:$outline;stroke-width:1",
        ".spot": "fill:$ink;fill-opacity:.6",
        ".hit": "fill:$panel;fill-opacity:0",
    },
)
"""The shared design and this game's colours: latitudes, grounds, players, letters."""

LATITUDE_CLASS: Final = ["arctic", "jet", "horse", "tropical", "orogeny"]
