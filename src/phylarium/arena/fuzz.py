"""Games of every kind, by the hundred thousand, each position checked: looking for what nobody thought of.

Game number N of a run is decided by the run's seed alone: seats, options, pack, players, chance. First comes each
number of seats plain and with each single option changed; then combinations at random, some of them played by bots,
some with component data that somebody changed a little. Games are played in blocks, and of each block a line is
kept: what was played, what failed, and a fingerprint of how all of its games ended. A run that was stopped goes on
with the blocks that are missing, and two builds that play the same run must come to the same fingerprints.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from itertools import count
from pathlib import Path

import msgspec

from phylarium.arena.jobs import Here, Runner
from phylarium.arena.kept import FILE, kept_lines
from phylarium.arena.rollout import LIMIT
from phylarium.arena.setting import Setting, series
from phylarium.arena.simulate import Counts, Failure, SimulatedGame, play
from phylarium.kernel import engine
from phylarium.kernel.errors import OptionError, PhylariumError
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.troubles import trouble

BLOCK = 20
"""Games of a block: what a worker is handed at a time, and what a line is kept of."""

BOTS_EVERY, BOTS_AT = 10, 3
"""Of so many games one is played by bots: which."""

PACKS_EVERY, PACKS_AT = 10, 7
"""Of so many games one is played with changed component data: which."""

PACKS = 24
"""Packs that are made up for a run."""

LINEUPS = (("larva",), ("larva", "random"), ("random", "larva"))
"""Who plays: bots that are quick, since it is the rules that are looked at."""

SLOW_EVERY, SLOW = 1000, ("greedy", "random")
"""Now and then somebody slower."""

CHANGES = 3
"""Numbers that a made-up pack changes."""

TRIES = 40
"""Changes that are tried for one that the game's own check lets through."""


class OtherRun(PhylariumError):
    """A file of blocks that were played by other settings or rules."""


class DamagedRun(PhylariumError):
    """A file of blocks that cannot be read."""


class Case(msgspec.Struct, frozen=True):
    """One game of a run."""

    setting: Setting
    players: tuple[str, ...] = ()
    """The bots at the seats, in turn; none: every decision is random."""


class FuzzRun(msgspec.Struct, frozen=True):
    """What decides every game of a run."""

    game: str
    seed: str
    rules_version: str

    def case(self, number: int, first: Sequence[tuple[int, dict[str, Value]]]) -> Case:
        """Game `number` of the run, which begins with the `openings` of its game."""
        seed = series(self.seed, number)
        if number < len(first):
            seats, options = first[number]
            return Case(Setting(self.game, seats, options, seed))
        seats, options = mixture(self.game, number, seeded(f"variant {number} of {self.seed}"))
        players: tuple[str, ...] = ()
        pack = ""
        if number % SLOW_EVERY == BOTS_AT:
            players = SLOW
        elif number % BOTS_EVERY == BOTS_AT:
            players = LINEUPS[number // BOTS_EVERY % len(LINEUPS)]
        elif number % PACKS_EVERY == PACKS_AT:
            which = number // PACKS_EVERY % PACKS
            pack = str(made_up(self.game, f"pack {which} of {self.seed}"))
        return Case(Setting(self.game, seats, options, seed, pack), players)


class FuzzJob(msgspec.Struct, frozen=True):
    """A block to be played: `games` from game `number * BLOCK` of the run on."""

    run: FuzzRun
    number: int
    games: int
    limit: int


class Fuzzed(Counts, kw_only=True):
    """What games came to that were fuzzed."""

    bots: int = 0
    """Games that bots played."""
    packs: int = 0
    """Games with changed component data."""


class FuzzedBlock(Fuzzed, forbid_unknown_fields=True):
    """What a block of games came to; a line of the kept file."""

    game: str
    rules_version: str
    seed: str
    number: int
    games: int
    compiled: bool
    variants: list[str] = msgspec.field(default_factory=list)
    """Short names of the combinations of seats and options."""
    digest: str = ""
    """A fingerprint of how every game of the block ended."""
    failures: list[Failure] = msgspec.field(default_factory=list)


class FuzzOutcome(Fuzzed):
    """What a fuzzing of one game found."""

    game: str
    compiled: bool
    games: int = 0
    variants: int = 0
    """Different combinations of seats and options that were played."""
    digest: str = ""
    failures: list[Failure] = msgspec.field(default_factory=list)
    compared: int = 0
    """Games that another build has played, too."""
    different: list[int] = msgspec.field(default_factory=list)
    """The first game of each block that another build ended in another way."""

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "compiled": self.compiled,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "bots": self.bots,
            "packs": self.packs,
            "variants": self.variants,
            "digest": self.digest,
            "compared": self.compared,
            "different": self.different,
            "failures": [failure.plain() for failure in self.failures],
        }


