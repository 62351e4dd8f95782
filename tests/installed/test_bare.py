"""`pip install phylarium`: engine, terminal and bots, and nothing that only its makers need."""

from __future__ import annotations

import json
import random
import re
import tomllib

import pytest
from tests.cli.test_extras import EVERY_IMPORT, names_what_is_missing
from tests.installed.conftest import KINDS, ROOT, Environment, package

import phylarium
from phylarium.kernel import digest
from phylarium.kernel.match import Match
from phylarium.kernel.words import languages

ELSE = {"torch", "scipy", "ray", "gymnasium", "pettingzoo", "open-spiel", "openskill", "litestar", "sqlalchemy", "pip"}
"""What is heavy, or comes with an extra."""

PLAYED = [
    "play",
    "marine",
    "--seats",
    "2",
    "--human",
    "1",
    "--bot",
    "greedy",
    "--seed",
    "empty",
    "--option",
    "length=short",
]


def wanted_by_makers() -> set[str]:
    """Packages that testing and building need."""
    dev = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"][
        "dev"
    ]
    return {re.split(r"[\[<>=~! ;]", one)[0].lower().replace("_", "-") for one in dev}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_says_how_large_it_is(kind: str) -> None:
    file = package(kind)
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    name = re.sub(r"-cp\d+-cp\d+-", "-cp311-cp311-", file.name)
    [said] = re.findall(rf"`{re.escape(name)}`[^|]*\| ([\d.]+) MB", page)
    assert float(said) == pytest.approx(file.stat().st_size / 1e6, rel=0.1)


def test_nothing_else_is_installed(bare: Environment) -> None:
    there = bare.distributions()
    assert "phylarium" in there
    assert there & (wanted_by_makers() | ELSE) == set()
    assert len(there) < 25, sorted(there)


def test_it_is_this_package_that_runs(bare: Environment) -> None:
    where = bare.python("import json, phylarium; print(json.dumps([phylarium.__file__, phylarium.__version__]))")
    assert where[0].startswith(str(bare.home))
    assert where[1] == phylarium.__version__
    assert bare.phylarium("--version").strip() == f"phylarium, version {phylarium.__version__}"


def test_a_game_is_played_saved_replayed_and_verified(bare: Environment) -> None:
    shown = bare.phylarium(*PLAYED, typed="1\n" * 2000)
    assert "The game is over." in shown
    record = bare.folder / "1"  # what was typed when it asked for a name
    told = json.loads(record.read_text())
    assert told["result"] is not None
    assert re.fullmatch(r"[0-9a-f]+", bare.phylarium("verify", "1").splitlines()[0])
    assert "[end.tiles]" in bare.phylarium("replay", "1"), "where the points came from"
    assert json.loads(bare.phylarium("replay", "1", "--at", "10", "--json"))
    record.write_text(json.dumps({**told, "actions": told["actions"][:-1]}))
    assert bare.run("phylarium", "verify", "1").returncode == 1


@pytest.mark.parametrize("game", phylarium.games())
def test_what_was_played_elsewhere_replays(bare: Environment, game: str) -> None:
    chance = random.Random(game)
    match = Match.start(game, 2, {}, "elsewhere")
    while not match.state.over() and len(match.actions) < 80:
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    match.record().save(bare.folder / game)
    verdict = json.loads(bare.phylarium("verify", game, "--json"))
    assert (verdict["ok"], verdict["digest"]) == (True, digest(match.state)), verdict


def test_everything_that_belongs_to_it_is_there(bare: Environment) -> None:
    found = json.loads(bare.phylarium("doctor", "--json"))
    assert found["ok"]
    about = {one["about"]: one for one in found["findings"]}
    for game in phylarium.games():
        assert about[f"game {game}"]["lessons"] >= 3
        assert about[f"game {game}"]["puzzles"] >= 12
    assert about["game marine"]["learned"] is True
    assert not any(name.startswith("weights") for name in about)
    assert about["fonts"]["state"] == "good"
    assert all(language in about["languages"]["said"] for language in languages())
    assert about["extra table"]["state"] == "note"
    assert about["engine"]["compiled"] is (bare.kind == "compiled")


def test_the_learned_bot_plays_by_what_it_has_learnt(bare: Environment) -> None:
    words = ["simulate", "genesis", "--seats", "2", "--games", "1", "--bot", "learned", "--json"]
    played = json.loads(bare.phylarium(*words, PYTHONWARNINGS="error"))
    assert (played["finished"], played["errors"]) == (1, 0)


def test_lessons_puzzles_guides_and_other_languages(bare: Environment) -> None:
    assert set(json.loads(bare.phylarium("lessons", "--json"))) == set(phylarium.games())
    assert all(json.loads(bare.phylarium("puzzles", "list", "--json")).values())
    assert "[Ļíšţ ţĥé ĝáɱéš," in bare.phylarium("--lang", "qps", "games", "--help")
    guides = bare.python(
        "import json, phylarium.guides as g; from pathlib import Path; home = Path(g.__file__).parent\n"
        "print(json.dumps([sorted(p.stem for p in home.glob('en/*.md')), len(list(home.glob('pictures/*.svg')))]))"
    )
    assert set(guides[0]) >= set(phylarium.games())
    assert guides[1] > 20
    assert "genesis" in bare.phylarium("campaign", "ways")
    assert bare.phylarium("learn", "marine", typed="quit\nn\n" * 3)


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "table"),
        (["tables", "check"], "table"),
        (["tables", "patch"], "table"),
        (["tables", "export", "out"], "table"),
        (["tables", "import", "out"], "table"),
        (["arena", "marine", "--bots", "random,greedy"], "arena"),
        (["balance", "marine"], "arena"),
        (["train", "marine", "--rounds", "1"], "train"),
        (["fuzz", "marine", "--games", "20", "--ray"], "ray"),
    ],
    ids=["serve", "check", "patch", "export", "import", "arena", "balance", "train", "ray"],
)
def test_what_is_not_installed_is_named(bare: Environment, words: list[str], extra: str) -> None:
    done = bare.run("phylarium", *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert f"pip install 'phylarium[{extra}]'" in done.stderr


def test_every_module_can_be_imported_or_names_its_extra(bare: Environment) -> None:
    missing = bare.python(EVERY_IMPORT)
    assert names_what_is_missing(missing), missing


def test_environments_name_what_they_need(bare: Environment) -> None:
    for module in ("gymnasium", "pettingzoo", "openspiel"):
        done = bare.run("python", "-c", f"import phylarium.envs.{module}")
        assert "pip install 'phylarium[envs]'" in done.stderr
    assert bare.run("python", "-c", "import phylarium.envs.batch").returncode == 0
