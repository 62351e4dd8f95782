"""`phylarium serve`: the web table."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import click

from phylarium.cli.saying import say, worded
from phylarium.kernel.extras import needed


@click.command(help=say("cli-serve-help"))
@click.option("--host", metavar="ADDRESS", help=say("cli-help-host"))
@click.option("--port", type=int, metavar="N", help=say("cli-help-port"))
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data"))
@click.option("--json-logs", is_flag=True, default=None, help=say("cli-help-json-logs"))
def command(host: str | None, port: int | None, data: Path | None, json_logs: bool | None) -> None:
    with needed("table"):
        import uvicorn

        from phylarium.table.app import configure_logs, create_app
        from phylarium.table.compression import QuickSocket
        from phylarium.table.config import mistaken, settings
        from phylarium.table.connections import connection_class
        from phylarium.table.live import LONGEST_SAID
        from phylarium.table.store import opens

    chosen = settings(host=host, port=port, data_dir=data, json_logs=json_logs)
    for problem in mistaken():
        click.echo(worded(problem), err=True)
    configure_logs(chosen.json_logs)
    # Opened once before there is a server: whatever is wrong with it is said in a sentence, not from within.
    asyncio.run(opens(chosen))
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(chosen),
            host=chosen.host,
            port=chosen.port,
            lifespan="on",
            # Our own log names routes: theirs would name paths, and a path can hold a seat's link.
            access_log=False,
            log_level="warning",
            proxy_headers=False,
            http=connection_class(),
            ws=QuickSocket,
            ws_max_size=LONGEST_SAID,
            timeout_graceful_shutdown=5,
        )
    )
    shown = "localhost" if chosen.host in ("127.0.0.1", "0.0.0.0", "::1") else chosen.host
    click.echo(say("cli-serve-at", url=chosen.base_url or f"http://{shown}:{chosen.port}/"))
    # After a graceful stop uvicorn raises the signal again for whoever was listening before it; nobody was.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda number, frame: None)
    server.run()
    if not server.started:
        raise SystemExit(1)
