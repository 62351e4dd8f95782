"""What is compiled together, and when it is compiled again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from tests.compiled.build import hot_files, setup_module

from phylarium import games


def test_each_game_is_a_library_and_the_rest_is_one() -> None:
    found: dict[str, list[str]] = {name: files for files, name in setup_module().libraries(hot_files())}
    assert set(found) >= {"phylarium", *(f"phylarium_games_{game}" for game in games())}
    for game in games():
        assert {file.split("/")[3] for file in found[f"phylarium_games_{game}"]} == {game}
    assert not [file for file in found["phylarium"] if "/games/" in file]
    assert sorted(file for files in found.values() for file in files) == sorted(hot_files())


class Built:
    """Builds an extension as setup.py does, but for the compiler, which notes what it was asked for."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(folder)
        (folder / "rules.c").write_bytes(b"int legal;")
        (folder / "kernel.h").write_text("int state;")
        self.count = 0
        self.settings = "a compiler"
        self.flags = ["-O1"]

        def compile_it(command: Any, extension: Extension) -> None:
            self.count += 1
            path = Path(command.get_ext_fullpath(extension.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(Path("rules.c").read_text())

        monkeypatch.setattr(build_ext, "build_extension", compile_it)

    def build(self, into: str = "here") -> str:
        """The library, after a build into a folder."""
        extension = Extension("game", ["rules.c"], depends=["kernel.h"], extra_compile_args=self.flags)
        command = setup_module().CompileHot(Distribution({"ext_modules": [extension]}))
        command.build_lib = into
        command.finalize_options()
        command.settings = self.settings
        command.build_extension(extension)
        return Path(command.get_ext_fullpath("game")).read_text()


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    found = Built(tmp_path, monkeypatch)
    assert found.build() == "int legal;"
    assert found.count == 1
    return found


def test_what_did_not_change_is_not_compiled_again(built: Built) -> None:
    Path("rules.c").touch()
    assert built.build() == "int legal;"
    assert built.build("elsewhere") == "int legal;"
    assert built.count == 1


def test_what_changed_is_compiled_again(built: Built) -> None:
    Path("rules.c").write_text("int illegal;")
    assert built.build() == "int illegal;"
    assert built.count == 2
    Path("kernel.h").write_text("long state;")
    built.build()
    assert built.count == 3


def test_other_flags_and_other_compilers_compile_again(built: Built) -> None:
    built.flags = ["-O2"]
    built.build()
    assert built.count == 2
    built.settings = "another compiler"
    built.build()
    assert built.count == 3


def test_one_library_of_a_name_is_kept(built: Built) -> None:
    for text in ("int one;", "int two;"):
        Path("rules.c").write_text(text)
        built.build()
    (kept,) = setup_module().LIBRARIES.iterdir()
    assert kept.read_text() == "int two;"
