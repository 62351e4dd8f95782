"""Builds the site: `python -m docs.site [FOLDER]`, into `build/docs` unless told otherwise.

Warnings are errors, and every link of the site must lead somewhere. What was built before is built anew only where
something has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from docs.site.links import broken
from docs.site.staging import DOCS, ICON, ROOT, Stage
from sphinx.cmd.build import build_main


def main(folder: Path) -> int:
    folder = folder.resolve()  # Sphinx looks for what its settings name beside conf.py
    sources, known = folder.with_name(f"{folder.name}-source"), folder.with_name(f"{folder.name}-known")
    options = ["-a"] if Stage(sources).lay_out() else []
    options += ["-q", "-W", "--keep-going", "-j", "auto", "-b", "html", "-c", str(DOCS), "-d", str(known)]
    looks = [f"html_static_path={sources / '_static'},{DOCS / 'site' / 'static'}", f"html_favicon={sources / ICON}"]
    options += [argument for look in looks for argument in ("-D", look)]
    failed = build_main([*options, str(sources), str(folder)])
    if failed:
        return failed
    lost = broken(folder)
    for line in lost:
        print(line, file=sys.stderr)
    if not lost:
        print(f"The documentation is in {folder / 'index.html'}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"))
