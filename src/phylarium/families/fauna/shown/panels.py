"""The panels of the players: points and what they come from, and their species as tableaus.

A game extends `PlayerPanels` with how wide its portraits are, and with what only it has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from phylarium.families.fauna.rules import say
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import TILE_HIGH, Token, facts, organ_counts, tile
from phylarium.families.fauna.shown.portraits import Traits
from phylarium.families.fauna.shown.scene import FaunaScene
from phylarium.families.fauna.shown.signs import BONE, PAIR, TOOL, VENOM
from phylarium.families.fauna.shown.tokens import cubes, monster, sign
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, bar
from phylarium.kit.style import COLUMN, GAP, READABLE
from phylarium.kit.svg import NOTHING, Markup

HEAD: Final = 96.0
FACT: Final = 58.0
TILE_LEAST: Final = 110.0
"""How wide a mutation is at least."""
PICTURE_AT: Final = 30.0
"""Where the portrait begins below the name of a species."""

C = TypeVar("C", bound=FaunaScene[Any])


class Measures(NamedTuple):
    """How large things are in the panels of a game."""

    panel: float
    """The width of a panel that stands alone."""
    column: float
    """The least width of a species; a panel that has room for two side by side shows them so."""
    wide: float
    high: float
    """The size of a portrait."""


Fact = tuple[Markup, int, str]
"""A sign, the number beside it, and what that says."""

Ability = tuple[Markup, str]
"""A sign about the origin, and what it says."""


class PlayerPanels(ABC, Generic[C]):
    """How the panels of a game's players are drawn."""

    measures: ClassVar[Measures]
    unseated: ClassVar[str]
    """The message that says who plays a colour that no seat has."""

    # --- what a game has ---------------------------------------------------------------------

    @abstractmethod
    def points(self, s: Any, colour: int) -> tuple[tuple[str, int], ...]:
        """What the points of a colour come from: the message about it, and how many. `s` is the game's own state."""

    @abstractmethod
    def facts(self, scene: C, colour: int) -> list[Fact]:
        """What the head of a panel counts."""

    @abstractmethod
    def remark(self, scene: C, colour: int, room: float) -> Markup:
        """What else the head of a panel says; its right end is at the origin, and there is this much room."""

    @abstractmethod
    def may_return(self, scene: C) -> bool:
        """Whether a colour that has no creeple left may come back."""

    @abstractmethod
    def titles(self, scene: C, species: int) -> list[Message]:
        """What is told of a species in the title of its tableau, between its name and its organs."""

    @abstractmethod
    def size(self, scene: C, species: int) -> str:
        """The size of a species in words; empty where there is nothing to say."""

    @abstractmethod
    def creeples(self, scene: C, species: int) -> str:
        """How many creeples of a species live, and how many do not yet or no more."""

    @abstractmethod
    def portrait(self, scene: C, species: int) -> Markup:
        """The species as its cards have made it."""

    @abstractmethod
    def abilities(self, scene: C, species: int) -> list[Ability]:
        """What a species can beyond its organs, but for its venom and its tools."""

    def note(self, scene: C, species: int) -> str:
        """What stands in the lower right corner of a species."""
        return ""

    def extra(self, scene: C, colour: int, wide: float) -> tuple[Markup, float]:
        """What a player has above its species, and how high that is."""
        return NOTHING, 0.0

    # --- a player ----------------------------------------------------------------------------

    def panel(self, scene: C, colour: int, width: float = 0.0, least: float = 0.0) -> Picture:
        """A player: name, points, what has been kept, and the tableaus of the species."""
        return scene.part(self._panel, colour, width or self.measures.panel, least)

    def _panel(self, scene: C, colour: int, width: float, least: float) -> Picture:
        columns = max(1, int((width - GAP) // (self.measures.column + GAP)))
        wide = (width - GAP) / columns - GAP
        extra, high = self.extra(scene, colour, width - 2 * GAP)
        rows = [svg.at(GAP, HEAD, extra)] if high else []
        y = HEAD + high
        living = scene.living_species(colour)
        for first in range(0, len(living), columns):
            high = 0.0
            for i, species in enumerate(living[first : first + columns]):
                rows.append(svg.at(GAP + i * (wide + GAP), y, scene.part(self._tableau, species, wide)))
                high = max(high, self._tableau_height(scene, species, wide))
            y += high
        if not living:
            words = scene.say("drawing-lazarus" if self.may_return(scene) else "drawing-extinct")
            rows.append(svg.text(GAP, y + 20, words, "muted", size=12, within=width - 2 * GAP))
            y += 34
        high = max(y + 4, least)
        player = scene.nouns.colour(colour)
        found = scene.ask(self.points, colour)
        head: dict[str, Argument] = {
            "colour": player,
            "seat": self._seat(scene, colour),
            "points": sum([number for _, number in found]),
        }
        lines = [
            Message("drawing-player", head),
            *[Message(id, {"number": number}) for id, number in found if number],
        ]
        content = svg.target(
            f"colour-{scene.phyla[colour].colour}",
            scene.lines(*lines),
            svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10),
            scene.part(self._head, colour, width),
            *rows,
            svg.rect(3, 3, width - 6, HEAD - 8, "edge", radius=8),
            role="group",
        )
        return Picture(width, high, content, scene.words(player), READABLE * width / COLUMN, scene.s.seat_of[colour])

    def _seat(self, scene: C, colour: int) -> Message:
        """Whose colour it is, and whether it is its turn."""
        seat = scene.s.seat_of[colour]
        if seat == NONE:
            who = Message(self.unseated)
        else:
            who = Message("drawing-you") if scene.is_own(seat) else Message("seat", {"number": seat + 1})
        return Message("drawing-in-turn", {"seat": who}) if scene.is_in_turn(colour) else who

    def _head(self, scene: C, colour: int, width: float) -> Markup:
        """Whose panel it is, points, and what they come from."""
        name = scene.title(scene.nouns.colour(colour))
        total = str(sum([number for _, number in scene.ask(self.points, colour)]))
        left = GAP + 40 + lettering.measure(name, 20, "serif-bold")
        right = width - GAP
        room = right - lettering.measure(total, 27, "serif-bold") - 10 - left
        counted = self.facts(scene, colour)
        remark = self.remark(scene, colour, right - GAP - 12 - FACT * len(counted))
        return svg.group(
            bar(width, 7, f"bar {scene.phyla[colour].colour}"),
            svg.at(GAP + 11, 34, scene.badge(colour, 1.1)),
            svg.text(GAP + 30, 41, name, "ink serif bold", size=20),
            svg.text(left, 41, scene.words(self._seat(scene, colour)), "muted", size=12, within=room),
            svg.text(right, 43, total, "ink serif bold", size=27, anchor="end"),
            *facts(counted, GAP + 12, 70, FACT),
            svg.at(right, 70, remark) if remark else NOTHING,
        )

    # --- a species ---------------------------------------------------------------------------

    def _tiles_at(self) -> float:
        """Where the cards begin in a tableau, below the portrait."""
        return PICTURE_AT + self.measures.high + 8

    def _tableau_height(self, scene: C, species: int, wide: float) -> float:
        cards = len(scene.s.mutations(species))
        across = int(wide // TILE_LEAST)
        return self._tiles_at() + 8 + (cards + across - 1) // across * TILE_HIGH + (6 if cards else 0)

    def _tableau(self, scene: C, species: int, wide: float) -> Markup:
        """A species: its portrait, its organs, and its cards with the halves that meet between them."""
        colour, shape = divmod(species, SHAPE_COUNT)
        picture = self.measures
        name = scene.title(say.shape(shape))
        size = self.size(scene, species)
        at = 36 + lettering.measure(name, 14.5, "serif-bold") + 10
        end = at + lettering.measure(size, 12) + 8 if size else at
        head = [
            svg.at(16, 16, scene.creeple(species, 0.72)),
            svg.text(36, 21, name, "ink serif bold", size=14.5),
            svg.text(at, 21, size, "ink", size=12) if size else NOTHING,
            svg.text(wide, 21, self.creeples(scene, species), "muted", size=11.75, anchor="end", within=wide - end),
            svg.at(picture.wide / 2, PICTURE_AT + picture.high / 2, scene.part(self.portrait, species)),
        ]
        if scene.is_asked(colour):
            # A shape that is chosen is a species of whoever is asked.
            hit = svg.rect(-3, PICTURE_AT - 2, picture.wide + 6, picture.high + 4, "edge", radius=9)
            title = scene.say("drawing-shape", species=scene.nouns.species(species))
            head = [svg.target(f"shape-{SHAPES[shape]}", title, *head, hit)]
        body = picture.wide + 14
        parts = [
            svg.line(0, 0, wide, 0, "rule"),
            *head,
            svg.at(body, PICTURE_AT, self._body(scene, species, wide - body)),
        ]
        across = int(wide // TILE_LEAST)
        each = wide / across
        for i, card in enumerate(scene.s.mutations(species)):
            move = svg.moved(i % across * each, self._tiles_at() + i // across * TILE_HIGH)
            parts.append(scene.part(self._tile, card, each, move))
        parts.append(svg.rect(-7, 3, wide + 14, self._tableau_height(scene, species, wide) - 5, "edge", radius=9))
        return svg.target(f"species-{scene.names.species[species]}", scene.lines(*self._titles(scene, species)), *parts)

    def _titles(self, scene: C, species: int) -> list[Message]:
        s = scene.s
        organs: dict[str, Argument] = {"organs": say.organs(s.organs[species]), "basal": say.organs(s.basal[species])}
        lines = [scene.nouns.species(species), *self.titles(scene, species), Message("drawing-species-organs", organs)]
        if s.moods[species]:
            lines.append(Message("drawing-moods", {"moods": scene.moods.words(s.moods[species])}))
        return lines

    def _body(self, scene: C, species: int, wide: float) -> Markup:
        """Organs in all, those that are basal, emotions or pheromones, and what else a species can."""
        s = scene.s
        packed, basal = s.organs[species], s.basal[species]
        titles = [
            scene.say("drawing-organ-count", number=organ_of(packed, organ), organ=say.organ(organ))
            for organ in range(ORGAN_COUNT)
        ]
        parts = organ_counts(packed, titles, wide)
        label = scene.say("drawing-basal" if basal else "drawing-no-basal")
        parts.append(svg.text(0, 39, label, "muted", size=11.75, within=wide))
        if basal:
            long = lettering.measure(label, 11.75) + 8
            parts.append(svg.at(long, 35, cubes(basal, wide - long, 0.92)[0]))
        moods = [mood for mood in range(EMOTION_COUNT) for _ in range(organ_of(s.moods[species], mood))]
        label = scene.say(scene.moods.some if moods else scene.moods.none)
        parts.append(svg.text(0, 61, label, "muted", size=11.75, within=wide))
        long = lettering.measure(label, 11.75) + 8
        step = min(18.0, (wide - long - 16) / max(1, len(moods)))
        parts += [svg.at(long + 8 + step * i, 57, scene.moods.whole(mood)) for i, mood in enumerate(moods)]
        able = self.abilities(scene, species)
        if s.is_venomous(species):
            able.append((sign(VENOM), scene.say("drawing-venom")))
        able += [(sign(TOOL, 0.9), scene.title(scene.tool_words(side))) for side in scene.tools_of(species)]
        x = 8.0
        for token, title in able:
            parts.append(svg.at(x, 80, svg.tag("title", title), svg.circle(0, 0, 10, "hit"), token))
            x += 23
        if note := self.note(scene, species):
            parts.append(svg.text(wide, 84, note, "muted", size=11.75, anchor="end", within=wide - x))
        return svg.group(*parts)

    def _tile(self, scene: C, card: int, wide: float, move: str) -> Markup:
        """A mutation of a tableau."""
        s = scene.s
        c = s.shared
        tokens: list[Token] = []
        lines = [scene.nouns.card(card)]
        host = s.host_on[card]
        if s.card_side[card] == UNPROMOTED:
            lines.append(scene.card_words(card))
        else:
            face = s.face(card)
            lines.append(scene.face_words(face))
            if s.monster_on[card]:
                tokens.append((monster(c.face_monster[face], 0.85), 16.0))
            if c.face_venom[face]:
                tokens.append((sign(VENOM, 0.9), 12.0))
            if c.face_mutualism[face] and host == NONE:
                tokens.append((sign(PAIR, 0.8, "sign quiet"), 15.0))
            if host != NONE:
                tokens.append((scene.creeple(host, 0.42), 19.0))
            if c.face_skeletal[face] != NONE:
                tokens.append((sign(BONE, 0.8), 13.0))
        if s.cubes[card]:
            lines.append(Message("drawing-on-card", {"organs": say.organs(s.cubes[card])}))
        if host != NONE:
            lines.append(Message("drawing-host", {"species": scene.nouns.species(host)}))
        return tile(scene, card, scene.lines(*lines), tokens, wide, move)


def traits(scene: FaunaScene[Any], species: int) -> Traits:
    """All that the portrait of a species as Megafauna draws it shows."""
    s = scene.s
    c = s.shared
    cards = s.mutations(species)
    hosts = [s.host_on[card] for card in cards]
    row = [s.face(card) for card in s.row(species)]
    return Traits(
        phylum=scene.phyla[species // SHAPE_COUNT],
        shape=species % SHAPE_COUNT,
        size=s.size[species],
        cards=len(cards),
        parts=tuple([(c.face_left[face], c.face_right[face]) for face in row]),
        organs=s.organs[species],
        monsters=tuple([c.face_monster[s.face(card)] for card in cards if s.monster_on[card]]),
        venom=s.is_venomous(species),
        hosts=tuple([(scene.phyla[host // SHAPE_COUNT], host % SHAPE_COUNT) for host in hosts if host != NONE]),
    )