# --- what is played ----------------------------------------------------------------------------------------


def run_of(name: str, seed: str) -> FuzzRun:
    return FuzzRun(name, seed, game(name).rules_version)


def settings(name: str, seed: str) -> Iterator[Setting]:
    """The settings of a run, without end."""
    run = run_of(name, seed)
    first = openings(name)
    for number in count():
        yield run.case(number, first).setting


def openings(name: str) -> list[tuple[int, dict[str, Value]]]:
    """Each number of seats with the defaults, and with each other value of each option alone, where it is allowed."""
    return [(seats, options) for seats, options in singles(name) if playable(name, seats, options)]


def singles(name: str) -> Iterator[tuple[int, dict[str, Value]]]:
    for seats in game(name).seats:
        yield seats, {}
        for option in game(name).options:
            for choice in option.choices:
                if choice != option.default_for(seats):
                    yield seats, {option.name: choice}


def mixture(name: str, number: int, rng: Rng) -> tuple[int, dict[str, Value]]:
    """Every option at random, of those that each number of seats in turn allows."""
    every = game(name).seats
    seats = every[number % len(every)]
    offered = {
        option.name: [value for value in option.choices if option.open_to(value, seats)]
        for option in game(name).options
    }
    for _ in range(TRIES):
        options = {option: values[rng.below(len(values))] for option, values in offered.items() if len(values) > 1}
        if playable(name, seats, options):
            return seats, options
    return seats, {}


