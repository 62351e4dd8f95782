"""Every invariant of a position: components are conserved, and what is derived agrees."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *


def problems(s: Genesis) -> list[str]:
    """What is wrong with a position, in words for a programmer; empty for a sound one."""
    found: list[str] = []
    waiting = [frame.op for frame in s.agenda]
    if frames.CHOOSE_COLOUR in waiting or frames.DEAL_COLOURS in waiting or frames.LAY_TABLE in waiting:
        return found
    check_ranges(s, found)
    if found:
        return found
    check_bionts(s, found)
    check_refugia(s, found)
    check_mutations(s, found)
    check_parasites(s, found)
    check_organisms(s, found)
    check_macros(s, found)
    check_events(s, found)
    check_derived(s, found)
    return found


def check_ranges(s: Genesis, found: list[str]) -> None:
    """Numbers that the other checks use as indices, and counts that cannot be negative."""
    for name, values, least, most in (
        ("stage", s.stage, AT_HOME, 4),
        ("owner", s.owner, NONE, PARTY_COUNT - 1),
        ("host", s.host, NONE, PLACE_COUNT - 1),
        ("guest", s.guest, NONE, PLACE_COUNT - 1),
        ("side", s.side, 0, 1),
        ("diseased", s.diseased, NONE, FREE_CUBE),
        ("bearer", s.bearer, NONE, PLACE_COUNT - 1),
        ("promoted", s.promoted, 0, 1),
        ("cube", s.cube, LOST, DISEASED),
        ("plus", s.plus, LOST, DISEASED),
        ("macro_of", s.macro_of, NONE, MACROORGANISM_COUNT - 1),
        ("macro_at", s.macro_at, NONE, PLACE_COUNT + PARTY_COUNT - 1),
        ("landed", s.landed, 0, 1),
        ("level", s.level, NONE, 2),
        ("rows", s.rows, NONE, REFUGIUM_COUNT - 1),
        ("refugia_decks", s.refugia_decks, NONE, REFUGIUM_COUNT - 1),
        ("refugia_left", s.refugia_left, 0, ROW_LENGTH),
        ("enzymes", s.enzymes, NONE, COLOUR_COUNT - 1),
        ("enzyme_count", s.enzyme_count, 0, MOST_SLOTS),
        ("seat_of", s.seat_of, NONE, s.seats - 1),
        ("order", s.order, NONE, COLOUR_COUNT - 1),
        ("sequence", s.sequence, 0, PARTY_COUNT - 1),
        ("active", s.active, 0, 1),
        ("votes", s.votes, NONE, 1),
        ("dice", s.dice, 0, 99),
        ("picked", s.picked, 0, 99),
    ):
        for value in values:
            if not least <= value <= most:
                found.append(f"{name} has {value}, which is not {least} to {most}")
                break
    for name, values in (
        ("bionts", s.bionts),
        ("cubes", s.cubes),
        ("dead", s.dead),
        ("antioxidants", s.antioxidants),
        ("catalysts", s.catalysts),
        ("synthesized", s.synthesized),
        ("unassigned", s.unassigned),
        ("placed", s.placed),
        ("idle", s.idle),
        ("bought", s.bought),
        ("organs", s.organs),
    ):
        if min(values) < 0:
            found.append(f"{name} has {min(values)}")


def check_bionts(s: Genesis, found: list[str]) -> None:
    c = s.components
    for party in range(PARTY_COUNT):
        colour = party & 3
        if party >= NPC:
            owned = s.npc[colour]
        elif s.seat_of[party] < 0:
            owned = 0
        else:
            owned = c.cooperative_bionts if s.cooperative == 1 else c.bionts[s.seats]
        count = s.unassigned[party]
        for place in range(PLACE_COUNT):
            count += s.bionts[place * PARTY_COUNT + party]
        if count != owned:
            found.append(f"{PARTIES[party]} has {count} bionts, not {owned}")
        if s.idle[party] > s.unassigned[party]:
            found.append(f"{PARTIES[party]} has {s.idle[party]} idle bionts of {s.unassigned[party]}")
    for place in range(PLACE_COUNT):
        if s.stage[place] != REFUGIUM and s.stage[place] != LIVING and s.biont_count(place) > 0:
            found.append(f"{PLACES[place]} has bionts and is not in play")
    for player in range(COLOUR_COUNT):
        for colour in range(COLOUR_COUNT):
            held = s.catalysts[player * COLOUR_COUNT + colour]
            if held > (s.pool_limit() if s.seat_of[player] >= 0 else 0):
                found.append(f"{COLOURS[player]} has {held} {COLOURS[colour]} catalysts")


def check_refugia(s: Genesis, found: list[str]) -> None:
    c = s.components
    for row in range(ROW_COUNT):
        at = row * ROW_LENGTH
        laid = [r for r in s.rows[at : at + ROW_LENGTH] if r >= 0]
        if laid != s.rows[at : at + len(laid)]:
            found.append(f"row {row} has a gap")
        held = s.refugia_decks[at : at + ROW_LENGTH]
        if any((held[i] >= 0) != (i < s.refugia_left[row]) for i in range(ROW_LENGTH)):
            found.append(f"row {row} has {s.refugia_left[row]} placards left and {held}")
        for placard in range(REFUGIUM_COUNT):
            if c.refugium_row[placard] == row:
                if (s.stage[placard] == REFUGIUM) != (laid.count(placard) == 1):
                    found.append(f"{REFUGIA[placard]} is a refugium and not in its row, or the other way round")
                if (s.stage[placard] == AT_HOME) != (held.count(placard) == 1):
                    found.append(f"{REFUGIA[placard]} is unseen and not in its deck, or the other way round")
            elif placard in laid or placard in held:
                found.append(f"{REFUGIA[placard]} is in row {row}")
    for placard in range(REFUGIUM_COUNT):
        count = s.enzyme_count[placard]
        slots = s.enzymes[placard * MOST_SLOTS : placard * MOST_SLOTS + MOST_SLOTS]
        if any((slots[i] >= 0) != (i < count) for i in range(MOST_SLOTS)) or count > c.slots[placard]:
            found.append(f"{REFUGIA[placard]} has {count} enzymes in {slots}")
        at = placard * COLOUR_COUNT
        if s.stage[placard] != REFUGIUM:
            if count > 0 or sum(s.dead[at : at + COLOUR_COUNT]) > 0:
                found.append(f"{REFUGIA[placard]} is no refugium and has manna or enzymes")
            continue
        total = 0
        for colour in range(COLOUR_COUNT):
            manna = s.dead[at + colour] + s.cubes[at + colour]
            total += manna
            if manna > c.manna[placard].count(colour):
                found.append(f"{REFUGIA[placard]} has {manna} {COLOURS[colour]} manna")
        if total == 0:
            found.append(f"{REFUGIA[placard]} has no manna")


def check_mutations(s: Genesis, found: list[str]) -> None:
    decks: list[int] = []
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        decks.extend(deck)
        if deck and (s.seen >> deck[0]) & 1 == 0:
            found.append(f"the top card of deck {row} is not seen")
    boxed = MUTATION_COUNT - ROW_COUNT * s.components.mutation_deck
    for m in range(MUTATION_COUNT):
        name = MUTATIONS[m]
        borne = s.bearer[m] >= 0
        count = decks.count(m)
        if count == 0 and not borne and (s.seen >> m) & 1 == 0:
            boxed -= 1  # a pack with smaller decks leaves some in the box
        elif count != (0 if borne else 1):
            found.append(f"{name} is in the decks {count} times and borne by {s.bearer[m]}")
        if not borne:
            if s.promoted[m] == 1 or s.cube[m] != LOST or s.plus[m] != LOST:
                found.append(f"{name} is in a deck with cubes, or promoted")
            continue
        if s.stage[s.bearer[m]] != LIVING or s.macro_of[s.bearer[m]] >= 0:
            found.append(f"{name} is borne by {PLACES[s.bearer[m]]}, which is no microorganism")
        if s.promoted[m] == 0 and (s.cube[m] == LOST or s.plus[m] != LOST):
            found.append(f"{name} is unpromoted with cubes {s.cube[m]}, {s.plus[m]}")
        if s.promoted[m] == 1 and s.plus[m] == LOST:
            found.append(f"{name} is promoted without its + cube")
        if (s.seen >> m) & 1 == 0:
            found.append(f"{name} is in play and was never seen")
        for plus in range(2):
            state = s.plus[m] if plus == 1 else s.cube[m]
            slots = s.diseased.count(m * 2 + plus)
            if slots != (1 if state == DISEASED else 0):
                found.append(f"{name} has a cube {state} that is diseased {slots} times")
    if boxed != 0:
        found.append(f"too {'many' if boxed < 0 else 'few'} mutations are left in the box, by {abs(boxed)}")


def set_free(s: Genesis) -> list[int]:
    """Parasites that are being supplanted: another sits on their host, and they have not found a new one yet."""
    found: list[int] = []
    for frame in s.agenda:
        if isinstance(frame, frames.Liberated):
            found.append(frame.parasite)
        elif isinstance(frame, (frames.Attached, frames.Steal)):
            found.append(frame.incumbent)
    return found


def check_parasites(s: Genesis, found: list[str]) -> None:
    liberated = set_free(s)
    for place in range(PLACE_COUNT):
        guest = s.guest[place]
        if guest >= 0 and (s.host[guest] != place or s.stage[place] != LIVING):
            found.append(f"{PLACES[place]} has the guest {PLACES[guest]}, which is elsewhere")
    for parasite in range(PARASITE, PLACE_COUNT):
        host = s.host[parasite]
        at = (parasite - PARASITE) * DISEASED_SLOTS
        if s.stage[parasite] == LIVING:
            if host < 0:
                found.append(f"{PLACES[parasite]} has no host")
            elif s.guest[host] != parasite and parasite not in liberated:
                found.append(f"{PLACES[parasite]} sits on {PLACES[host]}, which does not know it")
        elif host >= 0 or s.diseased_count(parasite) > 0 or s.stage[parasite] != AT_HOME:
            found.append(f"{PLACES[parasite]} is at home with a host or with cubes")
        for slot in range(DISEASED_SLOTS):
            source = s.diseased[at + slot]
            if source < 0 or host < 0 or source == FREE_CUBE:
                continue
            if source == ORGAN_CUBE:
                if s.macro_of[host] < 0:
                    found.append(f"{PLACES[parasite]} holds an organ of {PLACES[host]}")
            elif s.bearer[source >> 1] != host:
                found.append(f"{PLACES[parasite]} holds a cube of {MUTATIONS[source >> 1]}, which its host lacks")
            else:
                c = s.components
                colour = c.plus_colour[source >> 1] if source & 1 == 1 else c.mutation_colour[source >> 1]
                if colour != s.slot_colour(parasite, slot):
                    found.append(f"{PLACES[parasite]} holds {COLOURS[colour]} in slot {slot + 1}")


def check_organisms(s: Genesis, found: list[str]) -> None:
    pending = [frame.place for frame in s.agenda if isinstance(frame, frames.NewOwner)]
    for place in range(PLACE_COUNT):
        owner = s.owner[place]
        if s.stage[place] == LIVING:
            if owner < 0:
                found.append(f"{PLACES[place]} has no owner")
            elif s.bionts[place * PARTY_COUNT + owner] == 0 and place not in pending:
                found.append(f"{PLACES[place]} belongs to {PARTIES[owner]}, who has no biont there")
            elif place < PARASITE and owner >= NPC:
                found.append(f"{PLACES[place]} belongs to an NPC")
        elif (owner >= 0) != (s.stage[place] == TROPHY):
            found.append(f"{PLACES[place]} in stage {s.stage[place]} has the owner {owner}")
        at = place * COLOUR_COUNT
        if s.stage[place] != LIVING and sum(s.antioxidants[at : at + COLOUR_COUNT]) > 0:
            found.append(f"{PLACES[place]} has antioxidants and does not live")
        if (place >= PARASITE or s.stage[place] > LIVING or s.stage[place] == AT_HOME or s.macro_of[place] >= 0) and (
            sum(s.cubes[at : at + COLOUR_COUNT]) > 0
        ):
            found.append(f"{PLACES[place]} has cubes on its card")


def check_macros(s: Genesis, found: list[str]) -> None:
    for macro in range(MACROORGANISM_COUNT):
        place = s.macro_at[macro]
        name = MACROORGANISMS[macro]
        if 0 <= place < PLACE_COUNT:
            if s.macro_of[place] != macro or s.stage[place] != LIVING:
                found.append(f"{name} is said to be at {PLACES[place]}")
            if s.organs[macro] >> s.components.organ_count[s.face(macro)] != 0:
                found.append(f"{name} has organs in slots that it lacks")
        elif s.organs[macro] != 0 or s.level[macro] != NONE or macro in s.macro_of:
            found.append(f"{name} is not in play and has organs, a level or a place")


def check_events(s: Genesis, found: list[str]) -> None:
    cards = s.event_deck + s.event_pile + s.events_removed + s.events_skipped
    if sorted(cards) != list(range(EVENT_COUNT)):
        found.append("the events are not each there once")
    if not 0 <= s.drawn <= len(s.event_pile):
        found.append(f"{s.drawn} events of this turn, {len(s.event_pile)} in the pile")


def check_derived(s: Genesis, found: list[str]) -> None:
    copy = s.clone()
    for place in range(PLACE_COUNT):
        copy.recount(place)
    if copy.chromosomes != s.chromosomes:
        wrong = [PLACES[i // COLOUR_COUNT] for i, n in enumerate(s.chromosomes) if n != copy.chromosomes[i]]
        found.append(f"the chromosomes of {', '.join(wrong)} are not counted right")
    if copy.living != s.living:
        found.append("the living places are not those of organisms")
    if copy.abilities != s.abilities:
        found.append("abilities are not counted right")
