// The table: one sight of the game at a time, shown and acted upon.
import { get, post, Refused } from "./api.js";
import { BoardView } from "./board.js";
import { chart } from "./chart.js";
import { $, h, ruleButton, say, seatColour, write } from "./dom.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Options } from "./options.js";
import { Pieces } from "./pieces.js";
import { closePop, pop } from "./pop.js";
import { set, setting } from "./settings.js";

const root = $("ui-table");
const id = root.dataset.id;
const api = `/api/tables/${id}`;
const page = document.body;

let sight = JSON.parse($("sight").textContent);
let past = null; // the sight of an earlier position while one looks back
let busy = false;
let hinted = null;
let seen = performance.now(); // when the sight came: its clocks run from there

const view = new BoardView($("ui-board-view"));
const pieces = new Pieces(view);
const light = (ids) => pieces.light(ids);
const options = new Options({ play, light });
const log = new Log({ light, look, earlier });

sight.pieces = pieces.adopt(sight.pieces);

// --- showing -----------------------------------------------------------------------------------

/** A fresh sight: a piece without markup is as it was. */
function take(fresh) {
  if (fresh.version < sight.version) return;
  const kept = {};
  for (const [name, piece] of Object.entries(fresh.pieces)) {
    const known = sight.pieces[name];
    kept[name] = piece.markup || known?.hash !== piece.hash ? piece : known;
  }
  if (Object.values(kept).some((piece) => !piece.markup)) {
    reload();
    return;
  }
  const moved = fresh.number !== sight.number || fresh.version !== sight.version;
  const news = turned(sight, fresh);
  log.take(fresh.log, fresh.log_from, fresh.seats);
  sight = { ...fresh, pieces: kept };
  seen = performance.now();
  if (news) told = { text: news, buttons: [] };
  if (moved) {
    hinted = null;
    closePop();
  }
  if (past && sight.number < past.number) past = null;
  show();
}

/** What somebody else has done to the game itself: gone back, or refused to. */
function turned(was, is) {
  if (is.number < was.number && !busy) return say("went_back", { number: is.number });
  const asked = was.request && was.you.includes(was.request.seat);
  return asked && !is.request && is.number === was.number ? say("request_refused") : "";
}

/** The log from its beginning; a first look has only its end. */
async function earlier() {
  const whole = await get(`${api}?log_from=0`);
  log.renew(whole.log, whole.seats);
}

async function reload() {
  take(await get(api));
}

function show() {
  const shown = past ?? sight;
  const yours = sight.yours && !past;
  cover();
  pieces.show(shown.pieces, { still: past !== null });
  root.classList.toggle("past", past !== null);
  root.classList.toggle("over", sight.status === "over" && !past);
  const offered = yours ? sight.options : [];
  const marked = pieces.offer(offered, yours ? sight.refused : []);
  const title = sight.status === "over" && !past ? "result" : sight.status === "waiting" ? "seats" : "options";
  write(document.querySelector("#ui-options .words"), say(title));
  options.show(offered, yours ? sight.refused : [], say(title), past ? note("options_past") : rest(), busy);
  if (hinted && yours) rated(hinted);
  else advise("");
  prompt(shown);
  seats(shown);
  scrubber();
  log.until(past ? past.number : null);
  tabs(marked);
  notices();
  head();
}

/** What this page has already, as the server wants it named: pieces by digest, and the log so far. */
const had = () => {
  const have = Object.entries(sight.pieces).map(([name, piece]) => `${name}:${piece.hash}`).join();
  return `have=${encodeURIComponent(have)}&heard=${encodeURIComponent(sight.heard)}`;
};
const turnOf = (shown) => shown.seats[shown.to_move]?.label ?? "";
const note = (words) => h("p", { class: "quiet" }, say(words));

