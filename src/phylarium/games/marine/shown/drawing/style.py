"""The colours and classes of Marine's pictures."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, TERRAINS
from phylarium.kit.style import STYLE as SHARED
from phylarium.kit.style import colours

STYLE: Final = SHARED.with_(
    tokens=colours("""
        land         #cdb48a #5d4a2c
        kelp         #93b58a #2f5038
        reef         #ecb9a6 #7a4638
        seamount     #bdb6c6 #4a4560
        seagrass     #bcd3a0 #46652f
        sand         #ead9ad #6d5f3a
        ocean        #a9c9d3 #21485a
        vent         #4a4450 #0a0a0e
        ember        #d9973a #b8802e
        smoke        #e9e2d6 #b9b2a6
        reptiles     #4d7c3a #7fb866
        cephalopods  #aa5d16 #f0a04b
        fishes       #2f6f9f #6fb3e6
        crustaceans  #a63a3a #e87a74
        on-animal    #ffffff #0f1b22
        algae        #3f7a34 #8fce78
        worms        #a8436b #f08bb0
        plankton     #1f7f86 #62c8cf
        sponges      #8a5a2b #d9a26a
        gastropods   #6a4fa3 #b7a0ee
        sun          #9a6d04 #f2c84b
    """),
    rules={
        **{f".{terrain}": f"fill:${terrain}" for terrain in TERRAINS},
        **{f".{animal}": f"fill:${animal}" for animal in ANIMALS},
        **{f".{element}": f"stroke:${element}" for element in ELEMENTS},
        ".tile": "stroke:$ink;stroke-opacity:.28;stroke-width:1",
        ".rim": "fill:$vent;stroke:$ember;stroke-width:2",
        ".plume": "fill:none;stroke:$smoke;stroke-opacity:.5;stroke-width:1.5;stroke-linecap:round",
        ".vent-name": "fill:$smoke",
        ".gap": "fill:none;stroke:$muted;stroke-opacity:.5;stroke-width:1;stroke-dasharray:3 5",
        ".faint": "fill:$muted;fill-opacity:.75",
        ".place": "fill:$ink;fill-opacity:.72",
        ".vacant": "fill:$ink;fill-opacity:.25",
        ".disc": "fill:$panel;stroke:$line;stroke-width:1.5",
        ".socket": "fill:none;stroke:$muted;stroke-opacity:.75;stroke-width:1.2;stroke-dasharray:2 3",
        ".space": "fill:$shade;stroke:$muted;stroke-opacity:.55;stroke-width:1.2",
        ".pair": "fill:$paper;stroke:$line;stroke-width:1",
        ".starred": "stroke-dasharray:3 2.4",
        ".creature": "stroke:$panel;stroke-width:3;stroke-linejoin:round;paint-order:stroke",
        ".creature.small": "stroke-width:2",
        ".creature.endangered": "stroke-width:3.8;stroke-dasharray:4 2.6;fill:$panel",
        **{f".creature.endangered.{animal}": f"stroke:${animal}" for animal in ANIMALS},
        ".count": "fill:$on-animal;font-weight:700",
        **{f".count.{animal}": f"fill:${animal}" for animal in ANIMALS},
        ".owned": "fill:$panel;stroke-width:3",
        **{f".owned.{animal}": f"fill:$panel;stroke:${animal}" for animal in ANIMALS},
        ".cube": "stroke:$panel;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".secret": "fill:none;stroke:$muted;stroke-dasharray:3 3",
        ".event": "fill:none;stroke:$muted;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".printed": "fill:$muted",
    },
)
"""The shared design and this game's colours: terrains, animals, elements."""