def playable(name: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the game takes this combination: some options need others, or a number of seats."""
    try:
        game(name).prepared(seats, options)
    except OptionError:
        return False
    except Exception:
        return True  # a defect of the set-up: playing meets it again and reports it
    return True


NUMBER = re.compile(r"^(\w+ = )(\d+)$", re.MULTILINE)
"""A whole number in a file of component data."""


@lru_cache(maxsize=PACKS * 8)
def made_up(name: str, seed: str) -> Path:
    """A pack with some numbers one more or one less than the game's own, such as its check lets through.

    Whatever the check takes must be playable. It is written where every process of a machine finds it.
    """
    rng = seeded(seed)
    own = {file: path.read_text(encoding="utf-8") for file, path in game(name).files().items()}
    spots = [(file, found) for file, text in own.items() for found in NUMBER.finditer(text)]
    changed: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        left = CHANGES
        for _ in range(TRIES if spots else 0):
            file, found = spots[rng.below(len(spots))]
            number = int(found[2]) + 1 - 2 * rng.below(2)
            if file in changed or number < 0:
                continue
            changed[file] = own[file][: found.start(2)] + str(number) + own[file][found.end(2) :]
            (Path(folder) / file).write_text(changed[file], encoding="utf-8")
            if game(name).check_pack(Path(folder)):
                del changed[file]
                (Path(folder) / file).unlink()
                continue
            left -= 1
            if left == 0:
                break
    named = hashlib.blake2b(msgspec.json.encode(changed, order="sorted"), digest_size=6).hexdigest()
    home = Path(tempfile.gettempdir()) / "phylarium-packs" / f"{name}-{named}"
    home.mkdir(parents=True, exist_ok=True)
    for file, text in changed.items():
        # Several processes may write the same at once: whole, or not at all.
        with tempfile.NamedTemporaryFile("w", dir=home, suffix=".part", delete=False, encoding="utf-8") as draft:
            draft.write(text)
        Path(draft.name).replace(home / file)
    return home


# --- playing -------------------------------------------------------------------------------------------------


def compiled() -> bool:
    """Whether this is the compiled engine."""
    return not engine.__file__.endswith(".py")


def play_block(job: FuzzJob) -> FuzzedBlock:
    """A worker's share of the games."""
    run = job.run
    if game(run.game).rules_version != run.rules_version:
        theirs = {"theirs": game(run.game).rules_version, "ours": run.rules_version}
        raise OtherRun(Message("arena-other-rules", {"game": run.game, **theirs}), FILE)
    block = FuzzedBlock(run.game, run.rules_version, run.seed, job.number, job.games, compiled())
    ends = hashlib.blake2b(digest_size=16)
    variants = set()
    first = openings(run.game)
    for number in range(job.number * BLOCK, job.number * BLOCK + job.games):
        case = run.case(number, first)
        setting = case.setting
        result = play(setting, case.players, check=True, limit=job.limit)
        add(block, result)
        block.bots += bool(case.players)
        block.packs += bool(setting.pack)
        variants.add(variant(setting))
        ends.update(f"{number} {result.decisions} {result.scores} {result.digest}\n".encode())
    block.seconds = round(block.seconds, 3)
    block.variants = sorted(variants)
    block.digest = ends.hexdigest()
    return block


def add(block: FuzzedBlock, result: SimulatedGame) -> None:
    block.decisions += result.decisions
    block.seconds += result.seconds
    if result.failure is not None:
        block.failures.append(result.failure)
    elif result.finished:
        block.finished += 1
    else:
        error = f"Unsound: not over after {result.decisions} decisions"
        block.failures.append(Failure(result.setting, result.decisions, error, result.players))


def variant(setting: Setting) -> str:
    told = msgspec.json.encode((setting.seats, sorted(setting.options.items())))
    return hashlib.blake2b(told, digest_size=4).hexdigest()


def fuzz(
    name: str,
    games: int,
    seed: str,
    runner: Runner | None = None,
    limit: int = LIMIT,
    kept: Path | None = None,
    against: Path | None = None,
    advance: Callable[[int], None] | None = None,
) -> FuzzOutcome:
    """Play the first `games` games of a run with every check; a game that does not end is a failure.

    With a file `kept`, what was played before is not played again, unless it failed. `against` is the file of
    another build that has played the same run. `advance` is called with the number of games that were just finished.
    """
    run = run_of(name, seed)
    if kept is None:
        blocks = finish(run, games, runner or Here(), limit, {}, lambda block: None, advance)
    else:
        with kept_lines(kept) as (file, lines):

            def keep(block: FuzzedBlock) -> None:
                file.write(msgspec.json.encode(block) + b"\n")
                file.flush()

            blocks = finish(run, games, runner or Here(), limit, read_blocks(kept, lines, run), keep, advance)
    outcome = summed(run, blocks)
    if against is not None:
        compare(outcome, blocks, read_blocks(against, against.read_bytes(), run))
    return outcome


def finish(
    run: FuzzRun,
    games: int,
    runner: Runner,
    limit: int,
    known: Mapping[int, FuzzedBlock],
    keep: Callable[[FuzzedBlock], None],
    advance: Callable[[int], None] | None,
) -> list[FuzzedBlock]:
    """Every block of the first `games` games, in order: those that are known and well, and the others."""
    blocks: dict[int, FuzzedBlock] = {}
    jobs = []
    for number, first in enumerate(range(0, games, BLOCK)):
        size = min(BLOCK, games - first)
        before = known.get(number)
        if before is not None and before.games >= size and not before.failures and before.compiled == compiled():
            blocks[number] = before
            if advance is not None:
                advance(before.games)
        else:
            jobs.append(FuzzJob(run, number, size, limit))
    with closing(runner.map(play_block, jobs)) as results:
        for _, block in results:
            keep(block)
            blocks[block.number] = block
            if advance is not None:
                advance(block.games)
    return [blocks[number] for number in sorted(blocks)]


def read_blocks(path: Path, content: bytes, run: FuzzRun) -> dict[int, FuzzedBlock]:
    """The blocks of a run in a file; of a block that is there twice, the later one. Other games may be there, too."""
    decoder = msgspec.json.Decoder(FuzzedBlock)
    found: dict[int, FuzzedBlock] = {}
    for line, text in enumerate(content.splitlines(), 1):
        try:
            block = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            args: dict[str, Argument] = {"file": str(path), "line": line, "problem": trouble(error)}
            raise DamagedRun(Message("arena-damaged-run", args), FILE) from error
        if block.game != run.game:
            continue
        if (block.rules_version, block.seed) != (run.rules_version, run.seed):
            theirs = {"theirs": block.rules_version, "seed": block.seed}
            ours = {"ours": run.rules_version, "wanted": run.seed}
            place = {"file": str(path), "line": str(line), "game": run.game}
            raise OtherRun(Message("arena-other-run", {**place, **theirs, **ours}), FILE)
        found[block.number] = block
    return found


def summed(run: FuzzRun, blocks: Sequence[FuzzedBlock]) -> FuzzOutcome:
    outcome = FuzzOutcome(run.game, compiled())
    ends = hashlib.blake2b(digest_size=16)
    for block in blocks:
        outcome.games += block.games
        outcome.finished += block.finished
        outcome.decisions += block.decisions
        outcome.seconds += block.seconds
        outcome.bots += block.bots
        outcome.packs += block.packs
        outcome.failures += block.failures
        ends.update(block.digest.encode())
    outcome.variants = len({name for block in blocks for name in block.variants})
    outcome.digest = ends.hexdigest()
    return outcome


def compare(outcome: FuzzOutcome, blocks: Sequence[FuzzedBlock], others: Mapping[int, FuzzedBlock]) -> None:
    """Count the games that another build has played, too, and note where it came to another end."""
    for block in blocks:
        other = others.get(block.number)
        if other is not None and other.games == block.games:
            outcome.compared += block.games
            if other.digest != block.digest:
                outcome.different.append(block.number * BLOCK)
