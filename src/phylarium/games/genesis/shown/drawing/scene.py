"""What Genesis' pictures are drawn from."""

from __future__ import annotations

from functools import cached_property

from phylarium.games.genesis.rules.actions import ATTACK_BIONT, ATTACK_HOST, ATTACK_ORGAN, DONATE, SPEND
from phylarium.games.genesis.rules.frames import ANIMATE
from phylarium.games.genesis.rules.names import COLOUR_COUNT, REFUGIUM_COUNT
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import LIVING, PARASITE, PLACE_COUNT, TROPHY, TROPHY_OF
from phylarium.games.genesis.shown import view
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, seen


class GenesisScene(Scene[Genesis]):
    kept = Kept(8_192)

    @cached_property
    def subject(self) -> int:
        """The place that the present question is about; its parts have ids."""
        return view.asked_about(self.state)

    @seen
    def is_subject(self, place: int) -> bool:
        return self.subject == place

    @seen
    def is_reviving(self, place: int) -> bool:
        """Whether the present question is about the disorganised cubes of a place."""
        agenda = self.state.agenda
        return self.subject == place and bool(agenda) and agenda[-1].op == ANIMATE

    @seen
    def is_sick(self, place: int) -> bool:
        """Whether the present question is about the diseased cubes of a parasite."""
        return view.diseased_place(self.state) == place

    @seen
    def is_prey(self, place: int) -> bool:
        """H4, L3: whether organs of a place may be attacked."""
        return view.attacked(self.state, ATTACK_ORGAN) == place

    @seen
    def biont_target(self, place: int) -> str:
        """What the ids of the bionts of a place begin with: they are asked about, or attacked; empty where neither."""
        if view.attacked(self.state, ATTACK_BIONT) == place:
            return "guest-biont"
        if view.attacked(self.state, ATTACK_HOST) == place:
            return "host-biont"
        return "biont" if self.subject == place else ""

    @seen
    def is_spending(self, colour: int) -> bool:
        """Whether the present question is about the catalysts of a player."""
        return self._purse == colour

    @cached_property
    def _purse(self) -> int:
        s = self.state
        if not s.agenda:
            return -1
        frame = s.agenda[-1]
        giving = any(SPEND <= action < DONATE + COLOUR_COUNT for action in self.legal)
        if giving and all(action < DONATE or action >= DONATE + COLOUR_COUNT for action in self.legal):
            place = view.asked_about(s)
            if place >= 0 and s.stage[place] == LIVING:
                return s.tableau(place)
        return frame.actor if 0 <= frame.actor < COLOUR_COUNT else -1

    @seen
    def organisms_of(self, colour: int) -> tuple[int, ...]:
        """The places where organisms of a player live, and after them parasites in the tableau that hang on nobody.

        Parasites are drawn on their hosts; one that is just being supplanted (E4) is on none.
        """
        s = self.state
        rooted = [p for p in range(REFUGIUM_COUNT) if s.stage[p] == LIVING and s.owner[p] == colour]
        supplanted = [
            p
            for p in range(PARASITE, PLACE_COUNT)
            if s.stage[p] == LIVING and s.guest[s.host[p]] != p and s.tableau(p) == colour
        ]
        return (*rooted, *supplanted)

    @seen
    def trophies_of(self, colour: int) -> tuple[int, ...]:
        """Placards, and cards after them, that a player holds as trophies."""
        s = self.state
        placards = [p for p in range(REFUGIUM_COUNT) if s.stage[p] == TROPHY and s.owner[p] == colour]
        cards = [REFUGIUM_COUNT + m for m, place in enumerate(s.macro_at) if place == TROPHY_OF + colour]
        return (*placards, *cards)
