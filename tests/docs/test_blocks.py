"""Every command and every block of Python in the documentation does what a reader would expect: it runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner
from docs.site.staging import ROOT
from tests.docs.blocks import ALL, OURS, PAGES, Block, blocks_of, is_piped, words
from tests.infra.servers import LOOPBACK, answers, free_port

from phylarium.cli import main
from phylarium.kernel import registry
from phylarium.kernel.match import Match
from phylarium.kernel.rng import seeded

KINDS: Final = {"sh", "python", "toml", "ini", "nginx", "nginx-proxy", "json", "yaml", "dockerfile", "text"}

NOT_RUN: Final = {"docs/arena.md": "it needs several machines"}
"""Pages with a block that cannot be run, and why not. It should stay an exception."""

SHELL: Final = [block for block in ALL if block.kind == "sh"]
PYTHON: Final = [block for block in ALL if block.kind == "python"]
EXAMPLES: Final = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "examples").glob("*.py")]


def ids(block: Block) -> str:
    return str(block)


# --- what is marked ---------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES)
def test_blocks_are_of_a_known_kind(page: str) -> None:
    assert {block.kind for block in blocks_of(page)} <= KINDS


def test_what_is_not_run_has_a_reason_and_is_there() -> None:
    for block in ALL:
        for remark in block.remarks:
            reason = remark.text.partition(";")[0] if remark.kind == "not run" else remark.text.partition(":")[2]
            assert remark.kind not in ("not run", "run with") or len(reason.split()) >= 3, f"{block}: say why"
        for line in block.skipped():
            assert any(command.startswith(line) for command in block.commands()), f"{block}: no line begins with {line}"
        for option in block.numbers():
            assert block.kind == "sh", f"{block}: only commands have other numbers"
            assert option.startswith("--"), f"{block}: {option}"


def test_hardly_anything_is_left_out() -> None:
    left = [(block.page, remark.text) for block in ALL for remark in block.remarks if remark.kind == "not run"]
    assert [(page, text.partition(";")[0]) for page, text in left] == [*NOT_RUN.items()]


def test_what_is_run_elsewhere_is() -> None:
    for block in ALL:
        if path := block.elsewhere():
            taken = f'run_by("{block.page}", ' in (ROOT / path).read_text(encoding="utf-8")
            assert taken, f"{block}: {path} takes no blocks of {block.page}"


@pytest.mark.parametrize("block", [block for block in ALL if block.quoted()], ids=ids)
def test_what_is_a_part_of_a_file_is_so_today(block: Block) -> None:
    assert block.text in (ROOT / block.quoted()).read_text(encoding="utf-8"), f"{block}: {block.quoted()} has changed"


def test_remarks_stand_above_blocks() -> None:
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        outside = re.sub(r"```text\n.*?```", "", text, flags=re.DOTALL)
        said = len(re.findall(r"<!--\s*(?:not run|run with|run by|part of|given)\b", outside))
        assert said == sum(len(block.remarks) for block in blocks_of(page)), f"{page}: a remark is above no block"


# --- commands ---------------------------------------------------------------------------------


def left_out(block: Block, command: str) -> bool:
    return any(command.startswith(line) for line in block.skipped())


@pytest.mark.parametrize("page", sorted({block.page for block in SHELL}))
def test_commands_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of a page one after the other, in a folder of their own, as somebody would type them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    given = {"FILE": record(tmp_path / "record.json"), "DIR": str(registry.game("marine").data)}
    for block in blocks_of(page):
        for command in block.commands() if block.kind == "sh" and not block.elsewhere() else ():
            found = [given.get(word, word) for word in words(command)]
            if found[:1] == ["mkdir"]:
                Path(found[-1]).mkdir()
            elif not left_out(block, command) and found and found[0] in OURS:
                tried(block, command, found)


def record(path: Path) -> str:
    """A game of chance, finished and saved: what pages call FILE."""
    match = Match.start(registry.game("genesis"), 2, {}, "a record")
    chance = seeded("its moves")
    while not match.state.over():
        legal = match.state.legal()
        match.apply(match.state.to_move(), legal[chance.below(len(legal))])
    match.record().save(path)
    return str(path)


def tried(block: Block, command: str, found: list[str]) -> None:
    if found[:2] == ["phylarium", "serve"]:
        served(block, found[1:])
    elif found[0] == "phylarium" and not is_piped(found):
        run(block, command, with_numbers(found[1:], block.numbers()))
    elif found[:2] in (["python", "-c"], ["python3", "-c"]):
        done = subprocess.run(["bash", "-c", command.replace(found[0], sys.executable, 1)], env=environment())
        assert done.returncode == 0, f"{block}: {command}"
    elif found[0] in CHECKS:
        CHECKS[found[0]](block, found[1:])
    else:
        pytest.fail(f"{block}: {command} needs a shell; say in a remark why it is not run")


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(str(ROOT / folder) for folder in ("src", "."))}


def with_numbers(arguments: list[str], numbers: dict[str, str]) -> list[str]:
    """The arguments of a command with other values of some options; of those that it lacks, the ones that it knows."""
    found = list(arguments)
    command = main.get_command(click.Context(main), arguments[0])
    known = {option for one in command.params for option in one.opts} if command is not None else set()
    for option, value in numbers.items():
        if option in found:
            found[found.index(option) + 1] = value
        elif numbers.keys() & set(arguments) and option in known:
            found += [option, value]
    return found


def run(block: Block, command: str, arguments: list[str]) -> None:
    """One of our commands. Whatever asks a person something hears that this one leaves, or else takes the first."""
    done = CliRunner().invoke(main, arguments, input="quit\nquit\n1\n", prog_name="phylarium")
    assert done.exit_code == 0, f"{block}: {command}\n{done.output}\n{done.exception!r}"


def served(block: Block, arguments: list[str]) -> None:
    """A server: it is there until it has answered once."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "phylarium", *arguments], env=environment() | {"PHYLARIUM_PORT": str(port)}
    )
    try:
        for _ in range(600):
            assert process.poll() is None, f"{block}: the server has ended"
            if answers(port):
                break
            time.sleep(0.2)
        with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/", timeout=60) as page:
            assert b"<html" in page.read()
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0, f"{block}: the server did not end well"
    finally:
        process.kill()
        process.wait(60)


