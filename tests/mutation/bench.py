"""Runs the tests that touch a mutant, each mutant in a process of its own.

pytest collects the tests once, here. A mutant inside a function is a fork of this process whose function has other
code; what ran while the modules were imported, such as tables worked out once, needs a process that imports the
mutated module from the start. Nothing is ever written into the source tree.

Which tests touch which lines is measured once and kept in build/mutation, until a source or a test changes.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import pairwise, zip_longest
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn

import pytest
from coverage import Coverage
from tests.mutation.spots import Mutant
from tests.mutation.subject import HERE, ROOT, Subject, subject

SECONDS = 10
"""Processor time that a test may take on top of `PATIENCE` times what it took without a mutant."""

PATIENCE = 10

COLLECTING = 120
"""Processor time in which a mutated module must be imported and the tests collected."""

STUCK = 3600.0
"""Seconds after which a mutant that waits for something, and uses no processor time, is ended."""

MEMORY = 4 << 30
"""Bytes that a mutant may take: a list that grows without end is an end, too."""

OPTIONS = (
    "-p no:cacheprovider",
    "-p no:terminal",
    "-p no:xdist",
    "-p no:schemathesis",
    "-s",
    "--import-mode=importlib",
    "-o addopts=",
)


@dataclass(frozen=True)
class Verdict:
    """How it went with one mutant."""

    mutant: Mutant
    tests: int
    """Tests that touch it."""
    killer: str
    """What found it; empty where nothing did."""


@dataclass
class Touched:
    """A test: how long it takes, and the lines of the rules that it runs."""

    seconds: float
    lines: dict[str, set[int]]


class Bench:
    """A pytest plugin that does something else with the collected tests than to run them."""

    def __init__(self, work: Callable[[Bench], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.seconds = 0.0
        self.collected = False
        self.stopped: SystemExit | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        # What one run finds must not depend on what an earlier one found.
        import hypothesis  # pytest must come first

        hypothesis.settings.register_profile("mutation", hypothesis.settings(), database=None, derandomize=True)
        hypothesis.settings.load_profile("mutation")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = f"{report.nodeid or 'the tests'} cannot be collected: {report.longreprtext}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds += report.duration
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.collected = True
        try:
            self.work(self)
        except SystemExit as stop:
            self.stopped = stop  # pytest would take it for an error of its own
        return True

    def run_one(self, name: str, following: str | None) -> float:
        """Run a test, with a view to the one that follows; how long it took."""
        self.seconds = 0.0
        item = self.items[name]
        item.config.hook.pytest_runtest_protocol(
            item=item, nextitem=None if following is None else self.items[following]
        )
        return self.seconds


def collect(of: Subject, work: Callable[[Bench], None]) -> Bench:
    """Collect the tests of a subject and do the work with them."""
    bench = Bench(work)
    options = [word for option in OPTIONS for word in option.split(" ", 1)]
    game = ["--game", of.name] if "phylarium.games" in next(iter(of.modules)) else []
    os.chdir(ROOT)
    pytest.main(["-c", "pyproject.toml", "--rootdir", ".", *options, *game, *of.tests], plugins=[bench])
    return bench


# --- a process for each -----------------------------------------------------------------------------------


def forked(work: Callable[[Path], str], answer: Path) -> int:
    """A child process that does the work and leaves its answer in a file."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    status = 70
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        answer.write_text(work(answer), encoding="utf-8")
        status = 0
    finally:
        os._exit(status)


