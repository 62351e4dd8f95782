"""Who is let in, from where, how often, and what every answer carries."""

from __future__ import annotations

import sqlite3
import unicodedata
from typing import Any, cast

import httpx
import msgspec
import pytest
import sqlalchemy as sa
import structlog
from tests.infra.servers import free_port
from tests.table.conftest import Server, opened, serving, sight

from phylarium.table import limits, schema
from phylarium.table.config import Settings
from phylarium.table.limits import Buckets, Limits
from phylarium.table.openings import SeatChoice
from phylarium.table.people import clean_name, hashed
from phylarium.table.refusals import TooMany

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/nothing", "/static/table.css", "/api/tables/zz"])
async def test_every_answer_is_guarded(server: Server, path: str) -> None:
    answer = await server.browser().get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"


async def test_looking_makes_nobody_known(server: Server) -> None:
    browser = server.browser()
    answer = await browser.get("/")
    assert "set-cookie" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"


async def test_the_cookie_is_unguessable_and_only_its_hash_is_stored(server: Server) -> None:
    browser = server.browser()
    answer = await browser.post("/api/quick", json={"game": "marine", "bot": "random"})
    cookie = answer.headers["set-cookie"]
    token = browser.cookies["phylarium"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert len(token) == 43
    rows = await server.service.store.database.read(
        lambda connection: connection.execute(sa.select(schema.visitors)).all()
    )
    assert hashed(token) in str(rows)
    assert token not in str(rows)


async def test_over_https_the_cookie_is_secure(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, base_url="https://table.test")) as server:
        answer = await server.browser().post("/api/quick", json={"game": "marine", "bot": "random"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.test"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "ftp://table.test"},
        {"sec-fetch-site": "cross-site"},
    ],
)
async def test_another_site_cannot_act(server: Server, headers: dict[str, str]) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    move = {"number": 0, "action": seen["options"][0]["action"]}
    answer = await browser.post(f"/api/tables/{table['id']}/actions", json=move, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "wrong-origin"
    assert (await sight(browser, table["id"]))["number"] == 0


async def test_our_own_page_can_act(server: Server) -> None:
    answer = await server.browser().post(
        "/api/quick", json={"game": "marine", "bot": "random"}, headers={"origin": "http://table.test"}
    )
    assert answer.status_code == 201


@pytest.mark.parametrize(("scheme", "status"), [("https", 200), ("http", 403)])
async def test_where_the_server_is_safe_an_unguarded_page_cannot_act(
    settings: Settings, scheme: str, status: int
) -> None:
    async with serving(msgspec.structs.replace(settings, base_url="https://table.test")) as server:
        answer = await server.browser().post("/api/me", json={}, headers={"origin": f"{scheme}://table.test"})
        assert answer.status_code == status


async def test_an_odd_referer_leads_home(server: Server) -> None:
    answer = await server.browser().post("/language", data={"language": "en"}, headers={"referer": "http://["})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


async def test_another_site_cannot_listen(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"], origin="https://elsewhere.test") as line:
        assert line.code is not None


async def test_a_large_request_is_refused(server: Server) -> None:
    browser = server.browser()
    answer = await browser.post("/api/quick", json={"game": "marine", "name": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json() == {"error": "too-large", "message": "The request is too large."}


async def test_too_many_changes_are_refused(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, moves_per_minute=3)) as server:
        browser = server.browser()
        answers = [await browser.post("/api/me", json={"name": "Ada"}) for _ in range(6)]
        assert [answer.status_code for answer in answers][:3] == [200, 200, 200]
        last = answers[-1]
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) > 0
        assert last.json()["error"] == "too-many"


async def test_too_many_tables_are_refused(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, tables_per_hour=2)) as server:
        browser = server.browser()
        for _ in range(2):
            await opened(browser, "me", "me")
        answer = await browser.post("/api/quick", json={"game": "marine", "bot": "random"})
        assert answer.status_code == 429


async def test_a_made_up_cookie_buys_no_allowance(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, moves_per_minute=2)) as server:
        statuses = []
        for number in range(20):
            browser = server.browser(cookies={"phylarium": f"{number:043d}"})
            statuses.append((await browser.post("/api/me", json={})).status_code)
        assert 429 in statuses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("2001:db8::1]:80", "2001:db8::2]:80", False),
    ],
)
async def test_whoever_has_many_addresses_has_one_allowance(
    settings: Settings, one: str, other: str, same: bool
) -> None:
    few = msgspec.structs.replace(settings, reads_per_minute=1, trust_proxy=True)
    async with serving(few) as server:
        statuses = [
            (await server.browser().get("/api/games", headers={"x-forwarded-for": address})).status_code
            for address in (one, other)
        ]
        assert statuses == [200, 429 if same else 200]


