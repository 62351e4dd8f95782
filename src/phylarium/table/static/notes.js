// What somebody writes for themselves at a table. It is kept while they write.
import { get, post } from "./api.js";
import { $, say, write } from "./dom.js";
import { troubleOf } from "./notices.js";
import { api } from "./state.js";

const WAIT = 800;
const field = $("ui-notes");
let seat = null; // whose notes these are, once they are known
let kept = "";
let timer = 0;

/** At a screen with several seats: keeps the notes of the seat that looked, and brings those of the one that does now. */
export async function turnNotes(now) {
  if (seat === null || seat === now) return;
  await keepNotes();
  await loadNotes();
}

/** Brings what was written before. */
export async function loadNotes() {
  field.disabled = true;
  kept = field.value = "";
  seat = null;
  try {
    const found = await get(`${api}/notes`);
    seat = found.seat;
    kept = field.value = found.text;
    write($("ui-notes-state"), "");
    field.disabled = false;
  } catch (problem) {
    write($("ui-notes-state"), troubleOf(problem));
  }
}

/** Keeps what was written, if anything was. */
export async function keepNotes() {
  clearTimeout(timer);
  const text = field.value;
  if (seat === null || text === kept) return;
  write($("ui-notes-state"), say("notes_keeping"));
  try {
    await post(`${api}/notes`, { seat, text });
    kept = text;
    write($("ui-notes-state"), say("notes_kept"));
  } catch (problem) {
    write($("ui-notes-state"), troubleOf(problem));
  }
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(keepNotes, WAIT);
});
field.addEventListener("change", keepNotes);
