// The address of what is looked at: a position, and through whose eyes. Copying it from the browser's bar gives it.
import { $, h, say, write } from "./dom.js";
import { state } from "./state.js";

const asked = new URLSearchParams(location.search);
const number = (name) => (/^\d{1,7}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);

/** What the address asked for when the page was opened. */
export const wished = { at: number("at"), seat: number("seat") };

/** Through whose eyes one looks: a seat, counted from 1; 0 for anybody's; null as at the table. */
export const eyes = { seat: null };

export const query = () => (eyes.seat === null ? "" : `?seat=${eyes.seat}`);

/** Writes what is looked at into the address. */
export function showAddress() {
  const address = new URL(location.href);
  for (const name of ["at", "seat"]) address.searchParams.delete(name);
  if (state.past) address.searchParams.set("at", state.past.number);
  if (eyes.seat !== null) address.searchParams.set("seat", eyes.seat);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

const chooser = $("ui-eyes");

/** After the end everybody may look through anybody's eyes. */
export function showEyes() {
  const { sight } = state;
  $("ui-eyes-box").hidden = sight.status !== "over";
  if (chooser.options.length === 0 && sight.status === "over") {
    const names = [["", say("eyes_usual")], ["0", say("eyes_anybody")], ...sight.seats.map((seat) => [String(seat.seat + 1), seat.name])];
    chooser.append(...names.map(([value, text]) => h("option", { value }, text)));
  }
  const shown = eyes.seat === null ? "" : String(eyes.seat);
  if (chooser.value !== shown) chooser.value = shown;
}

/** Calls `look` when another pair of eyes is chosen. */
export function onEyes(look) {
  chooser.addEventListener("change", () => {
    eyes.seat = chooser.value === "" ? null : Number(chooser.value);
    look();
  });
}

$("ui-share-position").addEventListener("click", async (event) => {
  const button = event.currentTarget;
  const address = new URL(location.href);
  if (!address.searchParams.has("at")) address.searchParams.set("at", state.sight.number);
  await navigator.clipboard?.writeText(address.href);
  write(button.querySelector(".word"), say("copied"));
  setTimeout(() => write(button.querySelector(".word"), say("copy")), 2000);
});
