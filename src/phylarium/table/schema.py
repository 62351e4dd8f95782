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


def table(name: str, *parts: sa.schema.SchemaItem) -> sa.Table:
    return sa.Table(name, metadata, *parts)


def key(name: str) -> sa.Column[int]:
    """A number by which a row is found."""
    return sa.Column(name, sa.Integer, primary_key=True)


def text_key(name: str, length: int) -> sa.Column[str]:
    """The same of letters."""
    return sa.Column(name, sa.String(length), primary_key=True)


# Columns that always hold something.


def text(name: str, length: int, default: str | None = None, index: bool | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, server_default=default, index=index)


def document(name: str, default: str | None = None) -> sa.Column[str]:
    """A text of any length, JSON for the most part."""
    return sa.Column(name, sa.Text, nullable=False, server_default=default)


def number(name: str, default: int | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default=None if default is None else str(default))


def moment(name: str, default: int | None = None, index: bool | None = None) -> sa.Column[float]:
    """A time, in seconds since 1970."""
    before = None if default is None else str(default)
    return sa.Column(name, sa.Float, nullable=False, server_default=before, index=index)


def flag(name: str, default: bool | None = None) -> sa.Column[bool]:
    value = None if default is None else sa.true() if default else sa.false()
    return sa.Column(name, sa.Boolean, nullable=False, server_default=value)


def game_key() -> sa.Column[str]:
    """The table that a row is of, as a part of its key."""
    return sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), primary_key=True)


accounts = table(
    "accounts",
    key("id"),
    text("name", 40),
    sa.Column("key", sa.String(40), nullable=False, unique=True),
    sa.Column("skeleton", sa.String(100), nullable=True),
    text("password_hash", 200),
    moment("created"),
    sa.Index("ix_accounts_skeleton", "skeleton", unique=True),
)
"""People who chose a name and a password. `key` is the name in lower case, `skeleton` what it is to the eye."""

visitors = table(
    "visitors",
    key("id"),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    text("name", 40, default=""),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    text("webhook", 500, default=""),
    text("email", 200, default=""),
    text("email_wanted", 200, default=""),
    text("email_link_hash", 64, default="", index=True),
    text("language", 35, default=""),
    moment("created"),
    document("settings", default=""),
)
"""Browsers that hold a cookie. Only the hash of the cookie is here.

`email_wanted` is an address that has not been confirmed; nothing but the confirmation is sent to it.
`language` is the one that somebody chose; empty: what the browser likes. `settings` are those of the page, as JSON.
"""

campaigns = table(
    "campaigns",
    text_key("id", 12),
    text("way", 200),
    text("scoring", 10),
    text("title", 80, default=""),
    flag("public"),
    flag("private"),
    document("clock", default=""),
    sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True),
    moment("created"),
)
"""Several games as one story. Its chapters are tables, which name it: nothing of how far it has come is said twice.

`clock` is the choice with which each chapter begins, as JSON.
"""

games = table(
    "games",
    text_key("id", 12),
    text("game", 40),
    text("rules_version", 20),
    document("options"),
    number("seats"),
    text("seed", 80),
    text("commitment", 64),
    text("status", 10),
    flag("public"),
    flag("private", default=False),
    flag("imported", default=False),
    text("title", 80, default=""),
    sa.Column("owner", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True),
    moment("created"),
    moment("updated"),
    number("number"),
    number("version"),
    number("lineage"),
    number("to_move"),
    document("clock", default=""),
    sa.Column("deadline", sa.Float, nullable=True),
    document("result", default=""),
    document("legacy", default=""),
    sa.Column("position", sa.LargeBinary, nullable=True),
    flag("unsealed", default=False),
    sa.Column("campaign_id", sa.String(12), sa.ForeignKey("campaigns.id"), nullable=True),
    number("chapter", default=0),
    text("followed_by", 12, default=""),
    document("handed_on", default=""),
    text("lesson", 40, default=""),
    number("step", default=0),
    flag("coached", default=False),
    flag("rated", default=False),
    flag("quiet", default=False),
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

parts = table(
    "parts",
    game_key(),
    key("first"),
    text("rules_version", 20),
    number("encoding"),
    sa.Column("position", sa.Text, nullable=True),
)
"""By which rules the actions from `first` on were played, and of which encoding their digests are.

`position` is where they began, readable, if it was taken over from other rules: then it follows from nothing else.
"""

layouts = table(
    "layouts",
    text_key("game", 40),
    text_key("rules_version", 20),
    key("encoding"),
    document("names"),
)
"""What encoded positions hold, by names, so that they can be read when the rules that wrote them are gone."""

seats = table(
    "seats",
    game_key(),
    key("seat"),
    text("kind", 8),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=True, index=True),
    text("bot", 40, default=""),
    text("name", 40, default=""),
    text("link_hash", 64, default="", index=True),
)
"""Who sits where: `open` until somebody follows its link, `human`, or `bot`."""

