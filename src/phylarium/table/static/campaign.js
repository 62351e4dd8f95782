// A table that is a chapter of a campaign: where it stands there, and on into the next one.
import { post } from "./api.js";
import { h, say } from "./dom.js";
import { asks, tell, troubleOf } from "./notices.js";
import { state } from "./state.js";

const going = (event) => {
  event.currentTarget.disabled = true;
  goOn(event.currentTarget);
};

/** Begins the next chapter, or finds the one that somebody else has begun. */
async function goOn(button) {
  const { id, chapter } = state.sight.campaign;
  try {
    const opened = await post(`/api/campaigns/${id}/chapters`, { chapter: chapter + 1 });
    location.assign(`/table/${opened.id}`);
  } catch (problem) {
    button.disabled = false;
    tell(troubleOf(problem));
  }
}

/** What stands at the end of a chapter: on into the next one, for those who may. */
export function onward() {
  const place = state.sight.campaign;
  if (!place) return null;
  const story = h("a", { class: "button", href: `/campaign/${place.id}` }, say("campaign"));
  const ended = h("p", {}, say(place.next ? "chapter_ended" : "campaign_ended", { number: place.chapter, chapters: place.chapters }));
  if (place.table) return h("div", { class: "invite" }, ended, h("div", { class: "actions" }, h("a", { class: "button strong", href: `/table/${place.table}` }, say("chapter_go", { title: place.next })), story));
  if (!place.may_go_on) return h("div", { class: "invite" }, ended, h("div", { class: "actions" }, story));
  return h(
    "div",
    { class: "invite" },
    ended,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button strong", onclick: going }, say("go_on", { title: place.next })),
      h("a", { class: "button", href: `/campaign/${place.id}#next` }, say("campaign_seats")),
      h("a", { class: "button bare", href: `/campaign/${place.id}` }, say("campaign")),
    ),
  );
}

const known = state.sight.campaign?.table;

/** Somebody has begun the next chapter while one was looking. */
asks((sight, row) => {
  const place = sight.campaign;
  if (place?.table && place.table !== known) row(say("chapter_begun", { title: place.next }), "", h("a", { class: "button", href: `/table/${place.table}` }, say("chapter_go", { title: place.next })));
});
