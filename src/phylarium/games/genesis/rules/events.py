"""D1 to D4 and the icons of an event: landforms, roiling, new refugia, smites, climate."""

from __future__ import annotations

from phylarium.games.genesis.rules import crises, frames
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY, Act


def first_card(s: Genesis) -> int:
    """Where this turn's cards begin in the pile."""
    return len(s.event_pile) - s.drawn


class Landforms(Act[Genesis, frames.Landforms]):
    """A1a, A1b, D1a, D2: cards are turned over, landforms flipped, decks roiled."""

    def act(self, s: Genesis, f: frames.Landforms) -> None:
        s.phase = EVENT_PHASE
        draw(s)
        for row in range(ROW_COUNT):
            if s.active[row] == 1:
                s.roil(row)
        s.push(frames.Armageddon(NOBODY))
        s.push(frames.Phase(NOBODY, EVENT_PHASE))


def draw(s: Genesis) -> None:
    """A1a, D1a: cards until one that is no aftershock; it gives the player order and the landforms."""
    c = s.components
    s.drawn = 0
    s.ozone_hole = 0
    s.reveal()
    while s.event_deck:
        card = s.event_deck.pop()
        s.event_pile.append(card)
        s.drawn += 1
        s.note("log-event", "A1a", NONE, card, s.turn)
        if c.event_special[card] == OZONE_HOLE:
            s.ozone_hole = 1
        if not c.event_aftershock[card]:
            s.order = c.event_order[card].copy()
            for row in range(ROW_COUNT):
                s.active[row] = (c.event_active[card] >> row) & 1
            if s.waterworld == 1:
                s.active[CONTINENT] = 0
            return
        if s.waterworld == 1:
            s.waterworld = 0
            s.note("log-waterworld-ends", "D1b", NONE, card)


def begin_icons(s: Genesis) -> None:
    """A1c: the icons of all cards of the turn from left to right, each card's special effect and climate after them."""
    s.push(frames.Icon(NOBODY, first_card(s)))


def earlier(s: Genesis, position: int, index: int, icon: int) -> bool:
    """Whether an icon has already come in this turn: its extremity was summed then (D5, D6)."""
    for i in range(first_card(s), position + 1):
        icons = s.components.event_icons[s.event_pile[i]]
        for j in range(index if i == position else len(icons)):
            if icons[j] == icon:
                return True
    return False


class Icon(Act[Genesis, frames.Icon]):
    """A1c: icons of a card take effect (its place in the pile, the next icon), up to an attack on what lives."""

    ints: str = "position index=0"

    def act(self, s: Genesis, f: frames.Icon) -> None:
        card = s.event_pile[f.position]
        icons = s.components.event_icons[card]
        for i in range(f.index, len(icons)):
            if icons[i] > SMITE and s.living:
                s.push(frames.Icon(NOBODY, f.position, i + 1))
                take_effect(s, f.position, i)
                return
            take_effect(s, f.position, i)
        if f.position + 1 < len(s.event_pile):
            s.push(frames.Icon(NOBODY, f.position + 1))
        s.push(frames.Climate(NOBODY, card))
        s.push(frames.Special(NOBODY, card))


def take_effect(s: Genesis, position: int, index: int) -> None:
    """One icon of a card of this turn."""
    card = s.event_pile[position]
    icon = s.components.event_icons[card][index]
    shielded = s.components.event_special[card] == COMET_SHIELD
    if icon <= EARTH:
        emerge(s, icon)
    elif icon == SMITE:
        smite(s, shielded)
    elif icon <= OXYGEN_SPIKE:
        if not earlier(s, position, index, icon):
            crisis(s, icon)
    elif icon >= UV:
        if s.ozone == 1 and s.ozone_hole == 0:
            s.note("log-ozone-holds", "D1c", NONE)
        else:
            s.note("log-uv", "D7", NONE, icon - UV)
            crises.strike(s, crises.RADIATION, icon - UV, 0, NONE)
    elif s.introductory == 0:
        if icon == CANCER:
            s.note("log-cancer", "D8", NONE)
            crises.strike(s, crises.TUMOUR, 1, 1 if shielded else 0, COSMIC)
        elif icon == DROUGHT:
            s.note("log-drought", "D9", NONE)
            crises.strike(s, crises.THIRST, 1, 1 if shielded else 0, COSMIC)


def crisis(s: Genesis, icon: int) -> None:
    """D5, D6: one attack with the icons of all cards of the turn; the comet shield spares cosmic life its own (D1d)."""
    extremity = 0
    spared = 0
    for i in range(first_card(s), len(s.event_pile)):
        card = s.event_pile[i]
        count = 0
        for other in s.components.event_icons[card]:
            if other == icon:
                count += 1
        extremity += count
        if s.components.event_special[card] == COMET_SHIELD:
            spared += count
    if icon == EXTREMOPHILE:
        s.note("log-heat", "D5", NONE, extremity)
        crises.strike(s, crises.HEAT, extremity, spared, COSMIC)
    else:
        s.note("log-oxygen", "D6", NONE, extremity)
        crises.strike(s, crises.OXYGEN, extremity, spared, COSMIC)


