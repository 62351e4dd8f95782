"""A campaign under way: the records of its games, linked and sealed.

Each game begins with what the one before it left. A record keeps that legacy, so every game can be replayed alone; the
campaign says that they belong together. A finished game is sealed with the seal of the one before it, so that nothing
of the past can be exchanged.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from phylarium.campaign.scoring import SCORINGS, ChapterResult, Standing, standings, usual
from phylarium.campaign.ways import Chapter, Way, way
from phylarium.kernel.errors import DamagedRecord, OptionError
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.match import Match
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.record import Record, replay, verify
from phylarium.kernel.troubles import trouble

FORMAT = 1


class Sound(msgspec.Struct, frozen=True):
    """What came of looking at a campaign: sound, or the first chapter that is not and why."""

    ok: bool
    chapter: int = 0
    """From 1 on; 0 where nothing is wrong."""
    reason: Message | None = None


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """A story of several games. It holds their seeds: not for players before the end."""

    format: int
    way: str
    scoring: str
    names: list[str]
    """Whoever plays now, by seat."""
    seed: str
    records: list[Record] = []
    """The games so far; the last one may be under way."""
    seals: list[str] = []
    """By finished game."""

    @classmethod
    def begin(cls, way_name: str, names: Sequence[str], seed: str, scoring: str = "") -> Campaign:
        """A campaign whose first game is still to be started."""
        chosen = way(way_name)
        campaign = cls(FORMAT, chosen.name, checked(scoring, chosen), [], seed)
        campaign.seat(names)
        return campaign

    @classmethod
    def of(cls, way_name: str, scoring: str, records: Sequence[Record]) -> Campaign:
        """The campaign that these games make, in their order; those that are over are sealed."""
        path = way(way_name)
        names, seed = list(records[-1].seats), records[0].seed
        campaign = cls(FORMAT, path.name, checked(scoring, path), names, seed, list(records))
        for number, record in enumerate(records):
            if record.result is not None:
                campaign.seals.append(campaign._seal(number))
        return campaign

    @classmethod
    def following(
        cls, way_name: str, record: Record, seed: str, scoring: str = "", names: Sequence[str] = ()
    ) -> Campaign:
        """A campaign whose first game was played elsewhere, by `names` in the order of its seats or as it says."""
        chosen = way(way_name)
        campaign = cls(FORMAT, chosen.name, checked(scoring, chosen), list(names or record.seats), seed)
        campaign.take_in(record, names)
        campaign.seat(campaign.names)
        return campaign

    # --- where it stands --------------------------------------------------------------------

    def path(self) -> Way:
        return way(self.way)

    def is_running(self) -> bool:
        """Whether a game is under way."""
        return len(self.records) > len(self.seals)

    def next_chapter(self) -> Chapter | None:
        """The game that comes next; None while one is under way and after the last one."""
        chapters = self.path().chapters
        return None if self.is_running() or len(self.records) == len(chapters) else chapters[len(self.records)]

    def is_over(self) -> bool:
        return len(self.seals) == len(self.path().chapters)

    def standings(self) -> list[Standing]:
        """Who is ahead, by the games that are over."""
        results = [
            ChapterResult(record.seats, record.result.scores) for record in self.records if record.result is not None
        ]
        return standings(self.scoring, len(self.path().chapters), results)

    # --- going on ---------------------------------------------------------------------------

    def seat(self, names: Sequence[str]) -> None:
        """Who plays the next game: people may come and go between two games."""
        if self.is_running():
            raise OptionError(Message("error-campaign-running"))
        if len(set(names)) != len(names):
            raise OptionError(Message("error-campaign-names", {"names": Listing(list(names), ROW)}))
        for chapter in self.path().chapters[len(self.records) :]:
            if not chapter.open_to(len(names)):
                raise OptionError(Message("error-campaign-seats", {"chapter": chapter.name, "seats": len(names)}))
        self.names = list(names)

    def handed_on(self) -> Legacy | None:
        """What the last game left to those who play now; None before the first one."""
        if not self.records:
            return None
        record = self.records[-1]
        state = replay(record)
        legacy = state.game().legacy(state, {})
        if legacy is None:
            raise DamagedRecord(Message("error-campaign-nothing", {"game": record.game}))
        seats = {record.seats.index(name): seat for seat, name in enumerate(self.names) if name in record.seats}
        return legacy.reseated(seats)

    def start(self, log: bool = True) -> Match:
        """The next game at its first decision."""
        chapter = self.next_chapter()
        if chapter is None:
            raise OptionError(Message("error-campaign-over" if self.is_over() else "error-campaign-running"))
        match = Match.start(
            chapter.game,
            len(self.names),
            dict(chapter.options),
            f"{self.seed}, chapter {len(self.records) + 1}",
            self.names,
            log=log,
            legacy=self.handed_on(),
        )
        self.records.append(Record.from_match(match))
        return match

    def resume(self, log: bool = True) -> Match:
        """The game that is under way."""
        if not self.is_running():
            raise OptionError(Message("error-campaign-idle"))
        return Match.resume(self.records[-1], log=log)

    def keep(self, match: Match) -> None:
        """Take over how far the game under way has come; one that is over is sealed."""
        if not self.is_running():
            raise OptionError(Message("error-campaign-idle"))
        self.records[-1] = Record.from_match(match)
        if match.state.over():
            self.seals.append(self._seal(len(self.records) - 1))

    def take_in(self, record: Record, names: Sequence[str] = ()) -> None:
        """Let a finished game that was played elsewhere be the next one; `names` as in `following`.

        One that goes on from another must have begun with what the game before it left.
        """
        chapter = self.next_chapter()
        if chapter is None:
            raise OptionError(Message("error-campaign-over" if self.is_over() else "error-campaign-running"))
        if record.game != chapter.game:
            raise OptionError(Message("error-campaign-other", {"game": record.game, "wanted": chapter.game}))
        if record.result is None:
            raise OptionError(Message("error-campaign-unfinished", {"game": record.game}))
        verdict = verify(record)
        if not verdict.ok:
            raise DamagedRecord(verdict.reason, record.game)
        seated = list(names or record.seats)
        if len(seated) != len(record.seats) or len(set(seated)) != len(seated):
            raise OptionError(Message("error-campaign-seated", {"seats": len(record.seats)}))
        before = msgspec.structs.replace(self, names=seated).handed_on()
        if record.legacy != (None if before is None else before.plain()):
            raise OptionError(Message("error-campaign-stranger", {"game": record.game}))
        self.records.append(msgspec.structs.replace(record, seats=seated))
        self.seals.append(self._seal(len(self.records) - 1))
        self.names = seated

    def _seal(self, number: int) -> str:
        before = self.seals[number - 1] if number else ""
        return hashlib.blake2b(f"{before}\n{self.records[number].text()}".encode(), digest_size=16).hexdigest()

    # --- as a file --------------------------------------------------------------------------

    def text(self) -> str:
        """The campaign as readable JSON."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    def save(self, path: Path) -> None:
        """Write it beside the file and then over it: killed half-way, the old one is still there."""
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(self.text(), encoding="utf-8")
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> Campaign:
        return cls.parse(path.read_bytes())

    @classmethod
    def parse(cls, text: str | bytes) -> Campaign:
        """The campaign that `text` wrote. A damaged one is refused with what is wrong."""
        try:
            campaign = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise DamagedRecord(Message("campaign-damaged", {"problem": trouble(error)})) from error
        if campaign.format != FORMAT:
            raise DamagedRecord(Message("campaign-format", {"form": campaign.format, "known": FORMAT}))
        if not len(campaign.seals) <= len(campaign.records) <= len(campaign.seals) + 1:
            raise DamagedRecord(Message("campaign-seals"))
        return campaign


def checked(scoring: str, chosen: Way) -> str:
    """A way to score, or the usual one where none is said."""
    if scoring and scoring not in SCORINGS:
        raise OptionError(Message("error-scoring", {"scoring": scoring, "known": Listing(SCORINGS, ROW)}))
    return scoring or usual(len(chosen.chapters))


def verified(campaign: Campaign) -> Sound:
    """Replay every game of a campaign and look whether each began with what the one before it left."""
    earlier: Campaign | None = None
    for number, record in enumerate(campaign.records):
        verdict = verify(record)
        if not verdict.ok:
            return Sound(False, number + 1, verdict.reason)
        chapter = campaign.path().chapters[number]
        if record.game != chapter.game:
            return Sound(False, number + 1, Message("campaign-other-game", {"game": chapter.game}))
        if number < len(campaign.seals) and campaign._seal(number) != campaign.seals[number]:
            return Sound(False, number + 1, Message("campaign-seal"))
        if earlier is not None:
            earlier.names = record.seats
            legacy = earlier.handed_on()
            if legacy is None or record.legacy != legacy.plain():
                return Sound(False, number + 1, Message("campaign-legacy"))
        earlier = msgspec.structs.replace(campaign, records=campaign.records[: number + 1])
    return Sound(True)
