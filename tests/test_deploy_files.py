"""The files of deploy/ name nothing that is not there: commands, options, settings, paths, each other.

No image is built here and nothing booted: `make image` and `make deployed` do that. What needs neither is run by
tests/infra/test_deploy.py.
"""

from __future__ import annotations

import ast
import configparser
import json
import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import pytest
import yaml  # type: ignore[import-untyped]
from setuptools import Distribution  # type: ignore[import-untyped]

from phylarium.cli import main
from phylarium.table.config import VARIABLES, settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())

NOT_OF_A_SERVER = {"PHYLARIUM_COMPILE"}
"""Variables of the build."""


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def parsed(words: Sequence[str]) -> dict[str, Any]:
    """A command line as the program would take it; one that it would not take fails."""
    assert words[0].rpartition("/")[2] == "phylarium"
    command: click.Command = main
    rest = list(words[1:])
    while isinstance(command, click.Group):
        name = rest.pop(0)
        following = command.get_command(click.Context(command), name)
        assert following is not None, name
        command = following
    found: dict[str, Any] = command.make_context(rest[0] if rest else "", rest).params
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_setting_in_a_file_is_one_of_the_server(path: Path) -> None:
    named = set(re.findall(r"\b(PHYLARIUM_[A-Z_]+|DATABASE_URL|REDIS_URL)\b", path.read_text(encoding="utf-8")))
    assert named <= set(VARIABLES.values()) | NOT_OF_A_SERVER


def test_the_page_names_every_setting_and_every_file() -> None:
    named = set(re.findall(r"`((?:PHYLARIUM_[A-Z_]+)|DATABASE_URL|REDIS_URL)`", PAGE))
    assert set(VARIABLES.values()) <= named, set(VARIABLES.values()) - named
    assert [path.name for path in FILES if f"../deploy/{path.relative_to(DEPLOY)}" not in PAGE] == []


