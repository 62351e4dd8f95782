"""What an earlier game handed on to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("legacy", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "legacy")
