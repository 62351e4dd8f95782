"""Lessons: which one a table is, how far its learner has come, and whether the coach is there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
    op.add_column("games", sa.Column("step", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for column in ("coached", "step", "lesson"):
        op.drop_column("games", column)