# --- the image -------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile: name and the rest, with lines joined."""
    lines = [line for line in text("Containerfile").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [line.partition(" ") for line in joined.splitlines() if line.strip()]
    return [(name, rest.strip()) for name, _, rest in found]


def of(name: str, stage: int | None = None) -> list[str]:
    """What an instruction says each time, in all stages or in one."""
    found, number = [], -1
    for one, rest in instructions():
        number += one == "FROM"
        if one == name and stage in (None, number):
            found.append(rest)
    return found


def environment() -> dict[str, str]:
    """The variables of the image."""
    pairs = [pair.partition("=") for rest in of("ENV", 1) for pair in shlex.split(rest)]
    return {name: value for name, _, value in pairs}


def health_check() -> list[str]:
    """What Python is asked to run to see whether a server does well."""
    [rest] = of("HEALTHCHECK")
    command = json.loads(rest.partition("CMD ")[2])
    assert command[0] == "python"
    return [str(word) for word in command[1:]]


KNOWN = {
    "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "RUN", "STOPSIGNAL", "USER",
    "VOLUME", "WORKDIR",
}  # fmt: skip


def test_the_image_is_made_in_two_stages_and_runs_as_nobody() -> None:
    assert {name for name, _ in instructions()} <= KNOWN
    build, final = of("FROM")
    assert build.endswith(" AS build")
    assert re.fullmatch(r"docker\.io/library/python:\$\{PYTHON}-slim", final)
    assert [name for name, _ in instructions()][:2] == ["ARG", "FROM"]
    assert of("ARG")[0] in ("PYTHON=3.11", "PYTHON=3.12", "PYTHON=3.13")
    assert "gcc" in of("RUN", 0)[0]
    assert not any("gcc" in run for run in of("RUN", 1))
    [user] = of("USER", 1)
    assert user.isdecimal()
    assert int(user) > 0
    assert f"--uid {user} " in of("RUN", 1)[0]
    names = [name for name, _ in instructions()]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert all(run.count("rm -rf /var/lib/apt/lists/*") == run.count("apt-get install") for run in of("RUN"))


def test_what_the_image_copies_and_installs_is_there() -> None:
    assert of("COPY") == [". .", "--from=build /srv/phylarium /srv/phylarium"]
    [made] = [run for run in of("RUN", 0) if "wheel" in run]
    assert "-c constraints.txt" in made
    assert (ROOT / "constraints.txt").is_file()
    assert "[table]" in made
    assert "PHYLARIUM_COMPILE=${COMPILE}" in made
    assert of("ARG", 0) == ["COMPILE=1"]
    assert environment()["PATH"].startswith("/srv/phylarium/bin:")


def test_what_is_left_out_is_not_needed_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    left = [line for line in (ROOT / ".containerignore").read_text().splitlines() if line and not line.startswith("#")]
    names = {line for line in left if "*" not in line}
    package = Distribution({"script_name": "setup.py"})
    package.parse_config_files()
    command = package.get_command_obj("build_py")
    command.ensure_finalized()
    found = command.get_source_files()
    found += [f"{folder}/{file}" for _, folder, _, files in command.data_files for file in files]
    sources = {Path(path).resolve().relative_to(ROOT).parts[0] for path in found}
    assert sources >= {"src", "docs"}
    assert not (sources | {"setup.py", "build_backend.py", "pyproject.toml", "constraints.txt", "README.md"}) & names


def test_the_image_serves_where_it_says() -> None:
    chosen = settings({name: value for name, value in environment().items() if name in VARIABLES.values()})
    assert of("EXPOSE") == [str(chosen.port)]
    assert chosen.host == "0.0.0.0"
    assert of("VOLUME") == [str(chosen.data_dir)] == of("WORKDIR", 1)
    assert f"--home-dir {chosen.data_dir} --create-home" in of("RUN", 1)[0]
    [entry], [words] = of("ENTRYPOINT"), of("CMD")
    assert parsed([*json.loads(entry), *json.loads(words)])["port"] is None, "the variable decides"


def test_the_health_check_asks_for_something_that_the_server_has() -> None:
    flag, code = health_check()
    assert flag == "-c"
    ast.parse(code)
    assert "/healthz" in code
    assert '@get("/healthz"' in (ROOT / "src/phylarium/table/app.py").read_text(encoding="utf-8")


# --- compose ---------------------------------------------------------------------------------


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return found


def assignments(name: str) -> dict[str, str]:
    """The variables of a file of settings."""
    lines = [line for line in text(name).splitlines() if line and not line.startswith("#")]
    return {key: value for key, _, value in (line.partition("=") for line in lines)}


def test_compose_has_all_that_it_speaks_of(compose: dict[str, Any]) -> None:
    assert set(compose) == {"name", "services", "networks", "volumes"}
    services = compose["services"]
    assert set(services) == {"table", "database", "redis"}
    for name, service in services.items():
        assert set(service["networks"]) <= set(compose["networks"])
        assert re.fullmatch(r"[\w./-]+:\d+", service["image"]) or name == "table"
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in compose["volumes"]
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert services[other]["healthcheck"]["test"][0] in ("CMD", "CMD-SHELL")
        if name != "table":
            assert "ports" not in service, "nobody but the table may reach it"
            assert service["networks"] == ["inside"]
    assert compose["networks"]["inside"] == {"internal": True}
    build = services["table"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert services["table"]["ports"] == ["127.0.0.1:8000:8000"]


def test_compose_checks_the_table_as_the_image_does(compose: dict[str, Any]) -> None:
    check = compose["services"]["table"]["healthcheck"]
    assert check["test"] == ["CMD", "python", *health_check()]
    [rest] = of("HEALTHCHECK")
    said = dict(re.findall(r"--([\w-]+)=(\S+)", rest))
    assert {name: str(check[name.replace("-", "_")]) for name in said} == said


def filled(value: str, given: dict[str, str]) -> str:
    """A value of compose with its variables put in; a default where one is empty."""

    def one(match: re.Match[str]) -> str:
        name, kind, rest = match.groups()
        assert name in given, f"{name} is not in the example"
        if given[name]:
            return given[name]
        assert kind == ":-", rest
        return rest

    return re.sub(r"\$\{(\w+)(:-|:\?)([^}]*)}", one, value)


def test_the_settings_of_compose_fit_its_services(compose: dict[str, Any]) -> None:
    services = compose["services"]
    given = {**assignments("compose.env.example"), "POSTGRES_PASSWORD": "sesame"}
    variables = {name: filled(value, given) for name, value in services["table"]["environment"].items()}
    assert set(variables) <= set(VARIABLES.values())
    chosen = settings({**environment(), **variables})
    database, redis = urlsplit(chosen.database_url), urlsplit(chosen.redis_url)
    theirs = {name: filled(value, given) for name, value in services["database"]["environment"].items()}
    assert (database.hostname, redis.hostname) == ("database", "redis")
    assert (database.username, database.password, database.path) == (
        theirs["POSTGRES_USER"],
        theirs["POSTGRES_PASSWORD"],
        f"/{theirs['POSTGRES_DB']}",
    )
    assert chosen.trust_proxy is False
    assert given.keys() == set(re.findall(r"\$\{(\w+)", text("compose.yaml")))
    with pytest.raises(AssertionError, match="choose a password"):
        filled(services["table"]["environment"]["DATABASE_URL"], assignments("compose.env.example"))


# --- systemd and nginx -----------------------------------------------------------------------


class Sections(configparser.RawConfigParser):
    """A unit of systemd; a key may come again, and its case counts."""

    def __init__(self) -> None:
        super().__init__(strict=False, delimiters=("=",), interpolation=None)

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture
def unit() -> Sections:
    found = Sections()
    found.read_string(text("phylarium@.service"))
    return found


def test_the_unit_starts_a_command_that_there_is(unit: Sections) -> None:
    words = shlex.split(unit["Service"]["ExecStart"].replace("%i", "8001"))
    given = parsed(words)
    assert (given["host"], given["port"]) == ("127.0.0.1", 8001)
    assert f"{Path(words[0]).parent}/pip install" in PAGE, "where the page installs it"
    assert f"--home-dir {unit['Service']['WorkingDirectory']} " in PAGE
    assert (
        f"useradd --system --home-dir {unit['Service']['WorkingDirectory']} --create-home {unit['Service']['User']}"
        in PAGE
    )
    assert unit["Service"]["EnvironmentFile"] in text("phylarium.env.example").splitlines()[0]
    name, _, value = unit["Service"]["Environment"].partition("=")
    assert settings({name: value}).data_dir == Path("/var/lib") / unit["Service"]["StateDirectory"]


def test_the_example_of_settings_is_sound() -> None:
    chosen = settings(assignments("phylarium.env.example"))
    assert chosen.base_url == "https://play.example.org"
    assert chosen.trust_proxy
    assert chosen.redis_url


def directives(name: str) -> Iterator[list[str]]:
    bare = re.sub(r"#.*", "", text(f"nginx/{name}"))
    for line in re.split(r"[;{}]", bare):
        if words := line.split():
            yield words


def test_the_site_fits_the_processes_and_the_unit(unit: Sections) -> None:
    found = list(directives("phylarium.conf"))
    ports = {words[1].rpartition(":")[2] for words in found if words[0] == "server" and len(words) > 1}
    enabled = set(re.findall(r"phylarium@(\d+)", PAGE))
    assert ports == enabled == {"8001", "8002"}
    included = [words[1] for words in found if words[0] == "include"]
    assert len(included) == 2
    assert set(included) == {"/etc/nginx/phylarium_proxy.conf"}
    assert included[0] in text("nginx/phylarium_proxy.conf").splitlines()[0]
    paths = {words[1] for words in found if words[0] == "location"}
    assert paths == {"/", "/join/", "/metrics"}
    app = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/phylarium/table").glob("*.py"))
    assert all(f'"{path.rstrip("/")}' in app for path in paths - {"/"})
    headers = {words[1] for words in directives("phylarium_proxy.conf") if words[0] == "proxy_set_header"}
    assert {"X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection", "Host"} == headers


# --- the page --------------------------------------------------------------------------------


def commands() -> list[str]:
    """The command lines of `phylarium` in the blocks of the page."""
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line[line.index("phylarium ") :] for line in lines if re.search(r"(?:^|/|\s)phylarium [a-z]", line)]


def test_every_command_of_the_page_would_be_taken() -> None:
    assert len(commands()) >= 3
    for line in commands():
        parsed(shlex.split(line))