def target(block: Block, arguments: list[str]) -> None:
    """A target of make is there, and the settings that it is given are read."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for word in arguments:
        name, setting, _ = word.partition("=")
        known = rf"\$\({name}\)" if setting else rf"^{re.escape(name)}:"
        assert re.search(known, makefile, re.MULTILINE), f"{block}: make has no {name}"


def script(block: Block, arguments: list[str]) -> None:
    """A program of the repository is there and knows its options; most of them measure for minutes."""
    if arguments[0] == "-m":
        module, arguments = arguments[1], arguments[1:]
        if module == "venv":
            return
        path = ROOT / (module.replace(".", "/") + ".py")
        paths = [path] if path.is_file() else [*path.with_suffix("").glob("*.py")]
    else:
        paths = [ROOT / arguments[0]]
    assert paths, f"{block}: {arguments[0]} is not there"
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    for option in arguments:
        if option.startswith("--"):
            assert option.partition("=")[0] in text, f"{block}: {arguments[0]} has no {option}"


def suite(block: Block, arguments: list[str]) -> None:
    for path in arguments:
        if path.startswith("tests"):
            assert (ROOT / path.partition("::")[0]).exists(), f"{block}: {path} is not there"


def installed(block: Block, arguments: list[str]) -> None:
    """What is installed with extras has these."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extras in re.findall(r"phylarium\[([\w,]+)\]", " ".join(arguments)):
        assert set(extras.split(",")) <= {*project["optional-dependencies"]}, f"{block}: {extras}"


CHECKS: Final = {"make": target, "python": script, "python3": script, "pytest": suite, "pip": installed}


@pytest.mark.parametrize("page", PAGES)
def test_commands_within_sentences_exist(page: str) -> None:
    """What a sentence calls `phylarium …` or `make …` is there, with its options."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    for said in re.findall(r"`((?:phylarium|make) [a-z][^`\n]*)`", text):
        found = words(said)
        if found[0] == "make":
            target(Block(page, 0, "sh", said, ()), [word for word in found[1:] if re.match(r"[\w-]+(=|$)", word)])
            continue
        assert found[1] in main.list_commands(click.Context(main)), f"{page}: {said}"


def test_the_page_of_commands_has_all_of_them() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):.*?## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {f"make {target}" for target in targets if target != "help"} | {f"phylarium {name}" for name in commands()}
    told = {f"make {name}" for name in re.findall(r"`make ([a-z-]+)", page)}
    told |= {
        f"phylarium {name}" for name in re.findall(r"[|,] `([a-z]+(?: [a-z]+)?)", page.partition("## phylarium")[2])
    }
    assert sorted(named - told) == []


def commands() -> Iterator[str]:
    """The commands of `phylarium`, those of a group by both words."""
    context = click.Context(main)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        if isinstance(command, click.Group):
            yield from (f"{name} {below}" for below in command.list_commands(context))
        else:
            yield name


# --- Python -----------------------------------------------------------------------------------


@pytest.mark.parametrize("block", PYTHON, ids=ids)
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = compile(block.given() + block.text, str(block), "exec")
    if block.skipped() or block.quoted() or any(block.text in example for example in EXAMPLES):
        return  # a part of what other tests run; the examples, those of tests/envs
    monkeypatch.chdir(tmp_path)
    if "__main__" in block.text:  # processes that it starts read it again
        path = tmp_path / "block.py"
        path.write_text(block.given() + block.text, encoding="utf-8")
        done = subprocess.run([sys.executable, str(path)], env=environment(), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    else:
        exec(code, {"__name__": "block"})


@pytest.mark.parametrize("block", [block for block in ALL if block.kind == "toml"], ids=ids)
def test_toml_is_sound(block: Block) -> None:
    tomllib.loads(block.text)
