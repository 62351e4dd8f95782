"""The tree of a campaign: what lived in its games, who descended from whom, and what went on into the next one.

No game is named here. The records are played again; a game says what lives in a position and which lines of its log
tell of descent (`kernel.lineage`). Every node says in which game and after how many actions it was, so that a page can
lead there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from phylarium.campaign.story import Campaign
from phylarium.campaign.ways import Way
from phylarium.kernel.engine import NOBODY, SPECTATOR
from phylarium.kernel.game import Game
from phylarium.kernel.journal import Entry
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.match import Match
from phylarium.kernel.message import Message
from phylarium.kernel.plain import Plain
from phylarium.kernel.words import SOURCE, render

Kind = Literal[
    "begins", "born", "returns", "taken-from", "becomes", "inherits", "gains", "dies", "taken", "goes-on", "lives"
]

ORIGINS: Final = frozenset(["begins", "born", "returns", "taken-from"])
"""How a branch can begin: out of nothing or of an earlier game, of a parent, of its own fossils, of another player."""

FATES: Final = frozenset(["dies", "taken", "goes-on", "lives"])
"""How it can end: extinct, in another player's hands, in the next game, or with its game."""


class TreeMoment(msgspec.Struct, frozen=True):
    """Something that happened to a branch."""

    kind: Kind
    at: int
    """After how many actions of its game it was so."""
    text: str
    """A name, or a line of the log."""


class Branch(msgspec.Struct):
    """A lineage from its origin to its fate, which are its first and its last node."""

    id: str
    chapter: int
    """From 0."""
    player: str
    colour: str
    """The colour token of its player's things in its game."""
    parent: str | None
    """The branch that it comes from, in this chapter or in the one before; None: out of the soup, or anew."""
    nodes: list[TreeMoment]

    @property
    def name(self) -> str:
        """What it is called first."""
        return self.nodes[0].text

    @property
    def born(self) -> int:
        return self.nodes[0].at

    @property
    def ended(self) -> int:
        return self.nodes[-1].at

    @property
    def fate(self) -> Kind:
        return self.nodes[-1].kind


class TreeChapter(msgspec.Struct, frozen=True):
    """A game of the story."""

    name: str
    game: str
    title: str
    players: list[str]
    points: list[int]
    """By player, as they stand at the end or now."""
    actions: int
    over: bool


class Tree(Plain, frozen=True):
    """The whole story so far."""

    way: str
    players: list[str]
    """Everybody who has played, in the order in which they came."""
    chapters: list[TreeChapter]
    branches: list[Branch]

    def branch(self, id: str) -> Branch:
        return next(branch for branch in self.branches if branch.id == id)


def tree_of(campaign: Campaign, language: str = SOURCE) -> Tree:
    """The tree of a campaign, in the words of a language."""
    matches = [Match.resume(record) for record in campaign.records]
    return grown(campaign.path(), matches, language)


def grown(way: Way, matches: Sequence[Match], language: str = SOURCE) -> Tree:
    """The tree of the matches of a way, which keep their logs; the last one may be under way."""
    players = list(dict.fromkeys(name for match in matches for name in match.names))
    tree = Tree(way.name, players, [], [])
    handed: dict[str, str] = {}
    for number, match in enumerate(matches):
        over = match.state.over()
        chapter = way.chapters[number]
        title = render(chapter.title, match.game.name, language)
        tree.chapters.append(
            TreeChapter(
                chapter.name, match.game.name, title, list(match.names), match.state.scores(), len(match.actions), over
            )
        )
        growth = _Growth(number, match, handed, language)
        for state_number, lineages in _living(match):
            growth.step(state_number, lineages)
        growth.end(matches[number + 1] if number + 1 < len(matches) else None)
        tree.branches.extend(growth.branches)
        handed = growth.handed
    return tree


def _living(match: Match) -> Iterator[tuple[int, list[Lineage]]]:
    """After so many actions, what lived."""
    for number, state in enumerate(match.positions()):
        yield number, state.game().lineages(state)