function head() {
  const name = document.querySelector(".bar strong").textContent;
  const title = sight.yours ? say("title_yours", { title: name }) : name;
  write(document.querySelector("title"), `${title} · ${say("brand")}`);
  $("ui-icon").href = sight.yours ? "/static/mark-turn.svg" : "/static/mark.svg";
  write($("ui-count"), say("action_count", { number: sight.number }));
  const at = past ? `?at=${past.number}` : "";
  for (const kind of ["svg", "png"]) $(`ui-image-${kind}`).href = `${api}/image.${kind}${at}`;
  $("ui-record-link").hidden = !recorded();
  const mine = sight.you.filter((seat) => sight.seats[seat].kind !== "open");
  const key = mine.join();
  if ($("ui-own-links").dataset.key === key) return;
  $("ui-own-links").dataset.key = key;
  $("ui-own-links").replaceChildren(...mine.map((seat) => invitation(seat, "")));
  $("ui-own").hidden = !mine.length;
}

/** What is asked, without the name of whom: that stands before it. */
function question(shown) {
  const name = `${turnOf(shown)}: `;
  const text = shown.prompt.text;
  const rest = text.startsWith(name) ? text.slice(name.length) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function prompt(shown) {
  $("ui-prompt").classList.toggle("yours", sight.yours && !past);
  let whose = "";
  if (past) whose = say("past", { number: past.number, last: sight.number });
  else if (sight.status === "broken") whose = say("broken");
  else if (sight.status === "waiting") whose = say("waiting");
  else if (shown.status === "over") whose = say("over");
  else if (sight.yours) whose = say("yours", { name: turnOf(shown) });
  else if (turnOf(shown)) whose = say("theirs", { name: turnOf(shown) });
  write($("ui-whose"), whose);
  const asked = past ? past.prompt.text : sight.status === "broken" ? sight.broken : sight.status === "waiting" ? say("waiting_asked") : sight.status === "over" ? outcome() : question(shown);
  write($("ui-asked"), asked);
  const rule = sight.status === "running" ? (shown.prompt?.rule ?? "") : "";
  $("ui-rule").hidden = !rule;
  $("ui-rule").dataset.rule = rule;
  $("ui-rule").dataset.ruleText = shown.prompt?.rule_text ?? "";
  write($("ui-rule"), rule);
  const seated = sight.you.length > 0 && sight.status === "running";
  $("ui-hint").hidden = !sight.yours || past !== null;
  $("ui-undo").hidden = !seated || past !== null || sight.number === 0;
  $("ui-now").hidden = !past;
  $("ui-back-to").hidden = !past || !deciding();
  $("ui-play-on").hidden = !past || !recorded();
  $("ui-undo").classList.toggle("asks", !sight.can_undo);
  $("ui-undo").title = sight.can_undo ? "" : (sight.undo_reason ?? "");
}

function seats(shown) {
  $("ui-seat-strip").replaceChildren(
    ...shown.seats.map((seat) => {
      const mine = sight.you.includes(seat.seat);
      const moving = shown.to_move === seat.seat && shown.status === "running";
      const who = seat.kind === "open" ? say("open") : seat.name || say("seat", { number: seat.seat + 1 });
      return h(
        "li",
        { class: [moving && "moving", mine && "you"].filter(Boolean).join(" ") || null },
        seatColour(h("i", { "aria-hidden": "true" }), seat),
        h("span", { class: "who" }, mine && who !== say("you") ? `${who} (${say("you")})` : who),
        seat.label && seat.label !== who ? h("span", { class: "quiet" }, seat.label) : null,
        seat.score === null || seat.score === undefined ? null : h("span", { class: "score", title: say("points", { number: seat.score }) }, String(seat.score)),
        moving ? h("span", { class: seat.thinking ? "quiet small thinking" : "quiet small" }, seat.thinking ? say("thinking", { name: "" }).trim() : say("to_move")) : null,
        typeof seat.seconds_left === "number" ? h("span", { class: "quiet small clock", "data-seat": seat.seat }, say("clock_left", { time: span(seat.seconds_left) })) : null,
        seat.away ? h("span", { class: "quiet small" }, say("away")) : null,
      );
    }),
  );
}

/** Clocks run while one looks. */
setInterval(() => {
  const seat = sight.seats[sight.to_move];
  if (past || sight.status !== "running" || typeof seat?.seconds_left !== "number") return;
  const clock = document.querySelector(`#ui-seat-strip .clock[data-seat="${seat.seat}"]`);
  const left = seat.seconds_left - (performance.now() - seen) / 1000;
  if (clock) write(clock, say("clock_left", { time: span(left) }));
}, 1000);

function span(seconds) {
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.max(0, Math.floor(seconds / 60))}:${String(Math.max(0, Math.floor(seconds % 60))).padStart(2, "0")}`;
}

/** Who has won, in a sentence. */
function outcome() {
  if (!sight.result) return "";
  const winners = sight.seats.filter((seat) => sight.result.ranking[seat.seat] === 1);
  const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map((seat) => `${seat.name} (${seat.label})`));
  return say("won", { names, number: sight.result.scores[winners[0].seat] });
}

/** What stands in the place of options when there are none: waiting, watching, the end. */
function rest() {
  if (sight.status === "waiting") return waiting();
  if (sight.status === "over") return ending();
  return note(sight.you.length ? "options_none" : "options_watch");
}

function waiting() {
  const open = sight.owner ? sight.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat) : [];
  return h(
    "div",
    { class: "invite" },
    h("p", { class: "quiet" }, say(open.length ? "waiting_more" : "waiting_others")),
    h("ul", { class: "invite" }, ...open.map((seat) => invitation(seat, sight.links[seat]))),
  );
}

const made = new Map(); // links that this page has made anew, by seat

/** The way to a seat, to be copied; or, where it is not known here, a button that makes a new one. */
function invitation(seat, path) {
  const known = made.get(seat) ?? (path ? new URL(path, location.href).href : "");
  const field = h("input", { type: "text", readonly: true, id: `ui-link-${seat}`, value: known, onfocus: (event) => event.target.select() });
  const copy = h("button", { type: "button", class: "button" }, say("copy"));
  const renew = h("button", { type: "button", class: "button", title: say("link_renew_more") }, say(known ? "link_renew" : "link_make"));
  field.hidden = copy.hidden = !known;
  copy.addEventListener("click", async () => {
    field.select();
    // Where the page may not write to the clipboard, the link is selected: one key copies it.
    await navigator.clipboard?.writeText(field.value).then(() => write(copy, say("copied")), () => field.focus());
  });
  renew.addEventListener("click", async () => {
    try {
      field.value = (await post(`${api}/link/${seat}`, {})).url;
    } catch (problem) {
      tell(problem instanceof Refused ? problem.message : say("unreachable"));
      return;
    }
    made.set(seat, field.value);
    field.hidden = copy.hidden = false;
    write(copy, say("copy"));
    write(renew, say("link_renew"));
    field.focus();
  });
  const label = sight.you.includes(seat) ? say("link_own", { name: sight.seats[seat].label || say("seat", { number: seat + 1 }) }) : say("invite", { number: seat + 1 });
  return h("li", {}, h("label", { for: field.id }, label), field, copy, renew);
}

let curve = null;

function ending() {
  const place = (seat) => sight.result?.ranking?.[seat.seat] ?? 0;
  const order = [...sight.seats].sort((a, b) => place(a) - place(b));
  const graph = h("div", {}, curve ?? "");
  if (!curve) {
    get(`${api}/chart`).then((data) => {
      curve = chart({ seats: sight.seats, scores: data.scores }, look);
      graph.replaceChildren(curve);
    }, () => graph.remove());
  }
  return h(
    "div",
    { class: "invite" },
    h(
      "table",
      { class: "standing" },
      h("thead", {}, h("tr", {}, ...["place", "player", "score"].map((word) => h("th", { scope: "col", class: "small quiet" }, say(word))))),
      h(
        "tbody",
        {},
        ...order.map((seat) =>
          h("tr", { class: place(seat) === 1 ? "first" : null }, h("td", {}, String(place(seat) || "")), h("th", { scope: "row" }, seat.name, seat.label && seat.label !== seat.name ? `, ${seat.label}` : ""), h("td", {}, String(sight.result?.scores?.[seat.seat] ?? seat.score ?? ""))),
        ),
      ),
    ),
    h("h3", {}, say("chart")),
    graph,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => look(0) }, say("replay")),
      h("a", { class: "button", href: `${api}/record`, download: `${id}.json` }, say("record")),
      h("a", { class: "button bare", href: `/new?game=${encodeURIComponent(sight.game)}` }, say("again")),
    ),
    sight.seed ? h("p", { class: "quiet small" }, say("seed", { seed: sight.seed })) : null,
  );
}

// --- notices -----------------------------------------------------------------------------------

let told = null; // the sentence of something that went wrong or changed
let lost = false;

function tell(text, ...buttons) {
  told = text ? { text, buttons, number: sight.number } : null;
  notices();
}

function notices() {
  const rows = [];
  const row = (text, kind, ...buttons) => rows.push(h("div", { class: `notice ${kind}` }, h("p", {}, text), ...buttons));
  if (lost) row(say("offline"), "");
  if (sight.seats.some((seat) => seat.away && sight.you.includes(seat.seat)) && sight.status === "running") {
    row(say("away_yours"), "ask", h("button", { type: "button", class: "button", onclick: () => send("back", {}) }, say("away_back")));
  }
  if (told) row(told.text, "", ...told.buttons, h("button", { type: "button", class: "button bare", onclick: () => tell(null) }, say("close")));
  const wish = sight.request;
  if (wish) {
    const asker = sight.seats[wish.seat]?.name ?? say("seat", { number: wish.seat + 1 });
    const words = say("request", { name: asker, number: wish.number });
    if (sight.you.some((seat) => wish.needed.includes(seat))) {
      row(words, "ask", ...[true, false].map((agree) => h("button", { type: "button", class: "button", onclick: () => send("agree", { agree, number: wish.number }) }, say(agree ? "request_agree" : "request_refuse"))));
    } else row(`${words} ${say("request_wait", { agreed: wish.agreed.length, needed: wish.agreed.length + wish.needed.length })}`, "");
  }
  const key = rows.map((one) => one.textContent).join("|");
  const box = $("ui-notices");
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  box.replaceChildren(...rows);
}

// --- acting ------------------------------------------------------------------------------------

async function play(action) {
  if (busy || past || !sight.yours) return;
  closePop();
  await send("actions", { number: sight.number, action });
}

/** Sends a change; whatever the answer, the page shows the truth afterwards. */
async function send(what, data) {
  if (busy) return;
  busy = true;
  options.busy(true);
  root.setAttribute("aria-busy", "true");
  let message = null;
  let fresh = null;
  try {
    fresh = await post(`${api}/${what}?${had()}`, data);
  } catch (problem) {
    if (problem instanceof Refused) {
      fresh = problem.body.sight ?? null;
      message = problem.status === 409 && fresh ? say("stale") : problem.message;
    } else message = say("failed");
  }
  busy = false;
  root.removeAttribute("aria-busy");
  if (fresh && "version" in fresh) take(fresh);
  options.busy(false);
  tell(message);
}

async function undo() {
  if (busy || past || $("ui-undo").hidden) return;
  if (sight.can_undo) {
    await send("undo", { number: sight.number });
    return;
  }
  const because = h("p", {}, say("undo_because", { reason: sight.undo_reason }));
  if (sight.undo_to < 0) dialog(say("undo_refused"), because);
  else backTo(sight.undo_to, because);
}

/** Whether somebody at this screen has a seat in a game that goes on. */
const deciding = () => sight.status === "running" && sight.seats.some((seat) => sight.you.includes(seat.seat) && seat.kind === "human");

/** Whether this page may have the record: after the end, or where nobody else plays. */
const recorded = () => sight.status === "over" || (deciding() && sight.seats.every((seat) => seat.kind === "bot" || sight.you.includes(seat.seat)));

/** Going back beyond what one may take back alone: the other people are asked; bots do not mind. */
function backTo(number, because = null) {
  const others = sight.seats.some((seat) => seat.kind === "human" && !sight.you.includes(seat.seat));
  const words = say(others ? "back_asks" : "back_alone", { number });
  const go = h("button", { type: "button", class: "button", "data-close": true }, say(others ? "undo_ask" : "back_go"));
  go.addEventListener("click", async () => {
    past = null;
    await send("request", { number });
    show();
  });
  dialog(say(because ? "undo_refused" : "back_title", { number }), h("div", {}, because, h("p", {}, words)), [go]);
}

/** A table of its own that begins where one is looking; the game here stays as it is. */
async function playOn(number) {
  try {
    const record = await get(`${api}/record`);
    const seats = sight.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "me", name: seat.name }));
    const opened = await post("/api/import", { record, at: number, seats });
    location.assign(`/table/${opened.id}`);
  } catch (problem) {
    tell(problem instanceof Refused ? problem.message : say("unreachable"));
  }
}

async function hint() {
  const button = $("ui-hint");
  if (busy || past || !sight.yours || button.getAttribute("aria-disabled") === "true") return;
  const number = sight.number;
  button.setAttribute("aria-disabled", "true");
  advise(say("hint_wait"));
  options.fold(false);
  try {
    const found = await get(`${api}/hint`);
    if (number !== sight.number) return;
    hinted = found;
    rated(found);
  } catch (problem) {
    advise("");
    tell(problem instanceof Refused ? problem.message : say("unreachable"));
  } finally {
    button.removeAttribute("aria-disabled");
  }
}

/** What the bot says, at the head of the options. */
function advise(words) {
  $("ui-options-note").hidden = !words;
  write($("ui-options-note"), words);
}

function rated(found) {
  options.rate(found);
  const best = sight.options.find((option) => option.action === found.best);
  advise(best ? say("hint_best", { text: best.text }) : "");
  pieces.light(best?.target ? [best.target] : [], "best");
}

// --- touching the board ------------------------------------------------------------------------

root.addEventListener("click", (event) => {
  const rule = event.target.closest(".rule-id[data-rule]");
  if (rule) {
    explain(rule.dataset.rule, rule.dataset.ruleText);
    return;
  }
  if (!event.target.closest("svg")) return;
  const touched = event.target.closest(".target.yours") ?? event.target.closest(".target");
  if (!touched) return;
  const choices = sight.yours && !past ? sight.options.filter((option) => option.target === touched.id) : [];
  if (choices.length === 1) play(choices[0].action);
  else if (choices.length) which(choices, event);
  else about(touched, event);
});

function which(choices, event) {
  pop(
    { x: event.clientX, y: event.clientY },
    say("which"),
    h("p", { class: "title" }, say("which")),
    ...choices.map((option) => {
      const button = options.button(option, false);
      button.addEventListener("click", () => play(option.action));
      return button;
    }),
  );
}

/** What a thing is, and why it cannot be chosen now. */
async function about(touched, event) {
  const words = (touched.querySelector(":scope > title")?.textContent ?? touched.id).split("\n");
  const card = pop(
    { x: event.clientX, y: event.clientY },
    words[0],
    h("p", { class: "title" }, words[0]),
    words.length > 1 ? h("p", {}, words.slice(1).join("\n")) : null,
  );
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  if (past || sight.status !== "running") return;
  if (!sight.yours) {
    card.append(h("p", { class: "quiet" }, say("theirs", { name: turnOf(sight) })));
    return;
  }
  let why = sight.refused.find((option) => option.target === touched.id);
  if (!why) {
    try {
      why = await get(`${api}/why?target=${encodeURIComponent(touched.id)}`);
    } catch (problem) {
      why = { reason: problem instanceof Refused ? problem.message : say("unreachable"), rule: "" };
    }
  }
  if (why.reason) card.append(h("p", { class: "quiet" }, `${say("cannot")}: ${why.reason} `, why.rule ? ruleButton(why.rule, why.rule_text) : null));
}

// --- dialogs -----------------------------------------------------------------------------------

function dialog(title, body, buttons = []) {
  write($("ui-dialog-title"), title);
  $("ui-dialog-body").replaceChildren(body);
  const row = $("ui-dialog-actions");
  row.replaceChildren(...buttons, row.querySelector("[data-close]:last-child"));
  $("ui-dialog").showModal();
}

async function explain(rule, text) {
  let words = text;
  if (!words) {
    try {
      words = (await get(`/api/rules/${encodeURIComponent(root.dataset.game)}/${encodeURIComponent(rule)}`)).text;
    } catch {
      words = say("rule_none");
    }
  }
  dialog(say("rule", { rule }), h("p", {}, words));
}

document.addEventListener("click", (event) => {
  const rule = event.target.closest(".pop .rule-id[data-rule]");
  if (rule) explain(rule.dataset.rule, rule.dataset.ruleText);
  if (event.target.closest("[data-close]") || event.target.matches("dialog")) event.target.closest("dialog")?.close();
});

$("ui-help-open").addEventListener("click", () => $("ui-help").showModal());
$("ui-settings-open").addEventListener("click", () => $("ui-settings").showModal());
$("ui-sealed")?.addEventListener("click", () =>
  dialog(say("sealed_title"), h("div", {}, h("p", {}, say("sealed_more")), h("p", { class: "small" }, h("code", {}, sight.commitment)))),
);
for (const radio of document.querySelectorAll("input[name=theme]")) {
  radio.checked = radio.value === setting("theme");
  radio.addEventListener("change", () => set("theme", radio.value));
}
for (const [box, name] of [["ui-set-motion", "motion"], ["ui-set-keys", "keys"]]) {
  $(box).checked = setting(name);
  $(box).addEventListener("change", () => set(name, $(box).checked));
}
$("ui-now").addEventListener("click", now);
$("ui-back-to").addEventListener("click", () => backTo(past.number));
$("ui-play-on").addEventListener("click", () => playOn(past.number));
$("ui-hint").addEventListener("click", hint);
$("ui-undo").addEventListener("click", undo);
for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => (button.dataset.zoom === "fit" ? view.fit() : view.zoom(button.dataset.zoom === "in" ? 1.4 : 1 / 1.4)));
}

// --- the screen changes hands ------------------------------------------------------------------

const held = `phylarium-seat-${id}`;

function cover() {
  const sheet = $("ui-cover");
  const secret = sight.handover && sight.status === "running";
  const same = sessionStorage.getItem(held) === String(sight.view);
  // Somebody without secrets looks now: whoever comes next must be asked again.
  if (!secret && !same) sessionStorage.removeItem(held);
  const wanted = secret && !same;
  if (wanted === !sheet.hidden && page.dataset.cover === String(wanted)) return;
  page.dataset.cover = String(wanted);
  const seat = sight.seats[sight.view];
  if (wanted) write($("ui-cover-title"), say("cover", { name: `${seat.name} (${seat.label})` }));
  sheet.hidden = !wanted;
  for (const part of [root, document.querySelector(".bar")]) part.inert = wanted;
  if (wanted) $("ui-cover-lift").focus();
}

$("ui-cover-lift").addEventListener("click", () => {
  sessionStorage.setItem(held, String(sight.view));
  cover();
  $("ui-options").focus({ preventScroll: true });
});

// --- looking back ------------------------------------------------------------------------------

let wanted = null;
let asking = null;

function scrubber() {
  const at = wanted ?? past?.number ?? sight.number;
  const slider = $("ui-scrub");
  slider.max = sight.number;
  slider.value = at;
  const words = say("scrub_at", { number: at, last: sight.number });
  write($("ui-scrub-at"), words);
  slider.setAttribute("aria-valuetext", words);
}

/** Shows the position after so many actions. Only the newest wish counts. */
async function look(number) {
  const at = Math.max(0, Math.min(sight.number, number));
  asking?.abort();
  if (at === sight.number) {
    now();
    return;
  }
  wanted = at;
  scrubber();
  asking = new AbortController();
  try {
    past = await get(`${api}/at/${at}`, asking.signal);
    wanted = null;
    if (log.start > 0 && at < log.lines[0].number) await earlier();
    show();
  } catch (problem) {
    if (problem.name === "AbortError") return;
    wanted = null;
    scrubber();
    tell(problem instanceof Refused ? problem.message : say("unreachable"));
  }
}

function now() {
  asking?.abort();
  wanted = null;
  past = null;
  show();
}

$("ui-scrub").addEventListener("input", (event) => look(Number(event.target.value)));
for (const button of document.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => step(button.dataset.step));
}

function step(way) {
  const at = wanted ?? past?.number ?? sight.number;
  look({ first: 0, back: at - 1, forward: at + 1 }[way]);
}

// --- tabs of a narrow screen -------------------------------------------------------------------

let tab = "board";

function tabs(marked) {
  const names = new Map([["board", say("board")]]);
  for (const part of document.querySelectorAll("#ui-side > [data-tab]")) names.set(part.dataset.tab, part.getAttribute("aria-label"));
  names.set("seats", say("seats"));
  names.set("log", say("log"));
  if (!names.has(tab)) tab = "board";
  const bar = $("ui-tabs");
  const key = [...names.keys()].join();
  if (bar.dataset.key !== key) {
    bar.dataset.key = key;
    bar.replaceChildren(
      ...[...names].map(([name, words]) =>
        h("button", { type: "button", role: "tab", "data-open": name, onclick: () => chooseTab(name) }, words),
      ),
    );
  }
  for (const button of bar.children) {
    const parts = [...root.querySelectorAll(`.tabbed[data-tab="${CSS.escape(button.dataset.open)}"]`)];
    const here = [...marked].some((target) => pieces.of(target).some((element) => parts.some((part) => part.contains(element))));
    button.classList.toggle("has-yours", here);
  }
  openTab(tab);
}

/** One part at a time: whoever leaves the board wants to see something else than the options. */
function chooseTab(name) {
  openTab(name);
  options.fold(name !== "board");
  scrollTo(0, name === "log" ? page.scrollHeight : 0);
}

function openTab(name) {
  tab = name;
  for (const button of $("ui-tabs").children) {
    const chosen = button.dataset.open === name;
    button.setAttribute("aria-selected", String(chosen));
    button.tabIndex = chosen ? 0 : -1;
  }
  for (const part of root.querySelectorAll(".tabbed")) part.classList.toggle("shown", part.dataset.tab === name);
}

$("ui-tabs").addEventListener("keydown", (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const all = [...$("ui-tabs").children];
  const next = all[(all.indexOf(document.activeElement) + way + all.length) % all.length];
  chooseTab(next.dataset.open);
  next.focus();
  event.preventDefault();
});

// --- keys --------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (document.querySelector("dialog[open]")) return;
    if (closePop()) return;
    if (past) now();
    return;
  }
  const writing = event.target.matches("input:not([type=range],[type=radio],[type=checkbox]),select,textarea");
  if (writing || !setting("keys") || document.querySelector("dialog[open]") || !$("ui-cover").hidden) return;
  const key = event.key;
  if (/^\d$/.test(key) && !past) {
    if (key === "0" && !options.typed) view.fit();
    else options.digit(key);
  } else if (key === "/") {
    options.fold(false);
    ($("ui-filter") ?? options.visible()[0])?.focus();
  } else if (key === "h") hint();
  else if (key === "u") undo();
  else if (key === "[") step("back");
  else if (key === "]") step("forward");
  else if (key === "b") view.element.focus();
  else if (key === "+" || key === "=") view.zoom(1.3);
  else if (key === "-") view.zoom(1 / 1.3);
  else if (key === "?") $("ui-help").showModal();
  else if (key === "ArrowDown" && event.target === page) options.step(1);
  else if (key === "ArrowUp" && event.target === page) options.step(-1);
  else if (event.target === $("ui-options") && key === "ArrowDown") options.step(1);
  else if (event.target === $("ui-options") && key === "ArrowUp") options.step(-1);
  else return;
  event.preventDefault();
});

// --- room for the parts that stick -------------------------------------------------------------

const sizes = new ResizeObserver(() => {
  document.documentElement.style.setProperty("--prompt-height", `${$("ui-prompt").offsetHeight}px`);
  document.documentElement.style.setProperty("--sheet-height", `${$("ui-options").offsetHeight}px`);
});
sizes.observe($("ui-prompt"));
sizes.observe($("ui-options"));

// --- begin -------------------------------------------------------------------------------------

log.take(sight.log, sight.log_from, sight.seats);
show();

new Live(id, {
  sight: take,
  state: (state) => {
    const badge = $("ui-link");
    badge.dataset.state = state;
    write(badge.querySelector(".word"), say(state));
    lost = state !== "live";
    notices();
  },
  have: had,
});
