"""K2: the sheet with which a game of Origins begins."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.fauna.rules.names import TOOL_COUNT
from phylarium.families.lineage import Settler
from phylarium.games.mesofauna import legacy
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.board import BIOMES
from phylarium.games.mesofauna.rules.names import COLOURS, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.message import Message, listed
from phylarium.kernel.sheet import Folk, Line, Sheet, Step

RESOURCES = ("aurochs", "biofuel", "blank", "grain", "horse", "oil", "uranium")


def sheet_of(s: Mesofauna, wishes: Mapping[str, str]) -> Sheet | None:
    """The map and who goes on with what; none from Caterpillar and Cocoon."""
    left = legacy.left(s, wishes)
    if left is None:
        return None
    cratons = [
        Line(
            say.craton(craton.number - 1),
            Message(
                "sheet-craton" if craton.at is not None else "sheet-craton-adrift",
                {
                    "resource": resource(craton.resource),
                    "q": 0 if craton.at is None else craton.at[0],
                    "r": 0 if craton.at is None else craton.at[1],
                },
            ),
            "K2a",
        )
        for craton in left.cratons
    ]
    steps = [Step(Message("sheet-step-hexes"), "K2a"), Step(Message("sheet-step-ahead"), "K2a")]
    return Sheet(
        cratons,
        [*steps, Step(Message("sheet-step-dispersal"), "K2e")],
        [folk(s, one, number) for number, one in enumerate(left.players, 1)],
    )


def resource(name: str) -> Message | str:
    """What a craton shows; a pack may have others, which stay as they are called there."""
    return Message(f"resource-{name}") if name in RESOURCES else name


def folk(s: Mesofauna, one: Settler, number: int) -> Folk:
    steps = [Step(Message("sheet-step-colour", {"number": number}), "K2c")]
    if one.figures:
        steps.append(Step(Message("sheet-step-creeples", {"number": one.figures}), "K2b"))
    if not one.species:
        return Folk(one.seat, one.colour, one.points, one.place, Message("species-none"), [], [*steps, _spot()])
    species = SPECIES.index(one.species)
    tools = [say.tool(tool * 2 + s.tool_side[tool]) for tool in range(TOOL_COUNT) if s.tool_at[tool] == species]
    homes = [listed([say.biome(BIOMES.index(home)) for home in continent]) for continent in one.continents]
    if one.folk == legacy.MERFOLK or not homes:
        steps.append(_spot())
    else:
        steps += [Step(Message("sheet-step-figure", {"homes": home}), "K2c") for home in homes]
    return Folk(
        one.seat,
        COLOURS[s.colour_of[one.seat]],
        one.points,
        one.place,
        say.species(species),
        [
            Line(Message("sheet-emotions"), say.pheromones(s.moods[species]), "K2c"),
            Line(Message("sheet-language"), Message("sheet-yes" if one.speaks else "sheet-no"), "K2c"),
            Line(Message("sheet-hive"), Message("sheet-yes" if one.eusocial else "sheet-no"), "K2c"),
            Line(Message("sheet-tools"), listed(tools) if tools else Message("sheet-none"), "K2c"),
            Line(Message("sheet-folk"), Message(f"sheet-{one.folk}"), "K2d"),
            Line(Message("sheet-homes"), listed(homes) if homes else Message("sheet-none"), "K2c"),
        ],
        steps,
    )


def _spot() -> Step:
    return Step(Message("sheet-step-spot"), "K2c")
