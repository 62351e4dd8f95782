"""The tables of the database. The action log is the truth; snapshots are a cache of it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(40), nullable=False, unique=True),
    sa.Column("skeleton", sa.String(100), nullable=True),
    sa.Column("password_hash", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("ix_accounts_skeleton", "skeleton", unique=True),
)
"""People who chose a name and a password. `key` is the name in lower case, `skeleton` what it is to the eye."""

visitors = sa.Table(
    "visitors",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False, server_default=""),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    sa.Column("webhook", sa.String(500), nullable=False, server_default=""),
    sa.Column("email", sa.String(200), nullable=False, server_default=""),
    sa.Column("email_wanted", sa.String(200), nullable=False, server_default=""),
    sa.Column("email_link_hash", sa.String(64), nullable=False, server_default="", index=True),
    sa.Column("language", sa.String(35), nullable=False, server_default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("settings", sa.Text, nullable=False, server_default=""),
)
"""Browsers that hold a cookie. Only the hash of the cookie is here.

`email_wanted` is an address that has not been confirmed; nothing but the confirmation is sent to it.
`language` is the one that somebody chose; empty: what the browser likes. `settings` are those of the page, as JSON.
"""

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("way", sa.String(200), nullable=False),
    sa.Column("scoring", sa.String(10), nullable=False),
    sa.Column("title", sa.String(80), nullable=False, server_default=""),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
)
"""Several games as one story. Its chapters are tables, which name it: nothing of how far it has come is said twice.

`clock` is the choice with which each chapter begins, as JSON.
"""

games = sa.Table(
    "games",
    metadata,
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
    sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("lineage", sa.Integer, nullable=False),
    sa.Column("to_move", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("deadline", sa.Float, nullable=True),
    sa.Column("result", sa.Text, nullable=False, server_default=""),
    sa.Column("legacy", sa.Text, nullable=False, server_default=""),
    sa.Column("position", sa.LargeBinary, nullable=True),
    sa.Column("unsealed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("campaign_id", sa.String(12), sa.ForeignKey("campaigns.id"), nullable=True),
    sa.Column("chapter", sa.Integer, nullable=False, server_default="0"),
    sa.Column("followed_by", sa.String(12), nullable=False, server_default=""),
    sa.Column("handed_on", sa.Text, nullable=False, server_default=""),
    sa.Column("lesson", sa.String(40), nullable=False, server_default=""),
    sa.Column("step", sa.Integer, nullable=False, server_default="0"),
    sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_games_campaign_id_chapter", "campaign_id", "chapter", unique=True),
    sa.Index("ix_games_status_updated", "status", "updated"),
    sa.Index("ix_games_deadline", "deadline"),
)
"""One row a table. `version` grows with every change, `lineage` whenever actions were taken back.

`public` tables are listed, `private` ones are shown only to those who sit there, others to whoever knows
the id. `imported` ones began as a record; of `unsealed` ones somebody has had the record, so they know the seed.
A chapter of a campaign says which one it is, from 1 on; `followed_by` is its next one or, outside of campaigns, the
table at which the same people play again. `handed_on` is what a
finished game leaves to the next one, as JSON: rules that change afterwards change nothing of it.
A table of a `lesson` keeps the `step` to which its learner has come; while it is `coached` nobody moves but as the
lesson says, and after that it is a table like every other.
The result of a `rated` one changes the ratings of those who played it. At a `quiet` one spectators may not write.
`rules_version` is that of the rules by which it is played now, `position` the last position as they encode it: what is
left of a game whose rules are gone.
"""

parts = sa.Table(
    "parts",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),
    sa.Column("rules_version", sa.String(20), nullable=False),
    sa.Column("encoding", sa.Integer, nullable=False),
    sa.Column("position", sa.Text, nullable=True),
)
"""By which rules the actions from `first` on were played, and of which encoding their digests are.

`position` is where they began, readable, if it was taken over from other rules: then it follows from nothing else.
"""

layouts = sa.Table(
    "layouts",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rules_version", sa.String(20), primary_key=True),
    sa.Column("encoding", sa.Integer, primary_key=True),
    sa.Column("names", sa.Text, nullable=False),
)
"""What encoded positions hold, by names, so that they can be read when the rules that wrote them are gone."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True, index=True),
    sa.Column("bot", sa.String(40), nullable=False, server_default=""),
    sa.Column("name", sa.String(40), nullable=False, server_default=""),
    sa.Column("link_hash", sa.String(64), nullable=False, server_default="", index=True),
)
"""Who sits where: `open` until somebody follows its link, `human`, or `bot`."""

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("digest", sa.String(8), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""The log: one row an action, as its vocabulary text."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("rules_version", sa.String(20), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

requests = sa.Table(
    "requests",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("rules_version", sa.String(20), nullable=False, server_default=""),
)
"""A seat asks the others to go back to `number`, beyond what undo allows; one at a time a table.

With a `rules_version` it is asked (by a seat, or by nobody: -1) to go on from there by other rules.
"""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=False),
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), nullable=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("text", sa.Text, nullable=False, server_default=""),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
)
"""What is still to be sent to somebody. A row is written with what caused it, a move or a request, and deleted when it
was sent."""

offers = sa.Table(
    "offers",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("level", sa.String(12), nullable=False, server_default=""),
    sa.Column("least", sa.Integer, nullable=True),
    sa.Column("most", sa.Integer, nullable=True),
    sa.Column("created", sa.Float, nullable=False),
)
"""Open seats that anybody may take: for whom in a word, and from which rating to which.

One that was taken says nothing.
"""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), nullable=False),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(600), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_chat_game_id_id", "game_id", "id"),
)
"""What was said at tables, by a seat or by a spectator (seat -1). Of what the host has removed no word is kept."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), primary_key=True),
)
"""Who may not write at a table any more."""

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Index("ix_notes_visitor_id", "visitor_id"),
)
"""What somebody has written for themselves at a table."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    sa.Column("bot", sa.String(40), nullable=False, server_default=""),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("colour", sa.String(40), nullable=False, server_default=""),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("before", sa.Float, nullable=True),
    sa.Column("after", sa.Float, nullable=True),
    sa.Index("ix_results_account_id_ended", "account_id", "ended"),
)
"""How each seat of a finished game came out, and what it did to the rating of whoever had it.

That is null where it was not rated.
"""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(50), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
"""How strong somebody is at a game: `account N` or `bot NAME`."""

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True, index=True),
)
"""When somebody was away, so that days were not counted for them; without an end: they still are."""
