"""Company: seats for anybody, chat, notes, results and ratings, vacations, settings that follow an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("visitors", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    for column in ("rated", "quiet"):
        op.add_column("games", sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "offers",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_offers_game_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("level", sa.String(12), nullable=False, server_default=""),
        sa.Column("least", sa.Integer, nullable=True),
        sa.Column("most", sa.Integer, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_chat_game_id"), nullable=False),
        sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id", name="fk_chat_visitor_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(600), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_chat_game_id_id", "chat", ["game_id", "id"])
    op.create_index("ix_chat_visitor_id", "chat", ["visitor_id"])
    op.create_table(
        "mutes",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_mutes_game_id"), primary_key=True),
        sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id", name="fk_mutes_visitor_id"), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_notes_game_id"), primary_key=True),
        sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id", name="fk_notes_visitor_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_notes_visitor_id", "notes", ["visitor_id"])
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", name="fk_results_game_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id", name="fk_results_account_id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False, server_default=""),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("colour", sa.String(40), nullable=False, server_default=""),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("before", sa.Float, nullable=True),
        sa.Column("after", sa.Float, nullable=True),
    )
    op.create_index("ix_results_account_id_ended", "results", ["account_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(50), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "account_id", sa.Integer, sa.ForeignKey("accounts.id", name="fk_vacations_account_id"), nullable=False
        ),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_index("ix_vacations_account_id", "vacations", ["account_id"])
    op.create_index("ix_vacations_ended", "vacations", ["ended"])


def downgrade() -> None:
    for table in ("vacations", "ratings", "results", "notes", "mutes", "chat", "offers"):
        op.drop_table(table)
    for column in ("quiet", "rated"):
        op.drop_column("games", column)
    op.drop_column("visitors", "settings")
