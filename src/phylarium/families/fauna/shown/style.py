"""The colours and classes of what the family has: organs, emotions, creeples, portraits and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.kit.style import STYLE, colours

ROUND: Final = "stroke-linecap:round;stroke-linejoin:round"

MOOD_COLOUR: Final = ["red", "yellow", "green", "blue", "purple"]
"""By emotion, the colour that it has."""
assert len(MOOD_COLOUR) == EMOTION_COUNT

_ALL: Final = (*ORGANS, "purple")


def player_rules(players: Sequence[str]) -> dict[str, str]:
    """The classes of what is in the colours of players, and of signs and lines on it."""
    return {
        **{f".{colour}": f"fill:${colour}" for colour in players},
        **{f".on-{colour}": f"fill:$on-{colour}" for colour in players},
        **{f".line-{colour}": f"fill:none;stroke:$on-{colour};stroke-width:1.4;{ROUND}" for colour in players},
    }


SHARED: Final = STYLE.with_(
    tokens=colours("""
        outline      #23201c #f4f0e6
        stripe       #c7dce2 #17313d
        dry          #eadfc4 #453d2c
        o-red        #b3303c #e8747c
        o-yellow     #e3b834 #eec757
        o-green      #4a8a41 #7fc06e
        o-blue       #2f68a3 #74b0e4
        o-white      #fffdf6 #f4f1e8
        o-purple     #7a4a94 #c295dc
        on-o-red     #ffffff #0b1318
        on-o-yellow  #23201c #0b1318
        on-o-green   #ffffff #0b1318
        on-o-blue    #ffffff #0b1318
        on-o-white   #23201c #23201c
        on-o-purple  #ffffff #0b1318
        # The players of Megafauna, whom the Combined game has, too.
        green        #3f7d3a #79bb64
        orange       #d9822b #f0a04b
        black        #36333a #1b1d22
        white        #fffdf6 #f4f1e8
        on-green     #ffffff #0b1318
        on-orange    #23201c #0b1318
        on-black     #ffffff #f4f0e6
        on-white     #23201c #23201c
    """),
    rules={
        ".piece": "stroke:$ink;stroke-opacity:.55;stroke-width:1.2",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
        ".sign.quiet": "stroke:$muted",
        ".wood": "stroke:$outline;stroke-width:1.5;stroke-linejoin:round",
        ".limb": "fill:none;stroke:$outline;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
        ".absent": "fill:none;stroke:$muted;stroke-width:1.3;stroke-dasharray:2.5 2.5",
        ".portrait": "fill:$stripe;stroke:$line;stroke-width:1",
        ".earth": "fill:$dry",
        ".card": "fill:$panel;stroke:$line;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".now": "fill:none;stroke:$ink;stroke-width:2.2;stroke-linejoin:round",
        ".hit": "fill:$panel;fill-opacity:0",
        ".count": "fill:$panel;stroke:$outline;stroke-width:1",
        ".bar.white": "stroke:$outline;stroke-width:1",
        ".wood.white": "stroke:$on-white",
        **{f".o-{colour}": f"fill:$o-{colour}" for colour in _ALL},
        **{f".on-o-{colour}": f"fill:$on-o-{colour};font-weight:700" for colour in _ALL},
        **{f".mark-o-{colour}": f"fill:none;stroke:$on-o-{colour};stroke-width:1.3;{ROUND}" for colour in _ALL},
    },
)
"""The shared design of the house and this; a game adds its own."""
