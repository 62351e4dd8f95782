"""Connections that bring no request: uvicorn would keep them for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

PATIENCE = 60.0
"""Seconds within which a request must have come, whole, since its connection was made or the last answer given."""


def connection_class() -> type[asyncio.Protocol]:
    """The connections of uvicorn, of whichever kind they are, that hang up on those who bring no whole request."""

    class Connection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._waiting.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, *request: Any) -> None:
            # From now on it is a live connection, which is looked after elsewhere.
            self._waiting.cancel()
            super().handle_websocket_upgrade(*request)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._waiting.cancel()
            self._wait()

        def _wait(self) -> None:
            self._waiting = self.loop.call_later(PATIENCE, self._look)

        def _look(self) -> None:
            cycle = self.cycle
            if cycle is not None and not cycle.response_complete and not cycle.more_body:
                self._wait()  # it is for us to answer
            elif not self.transport.is_closing():
                self.transport.close()

    return Connection
