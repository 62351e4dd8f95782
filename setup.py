"""The build. Plain Python unless PHYLARIUM_COMPILE=1, which compiles the hot path with mypyc.

Everything else about the package is in pyproject.toml. Why and how: docs/decisions/0002-hot-path.md and
docs/decisions/0014-time-to-build.md.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")

HOT = [
    "phylarium/kernel/rng.py",
    "phylarium/kernel/journal.py",
    "phylarium/kernel/message.py",
    "phylarium/kernel/engine.py",
    "phylarium/kernel/comparison.py",
    "phylarium/kernel/tally.py",
    "phylarium/arena/rollout.py",
    "phylarium/bots/search.py",
    "phylarium/bots/rehearsal.py",
    "phylarium/families/*/rules/[a-z]*.py",
    "phylarium/games/*/rules/[a-z]*.py",
    "phylarium/games/*/judged/worth.py",
]
"""What runs while a game is played out: files below `src`, as patterns."""

OWN_LIBRARY = ("families", "games")
"""Packages whose folders become a library each; everything else that is hot is one more."""

FLAGS = [
    "-fvisibility=hidden",  # so that calls within a library are direct; those between libraries go by a table anyway
    "-w",  # nobody reads this C, and looking for warnings in it costs a sixth of the time
]

GENERATED = Path("build/c")
LIBRARIES = Path("build/libraries")
"""What was compiled before, by a fingerprint of all that went into it."""


def hot(root: Path = Path()) -> list[str]:
    """The files to compile."""
    source = root / SOURCE
    found = [path for pattern in HOT for path in sorted(source.glob(pattern))]
    return [str(path.relative_to(root)) for path in found]


def libraries(files: list[str]) -> list[tuple[list[str], str | None]]:
    """The files of each library and its name: one a game or family, so that a change compiles only what it touched."""
    found: dict[str, list[str]] = {}
    for file in files:
        package, kind, name = Path(file).relative_to(SOURCE).parts[:3]
        library = f"{package}_{kind}_{name}" if kind in OWN_LIBRARY else package
        found.setdefault(library, []).append(file)
    return [(members, name) for name, members in found.items()]


def settings(compiler: list[str]) -> str:
    """What decides about every library alike: Python, mypyc and the C compiler with its usual flags."""
    from mypy.version import __version__ as mypy

    command = [*compiler[:1], "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout if compiler else ""
    return "\n".join([sys.version, mypy, *compiler, said])


class CompileHot(build_ext):
    """Makes C of the hot files and compiles the libraries that differ from the kept ones, on every core."""

    def run(self) -> None:
        from mypyc.build import mypycify

        files = hot()
        # The C is made afresh each time, which is quick. mypyc's own incremental mode goes by what a module shows to
        # mypy; C also depends on what is inside, such as the attributes that an __init__ always sets.
        shutil.rmtree(GENERATED, ignore_errors=True)
        self.distribution.ext_modules = mypycify(
            [*files, "--cache-dir", os.devnull],
            separate=libraries(files),
            opt_level="1",
            debug_level="0",
            target_dir=str(GENERATED),
        )
        self.swig_opts = None  # the one option that cannot be looked at twice
        self.finalize_options()  # again, now that the modules are known
        self.parallel = self.parallel or os.cpu_count()
        super().run()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        self.settings = settings(getattr(self.compiler, "compiler_so", []))
        # The longest first, so that no core waits long for the last.
        self.extensions.sort(key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        built = Path(self.get_ext_fullpath(ext.name))
        kept = LIBRARIES / f"{ext.name}-{self.fingerprint(ext)}{built.suffix}"
        if kept.exists():
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept, built)
            return
        built.unlink(missing_ok=True)
        super().build_extension(ext)
        LIBRARIES.mkdir(parents=True, exist_ok=True)
        for old in LIBRARIES.glob(f"{ext.name}-*"):
            old.unlink()
        half = kept.with_suffix(".half")
        shutil.copy2(built, half)
        half.replace(kept)

    def fingerprint(self, ext: Extension) -> str:
        """Of everything that decides what comes out: the C, its headers, the flags, the compilers."""
        made = hashlib.sha256(repr((self.settings, ext.extra_compile_args)).encode())
        for file in sorted([*ext.sources, *ext.depends]):
            made.update(f"\n{file}\n".encode() + Path(file).read_bytes())
        return made.hexdigest()[:20]


def main() -> None:
    if os.environ.get("PHYLARIUM_COMPILE") == "1":
        # One module stands for all, until the build makes them: other commands only ask whether there are any.
        setup(ext_modules=[Extension("phylarium.kernel.engine", [])], cmdclass={"build_ext": CompileHot})
    else:
        setup()


if __name__ == "__main__":
    main()
