"""Writes the three modules of a game that follow from what is declared elsewhere.

`rules/frames.py` has a class for each step of the rules, with its number and the ints that it names; `rules/stored.py`
has the class that holds the fields of `rules/fields.py`, with its empty table and its copy; `rules/components.py`
has the class for the values of `rules/printed.py`. All are plain code for the compiler, kept in the repository, and a
test says when they are out of date:

    python -m phylarium.kernel.generation                      writes them for every game and family
    python -m phylarium.kernel.generation tests/toy/tidepool   for a game that lives elsewhere
    python -m phylarium.kernel.generation --check              says which are out of date

A game of a family names the family's state in its `rules/fields.py` (FAMILY, as `module.Class`). It then adds its
fields to the family's, its operations are numbered after those that are kept for the family, and a step of
its own with the name of one of the family's takes that one's place. A field of the family that a game names among its
own is the family's, and only has its place there. Steps of the family's `steps.py` are for games to extend: such a step
has a frame without a number, and that of the game, with the same name and a number of its own, descends from it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from phylarium.kernel.components import Component
from phylarium.kernel.fields import Field
from phylarium.kernel.packs import rules_of

FAMILY_OPERATIONS = 128
"""Numbers that are kept for the operations of a family; those of its games begin there."""

KINDS = {"Step", "Act", "Choice"}
"""The steps of the kernel, from which those of a game descend."""

COMMON = "steps"
"""The module of a folder of rules with what its steps have in common."""

HOME = Path(__file__).parent.parent

EMPTY = {"int": "0", "bool": "False", "str": '""'}
"""By type, what a component is before it is filled; all others are lists."""

NOTE = "Generated from {source} by `make generated`: change that, not this."


class Declared:
    """A step as its source declares it."""

    def __init__(self, name: str, bases: list[str], ints: str | None, module: str, about: str = "") -> None:
        self.name = name
        self.bases = bases
        self.ints = ints
        self.module = module
        self.about = about


def declared(folder: Path) -> list[Declared]:
    """Every class of a folder of rules, in the order of its files."""
    found = []
    for path in sorted(folder.glob("*.py")):
        if path.name in ("frames.py", "stored.py", "components.py", "__init__.py"):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]
                about = ast.get_docstring(node) or ""
                found.append(Declared(node.name, bases, _ints(node), path.stem, about))
    return found


def _ints(node: ast.ClassDef) -> str | None:
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == "ints":
            value = ast.literal_eval(line.value) if line.value is not None else None
            if not isinstance(value, str):
                raise TypeError(f"{node.name}.ints must be a text such as 'terrain number more=0'")
            return value
    return None


def steps(
    classes: Sequence[Declared], known: Iterable[Declared] = (), in_common: bool = False
) -> list[tuple[str, str]]:
    """The name and the ints of every step among the classes, those inherited too; or of those that others extend."""
    above = {c.name: c for c in known}
    here = {c.name: c for c in classes}

    def bases(c: Declared) -> list[Declared | None]:
        """What a class inherits from, as far as it is declared here; a class may have the name of its base."""
        return [above.get(base) if base == c.name else here.get(base, above.get(base)) for base in c.bases]

    def is_step(c: Declared | None) -> bool:
        return c is not None and (not KINDS.isdisjoint(c.bases) or any(is_step(base) for base in bases(c)))

    def ints(c: Declared | None) -> str:
        if c is None:
            return ""
        return c.ints if c.ints is not None else next((found for base in bases(c) if (found := ints(base))), "")

    found = [c for c in classes if is_step(c) and not c.name.startswith("_")]
    return [(c.name, ints(c)) for c in found if (c.module == COMMON) is in_common]


def rules_in(classes: Iterable[Declared], found: Sequence[tuple[str, str]], known: Collection[str]) -> dict[str, str]:
    """By step, the rule that its docstring begins with, if it does."""
    names = {name for name, _ in found}
    heads = {c.name: c.about.partition(": ")[0] for c in classes if c.name in names}
    return {name: heads[name] for name in sorted(heads) if heads[name] in known}


def numbers(path: Path) -> dict[str, int]:
    """The numbers that an earlier version of a module of frames gave: a stored position needs them again."""
    if not path.is_file():
        return {}
    body = ast.parse(path.read_text(encoding="utf-8")).body
    given = {ast.unparse(n.target): n.value for n in body if isinstance(n, ast.AnnAssign) and n.value is not None}
    names = [n.name for n in body if isinstance(n, ast.ClassDef)]
    return {name: ast.literal_eval(given[constant(name)]) for name in names if constant(name) in given}


def constant(name: str) -> str:
    """The name of an operation: `CompetitionTile` is COMPETITION_TILE."""
    return "".join(f"_{c}" if c.isupper() and i else c.upper() for i, c in enumerate(name)).upper()


def frames_module(
    found: Sequence[tuple[str, str]],
    rules: dict[str, str],
    known: dict[str, int],
    first: int,
    common: Sequence[tuple[str, str]] = (),
    above: str = "",
    inherited: Collection[str] = (),
) -> str:
    """A class for each list of ints, which makes its frames, and one for each step, which has its number.

    Steps in `common` are for others to extend, and have none. The frames that are `inherited` descend from those of the
    same name in the module `above`.
    """
    free = max([first - 1, *known.values()]) + 1
    given: dict[str, int] = {}
    for name, _ in found:
        given[name] = known[name] if name in known else (free := free + 1) - 1
    ordered = sorted(given, key=given.__getitem__)
    ints_of = dict([*common, *found])
    carried = [ints_of[name] for name in [*dict(common), *ordered] if name not in inherited and ints_of[name]]
    lines = [
        f'"""What can be on the agenda. {NOTE.format(source="the steps of this folder")}"""',
        "# ruff: noqa",
        "from __future__ import annotations",
        "from typing import Final",
        f"import {above} as shared" if inherited else "",
        "from phylarium.kernel.engine import NOBODY, Frame",
        "; ".join(f"{constant(name)}: Final = {given[name]}" for name in ordered),
    ]
    for ints in dict.fromkeys(carried):
        parts = [part.partition("=") for part in ints.split()]
        arguments = "".join(f", {n}: int = {default}" if default else f", {n}: int" for n, _, default in parts)
        lines += [
            f"class {carrier(ints)}(Frame):",
            f"    __slots__ = {tuple(n for n, _, _ in parts)!r}",
            f"    def __init__(self, actor: int{arguments}) -> None: self.actor = actor; self.seat = NOBODY; "
            + "; ".join(f"self.{n} = {n}" for n, _, _ in parts),
        ]
    lines += [f"class {name}({carrier(ints)}): __slots__ = ()" for name, ints in common]
    for name in ordered:
        base = f"shared.{name}" if name in inherited else carrier(ints_of[name])
        lines.append(f"class {name}({base}): op: int = {constant(name)}; __slots__ = ()")
    by_number = ", ".join(f"{constant(name)}: {name}" for name in ordered)
    lines.append(f"FRAMES: Final[dict[int, type[Frame]]] = {{{by_number}}}")
    if rules:
        lines.append(f"RULES: Final[dict[str, str]] = {rules}")
    return "\n".join(line for line in lines if line) + "\n"


def carrier(ints: str) -> str:
    """The class of the frames that carry these ints: `_TerrainNumberMore0` for "terrain number more=0"."""
    return "_" + "".join(part.title() for part in re.split("[ =_-]", ints)) if ints else "Frame"


def literal(default: int | list[int]) -> str:
    if isinstance(default, list) and len(default) > 1 and len(set(default)) == 1:
        return f"[{default[0]}] * {len(default)}"
    return str(default)


def stored_module(fields: Sequence[Field], package: str, family: str) -> str:
    """The class that holds the fields: those of a family's room, or of a game, on top of its family's if it has one."""
    names = [field.name for field in fields]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"declared twice: {', '.join(twice)}")
    clear = "; ".join(
        f"self.{f.name}: {'int' if f.size is None else 'list[int]'} = {literal(f.default)}" for f in fields
    )
    copy = "; ".join(f"copy.{f.name} = self.{f.name}{'' if f.size is None else '.copy()'}" for f in fields)
    is_family = ".families." in package
    if family:
        home, _, above = family.rpartition(".")
        base = f"from {home} import {above}"
        made = "super().__init__(game, steps, rng, components)"
        first = "super().clear()"
        copied = "self.copy_shared(copy)"
    else:
        above = "State"
        base = "from phylarium.kernel.engine import State"
        made = "super().__init__(game, steps, rng)"
        first = ""
        copied = "self.copied_into(copy)"
    kind, store, copies = ("Shared", "shared", "copy_shared") if is_family else ("Stored", "components", "copy_fields")
    lines = [
        f'"""The fields of a position. {NOTE.format(source="fields.py")}"""',
        "# ruff: noqa",
        "from __future__ import annotations",
        f"from typing import Any{'' if is_family else ', Self'}",
        "from phylarium.kernel.engine import Step",
        base,
        "from phylarium.kernel.rng import Rng",
        f"from {package}.components import Components",
        f"class {kind}({above}):",
        f"    __slots__ = {(store, *names)!r}",
        "    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:",
        f"        {made}; self.{store} = components",
        f"    def clear(self) -> None: {'; '.join(part for part in (first, clear) if part)}",
        f"    def {copies}(self, copy: {kind}) -> None: {copied}; {copy}",
    ]
    if not is_family:
        lines += [
            "    def clone(self) -> Self:",
            f"        copy = type(self)(self.of, self.steps, self.rng.clone(), self.components); self.{copies}(copy)",
            "        return copy",
        ]
    return "\n".join(lines) + "\n"


def components_module(printed: Sequence[Component], package: str, family: str) -> str:
    """The class that holds the components, on top of those of the family if there is one."""
    above = f"{family.rpartition('.')[0].rpartition('.')[0]}.components" if family else ""
    first = "super().__init__()" if family else 'self.pack = ""'
    sets = (f"self.{c.name}: {c.kind} = {EMPTY.get(c.kind, '[]')}" for c in printed)
    own = sorted({module for c in printed for module in re.findall(r"(\w+)\.", c.kind)})
    lines = [
        f'"""The values of the components, as the rules read them. {NOTE.format(source="printed.py")}"""',
        "# ruff: noqa",
        "from __future__ import annotations",
        f"import {above}" if family else "",
        f"from {package} import {', '.join(own)}" if own else "",
        f"class Components{f'({above}.Components)' if family else ''}:",
        f"    def __init__(self) -> None: {'; '.join((first, *sets))}",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def declarations(package: str, folder: Path) -> tuple[Sequence[Field], str, Sequence[Component]]:
    """The fields that a package of rules declares, its family's state (`module.Class`, or nothing), and its components.

    Its game is not loaded for that, since the game needs what is about to be written; so this is for a process
    that does nothing else.
    """
    if not (folder / "fields.py").is_file():
        return (), "", ()
    parent = package.rpartition(".")[0]
    bare = ModuleType(parent)
    bare.__path__ = [str(folder.parent)]
    sys.modules[parent] = bare
    module = import_module(f"{package}.fields")
    fields: Sequence[Field] = module.FIELDS
    family: str = getattr(module, "FAMILY", "")
    if family:
        shared = import_module(f"{family.rpartition('.')[0].rpartition('.')[0]}.fields").FIELDS
        taken = {field.name for field in shared}
        fields = [field for field in fields if field.name not in taken]
    printed: Sequence[Component] = import_module(f"{package}.printed").PRINTED
    return fields, family, printed


def of_package(folder: Path, package: str) -> dict[Path, str]:
    """The generated modules of one folder of rules, as they should be."""
    fields, family, printed = declarations(package, folder)
    found = declared(folder)
    path = folder / "frames.py"
    data = folder.parent / "data"
    ids = rules_of(data) if (data / "rules.tsv").is_file() else {}
    if family:
        package_of_family = family.rpartition(".")[0].rpartition(".")[0]
        shared = declared(Path(import_module(package_of_family).__path__[0]))
        taken = dict(steps(shared))
        # A step with the name of one of the family's takes its place, and runs its frames.
        mine = steps(found, shared)
        own = [(name, ints) for name, ints in mine if name not in taken]
        rules = rules_in(found, mine, ids)
        inherited = dict(own).keys() & dict(steps(shared, in_common=True)).keys()
        above = f"{package_of_family}.frames"
        made = {path: frames_module(own, rules, numbers(path), FAMILY_OPERATIONS, (), above, inherited)}
    else:
        common = steps(found, in_common=True) if ".families." in package else []
        made = {path: frames_module(steps(found), rules_in(found, steps(found), ids), numbers(path), 0, common)}
        if ".families." in package and len(steps(found)) > FAMILY_OPERATIONS:
            raise ValueError(f"{package} has more than {FAMILY_OPERATIONS} steps")
    if fields:
        made[folder / "stored.py"] = stored_module(fields, package, family)
        made[folder / "components.py"] = components_module(printed, package, family)
    return made


def wanted(folders: Sequence[Path]) -> dict[Path, str]:
    """Every generated module of Phylarium, or of game folders that are named from where this runs."""
    made: dict[Path, str] = {}
    for folder in folders:
        made |= of_package(folder / "rules", ".".join((*folder.parts, "rules")))
    if not folders:
        for rules in sorted([*HOME.glob("families/*/rules"), *HOME.glob("games/*/rules")]):
            made |= of_package(rules, ".".join(("phylarium", *rules.relative_to(HOME).parts)))
    return made


def main(folders: Sequence[Path], only_check: bool) -> int:
    """Write what is out of date, or only say what is; returns how many modules that are."""
    found = wanted(folders)
    late = [(path, text) for path, text in found.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path, text in late:
        if not only_check:
            path.write_text(text, encoding="utf-8")
        print(f"{'out of date' if only_check else 'written'}: {path}")
    return len(late)


if __name__ == "__main__":
    check = "--check" in sys.argv[1:]
    if main([Path(name) for name in sys.argv[1:] if name != "--check"], check) and check:
        sys.exit(1)
