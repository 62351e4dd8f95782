"""Campaigns, and what a finished game hands on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

CHAPTERS = "ix_games_campaign_id_chapter"
CAMPAIGN = "fk_games_campaign_id"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("way", sa.String(200), nullable=False),
        sa.Column("scoring", sa.String(10), nullable=False),
        sa.Column("title", sa.String(80), nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False, server_default=""),
        sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id", name="fk_campaigns_owner"), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    belongs = sa.Column("campaign_id", sa.String(12), sa.ForeignKey("campaigns.id", name=CAMPAIGN), nullable=True)
    if op.get_bind().dialect.name == "sqlite":
        # SQLite takes a reference with a new column, which alembic does not say in its words.
        op.execute(
            f"ALTER TABLE games ADD COLUMN campaign_id VARCHAR(12) CONSTRAINT {CAMPAIGN} REFERENCES campaigns (id)"
        )
    else:
        op.add_column("games", belongs)
    op.add_column("games", sa.Column("chapter", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("followed_by", sa.String(12), nullable=False, server_default=""))
    op.add_column("games", sa.Column("handed_on", sa.Text, nullable=False, server_default=""))
    op.create_index(CHAPTERS, "games", ["campaign_id", "chapter"], unique=True)


def downgrade() -> None:
    op.drop_index(CHAPTERS, "games")
    for column in ("handed_on", "followed_by", "chapter", "campaign_id"):
        op.drop_column("games", column)
    op.drop_table("campaigns")
