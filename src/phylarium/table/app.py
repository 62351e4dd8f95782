"""The application: everything put together."""

from __future__ import annotations

import errno
import logging
import sys
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import litestar.serialization
import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.static_files import create_static_files_router

from phylarium import __version__
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.troubles import of_reader
from phylarium.kernel.words import render
from phylarium.kit.style import FONTS
from phylarium.table import languages
from phylarium.table.access import ACCESS
from phylarium.table.after_api import after_router
from phylarium.table.api import Problem, api_router
from phylarium.table.bodies import WholeRequest
from phylarium.table.campaign_api import campaign_router, origins_router
from phylarium.table.campaign_pages import campaign_page_router
from phylarium.table.company_api import company_router
from phylarium.table.company_pages import company_page_router
from phylarium.table.config import Settings
from phylarium.table.embeds import embed_router
from phylarium.table.lesson_api import lesson_router
from phylarium.table.live import live
from phylarium.table.lobby_api import lobby_router
from phylarium.table.lobby_pages import lobby_page_router
from phylarium.table.offline import offline_router
from phylarium.table.pages import STATIC, page, page_router
from phylarium.table.pause_api import pause_router
from phylarium.table.pauses import Chore
from phylarium.table.people import Visitor
from phylarium.table.profile_api import profile_router
from phylarium.table.profile_pages import profile_page_router
from phylarium.table.puzzle_pages import puzzle_router
from phylarium.table.quick import Application
from phylarium.table.refusals import RequestRefused, TooMany, told
from phylarium.table.result_pages import result_router
from phylarium.table.rulebook import rulebook_router
from phylarium.table.saying import say
from phylarium.table.security import (
    TheService,
    address_of,
    before_request,
    before_send,
    check_metrics,
    service_of,
    visitor_of,
)
from phylarium.table.service import TableService
from phylarium.table.thing_pages import thing_router

log = structlog.get_logger()

Req = Request[Any, Any, Any]


def provide_service(request: Req) -> TableService:
    service: TableService = request.app.state.service
    return service


async def provide_visitor(request: Req, service: TheService) -> Visitor:
    # It asks for the service only to come after it: what is provided side by side costs a group of tasks.
    return await visitor_of(request)


@get("/healthz", include_in_schema=False)
async def healthz(service: TheService) -> Response[dict[str, object]]:
    """Whether this process can serve: it answers, and its database can write."""
    ready = await service.healthy()
    return Response({"ok": ready, "version": __version__}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Req, service: TheService) -> Response[bytes]:
    check_metrics(request, service.settings)
    for status, count in (await service.store.counts()).items():
        service.metrics.tables.labels(status).set(count)
    service.metrics.watching.set(service.channels.watched())
    service.metrics.rooms.set(len(service.rooms))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# --- refusals --------------------------------------------------------------------------------


def words_for(request: Req, id: str) -> str:
    """A message of the table in the language of whoever asked."""
    return say(id, languages.of_connection(request))


