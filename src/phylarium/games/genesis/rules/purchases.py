"""Phase 5 (H): each biont buys for the organism it lives in, from the pool of the tableau that the organism is in."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import chimera, crises, frames, macros, pool, redqueen, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice, declinable
from phylarium.kernel.message import Message, Reason

ANY: Final = NONE
"""The colour of a price that any one catalyst pays (H3)."""

# In the frames of a player's purchases `done` has the bits of the placards that the player is done with, and `refused`
# those of the Red Queen attacks that were not permitted (`redqueen.asked`).


# --- who may buy, and what for ----------------------------------------------------------------------


def allowance(s: Genesis, party: int, place: int) -> int:
    """A5a, He: purchases that a party's bionts may still make for an organism; fission doubles them.

    An NPC's biont that was taken in buys for the owner of the organism (C1b).
    """
    at = place * PARTY_COUNT
    count = s.bionts[at + party]
    if s.owner[place] == party and party < NPC:
        count += s.bionts[at + NPC] + s.bionts[at + NPC + 1] + s.bionts[at + NPC + 2] + s.bionts[at + NPC + 3]
    if (s.fissile >> place) & 1 == 1:
        count *= 2
    return count - s.bought[at + party]


def payable(s: Genesis, place: int, colour: int) -> bool:
    """Ha, Hc, Hd: whether the pool that an organism uses can pay a price of a colour."""
    at = s.tableau(place) * COLOUR_COUNT
    catalysts = s.catalysts
    if colour != ANY and catalysts[at + colour] > 0:
        return True
    least = 1 if colour == ANY or s.abilities[place * ABILITY_COUNT + NUCLEUS] > 0 else 2
    return (
        catalysts[at] >= least or catalysts[at + 1] >= least or catalysts[at + 2] >= least or catalysts[at + 3] >= least
    )


def ways(s: Genesis, place: int, colour: int) -> list[int]:
    """How a price can be paid, as actions."""
    at = s.tableau(place) * COLOUR_COUNT
    found: list[int] = []
    free = colour == ANY or s.abilities[place * ABILITY_COUNT + NUCLEUS] > 0
    for c in range(COLOUR_COUNT):
        if s.catalysts[at + c] > 0 and (free or c == colour):
            found.append(SPEND + c)
    if not free:
        for c in range(COLOUR_COUNT):
            if c != colour and s.catalysts[at + c] > 1:
                found.append(SPEND_TWO + c)
    return found


def within(s: Genesis, place: int, row: int) -> bool:
    """H1: whether a deck is in an active row or the organism's home row; a spore reaches all of them."""
    return s.active[row] == 1 or s.home_row(place) == row or s.abilities[place * ABILITY_COUNT + SPORE] > 0


def mutations(s: Genesis, place: int) -> list[int]:
    """H1, H2: the mutations that can be bought or promoted for a microorganism."""
    found: list[int] = []
    colours = s.components.mutation_colour
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        if deck and within(s, place, row) and payable(s, place, colours[deck[0]]):
            found.append(BUY + deck[0])
    for m in range(MUTATION_COUNT):
        if s.bearer[m] == place and s.promoted[m] == 0 and payable(s, place, colours[m]):
            found.append(PROMOTE + m)
    return found


def roils(s: Genesis, place: int) -> list[int]:
    """H1a: decks that sex may roil."""
    return [ROIL + row for row in range(ROW_COUNT) if len(s.deck(row)) > 1 and within(s, place, row)]


def wares(s: Genesis, party: int, place: int, roiled: int, refused: int) -> list[int]:
    """Everything that a party may buy for an organism now, and what it may do before."""
    found: list[int] = []
    macro = s.macro_of[place]
    if macro >= 0:
        found.extend(macros.growths(s, place))
    else:
        if s.crystal == 0:
            found.extend(mutations(s, place))
        if s.introductory == 0 and payable(s, place, ANY) and chimera.may_become(s, place):
            for card in range(MACROORGANISM_COUNT):
                if macros.can_become(s, place, card):
                    found.append(BECOME + card)
        if s.crystal == 0 and roiled < s.abilities[place * ABILITY_COUNT + SEX]:
            found.extend(roils(s, place))
    found.extend(redqueen.attacks(s, party, place, refused))
    found.extend(donations(s, party, s.tableau(place)))
    return found


def donations(s: Genesis, party: int, player: int) -> list[int]:
    """Hg: catalysts that a guest can give to the pool that it buys from; not where players win together."""
    if party == player or s.cooperative == 1 or s.seats == 1:
        return []
    limit = s.pool_limit()
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        if s.catalysts[party * COLOUR_COUNT + colour] > 0 and s.catalysts[player * COLOUR_COUNT + colour] < limit:
            found.append(DONATE + colour)
    return found


