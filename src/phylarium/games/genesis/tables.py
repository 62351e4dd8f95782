"""The component data: schemas, what only the game knows to be wrong, and the Components made of sound files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from phylarium.games.genesis.rules.components import Components
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.printed import PRINTED
from phylarium.kernel import packs
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.packs import Report, Source, Tables, numbers, rows, rows_of, whole

DATA: Final = Path(__file__).parent / "data"


PLAYERS: Final = "one two three four"

NUMBERS: Final[dict[str, str]] = {
    "bionts": f"{PLAYERS} cooperative each",
    "cubes": "each",
    "disks": "each start",
    "pool": PLAYERS,
    "dice": "count",
    "tableau": "organisms",
    "deck": "hadean archean proterozoic short_proterozoic",
    "mutation_decks": "cards",
    "armageddon": "warm cool waterworld",
    "victory": "macroorganism top introductory",
}
"""The tables of box.toml with their numbers."""

PART: Final = {"id": str, "colour": str, "abilities": list[str]}
"""An organ slot, or the circle of an endosymbiont."""

SCHEMAS: Final[packs.Schemas] = {
    "box.toml": whole(**{table: numbers(names) for table, names in NUMBERS.items()}),
    "events.toml": whole(event=rows(
        id=str, number=int, eon=str, aftershock=(bool, False), active=(list[str], []), icons=list[str],
        climate=list[str], order=(list[str], []), special=(str, "none"),
    )),
    "refugia.toml": whole(refugium=rows(
        id=str, number=int, row=str, colour=str, life_warm=list[int], life_cool=list[int], manna=list[str],
        dots=list[str], slots=list[str], slots_source=Source, smite_shield=(bool, False), biont_price=(int, 0),
        disk=str,
    )),
    "mutations.toml": whole(mutation=rows(
        id=str, colour=str, abilities=list[str], promoted=str, plus=str, promoted_abilities=list[str],
        promoted_source=Source,
    )),
    "parasites.toml": whole(parasite=rows(
        id=str, colour=str, slots=list[str], slots_source=Source, pollutes=(bool, False),
    )),
    "macroorganisms.toml": whole(form=rows(
        id=str, system=list[int], organ=rows(**PART), endosymbiont=rows(**PART),
    )),
}  # fmt: skip

SLOTS: Final[list[str]] = [f"{kind}{face}" for kind in "ME" for face in range(1, 7)]
"""What a slot of a refugium may show: M for a manna death, E for an enzyme death, with the face."""

MOST_IN_ROW: Final = 5
"""Refugia that a landform has room for."""

MACRO_SHIELDS: Final[list[str]] = [ABILITIES[UV_SHIELD], ABILITIES[CANCER_SHIELD], ABILITIES[DROUGHT_SHIELD]]
"""Shields that only organs and endosymbionts have (D7d, D8a, D9)."""

MICRO_ONLY: Final[list[str]] = [ABILITIES[DNA], ABILITIES[FISSION], ABILITIES[POLLUTION]]
"""Abilities that mean nothing on a macroorganism: it makes no Darwin roll and buys no mutations."""


def _box(t: Tables, table: str, names: str = "") -> list[int]:
    """Numbers of a table of the box; all of them, where none is named."""
    return [getattr(getattr(t.box, table), name) for name in (names or NUMBERS[table]).split()]


def _check_box(t: Tables, report: Report) -> None:

    def between(table: str, names: str, least: int, most: int, why: Message | str = "") -> bool:
        found = zip(names.split(), _box(t, table, names), strict=True)
        good = [report.between(f"key {table}", name, value, least, most, why) for name, value in found]
        return all(good)

    of_a_colour = Message("why-of-a-colour")
    if between("bionts", "each", 1, 9):
        (each,) = _box(t, "bionts", "each")
        between("bionts", PLAYERS, 1, each, of_a_colour)
        between("bionts", "cooperative", 1, each - 1, Message("why-parasite-left"))
    between("cubes", "each", 1, 99)
    if between("disks", "each", 1, 99):
        for name in PLAYERS.split():
            if between("pool", name, 1, _box(t, "disks", "each")[0], of_a_colour):
                between("disks", "start", 0, _box(t, "pool", name)[0], Message("why-of-a-pool"))
    between("dice", "count", 1, 99)
    between("tableau", "organisms", 1, 4)
    for name in NUMBERS["deck"].split():
        there = [row.eon for row in t.events.event].count(name.removeprefix("short_"))
        between("deck", name, 1, there, Message("why-of-the-eon"))
    between("mutation_decks", "cards", 1, MUTATION_COUNT // ROW_COUNT, Message("why-four-decks"))
    between("armageddon", NUMBERS["armageddon"], 2, 9)
    between("victory", "macroorganism top", 0, 99)
    between("victory", "introductory", 1, 99)


def _check_events(t: Tables, report: Report) -> None:
    for place, row in report.each_once("event", t.events.event, EVENTS, Message("thing-event")):
        if row.id in EVENTS:
            number = FIRST_EVENT_NUMBER + EVENTS.index(row.id)
            report.between(place, "number", row.number, number, number)
        report.named(place, "eon", row.eon, EONS, Message("thing-eon"))
        if report.all_named(place, "active", row.active, ROWS, Message("thing-landform")):
            report.no_repeat(place, "active", row.active)
        report.all_named(place, "icons", row.icons, ICONS, Message("thing-icon"))
        report.all_named(place, "climate", row.climate, CLIMATES, Message("thing-climate"))
        report.named(place, "special", row.special, SPECIALS, Message("thing-special-event"))
        if row.aftershock:
            why = Message("wrong-aftershock")
            if row.active:
                report.add(place, "active", why)
            if row.order:
                report.add(place, "order", why)
        elif report.length(place, "order", row.order, COLOUR_COUNT, COLOUR_COUNT) and report.all_named(
            place, "order", row.order, COLOURS, Message("thing-colour")
        ):
            report.no_repeat(place, "order", row.order)
        if row.special == "waterworld" and row.aftershock:
            report.add(place, "special", Message("wrong-waterworld"))


def _check_refugia(t: Tables, report: Report) -> None:
    for place, row in report.each_once("refugium", t.refugia.refugium, REFUGIA, Message("thing-refugium")):
        report.between(place, "number", row.number, 1, REFUGIUM_COUNT)
        report.named(place, "row", row.row, ROWS, Message("thing-landform"))
        report.named(place, "colour", row.colour, COLOURS, Message("thing-colour"))
        report.named(place, "disk", row.disk, COLOURS, Message("thing-colour"))
        for column, faces in (("life_warm", row.life_warm), ("life_cool", row.life_cool)):
            if report.all_between(place, column, faces, 1, 6):
                report.no_repeat(place, column, faces)
        if report.length(place, "manna", row.manna, 1, 9) and report.all_named(
            place, "manna", row.manna, COLOURS, Message("thing-colour")
        ):
            absent = [colour for colour in COLOURS if colour not in row.manna]
            if sorted(row.dots) != sorted(absent):
                wanted = (
                    Message("wrong-dots", {"colours": Listing(absent, ROW)}) if absent else Message("wrong-dots-none")
                )
                report.add(place, "dots", wanted)
        if report.length(place, "slots", row.slots, 1, MOST_SLOTS) and report.all_named(
            place, "slots", row.slots, SLOTS, Message("thing-slot")
        ):
            report.no_repeat(place, "slots", row.slots)
        report.between(place, "biont_price", row.biont_price, 0, 9)
    rows = [row.row for row in t.refugia.refugium]
    for name in ROWS:
        if not 1 <= rows.count(name) <= MOST_IN_ROW:
            report.of_table(
                "refugium",
                Message("wrong-refugia", {"count": str(rows.count(name)), "row": name, "most": str(MOST_IN_ROW)}),
            )


def _check_abilities(report: Report, place: str, column: str, abilities: list[str], barred: list[str]) -> None:
    if report.all_named(place, column, abilities, ABILITIES, Message("thing-ability")):
        for i, ability in enumerate(abilities):
            if ability in barred:
                report.add(place, f"{column}, value {i + 1}", Message("wrong-ability", {"ability": ability}))


def _check_mutations(t: Tables, report: Report) -> None:
    dna = ABILITIES[DNA]
    for place, row in report.each_once("mutation", t.mutations.mutation, MUTATIONS, Message("thing-mutation")):
        report.named(place, "colour", row.colour, COLOURS, Message("thing-colour"))
        if report.named(place, "plus", row.plus, COLOURS, Message("thing-colour")) and row.plus == row.colour:
            report.add(place, "plus", Message("wrong-plus"))
        if row.id in MUTATIONS:
            back = PROMOTED[MUTATIONS.index(row.id)]
            report.named(place, "promoted", row.promoted, [back], Message("thing-other-side", {"mutation": row.id}))
        _check_abilities(report, place, "abilities", row.abilities, [*MACRO_SHIELDS, dna])
        barred = [*MACRO_SHIELDS, ABILITIES[FISSION]]
        _check_abilities(report, place, "promoted_abilities", row.promoted_abilities, barred)
        if dna not in row.promoted_abilities:
            report.add(place, "promoted_abilities", Message("wrong-no-dna", {"ability": dna}))


def _check_parasites(t: Tables, report: Report) -> None:
    for place, row in report.each_once("parasite", t.parasites.parasite, PARASITES, Message("thing-parasite")):
        if row.id in PARASITES:
            colour = COLOURS[PARASITES.index(row.id) // 2]
            report.named(place, "colour", row.colour, [colour], Message("thing-colour-of", {"parasite": row.id}))
        if report.length(place, "slots", row.slots, DISEASED_SLOTS, DISEASED_SLOTS):
            report.all_named(place, "slots", row.slots, COLOURS, Message("thing-colour"))


def _check_macroorganisms(t: Tables, report: Report) -> None:
    for place, form in report.each_once("form", t.macroorganisms.form, FORMS, Message("thing-macroorganism")):
        if report.length(place, "system", form.system, COLOUR_COUNT, COLOUR_COUNT):
            report.all_between(place, "system", form.system, 0, 9)
        # Without an organ to grow, a marine form could never leave the sea (H5d).
        report.length(place, "organ", form.organ, 1, MOST_ORGANS)
        for (organ_place, _), organ in zip(rows_of("organ", [o.id for o in form.organ]), form.organ, strict=True):
            where = f"{place}, {organ_place}"
            report.named(where, "id", organ.id, ORGANS, Message("thing-organ"))
            report.named(where, "colour", organ.colour, COLOURS, Message("thing-colour"))
            _check_abilities(report, where, "abilities", organ.abilities, MICRO_ONLY)
        circles = [circle.colour for circle in form.endosymbiont]
        if sorted(circles) != sorted(COLOURS):
            report.add(place, "endosymbiont", Message("wrong-endosymbionts"))
        names = [circle.id for circle in form.endosymbiont]
        for (circle_place, _), circle in zip(rows_of("endosymbiont", names), form.endosymbiont, strict=True):
            where = f"{place}, {circle_place}"
            report.named(where, "id", circle.id, ENDOSYMBIONTS, Message("thing-endosymbiont"))
            _check_abilities(report, where, "abilities", circle.abilities, MICRO_ONLY)


def _mask(faces: Sequence[int]) -> int:
    return sum(1 << face for face in faces)


def _colours(names: Sequence[str]) -> list[int]:
    return [COLOURS.index(name) for name in names]


def _icons(abilities: Sequence[str]) -> list[int]:
    """How many icons of each ability."""
    return [abilities.count(ability) for ability in ABILITIES]


def _fill(c: Components, t: Tables) -> None:
    _fill_box(c, t)
    _fill_events(c, t.events.event)
    _fill_refugia(c, t.refugia.refugium)
    _fill_mutations(c, t.mutations.mutation)
    _fill_parasites(c, t.parasites.parasite)
    _fill_macroorganisms(c, t.macroorganisms.form)


def _fill_box(c: Components, t: Tables) -> None:
    c.bionts = [0, *_box(t, "bionts", PLAYERS)]
    c.pool_limit = [0, *_box(t, "pool", PLAYERS)]
    *c.deck_size, shorter = _box(t, "deck")
    c.short_deck_size = c.deck_size.copy()
    c.short_deck_size[PROTEROZOIC] = shorter
    c.armageddon = _box(t, "armageddon", "warm cool")


def _fill_events(c: Components, events: list[Any]) -> None:
    by_id = {row.id: row for row in events}
    for name in EVENTS:
        row = by_id[name]
        c.event_eon.append(EONS.index(row.eon))
        c.event_aftershock.append(row.aftershock)
        c.event_active.append(sum(1 << ROWS.index(landform) for landform in row.active))
        c.event_icons.append([ICONS.index(icon) for icon in row.icons])
        c.event_climate.append([CLIMATES.index(climate) for climate in row.climate])
        c.event_order.append(_colours(row.order))
        c.event_special.append(SPECIALS.index(row.special))


def _fill_refugia(c: Components, refugia: list[Any]) -> None:
    by_id = {row.id: row for row in refugia}
    for name in REFUGIA:
        row = by_id[name]
        c.placard_number.append(row.number)
        c.refugium_row.append(ROWS.index(row.row))
        c.refugium_colour.append(COLOURS.index(row.colour))
        c.life += [_mask(row.life_warm), _mask(row.life_cool)]
        manna = _colours(row.manna)
        c.manna.append(manna)
        c.manna_order.append([colour for i, colour in enumerate(manna) if colour not in manna[:i]] + _colours(row.dots))
        c.slots.append(len(row.slots))
        faces = [int(slot[1]) for slot in row.slots]
        enzyme = [slot[0] == "E" for slot in row.slots]
        spare = MOST_SLOTS - len(faces)
        c.slot_face += faces + [0] * spare
        c.slot_kills_enzyme += enzyme + [False] * spare
        for covered in range(MOST_SLOTS + 1):
            bare = range(covered, len(faces))
            c.manna_death.append(_mask([faces[i] for i in bare if not enzyme[i]]))
            c.enzyme_death.append(_mask([faces[i] for i in bare if enzyme[i]]))
        c.smite_shield.append(row.smite_shield)
        c.biont_price.append(row.biont_price)
        c.bacterium_disk.append(COLOURS.index(row.disk))


def _fill_mutations(c: Components, mutations: list[Any]) -> None:
    by_id = {row.id: row for row in mutations}
    for name in MUTATIONS:
        row = by_id[name]
        c.mutation_colour.append(COLOURS.index(row.colour))
        c.plus_colour.append(COLOURS.index(row.plus))
        c.mutation_ability += _icons(row.abilities) + _icons(row.promoted_abilities)


def _fill_parasites(c: Components, parasites: list[Any]) -> None:
    by_id = {row.id: row for row in parasites}
    for name in PARASITES:
        row = by_id[name]
        c.diseased_slot += _colours(row.slots)
        c.parasite_pollutes.append(row.pollutes)


def _fill_macroorganisms(c: Components, forms: list[Any]) -> None:
    by_id = {row.id: row for row in forms}
    for name in FORMS:
        form = by_id[name]
        c.system += form.system
        c.organ_count.append(len(form.organ))
        for organ in form.organ:
            c.organ_colour.append(COLOURS.index(organ.colour))
            c.organ_kind.append(ORGANS.index(organ.id))
            c.organ_ability += _icons(organ.abilities)
        spare = MOST_ORGANS - len(form.organ)
        c.organ_colour += [-1] * spare
        c.organ_kind += [-1] * spare
        c.organ_ability += [0] * (spare * ABILITY_COUNT)
        circles = {circle.colour: circle for circle in form.endosymbiont}
        for colour in COLOURS:
            c.endosymbiont_kind.append(ENDOSYMBIONTS.index(circles[colour].id))
            c.endosymbiont_ability += _icons(circles[colour].abilities)


CHECKS: Final = (_check_box, _check_events, _check_refugia, _check_mutations, _check_parasites, _check_macroorganisms)

_LOADER: Final = packs.Loader(DATA, SCHEMAS, CHECKS, Components, PRINTED, _fill, game="genesis")
check: Final = _LOADER.check
load: Final = _LOADER.load
