"""What comes with a request must be text, and whole."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request
from litestar.enums import RequestEncodingType
from litestar.exceptions import InternalServerException
from litestar.params import BodyKwarg

from phylarium.table.refusals import RequestRefused

ESCAPED = re.compile(
    rb"\\\\|\\u(?:0000|[dD][89abAB][0-9a-fA-F]{2}(\\u[dD][c-fC-F][0-9a-fA-F]{2})?|[dD][c-fC-F][0-9a-fA-F]{2})"
)
"""In JSON: a backslash, a zero, half of a pair; or a whole pair, which is a letter."""


def check_text(sent: bytes) -> None:
    """Refuse bytes that are no text: they would be kept as other letters, or could not be kept at all."""
    if b"\0" in sent:
        raise not_text()
    if not sent.isascii():
        try:
            sent.decode()
        except UnicodeDecodeError as error:
            raise not_text() from error


def check_quoted(sent: bytes) -> None:
    """The same of a query or a form, where whatever is odd is written as %XX."""
    check_text(unquote_to_bytes(sent) if b"%" in sent else sent)


def check_json(sent: bytes) -> None:
    """The same of JSON, where it is written as \\uXXXX."""
    check_text(sent)
    for found in ESCAPED.finditer(sent) if b"\\u" in sent else ():
        if found[0] != b"\\\\" and found[1] is None:
            raise not_text()


def not_text() -> RequestRefused:
    return RequestRefused(400, "not-text", "table-error-not-text")


class WholeRequest(Request[Any, Any, Any]):
    """A request whose body is read whole, and looked at before anything is made of it."""

    async def body(self) -> bytes:
        connected = self.is_connected
        try:
            content = await super().body()
        except InternalServerException as error:
            if not connected:
                raise
            raise RequestRefused(400, "broken-off", "table-error-broken-off") from error
        if self._read_as() == RequestEncodingType.URL_ENCODED:
            check_quoted(content)
        else:
            check_json(content)
        return content

    def _read_as(self) -> str:
        """How the body will be read: whoever answers knows that, whatever the request says of itself."""
        field = self.route_handler.parsed_data_field
        if field is None:
            return self.content_type[0]
        wanted = field.kwarg_definition
        return wanted.media_type if isinstance(wanted, BodyKwarg) else RequestEncodingType.JSON