def emerge(s: Genesis, icon: int) -> None:
    """D3: a refugium of the uppermost (heaven) or lowermost (earth) active deck that has one left."""
    for step in range(ROW_COUNT):
        row = step if icon == HEAVEN else ROW_COUNT - 1 - step
        if s.active[row] == 1 and s.refugia_left[row] > 0:
            s.refugia_left[row] -= 1
            at = row * ROW_LENGTH + s.refugia_left[row]
            placard = s.refugia_decks[at]
            s.refugia_decks[at] = NONE
            lay(s, placard)
            s.reveal()
            s.note("log-refugium", "D3", NONE, placard, row)
            return
    s.note("log-no-refugium", "D3", NONE)


def lay(s: Genesis, placard: int) -> None:
    """D3a, D3b: a placard becomes the rightmost refugium of its row, with its manna disorganized."""
    at = s.components.refugium_row[placard] * ROW_LENGTH
    while s.rows[at] >= 0:
        at += 1
    s.rows[at] = placard
    s.stage[placard] = REFUGIUM
    for colour in s.components.manna[placard]:
        s.dead[placard * COLOUR_COUNT + colour] += 1


def smite(s: Genesis, shielded: bool) -> None:
    """D4: every refugium without a shield loses its rightmost enzyme, or else a manna cube."""
    s.note("log-smite", "D4", NONE)
    for refugium in range(REFUGIUM_COUNT):
        if s.stage[refugium] != REFUGIUM or s.components.smite_shield[refugium]:
            continue
        if shielded and s.components.refugium_row[refugium] == COSMIC:
            continue
        if s.enzyme_count[refugium] > 0:
            s.lose_enzyme(refugium)
            s.note("log-enzyme-lost", "D4", NONE, refugium)
        else:
            lose_manna(s, refugium)


def lose_manna(s: Genesis, refugium: int) -> None:
    """D4: the leftmost printed colour that is left, disorganized first; D4a: without manna the refugium goes."""
    at = refugium * COLOUR_COUNT
    for colour in s.components.manna[refugium]:
        if s.dead[at + colour] > 0:
            s.dead[at + colour] -= 1
        elif s.cubes[at + colour] > 0:
            s.cubes[at + colour] -= 1
        else:
            continue
        s.note("log-manna-lost", "D4", NONE, refugium, colour)
        break
    for colour in range(COLOUR_COUNT):
        if s.dead[at + colour] + s.cubes[at + colour] > 0:
            return
    desert(s, refugium)


def desert(s: Genesis, refugium: int) -> None:
    """D4a: a refugium leaves the game; its bionts return without compensation."""
    s.note("log-deserted", "D4a", NONE, refugium)
    for party in range(PARTY_COUNT):
        s.unassigned[party] += s.bionts[refugium * PARTY_COUNT + party]
        s.bionts[refugium * PARTY_COUNT + party] = 0
    s.drop_enzymes(refugium)
    s.remove_refugium(refugium)
    s.stage[refugium] = GONE


class Special(Act[Genesis, frames.Special]):
    """D1b, D1c: what a card does besides its icons."""

    ints: str = "card"

    def act(self, s: Genesis, f: frames.Special) -> None:
        special = s.components.event_special[f.card]
        if special == WATERWORLD and s.introductory == 0:
            s.waterworld = 1
            s.note("log-waterworld", "D1b", NONE, f.card)
        elif special == OZONE_LAYER:
            s.ozone = 1
            s.note("log-ozone", "D1c", NONE, f.card)


class Climate(Act[Genesis, frames.Climate]):
    """D10: the climate icons of a card, and how many of a kind have come in a row."""

    ints: str = "card"

    def act(self, s: Genesis, f: frames.Climate) -> None:
        if s.introductory == 1:
            return
        for icon in s.components.event_climate[f.card]:
            s.climate = icon
            if icon == WARM:
                s.run_length = s.run_length + 1 if s.run_length > 0 else 1
                s.note("log-warming", "D10", NONE, s.run_length)
            else:
                s.run_length = s.run_length - 1 if s.run_length < 0 else -1
                s.note("log-cooling", "D10", NONE, -s.run_length)


def suns_left(s: Genesis) -> int:
    """D10a, D1b: suns that are missing to a runaway greenhouse; 0 or less: it is there."""
    goal = s.components.waterworld_armageddon if s.waterworld == 1 else s.components.armageddon[WARM]
    return goal - s.run_length if s.run_length > 0 else goal


def snowflakes_left(s: Genesis) -> int:
    """D10a: snowflakes that are missing to a snowball earth."""
    goal = s.components.armageddon[COOL]
    return goal + s.run_length if s.run_length < 0 else goal
