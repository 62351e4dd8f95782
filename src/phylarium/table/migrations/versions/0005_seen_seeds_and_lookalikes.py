"""Tables whose seed somebody knows, and what names of accounts are to the eye."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from phylarium.table.lookalikes import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

accounts = sa.table("accounts", sa.column("id", sa.Integer), sa.column("name"), sa.column("skeleton"))


def upgrade() -> None:
    op.add_column("games", sa.Column("unsealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE games SET unsealed = imported")
    op.add_column("accounts", sa.Column("skeleton", sa.String(100), nullable=True))
    taken: set[str] = set()
    connection = op.get_bind()
    for id, name in connection.execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.id)).all():
        # Names that looked alike before stay: only the first of them is what new ones are compared with.
        own = skeleton(name)
        own = f"{own} {id}" if own in taken else own
        taken.add(own)
        connection.execute(sa.update(accounts).where(accounts.c.id == id).values(skeleton=own))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")
    op.drop_column("games", "unsealed")
