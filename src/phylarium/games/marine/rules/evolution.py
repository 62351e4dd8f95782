"""Evolution: a tile is scored, a card may be won, resolved and replaced."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Act, declinable
from phylarium.kernel.message import Message, Reason


class EvolutionTile(Action[frames.EvolutionTile]):
    """evolution.score: choose the tile to score: of the terrain. A card won is of `slot` or below."""

    section: int = EVOLUTION
    ints: str = "terrain slot"

    def options(self, s: Marine, f: frames.EvolutionTile) -> list[int]:
        found = [HEX + h for h in range(HEX_COUNT) if s.terrain[h] == f.terrain] if f.terrain >= 0 else []
        return declinable(found, FORFEIT)

    def taken(self, s: Marine, f: frames.EvolutionTile, action: int) -> None:
        hex = action - HEX
        s.note("log-scoring", "evolution.score", f.actor, hex)
        s.score(hex, True)
        if s.thriving(f.actor, hex):
            s.push(frames.EvolutionCard(f.actor, f.slot))
        else:
            s.note("log-no-card", "evolution.card", f.actor, hex)

    def refusal(self, s: Marine, f: frames.EvolutionTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.terrain[action - HEX] < 0:
                return say.no("refused-no-tile", "evolution.score")
            return Reason(Message("refused-wrong-terrain", {"terrain": say.terrain(f.terrain)}), "evolution.score")
        return None


class EvolutionCard(Action[frames.EvolutionCard]):
    """evolution.card: a card must be chosen, from the slots up to this one."""

    section: int = EVOLUTION
    ints: str = "slot"

    def options(self, s: Marine, f: frames.EvolutionCard) -> list[int]:
        return [CARD + s.row[slot] for slot in range(min(f.slot, len(s.row))) if s.row[slot] >= 0]

    def chosen(self, s: Marine, f: frames.EvolutionCard, action: int) -> None:
        choose_card(s, f.actor, action - CARD)

    def refusal(self, s: Marine, f: frames.EvolutionCard, action: int) -> Reason | None:
        if CARD <= action < CARD + CARD_COUNT:
            if action - CARD in s.row:
                return Reason(Message("refused-slot-too-high", {"number": f.slot}), "evolution.card")
            return say.no("refused-card-not-there", "evolution.card")
        return None

    def sought(self, s: Marine, f: frames.EvolutionCard) -> list[int]:
        return [CARD + card for card in s.row if card >= 0]


def choose_card(s: Marine, animal: int, card: int) -> None:
    """evolution.resolve: the card works, then it is discarded and the row refilled."""
    slot = s.row.index(card) + 1
    s.note("log-card-chosen", "evolution.card", animal, card, slot)
    s.card_resolved = 1
    s.push(frames.Refill(animal, card))
    s.push(frames.ResolveCard(animal, card, slot))


class Refill(Act[Marine, frames.Refill]):
    """evolution.refill: the resolved card leaves the row, cards above slide down, a new one comes into play."""

    ints: str = "card"

    def act(self, s: Marine, f: frames.Refill) -> None:
        row = s.row
        slot = row.index(f.card)
        s.discard.append(f.card)
        for i in range(slot, len(row) - 1):
            row[i] = row[i + 1]
        row[len(row) - 1] = NONE
        deal_card(s, f.actor)


def deal_card(s: Marine, animal: int) -> None:
    """A card from the pile comes into the top slot, with its icons and its words on entering play."""
    if not s.deck:
        return
    card = s.deck.pop()
    s.row[len(s.row) - 1] = card
    s.reveal()
    s.note("log-card-enters", "evolution.refill", animal, card)
    # Pushed last, done first: words of the card, then event.order.
    if s.components.survival[card]:
        s.push(frames.Survival(animal))
    if s.components.extinction[card]:
        s.push(frames.Extinction(animal))
    s.push(frames.EnterPlay(animal, card))