# --- turns --------------------------------------------------------------------------------------------


def buyers(s: Genesis, party: int, done: int, refused: int) -> list[int]:
    """The bacteria and macroorganisms that a party can buy something for."""
    found: list[int] = []
    for place in s.living:
        if (
            place < PARASITE
            and s.bionts[place * PARTY_COUNT + party] > 0
            and (done >> place) & 1 == 0
            and allowance(s, party, place) > 0
            and wares(s, party, place, 0, refused)
        ):
            found.append(place)
    return found


class PurchaseTurn(Act[Genesis, frames.PurchaseTurn]):
    """Hb: a player buys for the bacteria and macroorganisms that its bionts live in, in any order."""

    ints: str = "done=0 refused=0"

    def act(self, s: Genesis, f: frames.PurchaseTurn) -> None:
        places = buyers(s, f.actor, f.done, f.refused)
        if not places:
            if f.done == 0:
                s.note("log-nothing-to-buy", "H", f.actor)
            turn_done(s, f.actor)
        elif len(places) == 1:
            s.push(frames.Purchase(f.actor, places[0], f.done, f.refused))
        else:
            s.push(frames.PurchaseOrganism(f.actor, f.done, f.refused))


class PurchaseOrganism(Choice[Genesis, frames.PurchaseOrganism]):
    """Hb: which organism is bought for, where there are several."""

    rule: str = "H"
    ints: str = "done refused"

    def options(self, s: Genesis, f: frames.PurchaseOrganism) -> list[int]:
        return [*[ORGANISM + place for place in buyers(s, f.actor, f.done, f.refused)], DONE]

    def chosen(self, s: Genesis, f: frames.PurchaseOrganism, action: int) -> None:
        if action == DONE:
            turn_done(s, f.actor)
        else:
            s.push(frames.Purchase(f.actor, action - ORGANISM, f.done, f.refused))

    def refusal(self, s: Genesis, f: frames.PurchaseOrganism, action: int) -> Reason | None:
        if ORGANISM <= action < ORGANISM + PLACE_COUNT:
            place = action - ORGANISM
            if s.stage[place] != LIVING:
                return None
            if s.bionts[place * PARTY_COUNT + f.actor] == 0:
                return say.no("refused-no-biont-there", "A5a")
            if place >= PARASITE:
                return say.no("refused-parasite-buys-later", "Hb")
            return say.no("refused-nothing-to-buy", "A5a")
        return None

    def sought(self, s: Genesis, f: frames.PurchaseOrganism) -> list[int]:
        return [ORGANISM + place for place in s.living if s.bionts[place * PARTY_COUNT + f.actor] > 0]


class Purchase(Choice[Genesis, frames.Purchase]):
    """H: a purchase for one organism, for which sex has roiled a deck so often."""

    ints: str = "place done=0 refused=0 roiled=0"

    def options(self, s: Genesis, f: frames.Purchase) -> list[int]:
        if s.stage[f.place] != LIVING or allowance(s, f.actor, f.place) <= 0:
            return []
        return declinable(wares(s, f.actor, f.place, f.roiled, f.refused), DONE)

    def chosen(self, s: Genesis, f: frames.Purchase, action: int) -> None:
        if action == DONE:
            self.nothing(s, f)
        else:
            purchase(s, f.actor, f.place, f.done, f.refused, f.roiled, action)

    def nothing(self, s: Genesis, f: frames.Purchase) -> None:
        if f.place < PARASITE:
            s.push(frames.PurchaseTurn(f.actor, f.done | 1 << f.place, f.refused))

    def prompt(self, s: Genesis, f: frames.Purchase) -> Message:
        return say.asked(s, f, "ask-purchase", {"number": allowance(s, f.actor, f.place)})

    def refusal(self, s: Genesis, f: frames.Purchase, action: int) -> Reason | None:
        return refusal(s, f.actor, f.place, f.refused, action)

    def sought(self, s: Genesis, f: frames.Purchase) -> list[int]:
        return sought(s, f.place)


def purchase(s: Genesis, party: int, place: int, done: int, refused: int, roiled: int, action: int) -> None:
    """What was chosen from the wares of an organism."""
    if ROIL <= action < ROIL + ROW_COUNT:
        s.push(frames.Purchase(party, place, done, refused, roiled + 1))
        roil(s, party, place, action - ROIL)
        return
    if DONATE <= action < DONATE + COLOUR_COUNT:
        s.push(frames.Purchase(party, place, done, refused, roiled))
        donate(s, party, s.tableau(place), action - DONATE)
        return
    if redqueen.needs_permission(s, party, place, action):
        redqueen.request(s, party, place, done, refused, action)
        return
    go_on(s, party, place, done, refused)
    buy(s, party, place, action)


