"""By which rules each part of a game was played, and its last position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST_ENCODING = 1
"""Of which the digests of all games were until now."""


def upgrade() -> None:
    op.create_table(
        "parts",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_parts_game_id"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("encoding", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=True),
    )
    op.create_table(
        "layouts",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules_version", sa.String(20), primary_key=True),
        sa.Column("encoding", sa.Integer, primary_key=True),
        sa.Column("names", sa.Text, nullable=False),
    )
    op.add_column("games", sa.Column("position", sa.LargeBinary, nullable=True))
    op.add_column("requests", sa.Column("rules_version", sa.String(20), nullable=False, server_default=""))
    games = sa.table("games", sa.column("id"), sa.column("rules_version"))
    parts = sa.table(
        "parts", sa.column("game_id"), sa.column("first"), sa.column("rules_version"), sa.column("encoding")
    )
    begun = sa.select(games.c.id, sa.literal(1), games.c.rules_version, sa.literal(FIRST_ENCODING))
    op.execute(sa.insert(parts).from_select(["game_id", "first", "rules_version", "encoding"], begun))


def downgrade() -> None:
    op.drop_column("requests", "rules_version")
    op.drop_column("games", "position")
    op.drop_table("layouts")
    op.drop_table("parts")