def in_parallel(
    works: Iterable[tuple[int, Callable[[Path], int]]],
    jobs: int,
    done: Callable[[int, int, str], None],
    stuck: float = inf,
) -> None:
    """Start processes, `jobs` at a time; `done` hears the number of each, its status and its answer."""
    with TemporaryDirectory() as name:
        waiting = iter(works)
        running: dict[int, tuple[int, Path, float]] = {}
        try:
            while True:
                while len(running) < jobs and (following := next(waiting, None)) is not None:
                    number, start = following
                    answer = Path(name) / str(number)
                    running[start(answer)] = (number, answer, time.monotonic())
                if not running:
                    return
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    for late, (_, _, began) in running.items():
                        if time.monotonic() - began > stuck:
                            os.kill(late, signal.SIGKILL)
                    time.sleep(0.02)
                    continue
                number, answer, _ = running.pop(pid)
                text = answer.read_text(encoding="utf-8") if answer.is_file() else ""
                done(number, os.waitstatus_to_exitcode(status), text)
        finally:
            for pid in running:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def limited(seconds: float) -> None:
    """Let this process use so much more processor time; then it is ended."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + 1, hard))


# --- which tests touch which lines --------------------------------------------------------------------------


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def helpers() -> list[Path]:
    """Everything but the tests themselves, and this tool, that decides what a test runs."""
    source = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix in (".py", ".toml", ".tsv")]
    tests = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    return source + [path for path in tests if path.parent != HERE]


def touched(of: Subject, bench: Bench, jobs: int, say: Callable[[str], None]) -> dict[str, Touched]:
    """The lines of every test: from the last time where neither sources nor its file changed, else measured."""
    kept = of.kept / f"{of.name}.touched.json"
    sources = fingerprint([*helpers(), *of.modules.values()])
    files = {name: fingerprint([item.path]) for name, item in bench.items.items()}
    known: dict[str, Touched] = {}
    if kept.is_file():
        stored = json.loads(kept.read_text(encoding="utf-8"))
        if stored["sources"] == sources:
            for name, (file, seconds, lines) in stored["tests"].items():
                if files.get(name) == file:
                    known[name] = Touched(seconds, {module: set(numbers) for module, numbers in lines.items()})
    missing = [name for name in bench.items if name not in known]
    if missing:
        say(f"{of.name}: measuring what {len(missing)} tests run")
        measured = measure(of, bench, missing, jobs)
        if of.controlled:
            control(bench, sorted(measured, key=lambda name: measured[name].seconds), jobs)
        known |= measured
        of.kept.mkdir(parents=True, exist_ok=True)
        rows = {
            name: (files[name], test.seconds, {module: sorted(lines) for module, lines in test.lines.items()})
            for name, test in known.items()
        }
        kept.write_text(json.dumps({"sources": sources, "tests": rows}), encoding="utf-8")
    return known


def measure(of: Subject, bench: Bench, names: Sequence[str], jobs: int) -> dict[str, Touched]:
    def share(number: int) -> Callable[[Path], int]:
        def work(_: Path) -> str:
            coverage = Coverage(data_file=None, include=[str(path) for path in of.modules.values()])
            seconds: dict[str, float] = {}
            mine = names[number::jobs]
            coverage.start()
            for name, following in pairwise([*mine, None]):
                assert name is not None
                coverage.switch_context(name)
                seconds[name] = bench.run_one(name, following)
                if bench.failed:
                    return json.dumps({"failed": bench.failed})
            coverage.stop()
            lines: dict[str, dict[str, list[int]]] = {name: {} for name in mine}
            data = coverage.get_data()
            for module, path in of.modules.items():
                for line, contexts in data.contexts_by_lineno(str(path)).items():
                    for context in contexts:
                        if context:
                            lines[context].setdefault(module, []).append(line)
            return json.dumps({name: (seconds[name], lines[name]) for name in mine})

        return lambda answer: forked(work, answer)

    found: dict[str, Touched] = {}

    def done(_: int, status: int, text: str) -> None:
        answer: dict[str, Any] = (
            json.loads(text) if status == 0 else {"failed": f"a process that ended with status {status}"}
        )
        if "failed" in answer:
            raise SystemExit(f"the tests fail without any mutant: {answer['failed']}")
        for name, (seconds, lines) in answer.items():
            found[name] = Touched(seconds, {module: set(numbers) for module, numbers in lines.items()})

    in_parallel(((number, share(number)) for number in range(jobs)), jobs, done)
    return found


def control(bench: Bench, names: Sequence[str], jobs: int) -> None:
    """Tests that fail only because they run in another order would be taken for finding mutants."""

    def share(number: int) -> Callable[[Path], int]:
        def work(_: Path) -> str:
            for name, following in pairwise([*names[number::jobs], None]):
                assert name is not None
                bench.run_one(name, following)
                if bench.failed:
                    break
            return bench.failed

        return lambda answer: forked(work, answer)

    def done(_: int, status: int, text: str) -> None:
        if status or text:
            raise SystemExit(f"without any mutant, quickest tests first, this fails: {text or status}")

    in_parallel(((number, share(number)) for number in range(jobs)), jobs, done)


# --- mutated code -------------------------------------------------------------------------------------------


def functions(paths: Iterable[Path]) -> dict[tuple[str, str], list[FunctionType]]:
    """The functions that were defined in these files, by file and qualified name."""
    wanted = {str(path) for path in paths}
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in wanted:
            found.setdefault((thing.__code__.co_filename, thing.__qualname__), []).append(thing)
    return found


def code_of(code: CodeType, qualname: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == qualname:
                return constant
            inner = code_of(constant, qualname)
            if inner is not None:
                return inner
    return None


def exchanged(mutant: Mutant, path: Path, known: dict[tuple[str, str], list[FunctionType]]) -> bool:
    """Give the function around a mutant its other code; whether that can be done."""
    code = code_of(compile(mutant.text, str(path), "exec", dont_inherit=True), mutant.spot.function)
    there = known.get((str(path), mutant.spot.function), [])
    if code is None or len(there) != 1 or there[0].__code__.co_freevars != code.co_freevars:
        return False
    there[0].__code__ = code
    return True


class Text(SourceFileLoader):
    """Loads a module from another text than that of its file."""

    def __init__(self, module: str, path: Path, text: str) -> None:
        super().__init__(module, str(path))
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Instead(MetaPathFinder):
    """Finds one module, before anybody else does."""

    def __init__(self, loader: Text) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return spec_from_file_location(fullname, self.loader.path, loader=self.loader)


@dataclass
class Imported:
    """Lines that ran before the first test: a fork would come too late for them."""

    lines: dict[str, set[int]]

    def has(self, mutant: Mutant) -> bool:
        first, last = mutant.spot.lines
        ran = self.lines.get(mutant.spot.module, set())
        return not mutant.spot.function or any(line in ran for line in range(first, last + 1))


def touching(mutant: Mutant, tests: dict[str, Touched], imported: Imported) -> list[str]:
    """The tests that may notice a mutant, the quickest first."""
    first, last = mutant.spot.lines
    wanted = set(range(first, last + 1))
    everything = imported.has(mutant)
    names = [
        name
        for name, test in tests.items()
        if everything or not wanted.isdisjoint(test.lines.get(mutant.spot.module, ()))
    ]
    return sorted(names, key=lambda name: (tests[name].seconds, name))


def tried(bench: Bench, tests: Sequence[tuple[str, float]]) -> str:
    """Run tests on a mutant, in its process; which one failed. Each has its time, so that an endless loop ends soon."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    after = [name for name, _ in tests[1:]]
    for (name, limit), following in zip_longest(tests, after):
        limited(limit)
        bench.run_one(name, following)
        if bench.failed:
            return bench.failed
    return ""