def go_on(s: Genesis, party: int, place: int, done: int, refused: int) -> None:
    """After a purchase: the next one of the same buyer."""
    if place < PARASITE:
        s.push(frames.PurchaseTurn(party, done, refused))
    else:
        s.push(frames.Purchase(party, place, done, refused))


def buy(s: Genesis, party: int, place: int, action: int) -> None:
    """A purchase: the price first, then what it is for."""
    s.bought[place * PARTY_COUNT + party] += 1
    colours = s.components.mutation_colour
    if BUY <= action < BUY + MUTATION_COUNT:
        s.push(frames.Mutate(party, place, action - BUY))
        s.push(frames.Pay(party, place, colours[action - BUY]))
    elif PROMOTE <= action < PROMOTE + MUTATION_COUNT:
        s.push(frames.Promotion(party, place, action - PROMOTE))
        s.push(frames.Pay(party, place, colours[action - PROMOTE]))
    elif BECOME <= action < BECOME + MACROORGANISM_COUNT:
        s.push(frames.BecomeMacro(party, place, action - BECOME))
        s.push(frames.Pay(party, place, ANY))
    elif GROW <= action < GROW + MOST_ORGANS:
        slot = action - GROW
        s.push(frames.GrowOrgan(party, place, slot))
        s.push(frames.Pay(party, place, macros.organ_colour(s, place, slot)))
    else:
        redqueen.attack(s, party, place, action)


def roil(s: Genesis, party: int, place: int, row: int) -> None:
    """H1a: sex roils a deck."""
    s.roil(row)
    s.note("log-sex", "H1a", party, place, row)


def donate(s: Genesis, party: int, player: int, colour: int) -> None:
    """Hg: a gene transfer agent."""
    s.catalysts[party * COLOUR_COUNT + colour] -= 1
    s.catalysts[player * COLOUR_COUNT + colour] += 1
    s.note("log-donation", "Hg", party, player, colour)


def turn_done(s: Genesis, party: int) -> None:
    """Hb: parasites buy as soon as every biont of their host has had its turn."""
    waiting = s.sequence[s.sequence.index(party) + 1 :]
    for place in range(REFUGIUM_COUNT - 1, -1, -1):
        guest = s.guest[place]
        if (
            guest >= 0
            and (s.evolved >> guest) & 1 == 0
            and not any(later < NPC and s.bionts[place * PARTY_COUNT + later] > 0 for later in waiting)
        ):
            s.push(frames.ParasitePurchase(NONE, guest))


class ParasitePurchase(Act[Genesis, frames.ParasitePurchase]):
    """Hb: the bionts of a parasite buy in player order; once that is done, those of its hyperparasite."""

    ints: str = "parasite done=0"

    def act(self, s: Genesis, f: frames.ParasitePurchase) -> None:
        if f.done == 1:
            guest = s.guest[f.parasite]
            if s.stage[f.parasite] == LIVING and guest >= 0 and (s.evolved >> guest) & 1 == 0:
                s.push(frames.ParasitePurchase(NONE, guest))
            return
        s.evolved |= 1 << f.parasite
        s.push(frames.ParasitePurchase(NONE, f.parasite, 1))
        for i in range(len(s.sequence) - 1, -1, -1):
            party = s.sequence[i]
            if party < NPC and s.bionts[f.parasite * PARTY_COUNT + party] > 0:
                s.push(frames.Purchase(party, f.parasite))
        if s.owner[f.parasite] >= NPC and (s.crystal == 0 or s.chimera == 1):
            s.push(frames.NpcPurchase(s.owner[f.parasite], f.parasite))


# --- paying -------------------------------------------------------------------------------------------


class Pay(Choice[Genesis, frames.Pay]):
    """Hc, Hd: how a price of a colour is paid for an organism."""

    rule: str = "Hc"
    ints: str = "place colour"

    def options(self, s: Genesis, f: frames.Pay) -> list[int]:
        return ways(s, f.place, f.colour)

    def chosen(self, s: Genesis, f: frames.Pay, action: int) -> None:
        spend(s, f.actor, s.tableau(f.place), action)

    def prompt(self, s: Genesis, f: frames.Pay) -> Message:
        return s.of.prompt(s, f, "ask-pay-any" if f.colour == ANY else "ask-pay")

    def cites(self, s: Genesis, f: frames.Pay) -> str:
        if f.colour == ANY:
            return "A5c"
        return "Hd" if s.abilities[f.place * ABILITY_COUNT + NUCLEUS] > 0 else "Hc"

    def refusal(self, s: Genesis, f: frames.Pay, action: int) -> Reason | None:
        return say.no("refused-price", "Hc") if SPEND <= action < SPEND_TWO + COLOUR_COUNT else None