actions = table(
    "actions",
    game_key(),
    key("number"),
    number("seat"),
    text("action", 80),
    text("digest", 8),
    moment("at"),
)
"""The log: one row an action, as its vocabulary text."""

snapshots = table(
    "snapshots",
    game_key(),
    key("number"),
    text("rules_version", 20),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

requests = table(
    "requests",
    game_key(),
    number("seat"),
    number("number"),
    document("agreed"),
    moment("created"),
    text("rules_version", 20, default=""),
)
"""A seat asks the others to go back to `number`, beyond what undo allows; one at a time a table.

With a `rules_version` it is asked (by a seat, or by nobody: -1) to go on from there by other rules.
"""

stories = table(
    "stories",
    game_key(),
    text("status", 8),
    number("done", default=0),
    number("steps", default=0),
    document("telling", default=""),
    moment("held_until", default=0),
    moment("updated"),
    sa.Index("ix_stories_status_updated", "status", "updated"),
)
"""What bots make of finished games: `begun`, `told`, or `failed`. `telling` is what has been worked out, as JSON.

Whoever works on a story holds it for a while, so that nobody does the same twice.
"""

outbox = table(
    "outbox",
    key("id"),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=False),
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), nullable=True),
    text("kind", 12),
    document("text", default=""),
    moment("due", index=True),
    number("tries", default=0),
)
"""What is still to be sent to somebody. A row is written with what caused it, a move or a request, and deleted when it
was sent."""

offers = table(
    "offers",
    game_key(),
    key("seat"),
    text("level", 12, default=""),
    sa.Column("least", sa.Integer, nullable=True),
    sa.Column("most", sa.Integer, nullable=True),
    moment("created"),
)
"""Open seats that anybody may take: for whom in a word, and from which rating to which.

One that was taken says nothing.
"""

chat = table(
    "chat",
    key("id"),
    sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id"), nullable=False),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), nullable=False, index=True),
    number("seat"),
    text("name", 40),
    text("text", 600),
    moment("at"),
    flag("removed", default=False),
    sa.Index("ix_chat_game_id_id", "game_id", "id"),
)
"""What was said at tables, by a seat or by a spectator (seat -1). Of what the host has removed no word is kept."""

mutes = table(
    "mutes",
    game_key(),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), primary_key=True),
)
"""Who may not write at a table any more."""

notes = table(
    "notes",
    game_key(),
    sa.Column("visitor_id", sa.Integer, sa.ForeignKey("visitors.id"), primary_key=True),
    key("seat"),
    document("text"),
    moment("updated"),
    sa.Index("ix_notes_visitor_id", "visitor_id"),
)
"""What somebody has written for themselves at a table; by seat where they have several there, else under -1."""

results = table(
    "results",
    game_key(),
    key("seat"),
    text("game", 40),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    text("bot", 40, default=""),
    number("seats"),
    number("place"),
    number("score"),
    text("colour", 40, default=""),
    moment("ended"),
    sa.Column("before", sa.Float, nullable=True),
    sa.Column("after", sa.Float, nullable=True),
    sa.Index("ix_results_account_id_ended", "account_id", "ended"),
)
"""How each seat of a finished game came out, and what it did to the rating of whoever had it.

That is null where it was not rated.
"""

ratings = table(
    "ratings",
    text_key("game", 40),
    text_key("player", 50),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    number("games"),
)
"""How strong somebody is at a game: `account N` or `bot NAME`."""

vacations = table(
    "vacations",
    key("id"),
    sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    moment("begun"),
    sa.Column("ended", sa.Float, nullable=True, index=True),
)
"""When somebody was away, so that days were not counted for them; without an end: they still are."""