class _Growth:
    """The branches of one chapter while its positions go by."""

    def __init__(self, chapter: int, match: Match, handed: dict[str, str], language: str) -> None:
        self.chapter = chapter
        self.match = match
        self.before = handed
        """By player, the branch of the chapter before that he goes on from; each leads to one branch here."""
        self.language = language
        self.branches: list[Branch] = []
        self.handed: dict[str, str] = {}
        self.alive: dict[int, Branch] = {}
        self.seats: dict[int, int] = {}
        """By key of a living one, its seat."""
        self.named: dict[int, str] = {}
        self.extinct: dict[int, Branch] = {}
        self.latest: dict[str, Branch] = {}
        """By player, the branch that came last."""
        self.early: dict[int, list[TreeMoment]] = {}
        """By key, what was told of it before it lived: what it inherits is settled first."""
        self.told: dict[int, list[tuple[Entry, Message]]] = {}
        for entry, said in match.log(SPECTATOR):
            self.told.setdefault(entry.number, []).append((entry, said))

    def words(self, message: Message) -> str:
        return render(message, self.match.game.name, self.language)

    def step(self, at: int, lineages: Sequence[Lineage]) -> None:
        """Take in a position: who is new, who has gone, who has become something else, and what is told of them."""
        played = {lineage.key: lineage for lineage in lineages if lineage.seat != NOBODY}
        for key in [*self.alive]:
            if key not in played:
                self._close(key, TreeMoment("dies", at, self.named[key]))
                self.extinct[key] = self.alive.pop(key)
        born = self._born(at)
        newcomers = [key for key in played if key not in self.alive]
        # A mother may be as new as her daughter, who then comes after her.
        for key in sorted(newcomers, key=lambda key: (key in born, key)):
            self._begin(at, played[key], born.get(key))
        for key, lineage in played.items():
            if self.seats[key] != lineage.seat:
                self._pass(at, lineage)
            name = self.words(lineage.name)
            if self.named[key] != name:
                self.alive[key].nodes.append(TreeMoment("becomes", at, name))
                self.named[key] = name
        self._tell(at)

    def _born(self, at: int) -> dict[int, tuple[str, int]]:
        """By child, how the log of an action says that it came, and its parent's key (or its own)."""
        found: dict[int, tuple[str, int]] = {}
        for entry, _ in self.told.get(at, []):
            tells = self.match.game.descent.get(entry.what)
            if tells is not None and tells.kind in ("born", "returns"):
                ints = _ints(self.match.game, entry)
                found[ints[tells.child]] = (tells.kind, ints[tells.parent] if tells.parent else ints[tells.child])
        return found

    def _begin(self, at: int, lineage: Lineage, told: tuple[str, int] | None) -> None:
        player = self.match.names[lineage.seat]
        kind: Kind = "begins"
        parent: Branch | None = None
        if told is not None:
            kind = "returns" if told[0] == "returns" else "born"
            parent = self.alive.get(told[1]) or self.extinct.get(told[1])
            if parent is None:
                # It comes back, and was never there before: its player lived on as something else.
                parent = self.latest.get(player)
        above = parent.id if parent is not None else None
        if above is None:
            # What a player begins with comes from the one lineage that went on, and whatever is next does not.
            above = self.before.pop(player, None)
        name = self.words(lineage.name)
        self._open(lineage, above, TreeMoment(kind, at, name))

    def _open(self, lineage: Lineage, parent: str | None, origin: TreeMoment) -> None:
        state = self.match.state
        branch = Branch(
            f"{self.chapter}-{len(self.branches)}",
            self.chapter,
            self.match.names[lineage.seat],
            self.match.game.seat_colour(state, lineage.seat),
            parent,
            [origin],
        )
        branch.nodes += self.early.pop(lineage.key, [])
        self.branches.append(branch)
        self.latest[branch.player] = branch
        self.alive[lineage.key] = branch
        self.seats[lineage.key] = lineage.seat
        self.named[lineage.key] = origin.text

    def _pass(self, at: int, lineage: Lineage) -> None:
        """Another player has it now: it goes on as a branch of theirs."""
        before = self.alive[lineage.key]
        name = self.named[lineage.key]
        self._close(lineage.key, TreeMoment("taken", at, name))
        self._open(lineage, before.id, TreeMoment("taken-from", at, name))

    def _close(self, key: int, fate: TreeMoment) -> None:
        self.alive[key].nodes.append(fate)

    def _tell(self, at: int) -> None:
        game = self.match.game
        for entry, said in self.told.get(at, []):
            tells = game.descent.get(entry.what)
            if tells is not None and tells.kind in ("inherits", "gains"):
                key, node = _ints(game, entry)[tells.child], TreeMoment(tells.kind, at, self.words(said))
                if key in self.alive:
                    self.alive[key].nodes.append(node)
                elif tells.kind == "inherits":
                    self.early.setdefault(key, []).append(node)

    def end(self, following: Match | None) -> None:
        """The chapter is over, or has come so far: what lives goes on into the match that follows, or ends with it."""
        state, at = self.match.state, len(self.match.actions)
        going_on = self.match.game.ancestors(state) if state.over() else {}
        if following is not None and following.legacy is not None:
            taken = following.game.forebears(following.state, following.legacy)
            keys = {name: key for key, name in going_on.items()}
            for seat, name in taken.items():
                if keys.get(name) in self.alive:
                    self.handed[following.names[seat]] = self.alive[keys[name]].id
            going_on = {key: name for key, name in going_on.items() if name in taken.values()}
        for key in self.alive:
            self._close(key, TreeMoment("goes-on" if key in going_on else "lives", at, self.named[key]))


def _ints(game: Game, entry: Entry) -> dict[str, int]:
    """The ints of a line of the log by their names."""
    return {name: value for (name, _), value in zip(game.slots(entry.what), entry.values(), strict=False)}
