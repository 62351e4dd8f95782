"""The settings of a server, from the environment or the command line."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Argument, Message


class SettingsError(PhylariumError):
    """A setting that a server cannot run with."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(Message(id, args), "table")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a server is told from outside. Every field has a variable of its own: see `VARIABLES`."""

    data_dir: Path = Path("data")
    """Where the embedded database lies."""
    database_url: str = ""
    """Empty: SQLite in the data folder. Otherwise `postgresql://...` or `sqlite:///...`."""
    redis_url: str = ""
    """Empty: live updates stay within this process."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    """How the server is reached from outside; empty: as each request says."""
    bot_workers: int = 1
    """Processes in which bots think."""
    story_workers: int = 1
    """Processes in which stories of finished games are worked out, after everybody else; 0: none are."""
    bot_pause: float = 0.5
    """Seconds between a bot's moves, so that people can follow."""
    moves_per_minute: int = 240
    """How many changes one browser may send."""
    reads_per_minute: int = 1200
    """How many pages and answers one address may ask for."""
    tables_per_hour: int = 60
    """How many tables one browser may open."""
    guests_per_hour: int = 200
    """How many browsers may be new at one address."""
    body_limit: int = 65_536
    """The most bytes that a request may have."""
    record_limit: int = 2_000_000
    """The same for a record that is brought along."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are believed."""
    smtp_url: str = ""
    """`smtp://user:password@host:port` to send mail by; empty: no mail."""
    mail_from: str = ""
    notice_delay: float = 20.0
    """Seconds that a turn may last before its player is told elsewhere than at the table."""
    allow_private_webhooks: bool = False
    """Whether webhooks may go to addresses that only this machine's network can reach."""
    metrics_from: str = "127.0.0.0/8 ::1"
    """From where /metrics may be asked, directly and not through a proxy: addresses or networks."""
    json_logs: bool = False

    @property
    def metrics_networks(self) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
        return [ipaddress.ip_network(one) for one in self.metrics_from.replace(",", " ").split()]

    @property
    def engine_url(self) -> str:
        """The database as SQLAlchemy names it, with its driver."""
        url = self.database_url
        if not url:
            return f"sqlite:///{self.data_dir / 'phylarium.db'}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                return "postgresql+asyncpg://" + url.removeprefix(plain)
        if url.startswith(("postgresql+asyncpg://", "sqlite:///")):
            return url
        raise SettingsError("table-settings-database")


VARIABLES: dict[str, str] = {
    "data_dir": "PHYLARIUM_DATA",
    "database_url": "DATABASE_URL",
    "redis_url": "REDIS_URL",
    "host": "PHYLARIUM_HOST",
    "port": "PHYLARIUM_PORT",
    "base_url": "PHYLARIUM_URL",
    "bot_workers": "PHYLARIUM_BOT_WORKERS",
    "story_workers": "PHYLARIUM_STORY_WORKERS",
    "bot_pause": "PHYLARIUM_BOT_PAUSE",
    "moves_per_minute": "PHYLARIUM_MOVES_PER_MINUTE",
    "reads_per_minute": "PHYLARIUM_READS_PER_MINUTE",
    "tables_per_hour": "PHYLARIUM_TABLES_PER_HOUR",
    "guests_per_hour": "PHYLARIUM_GUESTS_PER_HOUR",
    "body_limit": "PHYLARIUM_BODY_LIMIT",
    "record_limit": "PHYLARIUM_RECORD_LIMIT",
    "trust_proxy": "PHYLARIUM_TRUST_PROXY",
    "smtp_url": "PHYLARIUM_SMTP",
    "mail_from": "PHYLARIUM_MAIL_FROM",
    "notice_delay": "PHYLARIUM_NOTICE_DELAY",
    "allow_private_webhooks": "PHYLARIUM_ALLOW_PRIVATE_WEBHOOKS",
    "metrics_from": "PHYLARIUM_METRICS_FROM",
    "json_logs": "PHYLARIUM_JSON_LOGS",
}


LEAST: dict[str, int] = {
    "bot_workers": 1,
    "story_workers": 0,
    "bot_pause": 0,
    "moves_per_minute": 1,
    "reads_per_minute": 1,
    "tables_per_hour": 1,
    "guests_per_hour": 1,
    "body_limit": 1,
    "record_limit": 1,
    "notice_delay": 0,
}
"""The settings that count something, and the least that each can be."""


PREFIX = "PHYLARIUM_"

ALIKE = 0.75
"""How much a name must be like that of a setting to be taken for it."""


def mistaken(environment: Mapping[str, str] | None = None) -> list[SettingsError]:
    """Of variables that are set, are no setting and look like one: nobody reads them, so it is said which is meant."""
    env = os.environ if environment is None else environment
    names = {name.removeprefix(PREFIX): name for name in VARIABLES.values()}
    found = []
    for name in sorted(env):
        if not name.startswith(PREFIX) or name in VARIABLES.values():
            continue
        likely = get_close_matches(name.removeprefix(PREFIX), names, 1, ALIKE)
        if likely:
            found.append(SettingsError("table-settings-mistaken", name=name, likely=names[likely[0]]))
    return found


def settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings of the environment; what is given by name goes before it."""
    env = os.environ if environment is None else environment
    values: dict[str, object] = {field: env[name] for field, name in VARIABLES.items() if env.get(name)}
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        found = msgspec.convert(
            {name: str(value) if isinstance(value, Path) else value for name, value in values.items()},
            Settings,
            strict=False,
            dec_hook=lambda kind, value: kind(value),
        )
    except msgspec.ValidationError as error:
        field = str(error).partition(" - at `$.")[2].rstrip("`")
        kind = next(one.type.__name__ for one in msgspec.structs.fields(Settings) if one.name == field)
        raise SettingsError(
            "table-settings-kind", name=VARIABLES[field], kind=kind, value=str(values[field])[:80]
        ) from error
    _check(found)
    return found


def _check(found: Settings) -> None:
    """Refuse now what would be met at the first request."""
    if not 1 <= found.port <= 65535:
        raise SettingsError("table-settings-port", value=found.port)
    for field, least in LEAST.items():
        value = getattr(found, field)
        if not value >= least:
            raise SettingsError("table-settings-least", name=VARIABLES[field], least=least, value=value)
    if found.base_url and not _is_address(found.base_url, ("http", "https")):
        raise SettingsError("table-settings-url")
    if found.redis_url and not _is_address(found.redis_url, ("redis", "rediss")):
        raise SettingsError("table-settings-redis")
    if found.smtp_url and not _is_address(found.smtp_url, ("smtp", "smtps")):
        raise SettingsError("table-settings-smtp")
    if found.smtp_url and "@" not in found.mail_from:
        raise SettingsError("table-settings-sender")
    try:
        found.metrics_networks  # noqa: B018 - refused now rather than when it is asked for
    except ValueError as error:
        raise SettingsError("table-settings-metrics") from error
    try:
        sa.engine.make_url(found.engine_url)
    except (sa.exc.ArgumentError, ValueError) as error:
        raise SettingsError("table-settings-database") from error


def _is_address(url: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets or a port that are none
        return False