def spend(s: Genesis, party: int, player: int, action: int) -> None:
    """A way of paying is taken, out of the pool of a player."""
    if action < SPEND_TWO:
        pool.spend(s, player, action - SPEND)
        s.note("log-paid", "Ha", party, player, 1, action - SPEND)
    else:
        pool.spend(s, player, action - SPEND_TWO, 2)
        s.note("log-paid", "Hc", party, player, 2, action - SPEND_TWO)


# --- mutations ----------------------------------------------------------------------------------------


class Mutate(Act[Genesis, frames.Mutate]):
    """H1: a mutation comes from the top of its deck to an organism."""

    ints: str = "place mutation"

    def act(self, s: Genesis, f: frames.Mutate) -> None:
        mutate(s, f.actor, f.place, f.mutation)


def mutate(s: Genesis, party: int, place: int, m: int) -> None:
    """H1b, H1c: card and cube are the organism's; a polluter pollutes at once (H1d)."""
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        if deck and deck[0] == m:
            deck.pop(0)
            s.show_top(row)
    s.bearer[m] = place
    s.promoted[m] = 0
    s.cube[m] = ON_CARD
    s.plus[m] = LOST
    s.recount(place)
    s.note("log-mutation", "H1", party, place, m * 2)
    if s.components.mutation_ability[m * 2 * ABILITY_COUNT + POLLUTION] > 0:
        crises.pollute(s, place)


class Promotion(Act[Genesis, frames.Promotion]):
    """H2: a mutation of an organism is promoted."""

    ints: str = "place mutation"

    def act(self, s: Genesis, f: frames.Promotion) -> None:
        promote(s, f.actor, f.place, f.mutation)


def promote(s: Genesis, party: int, place: int, m: int) -> None:
    """H2a to H2d: the card is turned over and gets its second cube, whatever became of the first."""
    s.promoted[m] = 1
    s.plus[m] = ON_CARD
    s.recount(place)
    s.note("log-promotion", "H2", party, place, m * 2 + 1)
    if s.components.mutation_ability[(m * 2 + PROMOTED_SIDE) * ABILITY_COUNT + POLLUTION] > 0:
        crises.pollute(s, place)


# --- NPCs ---------------------------------------------------------------------------------------------


class NpcPurchase(Act[Genesis, frames.NpcPurchase]):
    """C1d: an NPC parasite buys a mutation with its host's catalysts; two with fission. H3: a macroorganism none."""

    ints: str = "parasite"

    def act(self, s: Genesis, f: frames.NpcPurchase) -> None:
        if s.stage[f.parasite] != LIVING or s.owner[f.parasite] != f.actor or allowance(s, f.actor, f.parasite) <= 0:
            return
        s.push(frames.NpcPurchase(f.actor, f.parasite))
        micro = s.macro_of[f.parasite] < 0
        if (s.chimera == 1 and npc_macro(s, f.parasite)) or (micro and s.crystal == 0 and npc_mutation(s, f.parasite)):
            s.bought[f.parasite * PARTY_COUNT + f.actor] += 1
        else:
            s.agenda.pop()


def npc_macro(s: Genesis, place: int) -> bool:
    """L7a, L7b: an NPC becomes a macroorganism, then takes its partner's topmost organs or grows its own."""
    npc = s.owner[place]
    if s.macro_of[place] < 0:
        cards = [card for card in range(MACROORGANISM_COUNT) if macros.can_become(s, place, card)]
        if not cards or not chimera.may_become(s, place) or not payable(s, place, ANY):
            return False
        npc_spend(s, place, ANY)
        s.push(frames.BecomeMacro(npc, place, cards[s.rng.below(len(cards)) if len(cards) > 1 else 0]))
        return True
    other = chimera.partner(s, place)
    if other >= 0 and redqueen.stronger(s, place, other):
        found = redqueen.attacks(s, npc, place, 0)
        if found:
            npc_spend(s, place, redqueen.price(s, place, found[0]))
            s.push(frames.Attack(npc, place, found[0]))
            return True
    organs = macros.growths(s, place)
    if organs:
        slot = organs[0] - GROW
        npc_spend(s, place, macros.organ_colour(s, place, slot))
        s.push(frames.GrowOrgan(npc, place, slot))
        return True
    return False


