"""What is installed only for those who want it: the extras of the package, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message


class MissingExtra(PhylariumError, ImportError):
    """Something needs a package that comes with an extra of Phylarium, and that was not installed."""

    def __init__(self, extra: str, package: str) -> None:
        super().__init__(Message("error-extra", {"extra": extra, "package": package}))
        self.extra = extra
        self.package = package

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return MissingExtra, (self.extra, self.package)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports: what they do not find comes with this extra. Of one within another, the outer one counts."""
    try:
        yield
    except MissingExtra as error:
        raise MissingExtra(extra, error.package) from error
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "phylarium"):
            raise
        raise MissingExtra(extra, package) from error


def require(extra: str, package: str) -> None:
    """For something that is of no use without an extra: one package of it stands for all. Imports nothing."""
    if find_spec(package) is None:
        raise MissingExtra(extra, package)