def test_an_allowance_comes_back_with_time() -> None:
    buckets = Buckets()
    for _ in range(3):
        buckets.take("a", 3, 60, now=0.0)
    with pytest.raises(TooMany):
        buckets.take("a", 3, 60, now=1.0)
    buckets.take("b", 3, 60, now=1.0)
    buckets.take("a", 3, 60, now=25.0)


@pytest.fixture
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are slow on purpose: on a busy machine an allowance would come back meanwhile."""
    monkeypatch.setattr(limits, "monotonic", lambda: 1000.0)


PASSWORD = {"name": "Ada", "password": "correct horse"}
WRONG = {**PASSWORD, "password": "wrong horses"}


async def logins(browser: httpx.AsyncClient, times: int, body: dict[str, str], address: str) -> list[int]:
    headers = {"x-forwarded-for": address}
    return [(await browser.post("/api/account/login", json=body, headers=headers)).status_code for _ in range(times)]


@pytest.mark.usefixtures("_time_stands_still")
async def test_those_who_guess_a_password_lock_out_nobody_else(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, trust_proxy=True)) as server:
        owner, stranger, elsewhere = server.browser(), server.browser(), server.browser()
        assert (await owner.post("/api/account/register", json=PASSWORD)).status_code == 201
        await owner.post("/api/account/logout")
        assert await logins(stranger, 12, WRONG, "192.0.2.1") == [403] * 10 + [429] * 2
        assert await logins(elsewhere, 1, PASSWORD, "192.0.2.2") == [200], "another address"
        assert await logins(owner, 1, PASSWORD, "192.0.2.1") == [200], "the same one, in a browser that is known"


@pytest.mark.usefixtures("_time_stands_still")
async def test_a_browser_that_is_known_may_not_guess_without_end(settings: Settings) -> None:
    async with serving(settings) as server:
        owner = server.browser()
        await owner.post("/api/account/register", json=PASSWORD)
        await owner.post("/api/account/logout")
        assert 429 in await logins(owner, 12, WRONG, "")
        forged = server.browser(cookies={"phylarium-trust": "x.y"})
        assert 429 in await logins(forged, 12, WRONG, "")


@pytest.mark.usefixtures("_time_stands_still")
@pytest.mark.parametrize(("method", "path"), [("GET", "/nothing"), ("DELETE", "/api/games")])
async def test_what_is_not_there_is_counted_too(settings: Settings, method: str, path: str) -> None:
    async with serving(msgspec.structs.replace(settings, reads_per_minute=3)) as server:
        statuses = [(await server.browser().request(method, path)).status_code for _ in range(5)]
        assert statuses[0] in (404, 405)
        assert statuses[-1] == 429


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        (("127.0.0.1", 1), {}, 200),
        (("10.1.2.3", 1), {}, 200),
        (("192.0.2.1", 1), {}, 403),
        (("127.0.0.1", 1), {"x-forwarded-for": "127.0.0.1"}, 403),
        (("", 0), {}, 403),
    ],
)
async def test_the_figures_are_not_for_strangers(
    settings: Settings, client: tuple[str, int], headers: dict[str, str], status: int
) -> None:
    async with serving(msgspec.structs.replace(settings, metrics_from="127.0.0.1, 10.0.0.0/8")) as server:
        transport = httpx.ASGITransport(cast(Any, server.app), client=client)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as browser:
            assert (await browser.get("/metrics", headers=headers)).status_code == status


async def test_a_server_that_cannot_write_is_not_healthy(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(work: object) -> None:
        raise sa.exc.OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

    browser = server.browser()
    with monkeypatch.context() as patch:
        patch.setattr(server.service.store.database, "change", full)
        answer = await browser.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert (await browser.get("/healthz")).status_code == 200


async def test_without_redis_each_process_counts_for_itself() -> None:
    alone = Limits(f"redis://127.0.0.1:{free_port()}/0")
    for _ in range(3):
        await alone.take("a", 3, 3600)
    with pytest.raises(TooMany):
        await alone.take("a", 3, 3600)
    await alone.close()


async def test_refusals_have_a_code_and_a_sentence(server: Server) -> None:
    browser = server.browser()
    cases = [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("DELETE", "/api/games", None, 405, "wrong-method"),
        ("POST", "/api/quick", b"{", 400, "bad-request"),
        ("POST", "/api/quick", b'{"game": 3}', 400, "bad-request"),
        ("POST", "/api/quick", b'{"game": "chess"}', 404, "no-such-game"),
        ("POST", "/api/quick", b'{"game": "marine", "bot": "mcts:99999"}', 400, "no-such-bot"),
        ("POST", "/api/quick", b'{"game": "marine", "seats": 9}', 400, "bad-option"),
        ("POST", "/api/quick", b'{"game": "marine", "options": {"length": "odd"}}', 400, "bad-option"),
        ("GET", "/api/rules/marine/nothing", None, 404, "no-such-rule"),
        ("POST", "/join/nothing", b"", 404, "no-such-link"),
        ("GET", "/api/tables/%00", None, 404, "no-such-table"),
        ("GET", "/api/tables/%00/record", None, 404, "no-such-table"),
        ("GET", "/table/a%00b/text", None, 404, "no-such-table"),
        ("POST", "/api/quick", b'{"game":' + b"[" * 50_000, 400, "too-deep"),
        ("POST", "/api/import/", b'{"record":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001, 400, "too-deep"),
        ("POST", "/api/me", b'{"webhook": "http://["}', 400, "bad-webhook"),
    ]
    for method, path, body, status, code in cases:
        kind = "application/x-www-form-urlencoded" if path.startswith("/join") else "application/json"
        answer = await browser.request(method, path, content=body, headers={"content-type": kind})
        assert (answer.status_code, answer.json()["error"]) == (status, code), path
        assert len(answer.json()["message"]) > 10


async def test_a_server_that_calls_itself_without_end_is_not_the_senders_fault(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless() -> None:
        endless()

    # Python 3.13 never comes to an end with a function of any arguments that calls itself.
    monkeypatch.setattr("phylarium.table.api.me_of", lambda *_: endless())
    assert (await server.browser(timeout=60).get("/api/me")).status_code == 500


@pytest.mark.parametrize("seats", ["9999999", "7"])
async def test_no_more_seats_are_made_than_a_game_has(
    server: Server, monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    made: list[str] = []

    def counting(kind: str, **more: str) -> SeatChoice:
        made.append(kind)
        assert len(made) < 100, "seats are made without end"
        return SeatChoice(cast(Any, kind), **more)

    monkeypatch.setattr("phylarium.table.api.SeatChoice", counting)
    answer = await server.browser().post("/quick", data={"game": "marine", "bot": "random", "seats": seats})
    assert answer.status_code == 400
    assert (answer.json()["error"], made) == ("bad-option", [])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "marine", "options": {f"o{n}": True for n in range(100)}},
        {"game": "marine", "options": {"x" * 1000: True}},
        {"game": "marine", "options": {"length": "x" * 1000}},
    ],
)
async def test_options_are_few_and_short(server: Server, body: dict[str, Any]) -> None:
    answer = await server.browser().post("/api/quick", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


async def test_people_see_a_page_where_something_is_refused(server: Server) -> None:
    answer = await server.browser().get("/table/nowhere", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "There is no such table." in answer.text


async def test_health_and_metrics(server: Server) -> None:
    browser = server.browser()
    await opened(browser, "me", "me")
    assert (await browser.get("/healthz")).json()["ok"] is True
    text = (await browser.get("/metrics")).text
    assert 'phylarium_tables{status="running"} 1.0' in text
    assert 'route="/api/tables"' in text


def test_names_are_cleaned() -> None:
    assert clean_name("  Ada\u202e \n Lovelace\x00 ") == "Ada Lovelace"
    assert len(clean_name("x" * 100)) == 40


@pytest.mark.parametrize(
    "nothing", ["\u0301\u0301\u0301", "\u3164\u3164", "\uffa0\u115f", "\u2800\u2800", " \u0308 \u20dd"]
)
def test_a_name_of_nothing_that_can_be_seen_is_none(nothing: str) -> None:
    assert clean_name(nothing) == ""
    assert clean_name(f"{nothing}Ada") == "Ada"


def test_letters_carry_as_many_marks_as_languages_write() -> None:
    assert clean_name("H" + "\u0316" * 30 + "i") == "H" + "\u0316" * 4 + "i"
    for name in (
        "\u0e17\u0e35\u0e48",
        "\u0939\u093f\u0928\u094d\u0926\u0940",
        "Nguy\u1ec5n",
        "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
    ):
        assert clean_name(name) == unicodedata.normalize("NFKC", name)


FORM = "application/x-www-form-urlencoded"

NOT_TEXT = [b"a\xffb", b"a\xed\xa0\x80b", b"a\\ud800b", b"\\udc00", b"\\ud800\\ud800", b"a\\u0000b"]
"""What may stand in a word of JSON and is no text: odd bytes, half a letter as such and as an escape, a zero."""


WORDS = [
    ("/api/me", b'{"name":"%s"}'),
    ("/api/quick", b'{"game":"marine","bot":"random","name":"%s"}'),
    ("/api/tables/%t/chat", b'{"text":"%s"}'),
    ("/api/tables/%t/notes", b'{"text":"%s"}'),
    ("/api/tables/%t/actions", b'{"number":0,"action":"%s"}'),
    ("/api/import/", b'{"record":{"format":2,"game":"marine","seed":"%s"}}'),
    ("/api/account/register", b'{"name":"Ada","password":"long enough%s"}'),
]


async def test_what_is_no_text_is_refused_in_json(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    for path, body in WORDS:
        for word in NOT_TEXT:
            for kind in ("application/json", FORM, "text/plain", ""):  # whatever a request says of itself
                answer = await browser.post(
                    path.replace("%t", table["id"]),
                    content=body.replace(b"%s", word),
                    headers={"content-type": kind} if kind else {},
                )
                assert (answer.status_code, answer.json()["error"]) == (400, "not-text"), (path, word, kind)
                assert "no text" in answer.json()["message"]


async def test_what_is_text_is_none_the_less_for_its_signs(server: Server) -> None:
    browser = server.browser()
    for word in (b"\\ud83e\\udd9d", b"\\\\ud800", b"\\\\u0000", "\u00e9\U0001f99d".encode()):
        answer = await browser.post(
            "/api/me", content=b'{"name":"%s"}' % word, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 200, word


async def test_what_is_no_text_is_refused_in_forms_and_queries(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "open")
    forms = [
        ("/quick", b"game=marine&bot=random&name="),
        ("/new", b"game=marine&seat_kind_0=me&seat_kind_1=me&title="),
        ("/account/register", b"password=long+enough&name="),
        (httpx.URL(table["links"]["1"]).path, b"name="),
    ]
    for word in (b"a%FFb", b"a\xffb", b"%ED%A0%80", b"a%00b"):
        for path, form in forms:
            for kind in (FORM, "application/json"):
                answer = await browser.post(path, content=form + word, headers={"content-type": kind})
                assert (answer.status_code, answer.json()["error"]) == (400, "not-text"), (path, word, kind)
    for query in ("/lobby?game=", f"/api/tables/{table['id']}?have="):
        for quoted in ("a%FFb", "%ED%A0%80", "a%00b"):
            answer = await browser.get(query + quoted)
            assert (answer.status_code, answer.json()["error"]) == (400, "not-text"), (query, quoted)


ODD_NAMES = ["%00", "a%00.css", "x" * 5000, "x" * 255 + ".css", "table.css/x", "x/" * 2000, "%2e%2e/app.py"]
ODD_NAMES += ["..%2f..%2fapp.py", "%2fetc%2fpasswd", "a%ffb", "%ED%A0%80", "%0a", ""]


async def test_there_is_no_file_of_an_odd_name(server: Server) -> None:
    for name in ODD_NAMES:
        answer = await server.browser().get(f"/static/{name}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), name


async def test_a_request_that_breaks_off_is_nobodys_fault(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table = await opened(server.browser(), "me", "me")
    for path in ("/api/me", "/name", f"/api/tables/{table['id']}/actions", "/api/import/"):
        kind = b"application/x-www-form-urlencoded" if path == "/name" else b"application/json"
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"table.test"), (b"content-type", kind), (b"content-length", b"400")],
            "client": ("127.0.0.1", 50000),
            "server": ("table.test", 80),
        }
        coming: list[Any] = [{"type": "http.request", "body": b'{"name": "A', "more_body": True}]
        sent: list[Any] = []

        async def receive(coming: list[Any] = coming) -> Any:
            return coming.pop(0) if coming else {"type": "http.disconnect"}

        async def send(message: Any, sent: list[Any] = sent) -> None:
            sent.append(message)

        with structlog.testing.capture_logs() as logs:
            await server.app(scope, receive, send)
        assert sent[0]["status"] == 400, path
        assert msgspec.json.decode(sent[1]["body"])["error"] == "broken-off"
        assert [entry for entry in logs if entry["log_level"] == "error"] == []
    assert "Traceback" not in "".join(capsys.readouterr())