def npc_spend(s: Genesis, place: int, colour: int) -> None:
    """C1d: a price out of the host's pool; by lot where there is more than one way."""
    prices = ways(s, place, colour)
    spend(s, s.owner[place], s.tableau(place), prices[s.rng.below(len(prices)) if len(prices) > 1 else 0])


def npc_mutation(s: Genesis, place: int) -> bool:
    """C1d, C1f: a promotion if it can pay one, else a mutation, at random; where it cannot, sex first roils a deck.

    Nothing is pushed above the caller's frames before it is certain that something is bought.
    """
    npc = s.owner[place]
    found = mutations(s, place)
    for _ in range(s.abilities[place * ABILITY_COUNT + SEX]):
        if found:
            break
        decks = [row for row in range(ROW_COUNT) if s.active[row] == 1 and len(s.deck(row)) > 1]
        if decks:
            roil(s, npc, place, decks[s.rng.below(len(decks)) if len(decks) > 1 else 0])
            found = mutations(s, place)
    if not found:
        return False
    promotions = [action for action in found if action >= PROMOTE]
    if promotions:
        found = promotions
    action = found[s.rng.below(len(found)) if len(found) > 1 else 0]
    m = action - PROMOTE if action >= PROMOTE else action - BUY
    prices = ways(s, place, s.components.mutation_colour[m])
    if prices[0] >= SPEND_TWO and len(prices) > 1:
        prices[0] = prices[s.rng.below(len(prices))]
    spend(s, npc, s.tableau(place), prices[0])
    if action >= PROMOTE:
        promote(s, npc, place, m)
    else:
        mutate(s, npc, place, m)
    return True


# --- why not ------------------------------------------------------------------------------------------


def why_no_mutation(s: Genesis, place: int, action: int) -> Reason | None:
    """Why a mutation cannot be bought or promoted for an organism."""
    if BUY <= action < BUY + MUTATION_COUNT:
        m = action - BUY
        if s.macro_of[place] >= 0:
            return say.no("refused-macro-mutation", "H3")
        for row in range(ROW_COUNT):
            deck = s.deck(row)
            if deck and deck[0] == m:
                if not within(s, place, row):
                    return say.no("refused-deck-out-of-reach", "H1")
                return Reason(Message("refused-price-colour", {"colour": colour_of(s, m)}), "Ha")
        return say.no("refused-not-on-top", "H1")
    if PROMOTE <= action < PROMOTE + MUTATION_COUNT:
        m = action - PROMOTE
        if s.bearer[m] != place:
            return say.no("refused-not-its-mutation", "H2")
        if s.promoted[m] == 1:
            return say.no("refused-promoted-already", "H2")
        return Reason(Message("refused-price-colour", {"colour": colour_of(s, m)}), "Ha")
    return None


def colour_of(s: Genesis, m: int) -> Message:
    return say.colour(s.components.mutation_colour[m])


def sought_mutations(s: Genesis, place: int) -> list[int]:
    """The mutations that a player would look at."""
    found = [BUY + s.deck(row)[0] for row in range(ROW_COUNT) if s.deck(row)]
    found.extend(PROMOTE + m for m in range(MUTATION_COUNT) if s.bearer[m] == place and s.promoted[m] == 0)
    return found


def refusal(s: Genesis, party: int, place: int, refused: int, action: int) -> Reason | None:
    """Why something cannot be bought for an organism."""
    if BUY <= action < PROMOTE + MUTATION_COUNT:
        if s.crystal == 1:
            return say.no("refused-crystal", "G4")
        return why_no_mutation(s, place, action)
    if BECOME <= action < GROW + MOST_ORGANS:
        return macros.refusal(s, place, action)
    if ROIL <= action < ROIL + ROW_COUNT:
        if s.abilities[place * ABILITY_COUNT + SEX] == 0:
            return say.no("refused-no-sex", "H1a")
        return say.no("refused-deck-out-of-reach", "H1a")
    if DONATE <= action < DONATE + COLOUR_COUNT:
        return say.no("refused-donation", "Hg")
    return redqueen.refusal(s, party, place, refused, action)


def sought(s: Genesis, place: int) -> list[int]:
    """What a player would look for in an organism's wares."""
    if s.macro_of[place] >= 0:
        found = macros.sought(s, place)
    else:
        found = sought_mutations(s, place)
        if s.introductory == 0 and chimera.may_become(s, place):
            found.extend(BECOME + card for card in range(MACROORGANISM_COUNT) if s.macro_at[card] < 0)
    found.extend(redqueen.sought(s, place))
    return found