def problem(request: Req, status: int, code: str, message: str, **more: Any) -> Response[Any]:
    """A refusal: JSON for programs, a page for people."""
    headers = more.pop("headers", None)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if wants_page:
        answer = page("error.html", languages.of_connection(request), status, message=message, visitor={"name": ""})
        answer.headers.update(headers or {})
        return answer
    return Response(Problem(code, message, **more), status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(request: Req, error: PhylariumError) -> Response[Any]:
    status, code, message = told(error, languages.of_connection(request))
    if status >= 500:
        log.error("request.failed", error=type(error).__name__, exc_info=error)
    return problem(request, status, code, message, headers=error.headers if isinstance(error, RequestRefused) else None)


def on_invalid(request: Req, error: ValidationException) -> Response[Any]:
    fields: list[dict[str, str]] = []
    for item in error.extra if isinstance(error.extra, list) else []:
        if isinstance(item, dict):
            reason = render(of_reader(str(item.get("message", ""))), language=languages.of_connection(request))
            fields.append({"field": str(item.get("key", "")), "problem": reason})
    return problem(request, 400, "bad-request", words_for(request, "table-error-bad-request"), fields=fields or None)


CODES = {
    400: ("bad-request", "table-error-bad-request"),
    404: ("not-found", "table-error-not-found"),
    405: ("wrong-method", "table-error-wrong-method"),
    413: ("too-large", "table-error-too-large"),
    415: ("wrong-type", "table-error-wrong-type"),
}


def on_http(request: Req, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if "path_template" not in request.scope:
        # Nothing stands at the door of what is not there: it is counted here, by each process for itself.
        service = service_of(request)
        try:
            service.limits.here.take(
                f"unknown {address_of(request, service.settings)}", service.settings.reads_per_minute, 60
            )
        except TooMany as refusal:
            return on_refusal(request, refusal)
    if status >= 500:
        log.error("request.failed", error=type(error).__name__, exc_info=error)
        return problem(request, status, "internal", words_for(request, "table-error-internal"))
    code, message = CODES.get(status, CODES[400])
    kept = {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else None
    return problem(request, status, code, words_for(request, message), headers=kept)


def on_depth(request: Req, error: RecursionError) -> Response[Any]:
    """JSON that is nested too deeply is the sender's affair; anything else that calls itself without end is ours."""
    innermost = traceback.extract_tb(error.__traceback__)[-1].filename
    if not Path(innermost).is_relative_to(Path(litestar.serialization.__file__).parent):
        return on_error(request, error)
    return problem(request, 400, "too-deep", words_for(request, "table-error-too-deep"))


ODD_NAMES = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.ELOOP, errno.EINVAL, errno.EILSEQ)


def on_odd_name(request: Req, error: Exception) -> Response[Any]:
    """There is no file whose name no file can have; whatever else is wrong with a file is ours."""
    reason = error.__cause__ if isinstance(error, InternalServerException) else error
    odd = reason.errno in ODD_NAMES if isinstance(reason, OSError) else isinstance(reason, ValueError)
    if not odd:
        return on_error(request, error)
    return problem(request, 404, "not-found", words_for(request, "table-error-not-found"))


def on_error(request: Req, error: Exception) -> Response[Any]:
    log.error("request.failed", error=type(error).__name__, exc_info=error)
    return problem(request, 500, "internal", words_for(request, "table-error-internal"))


class EncodedText(OpenAPISchemaPlugin):
    """What is JSON already is the text of a picture."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:
        return Schema(type=OpenAPIType.STRING)


# --- the application -------------------------------------------------------------------------


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = await TableService.open(settings)
        service.chores.append(Chore())
        app.state.service = service
        log.info("server.started", version=__version__)
        try:
            yield
        finally:
            await service.close()
            log.info("server.stopped")

    return Application(
        route_handlers=[
            healthz,
            metrics,
            live,
            api_router(settings.record_limit),
            campaign_router(settings.record_limit),
            origins_router(),
            lesson_router(),
            after_router(),
            embed_router(),
            result_router(),
            puzzle_router(),
            lobby_router(),
            company_router(),
            profile_router(),
            pause_router(),
            offline_router(),
            campaign_page_router(settings.record_limit),
            page_router(),
            lobby_page_router(),
            company_page_router(),
            profile_page_router(),
            rulebook_router(),
            thing_router(),
            create_static_files_router(
                "/static",
                [STATIC, FONTS],
                name="static",
                exception_handlers={InternalServerException: on_odd_name, ValueError: on_odd_name},
            ),
        ],
        lifespan=[lifespan],
        dependencies={
            "service": Provide(provide_service, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        before_request=before_request,
        before_send=[before_send],
        exception_handlers={
            PhylariumError: on_refusal,
            ValidationException: on_invalid,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_error,
        },
        request_class=WholeRequest,
        request_max_body_size=settings.body_limit,
        openapi_config=OpenAPIConfig(
            title="Phylarium",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        plugins=[EncodedText()],
        logging_config=None,
        debug=False,
        signature_namespace={"TableService": TableService, "Visitor": Visitor},
    )


# --- logs ------------------------------------------------------------------------------------


def _json(event: object, **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()


def configure_logs(json: bool, level: int = logging.INFO) -> None:
    """Structured lines on stderr: for people, or JSON for machines.

    Tracebacks come without the values of variables: those can be cookies, passwords and seeds.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor
    if json:
        plain = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        shared.append(structlog.processors.ExceptionRenderer(plain))
        last = structlog.processors.JSONRenderer(serializer=_json)
    else:
        last = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ACCESS.as_json = json and level <= logging.INFO
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