def anew(of: Subject, mutant: Mutant, tests: Sequence[tuple[str, float]], answer: Path) -> NoReturn:
    """Become a process that imports the mutated module from the start."""
    job = answer.with_suffix(".job")
    what = {"game": of.name, "tests": of.tests, "module": mutant.spot.module, "text": mutant.text, "run": tests}
    job.write_text(json.dumps(what), encoding="utf-8")
    os.execv(sys.executable, [sys.executable, "-m", "tests.mutation", "--job", str(job)])


def do(job: Path) -> None:
    """What such a process does."""
    what = json.loads(job.read_text(encoding="utf-8"))
    of = subject(what["game"], what["tests"])
    module = what["module"]
    sys.meta_path.insert(0, Instead(Text(module, of.modules[module], what["text"])))
    limited(COLLECTING)
    found = "nothing was collected"

    def work(bench: Bench) -> None:
        nonlocal found
        lost = [name for name, _ in what["run"] if name not in bench.items]
        found = bench.failed or (f"{lost[0]} is not there any more" if lost else tried(bench, what["run"]))

    bench = collect(of, work)
    job.with_suffix("").write_text(found if bench.collected else bench.failed or found, encoding="utf-8")


def verdicts(
    of: Subject,
    mutants: Sequence[Mutant],
    jobs: int,
    say: Callable[[str], None],
    heard: Callable[[Verdict], None],
    seconds: float = SECONDS,
) -> None:
    """Try every mutant; `heard` is told of each when it is done."""
    coverage = Coverage(data_file=None, include=[str(path) for path in of.modules.values()])
    coverage.start()

    def work(bench: Bench) -> None:
        coverage.stop()
        if bench.failed or not bench.items:
            raise SystemExit(bench.failed or "there are no tests")
        data = coverage.get_data()
        imported = Imported({module: set(data.lines(str(path)) or ()) for module, path in of.modules.items()})
        tests = touched(of, bench, jobs, say)
        known = functions(of.modules.values())
        chosen = [touching(mutant, tests, imported) for mutant in mutants]

        def start(number: int) -> Callable[[Path], int]:
            mutant, names = mutants[number], chosen[number]

            def work(answer: Path) -> str:
                limits = [(name, seconds + PATIENCE * tests[name].seconds) for name in names]
                if imported.has(mutant) or not exchanged(mutant, of.modules[mutant.spot.module], known):
                    anew(of, mutant, limits, answer)
                return tried(bench, limits)

            return lambda answer: forked(work, answer)

        def done(number: int, status: int, text: str) -> None:
            killer = text
            if status == -signal.SIGXCPU:
                killer = "its time was up"
            elif status:
                killer = f"its process ended with status {status}"
            heard(Verdict(mutants[number], len(chosen[number]), killer))

        for number, names in enumerate(chosen):
            if not names:
                heard(Verdict(mutants[number], 0, ""))
        in_parallel(((number, start(number)) for number, names in enumerate(chosen) if names), jobs, done, STUCK)

    bench = collect(of, work)
    if bench.stopped is not None:
        raise bench.stopped
    if not bench.collected:
        raise SystemExit(bench.failed or "pytest collected nothing")
