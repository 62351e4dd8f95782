#!/bin/bash
# A training from a clean clone: make train-test.
#
#   MINUTES=5       how long it trains
#   GAME=genesis    which game; one whose games are short shows most in a few minutes
#   FOLDER=...      where the clone lies; without it, a folder that is removed in the end
#
# Only what is committed is tried. It fails where anything of it fails, where no report with curves or no weights come out
# of it, or where what was learnt is clearly worse than greedy, as which it begins.
set -euo pipefail

home=$(cd "$(dirname "$0")/../.." && pwd)
MINUTES=${MINUTES:-5}
GAME=${GAME:-genesis}
clone=${FOLDER:-}
if [ -z "$clone" ]; then
    clone=$(mktemp -d)
    trap 'rm -rf "$clone"' EXIT
fi

git clone -q --no-hardlinks "$home" "$clone/phylarium"
cd "$clone/phylarium"
make --no-print-directory train "GAME=$GAME" "MINUTES=$MINUTES" ROUND=160 | tee measured.txt
made=build/train/$GAME
[ -s "$made/checkpoint.npz" ] && [ -s "$made/policy.npz" ] || { echo "train-test: nothing was kept"; exit 1; }
[ "$(grep -c '<svg' "$made/report.html")" -gt 0 ] || { echo "train-test: the report has no curves"; exit 1; }
# The last lines say what was won; an interval that ends below a fair share is a training that spoils a bot.
.venv/bin/python - measured.txt <<'PYTHON'
import re
import sys

found = re.findall(r"(\d) seats against greedy: won .*\((\d+)\s*% to (\d+)\s*%\)", open(sys.argv[1]).read())
if not found:
    sys.exit("train-test: nothing was measured")
worse = [f"{seats} seats" for seats, _, high in found if int(high) < 100 / int(seats)]
if worse:
    sys.exit(f"train-test: worse than greedy at {', '.join(worse)}")
print("train-test: trained, kept and measured at " + ", ".join(f"{seats} seats" for seats, _, _ in found))
PYTHON
