"""The colours and classes of Genesis' pictures."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules.names import COLOURS, ROWS
from phylarium.kit.style import STYLE as SHARED
from phylarium.kit.style import colours

STYLE: Final = SHARED.with_(
    tokens=colours("""
        red          #b23a30 #ee8379
        yellow       #dba81f #f0cf5e
        green        #3f7d3a #86c97a
        blue         #2f67a3 #79b4ea
        on-red       #ffffff #0f1b22
        on-yellow    #2c2200 #0f1b22
        on-green     #ffffff #0f1b22
        on-blue      #ffffff #0f1b22
        rim-red      #8c2a22 #ee8379
        rim-yellow   #8a6500 #f0cf5e
        rim-green    #2f5f2b #86c97a
        rim-blue     #224d7c #79b4ea
        cosmic       #dcd7ea #2d2b47
        ocean        #bfdbe2 #1d4353
        coastal      #ece0b6 #514a31
        continent    #dbccab #4d3f2b
        flesh        #e6dcc4 #46585f
        fleck        #6f6859 #c3ccc6
        glass        #8c8573 #8fa3a8
        warm         #b4531c #f2a25f
        cool         #2f6f9f #8cc6ee
    """),
    rules={
        **{f".{colour}": f"fill:${colour};stroke:$rim-{colour}" for colour in COLOURS},
        **{f".on.{colour}": f"fill:$on-{colour};stroke:none" for colour in COLOURS},
        **{f".{row}": f"fill:${row}" for row in ROWS},
        ".cube,.dome,.disk": "stroke-width:1.1;stroke-linejoin:round",
        ".ghost": "fill-opacity:.16;stroke-dasharray:2.4 1.8;stroke-width:1.3",
        **{f".sign.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        **{f".mark.{colour}": f"fill:$rim-{colour};stroke:none" for colour in COLOURS},
        ".socket": "fill:none;stroke:$muted;stroke-opacity:.8;stroke-width:1.1;stroke-dasharray:2 2",
        **{f".socket.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        ".printed": "fill-opacity:.35;stroke-width:1.1",
        ".field": "fill-opacity:.13;stroke:none",
        ".band": "stroke:none",
        ".row": "stroke:$line;stroke-width:1",
        ".asleep": "opacity:.5",
        ".card": "fill:$panel;stroke:$line;stroke-width:1.2",
        ".water": "fill-opacity:.85;stroke:none",
        ".beaker": "fill:none;stroke:$glass;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".sign.faint": "stroke:$muted;stroke-opacity:.7",
        ".warm": "stroke:$warm;fill:none",
        ".cool": "stroke:$cool;fill:none",
        ".shield": "fill:$shade;stroke:$muted;stroke-width:1.2",
        ".die": "fill:$panel;stroke:$ink;stroke-width:1.1",
        ".pips": "fill:$ink",
        ".round": "stroke-dasharray:none",
        ".flesh,.wing": "stroke:$ink;stroke-width:1.3;stroke-linejoin:round",
        ".flesh": "fill:$flesh",
        ".wing": "fill:$panel;fill-opacity:.8",
        ".fleck": "fill:$fleck",
        ".vein": "fill:none;stroke:$ink;stroke-opacity:.55;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round",
        ".limb": "fill:none;stroke:$ink;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
        ".tube-rim": "fill:none;stroke:$ink;stroke-width:19;stroke-linecap:round",
        ".tube": "fill:none;stroke:$flesh;stroke-width:16.4;stroke-linecap:round",
        ".tube-ring": "fill:none;stroke:$ink;stroke-opacity:.45;stroke-width:16.4;stroke-dasharray:.9 4.6",
        ".tube-band": "fill:none;stroke:$fleck;stroke-opacity:.5;stroke-width:17",
        ".stub-rim": "fill:none;stroke:$ink;stroke-width:8;stroke-linecap:round",
        ".stub": "fill:none;stroke:$flesh;stroke-width:5.4;stroke-linecap:round",
        ".lead": "fill:none;stroke:$muted;stroke-opacity:.75;stroke-width:.9",
        ".spot": "fill:$muted",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".hook": "fill:none;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
        **{f".hook.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        **{f".leech.{colour}": f"fill:$panel;stroke:$rim-{colour};stroke-width:1.6" for colour in COLOURS},
        ".past": "fill:$muted;fill-opacity:.55",
        ".tocome": "fill:none;stroke:$muted;stroke-opacity:.6",
        ".step": "fill:$shade;stroke:$line;stroke-width:1.2",
        ".tick": "stroke:$panel;stroke-width:1",
    },
)
"""The shared design and this game's colours: players, landforms, flesh."""
