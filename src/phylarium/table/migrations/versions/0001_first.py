"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id", name="fk_visitors_account_id"), nullable=True),
        sa.Column("webhook", sa.String(500), nullable=False, server_default=""),
        sa.Column("email", sa.String(200), nullable=False, server_default=""),
        sa.Column("email_wanted", sa.String(200), nullable=False, server_default=""),
        sa.Column("email_link_hash", sa.String(64), nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("token_hash", name="uq_visitors_token_hash"),
    )
    op.create_index("ix_visitors_email_link_hash", "visitors", ["email_link_hash"])
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("title", sa.String(80), nullable=False, server_default=""),
        sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id", name="fk_games_owner"), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lineage", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False, server_default=""),
        sa.Column("deadline", sa.Float, nullable=True),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_games_status_updated", "games", ["status", "updated"])
    op.create_index("ix_games_deadline", "games", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_seats_game_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id", name="fk_seats_visitor_id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False, server_default=""),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("link_hash", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("ix_seats_visitor_id", "seats", ["visitor_id"])
    op.create_index("ix_seats_link_hash", "seats", ["link_hash"])
    op.create_table(
        "actions",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_actions_game_id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_snapshots_game_id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "requests",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_requests_game_id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id", name="fk_outbox_visitor_id"), nullable=False),
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_outbox_game_id"), nullable=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])


def downgrade() -> None:
    for table in ("outbox", "requests", "snapshots", "actions", "seats", "games", "visitors", "accounts"):
        op.drop_table(table)
