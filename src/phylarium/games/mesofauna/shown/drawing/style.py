"""The colours and classes of Mesofauna's pictures."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.shown.style import ROUND, SHARED, player_rules
from phylarium.games.mesofauna.rules.names import COLOURS
from phylarium.kit.style import colours

STYLE: Final = SHARED.with_(
    tokens=colours("""
        # Grounds.
        ocean        #cfe0e0 #10242b
        weeds        #dde3a8 #4a5129
        swamp        #a9cba4 #2c4f3b
        sea          #8fc0d2 #1f5670
        ridge        #7a6a58 #a8987f
        fault        #5a2d0c #ffe9c4
        hide         #d9b4a6 #5b3b35
        petal        #f0c93a #f2d25a
        # Players.
        pink         #cf5b86 #f08fb2
        purple       #7b4b9c #b98bdb
        gray         #83898f #a9b0b6
        blue         #2d6aa8 #72b0e6
        on-pink      #ffffff #0b1318
        on-purple    #ffffff #0b1318
        on-gray      #0b1318 #0b1318
        on-blue      #ffffff #0b1318
    """),
    rules={
        **{f".{name}": f"fill:${name}" for name in ("ocean", "weeds", "swamp", "sea", "hide")},
        ".hexagon": "stroke:$ink;stroke-opacity:.34;stroke-width:1.2;stroke-linejoin:round",
        ".coast": f"fill:none;stroke:$ink;stroke-opacity:.8;stroke-width:3;{ROUND}",
        ".ridge": f"fill:none;stroke:$ridge;stroke-width:6;{ROUND}",
        ".peak": "fill:$ridge;stroke:$ink;stroke-opacity:.5;stroke-width:1;stroke-linejoin:round",
        ".fault": f"fill:none;stroke:$fault;stroke-width:2.4;stroke-dasharray:1 5;{ROUND}",
        ".half": "stroke:$ink;stroke-opacity:.22;stroke-width:1;stroke-dasharray:3 4",
        ".petal": "fill:$petal;stroke:$ink;stroke-opacity:.6;stroke-width:1",
        ".hollow": "fill:none;stroke:$muted;stroke-width:1;stroke-dasharray:2 3",
        ".berth": f"fill:$shade;fill-opacity:.55;stroke:$muted;stroke-width:1.4;stroke-dasharray:6 5;{ROUND}",
        **player_rules(COLOURS),
        # Bugs.
        ".limb.fine": "stroke-width:1.5",
        ".eye": "fill:$o-white;stroke:$outline;stroke-width:1.2",
        ".pupil": "fill:$on-o-white",
        ".egg": "fill:$o-white;stroke:$outline;stroke-width:1",
        ".hair": f"fill:none;stroke:$outline;stroke-width:1.1;{ROUND}",
        ".breath": f"fill:none;stroke:$o-yellow;stroke-width:3;{ROUND}",
        ".wing": "fill:$o-white;fill-opacity:.75;stroke:$outline;stroke-width:1.2;stroke-linejoin:round",
        ".wing.far": "fill-opacity:.42",
        ".vein": f"fill:none;stroke:$outline;stroke-opacity:.5;stroke-width:1;{ROUND}",
        ".fang": "fill:$outline",
        # Cards and chips.
        ".comb": "fill:$petal;fill-opacity:.3;stroke:$ink;stroke-opacity:.4;stroke-width:1.2;stroke-linejoin:round",
        ".comb.full": "fill-opacity:1",
    },
)
"""The shared design and this game's colours: grounds, players, bugs."""
