"""Stories of finished games: what bots made of them afterwards, as far as it has been worked out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_stories_game_id"), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("steps", sa.Integer, nullable=False, server_default="0"),
        sa.Column("telling", sa.Text, nullable=False, server_default=""),
        sa.Column("held_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_stories"),
    )
    op.create_index("ix_stories_status_updated", "stories", ["status", "updated"])


def downgrade() -> None:
    op.drop_index("ix_stories_status_updated", "stories")
    op.drop_table("stories")
