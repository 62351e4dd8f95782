"""Phylarium's side of bench/speed.py: one game, with whichever build PYTHONPATH names.

Answers each line on standard input with one round: seconds of play in, JSON out.
"""

from __future__ import annotations

import json
import sys

from phylarium.arena.measure import measure

if __name__ == "__main__":
    for number, line in enumerate(sys.stdin):
        print(json.dumps(measure(sys.argv[1], float(line), f"bench {number}")), flush=True)
