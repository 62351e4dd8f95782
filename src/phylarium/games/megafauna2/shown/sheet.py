"""N: the sheet with which a game of Origins begins."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.fauna.rules.names import EMOTION_COUNT, SHAPE_COUNT, TOOL_COUNT
from phylarium.games.megafauna2 import legacy
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.names import COLOURS, SPECIES
from phylarium.games.megafauna2.rules.personality import speaks
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT
from phylarium.kernel.message import Message, listed
from phylarium.kernel.sheet import Folk, Line, Sheet, Step


def sheet_of(s: Megafauna, wishes: Mapping[str, str]) -> Sheet | None:
    """Who goes on with what; none where the third era never came."""
    left = legacy.left(s, wishes)
    if left is None:
        return None
    age = Message("sheet-age-ice" if left.age == "ice" else "sheet-age-tropical")
    world = [Line(Message("sheet-age"), age, "Nd")]
    if not s.is_basic():
        climate = say.climate(s.components.climate_of[s.air_black + s.air_white])
        world.append(Line(Message("sheet-climate"), climate, "Nd"))
    return Sheet(
        world,
        [Step(Message("sheet-step-age", {"age": age}), "Nd")],
        [
            folk(s, SPECIES.index(one.species), number, one.points, one.place)
            for number, one in enumerate(left.players, 1)
        ],
    )


def folk(s: Megafauna, species: int, number: int, points: int, place: int) -> Folk:
    colour = species // SHAPE_COUNT
    known = [emotion for emotion in range(EMOTION_COUNT) if s.mood(species, emotion) > 0]
    open_ = listed([Message(f"sheet-instinct-{name}") for name in legacy.instincts(s, species)])
    instincts = open_ if known else Message("sheet-none")
    tools = [say.tool(tool * 2 + s.tool_side[tool]) for tool in range(TOOL_COUNT) if s.tool_at[tool] == species]
    homes = [say.biome(s, at // LEVEL_COUNT) for at in s.places_of(species)]
    return Folk(
        s.seat_of[colour],
        COLOURS[colour],
        points,
        place,
        say.species(species),
        [
            Line(Message("sheet-emotions"), say.emotions(s.moods[species]), "Nb"),
            Line(Message("sheet-instincts"), instincts, "Nb"),
            Line(Message("sheet-language"), Message("sheet-yes" if speaks(s, species) else "sheet-no"), "J6f"),
            Line(Message("sheet-tools"), listed(tools) if tools else Message("sheet-none"), "J7"),
            Line(Message("sheet-homes"), listed(homes) if homes else Message("sheet-none"), "N"),
        ],
        [
            Step(Message("sheet-step-brain", {"number": number}), "Na"),
            Step(Message("sheet-step-instincts", {"instincts": open_}), "Nb")
            if known
            else Step(Message("sheet-step-covered"), "Nb"),
            Step(Message("sheet-step-cubes"), "Nc"),
        ],
    )
