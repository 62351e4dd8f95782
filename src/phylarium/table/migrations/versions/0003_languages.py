"""The language that somebody chose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("visitors", sa.Column("language", sa.String(35), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("visitors", "language")
