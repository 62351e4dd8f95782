// For the host of a table that waits: open a free seat to anybody, or no more.
import { get, post } from "./api.js";
import { h, say } from "./dom.js";
import { tell, troubleOf } from "./notices.js";
import { api } from "./state.js";

let offered = null; // the seats that stand in the lobby, once they are known

const refresh = (box, seat) => box.replaceChildren(...parts(box, seat));

async function change(box, seat, offer) {
  try {
    offered = await post(`${api}/offers/${seat}`, offer ? { offer } : {});
  } catch (problem) {
    tell(troubleOf(problem));
    return;
  }
  refresh(box, seat);
  box.querySelector("button").focus();
}

function parts(box, seat) {
  const stands = Boolean(offered?.[seat]);
  const button = h("button", { type: "button", class: "button", onclick: () => change(box, seat, stands ? null : {}) }, say(stands ? "offer_close" : "offer_open"));
  return stands ? [h("span", { class: "badge" }, say("offer_stands")), button] : [button];
}

/** Whether a seat stands in the lobby, and the button that changes it. */
export function offering(seat, isPrivate) {
  if (isPrivate) return null;
  const box = h("span", { class: "offering" });
  refresh(box, seat);
  if (!offered) {
    get(`${api}/offers`).then(
      (found) => {
        offered = found;
        refresh(box, seat);
      },
      () => box.remove(),
    );
  }
  return box;
}
