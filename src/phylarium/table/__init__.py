"""The web table: games played in the browser, alone or with friends, now or over days."""

from __future__ import annotations

from phylarium.kernel.extras import require

require("table", "litestar")
