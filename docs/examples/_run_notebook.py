"""Runs the notebook and writes what it shows into it: `python docs/examples/_run_notebook.py`.

No Jupyter is needed: the notebook prints words and shows states, which draw themselves.
"""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).with_name("a_game_move_by_move.ipynb")


def run(cells: list[dict[str, Any]]) -> None:
    """Run the cells in order and put what each shows into it."""
    names: dict[str, Any] = {}
    for number, cell in enumerate((cell for cell in cells if cell["cell_type"] == "code"), 1):
        code = ast.parse("".join(cell["source"]))
        last = code.body.pop() if code.body and isinstance(code.body[-1], ast.Expr) else None
        words = io.StringIO()
        shown: Any = None
        with redirect_stdout(words):
            exec(compile(code, f"cell {number}", "exec"), names)
            if isinstance(last, ast.Expr):
                shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
        cell["execution_count"] = number
        cell["outputs"] = []
        if words.getvalue():
            lines = words.getvalue().splitlines(keepends=True)
            cell["outputs"].append({"name": "stdout", "output_type": "stream", "text": lines})
        if shown is not None:
            data = {"image/svg+xml": shown._repr_svg_().splitlines(keepends=True), "text/plain": ["a position"]}
            cell["outputs"].append(
                {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
            )


def main() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    run(notebook["cells"])
    NOTEBOOK.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
