"""Players that learn from games against themselves; see docs/bots.md and docs/decisions/0018-learned-bots.md."""
