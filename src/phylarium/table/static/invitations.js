// The links to seats: of open ones for the host to hand out, of one's own to come back by.
import { post } from "./api.js";
import { $, h, say, write } from "./dom.js";
import { tell, troubleOf } from "./notices.js";
import { offering } from "./offering.js";
import { api, state } from "./state.js";

const made = new Map(); // links that this page has made anew, by seat

/** What stands in the place of options while seats are open. */
export function invitations() {
  const { sight } = state;
  const open = sight.owner ? sight.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat) : [];
  return h(
    "div",
    { class: "invite" },
    h("p", { class: "quiet" }, say(open.length ? "waiting_more" : "waiting_others")),
    h("ul", { class: "invite" }, ...open.map((seat) => invitation(seat, sight.links[seat]))),
  );
}

export function showOwnLinks() {
  const { sight } = state;
  const mine = sight.you.filter((seat) => sight.seats[seat].kind !== "open");
  const key = mine.join();
  if ($("ui-own-links").dataset.key === key) return;
  $("ui-own-links").dataset.key = key;
  $("ui-own-links").replaceChildren(...mine.map((seat) => invitation(seat, "")));
  $("ui-own").hidden = !mine.length;
}

/** The way to a seat, to be copied; or, where it is not known here, a button that makes a new one. */
function invitation(seat, path) {
  const { sight } = state;
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
      tell(troubleOf(problem));
      return;
    }
    made.set(seat, field.value);
    field.hidden = copy.hidden = false;
    write(copy, say("copy"));
    write(renew, say("link_renew"));
    field.focus();
  });
  const label = sight.you.includes(seat) ? say("link_own", { name: sight.seats[seat].label || say("seat", { number: seat + 1 }) }) : say("invite", { number: seat + 1 });
  const free = sight.seats[seat].kind === "open" ? offering(seat, sight.private) : null;
  return h("li", {}, h("label", { for: field.id }, label), field, copy, renew, free);
}
