"""E1, E2, E5, E6: bionts and enzymes to refugia, antioxidants, bionts moved by horizontal gene transfer."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames, parasites, pool, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.atrophy import add_biont, take_biont
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Message, Reason


def entropy_limit(s: Genesis, party: int) -> int:
    """E2a: bionts that a player may have in refugia. A gain counts from the next turn on, a loss at once."""
    limit = s.entropy[party]
    now = s.entropy_of(party)
    return now if now < limit else limit


def entropy_room(s: Genesis, party: int) -> int:
    """E2a: bionts that a player may still add to refugia."""
    return entropy_limit(s, party) - s.in_refugia(party)


class Assign(Choice[Genesis, frames.Assign]):
    """A2: E: one thing after another, until the player is done."""

    def options(self, s: Genesis, f: frames.Assign) -> list[int]:
        """What `reach`, `movable` and `entropy_room` tell, worked out in one pass: most decisions are this one."""
        party = f.actor
        c = s.components
        bionts = s.bionts
        active = s.active
        colours: list[int] = []
        for colour in range(COLOUR_COUNT):
            if s.catalysts[party * COLOUR_COUNT + colour] > 0:
                colours.append(colour)
        free = s.unassigned[party] - s.idle[party]
        reach = active[0] | active[1] << 1 | active[2] << 2 | active[3] << 3
        settled = 0
        sources: list[int] = []
        refugia = [refugium for refugium in s.rows if refugium >= 0]
        for refugium in refugia:
            count = bionts[refugium * PARTY_COUNT + party]
            if count > 0:
                settled += count
                reach |= 1 << c.refugium_row[refugium]
                if count > s.placed[refugium * PARTY_COUNT + party] and active[c.refugium_row[refugium]] == 1:
                    sources.append(refugium)
        own: list[int] = []
        entropy = 1
        icons = 0
        for place in s.living:
            if bionts[place * PARTY_COUNT + party] > 0:
                own.append(place)
                reach |= 1 << s.home_row(place)
                if s.abilities[place * ABILITY_COUNT + SPORE] > 0:
                    reach = (1 << ROW_COUNT) - 1
                if s.chromosomes[place * COLOUR_COUNT + GREEN] >= entropy:
                    entropy = s.chromosomes[place * COLOUR_COUNT + GREEN] + 1
                if s.macro_of[place] < 0:
                    icons += s.abilities[place * ABILITY_COUNT + HGT]
        if icons > s.hgt_used[party]:
            for place in own:
                at = place * PARTY_COUNT + party
                if s.macro_of[place] < 0 and bionts[at] > s.placed[at]:
                    sources.append(place)
        if entropy > s.entropy[party]:
            entropy = s.entropy[party]
        room = free > 0 and entropy > settled
        found: list[int] = []
        if room or colours:
            for refugium in refugia:
                if (reach >> c.refugium_row[refugium]) & 1 == 1:
                    if room and (colours or c.biont_price[refugium] == 0):
                        found.append(SETTLE + refugium)
                    if colours and s.enzyme_count[refugium] < c.slots[refugium]:
                        for colour in colours:
                            found.append(ENZYME + refugium * COLOUR_COUNT + colour)
        if colours:
            for place in own:
                if s.owner[place] == party and takes_antioxidants(s, place):
                    for colour in colours:
                        found.append(ANTIOXIDANT + place * COLOUR_COUNT + colour)
        for place in sources:
            found.append(MOVE + place)
        if s.living and (free > 0 or sources):
            parasites.offer(s, party, reach, sources, free, found)
        found.append(DONE)
        return found

    def chosen(self, s: Genesis, f: frames.Assign, action: int) -> None:
        party = f.actor
        if action == DONE:
            # Where nothing else was open nobody was asked: the log says that the turn is over.
            if s.journal is not None and len(self.options(s, f)) == 1:
                s.note("log-nothing-to-assign", "A2", party)
            return
        s.push(frames.Assign(party))
        if SETTLE <= action < SETTLE + REFUGIUM_COUNT:
            refugium = action - SETTLE
            s.unassigned[party] -= 1
            settle(s, party, refugium)
        elif ENZYME <= action < ENZYME + REFUGIUM_COUNT * COLOUR_COUNT:
            at = action - ENZYME
            lay_enzyme(s, party, at // COLOUR_COUNT, at % COLOUR_COUNT)
        elif ANTIOXIDANT <= action < ANTIOXIDANT + PLACE_COUNT * COLOUR_COUNT:
            at = action - ANTIOXIDANT
            pool.spend(s, party, at % COLOUR_COUNT)
            s.antioxidants[at] += 1
            s.note("log-antioxidant", "E5", party, at % COLOUR_COUNT, at // COLOUR_COUNT)
        elif MOVE <= action < MOVE + PLACE_COUNT:
            s.push(frames.MoveBiont(party, action - MOVE))
        else:
            s.push(frames.AttachHost(party, action - FACE))

    def refusal(self, s: Genesis, f: frames.Assign, action: int) -> Reason | None:
        if SETTLE <= action < SETTLE + REFUGIUM_COUNT:
            return refuse_settling(s, f.actor, action - SETTLE)
        if ENZYME <= action < ENZYME + REFUGIUM_COUNT * COLOUR_COUNT:
            return refuse_enzyme(s, f.actor, (action - ENZYME) // COLOUR_COUNT, (action - ENZYME) % COLOUR_COUNT)
        if ANTIOXIDANT <= action < ANTIOXIDANT + PLACE_COUNT * COLOUR_COUNT:
            return refuse_antioxidant(s, f.actor, (action - ANTIOXIDANT) // COLOUR_COUNT)
        if MOVE <= action < MOVE + PLACE_COUNT:
            return refuse_moving(s, f.actor, action - MOVE)
        if FACE <= action < FACE + PARASITE_COUNT:
            return parasites.refuse_face(s, f.actor, action - FACE)
        return None

    def sought(self, s: Genesis, f: frames.Assign) -> list[int]:
        found = [SETTLE + r for r in range(REFUGIUM_COUNT) if s.stage[r] == REFUGIUM]
        found.extend(MOVE + p for p in range(PLACE_COUNT) if s.bionts[p * PARTY_COUNT + f.actor] > 0)
        found.extend([FACE + f.actor * 2, FACE + f.actor * 2 + 1])
        return found


# --- refugia and antioxidants -------------------------------------------------------------------


def settle(s: Genesis, party: int, refugium: int) -> None:
    """E1, E2c: a biont comes to a refugium and stays for the phase; some ask a catalyst for it."""
    s.bionts[refugium * PARTY_COUNT + party] += 1
    s.placed[refugium * PARTY_COUNT + party] += 1
    s.note("log-settled", "E1", party, refugium)
    if s.components.biont_price[refugium] > 0:
        s.push(frames.AssignPrice(party, refugium))


def lay_enzyme(s: Genesis, party: int, refugium: int, colour: int) -> None:
    """E1: a catalyst covers the leftmost free slot."""
    pool.spend(s, party, colour)
    s.enzymes[refugium * MOST_SLOTS + s.enzyme_count[refugium]] = colour
    s.enzyme_count[refugium] += 1
    s.note("log-enzyme", "E1", party, colour, refugium)


def takes_antioxidants(s: Genesis, place: int) -> bool:
    """E5: a bacterium or a marine macroorganism; E5c, E5d: no parasite, nothing on land."""
    if place >= PARASITE or s.stage[place] != LIVING:
        return False
    macro = s.macro_of[place]
    return macro < 0 or s.landed[macro] != TERRESTRIAL


class AssignPrice(Choice[Genesis, frames.AssignPrice]):
    """E2c: the catalyst that a biont in the Deep Hot Biosphere costs."""

    ints: str = "place"

    def options(self, s: Genesis, f: frames.AssignPrice) -> list[int]:
        return [SPEND + c for c in range(COLOUR_COUNT) if s.catalysts[f.actor * COLOUR_COUNT + c] > 0]

    def chosen(self, s: Genesis, f: frames.AssignPrice, action: int) -> None:
        pool.spend(s, f.actor, action - SPEND)
        s.note("log-price", "E2c", f.actor, action - SPEND, f.place)

    def refusal(self, s: Genesis, f: frames.AssignPrice, action: int) -> Reason | None:
        return say.no_colour("refused-no-catalyst", action - SPEND, "E2c")


# --- moving a biont -----------------------------------------------------------------------------


class MoveBiont(Choice[Genesis, frames.MoveBiont]):
    """E1a, E6: where a biont goes that was taken up at a place; `blocked`: bits of places whose owner blocked it."""

    rule: str = "E6"
    ints: str = "place blocked=0"
    always_asks: bool = True
    """A biont that can only go to the pool may be the last of its organism."""

    def options(self, s: Genesis, f: frames.MoveBiont) -> list[int]:
        party = f.actor
        source = f.place
        reach = s.reach(party)
        transfer = s.stage[source] == LIVING
        found: list[int] = []
        # E6a: a biont that was blocked goes to a microorganism or to the pool.
        if f.blocked == 0 and (not transfer or entropy_room(s, party) > 0):
            rich = pool.held(s, party) > 0
            for refugium in s.rows:
                if (
                    refugium != source
                    and refugium >= 0
                    and (reach >> s.components.refugium_row[refugium]) & 1 == 1
                    and (rich or s.components.biont_price[refugium] == 0)
                ):
                    found.append(SETTLE + refugium)
        if transfer:
            for place in s.living:
                if place == source:
                    # E6a: only a blocked biont may go back.
                    if f.blocked != 0:
                        found.append(ORGANISM + place)
                elif (
                    s.is_micro(place)
                    and (f.blocked >> place) & 1 == 0
                    and (reach >> s.home_row(place)) & 1 == 1
                    # C3: the introductory game has no foreign genes.
                    and (s.introductory == 0 or s.owner[place] == party)
                ):
                    found.append(ORGANISM + place)
        found.append(TO_POOL)
        return found

    def chosen(self, s: Genesis, f: frames.MoveBiont, action: int) -> None:
        party = f.actor
        source = f.place
        transfer = s.stage[source] == LIVING
        if action == TO_POOL:
            s.unassigned[party] += 1
            s.idle[party] += 1
            s.note("log-to-pool", "E6" if transfer else "E1b", party, source)
            leave(s, party, source, transfer)
        elif ORGANISM <= action < ORGANISM + PLACE_COUNT:
            target = action - ORGANISM
            if target == source:
                s.hgt_used[party] += 1
                s.placed[source * PARTY_COUNT + party] += 1
            elif blockable(s, party, target):
                s.push(frames.WantonBlock(s.owner[target], target, source, party, f.blocked))
            else:
                transfer_biont(s, party, source, target)
        else:
            settle(s, party, action - SETTLE)
            leave(s, party, source, transfer)

    def cites(self, s: Genesis, f: frames.MoveBiont) -> str:
        return "E6" if s.stage[f.place] == LIVING else "E1a"

    def refusal(self, s: Genesis, f: frames.MoveBiont, action: int) -> Reason | None:
        if SETTLE <= action < SETTLE + REFUGIUM_COUNT:
            if f.blocked != 0:
                return say.no("refused-blocked-settling", "E6a")
            return refuse_settling(s, f.actor, action - SETTLE)
        if ORGANISM <= action < ORGANISM + PLACE_COUNT:
            place = action - ORGANISM
            if s.stage[place] != LIVING:
                return None
            if (f.blocked >> place) & 1 == 1:
                return say.no("refused-blocked", "E6a")
            if s.introductory == 1 and s.owner[place] != f.actor:
                return say.no("refused-introductory", "C3")
            if s.is_macro(place):
                return say.no("refused-no-macro", "E6d")
            if s.stage[f.place] != LIVING:
                return say.no("refused-not-by-hgt", "E6")
            return say.no("refused-out-of-reach", "E6")
        return None

    def sought(self, s: Genesis, f: frames.MoveBiont) -> list[int]:
        found = [SETTLE + r for r in range(REFUGIUM_COUNT) if s.stage[r] == REFUGIUM and r != f.place]
        found.extend(ORGANISM + p for p in range(PLACE_COUNT) if s.stage[p] == LIVING and p != f.place)
        return found


def leave(s: Genesis, party: int, source: int, transfer: bool) -> None:
    """A biont has left; the organism that it came from may end or change hands (E6b, E6c)."""
    if transfer:
        s.hgt_used[party] += 1
    take_biont(s, source, party)


def transfer_biont(s: Genesis, party: int, source: int, target: int) -> None:
    """E6: a biont goes from one microorganism to another."""
    s.note("log-transfer", "E6", party, source, target)
    add_biont(s, target, party)
    s.placed[target * PARTY_COUNT + party] += 1
    leave(s, party, source, True)


def blockable(s: Genesis, party: int, target: int) -> bool:
    """E6a: an opponent with more wantonness may block a move into an organism."""
    owner = s.owner[target]
    if owner == party or owner >= NPC or s.seat_of[owner] == s.seat_of[party]:
        return False
    return s.wantonness(owner) > s.wantonness(party)


class WantonBlock(Question[frames.WantonBlock]):
    """E6a: whether a biont of the mover, from a source, is kept out of the organism at a place."""

    ints: str = "place source mover blocked"

    def agreed(self, s: Genesis, f: frames.WantonBlock) -> None:
        s.note("log-blocked", "E6a", f.actor, f.mover, f.place)
        s.push(frames.MoveBiont(f.mover, f.source, f.blocked | 1 << f.place))

    def declined(self, s: Genesis, f: frames.WantonBlock) -> None:
        transfer_biont(s, f.mover, f.source, f.place)


# --- reasons ------------------------------------------------------------------------------------


def refuse_settling(s: Genesis, party: int, refugium: int) -> Reason | None:
    """Why a biont may not come to a refugium."""
    if s.stage[refugium] != REFUGIUM:
        return None
    if (s.reach(party) >> s.components.refugium_row[refugium]) & 1 == 0:
        return Reason(Message("refused-row", {"row": say.row(s.components.refugium_row[refugium])}), "E1b")
    if entropy_room(s, party) <= 0:
        return Reason(Message("refused-entropy", {"number": entropy_limit(s, party)}), "E2a")
    if pool.held(s, party) < s.components.biont_price[refugium]:
        return say.no("refused-no-catalysts", "E2c")
    return say.no("refused-no-biont", "B4")


def refuse_enzyme(s: Genesis, party: int, refugium: int, colour: int) -> Reason | None:
    if s.stage[refugium] != REFUGIUM:
        return None
    if s.catalysts[party * COLOUR_COUNT + colour] == 0:
        return say.no_colour("refused-no-catalyst", colour, "E1c")
    if (s.reach(party) >> s.components.refugium_row[refugium]) & 1 == 0:
        return Reason(Message("refused-row", {"row": say.row(s.components.refugium_row[refugium])}), "E1b")
    return say.no("refused-slots-full", "E2b")


def refuse_antioxidant(s: Genesis, party: int, place: int) -> Reason | None:
    if s.stage[place] != LIVING:
        return None
    if place >= PARASITE:
        return say.no("refused-parasite-antioxidant", "E5c")
    if not takes_antioxidants(s, place):
        return say.no("refused-land-antioxidant", "E5d")
    if s.owner[place] != party:
        return say.no("refused-not-yours", "E5")
    return say.no("refused-no-catalysts", "E5")


def refuse_moving(s: Genesis, party: int, place: int) -> Reason | None:
    """Why a biont may not be taken up."""
    at = place * PARTY_COUNT + party
    if s.bionts[at] == 0:
        return None
    if s.placed[at] == s.bionts[at]:
        return say.no("refused-placed", "E6e")
    if s.stage[place] == REFUGIUM:
        return Reason(Message("refused-trapped", {"row": say.row(s.components.refugium_row[place])}), "E1a")
    if s.is_macro(place):
        return say.no("refused-no-macro", "E6d")
    return say.no("refused-no-hgt", "E6")
