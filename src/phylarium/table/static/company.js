// The company at a table: who is looking, what is said, and notes for oneself. A sheet beside the table.
import { post } from "./api.js";
import { onLift } from "./cover.js";
import { $, h, language, say, write } from "./dom.js";
import { keepNotes, loadNotes, turnNotes } from "./notes.js";
import { troubleOf } from "./notices.js";
import { api, page, root, state } from "./state.js";

const sheet = $("ui-company");
const lines = $("ui-chat-lines");
const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
let looking = { seats: [], watching: 0, names: [] };
let chat = { messages: [], writes: true, why: "", host: false, quiet: false };
let muted = new Set(); // messages whose authors this page has muted
let read = 0; // the last message that was seen
let drawn = "";

/** The last message that this page has, for the live line to go on from. */
export const lastMessage = () => chat.messages.at(-1)?.id ?? 0;

const toEnd = () => {
  lines.parentElement.scrollTop = lines.parentElement.scrollHeight;
};

const covered = () => page.dataset.cover === "true";

/** News of those who look and of what was said. */
export function heard(news) {
  if (news.looking) looking = news.looking;
  if (news.chat) {
    const known = news.chat.whole ? [] : chat.messages;
    const have = new Set(known.map((line) => line.id));
    chat = { ...news.chat, messages: [...known, ...news.chat.messages.filter((line) => !have.has(line.id))] };
  }
  showCompany();
}

export function showCompany() {
  const { sight } = state;
  // What is said may be for the eyes of the next player alone: not a word of it is on the page before they say to be there.
  if (covered()) {
    closeCompany();
    lines.replaceChildren();
    drawn = "";
  }
  sheet.inert = covered();
  const open = !sheet.hidden;
  if (open) read = lastMessage();
  const news = covered() ? 0 : chat.messages.filter((line) => line.id > read && !line.mine && !line.removed).length;
  $("ui-unread").hidden = !news;
  write($("ui-unread"), news ? String(news) : "");
  $("ui-unread").title = say("chat_unread", { number: news });
  $("ui-watching").hidden = !looking.watching;
  write($("ui-watching"), String(looking.watching));
  $("ui-watching").title = say("watching", { number: looking.watching });
  const names = looking.names.length ? `: ${new Intl.ListFormat(language).format(looking.names)}` : "";
  write($("ui-looking"), say("watching", { number: looking.watching }) + names);
  write($("ui-chat-who"), say(sight.status === "over" ? "chat_over" : sight.you.length ? "chat_seats" : "chat_watch"));
  for (const item of $("ui-seat-strip").children) here(item, Number(item.dataset.seat));
  if (open) showLines();
  if (open && sight.you.length > 1) turnNotes(sight.view);
}

/** Marks a seat whose person is looking. */
function here(item, seat) {
  const is = looking.seats.includes(seat) && state.sight.seats[seat]?.kind === "human";
  item.querySelector(".here")?.remove();
  if (is) item.querySelector(".who")?.after(h("span", { class: "here", title: say("here") }, h("span", { class: "unseen" }, say("here"))));
}

function showLines() {
  $("ui-chat-form").hidden = !chat.writes;
  $("ui-chat-quiet").hidden = !chat.host;
  $("ui-chat-quiet").firstElementChild.checked = !chat.quiet;
  if (!chat.writes) trouble(chat.why);
  const key = JSON.stringify([chat.messages.map((line) => [line.id, line.removed]), chat.host, [...muted]]);
  if (key === drawn) return;
  drawn = key;
  lines.replaceChildren(...(chat.messages.length ? chat.messages.map(item) : [h("li", { class: "quiet" }, say("chat_none"))]));
  toEnd();
}

/** A word to the eye, and a sentence to those who hear it without what stands around it. */
const words = (short, whole, name) => [h("span", { "aria-hidden": "true" }, say(short)), h("span", { class: "unseen" }, say(whole, { name }))];

function item(line) {
  const name = line.name || say("guest");
  const over = state.sight.status === "over" && line.seat < 0;
  const may = !line.removed && (chat.host || line.mine);
  const silenced = muted.has(line.id);
  return h(
    "li",
    {},
    h("span", { class: "who" }, name),
    over ? h("span", { class: "quiet small" }, say("spectator")) : null,
    h("time", { class: "quiet small" }, clock.format(new Date(line.at * 1000))),
    h("span", { class: line.removed ? "quiet said" : "said" }, line.removed ? say("chat_removed") : line.text),
    may ? h("button", { type: "button", class: "rule-id", onclick: () => change(`chat/${line.id}/remove`, {}) }, ...words("chat_remove", "chat_remove_of", name)) : null,
    chat.host && !line.mine ? h("button", { type: "button", class: "rule-id", "aria-pressed": String(silenced), onclick: () => mute(line, !silenced) }, ...words(silenced ? "chat_unmute" : "chat_mute", "chat_mute_of", name)) : null,
  );
}

function trouble(text) {
  $("ui-chat-why").hidden = !text;
  write($("ui-chat-why"), text);
}

async function change(what, data) {
  try {
    heard({ chat: await post(`${api}/${what}`, data) });
    trouble("");
    return true;
  } catch (problem) {
    trouble(troubleOf(problem));
    return false;
  }
}

async function mute(line, wanted) {
  if (!(await change(`chat/${line.id}/mute`, { muted: wanted }))) return;
  if (wanted) muted.add(line.id);
  else muted.delete(line.id);
  showLines();
}

async function send(text) {
  try {
    const line = await post(`${api}/chat`, { text });
    trouble("");
    heard({ chat: { ...chat, whole: false, messages: [line] } });
  } catch (problem) {
    $("ui-chat-text").value ||= text;
    trouble(troubleOf(problem));
  }
}

// One after the other: whoever writes here for the first time gets the name that the next message is to have with the first answer.
let sent = Promise.resolve();
$("ui-chat-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = $("ui-chat-text");
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  sent = sent.then(() => send(text));
});
$("ui-chat-quiet").addEventListener("change", (event) => change("quiet", { quiet: !event.target.checked }));

function openCompany() {
  sheet.hidden = false;
  $("ui-company-open").setAttribute("aria-expanded", "true");
  loadNotes();
  showCompany();
  toEnd();
  (chat.writes ? $("ui-chat-text") : $("ui-company-close")).focus();
}

/** Closes the sheet; says whether it was open. */
export function closeCompany() {
  if (sheet.hidden) return false;
  const inside = sheet.contains(document.activeElement);
  keepNotes();
  sheet.hidden = true;
  $("ui-company-open").setAttribute("aria-expanded", "false");
  if (inside && !covered()) $("ui-company-open").focus();
  return true;
}

$("ui-company-open").addEventListener("click", () => (sheet.hidden ? openCompany() : closeCompany()));
$("ui-company-close").addEventListener("click", closeCompany);
sheet.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  closeCompany();
});
onLift(showCompany);
root.addEventListener("pointerdown", () => matchMedia("(max-width: 56rem)").matches && closeCompany());
