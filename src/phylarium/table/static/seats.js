// Who plays: the strip of seats with their scores and clocks.
import { $, h, language, say, seatColour, write } from "./dom.js";
import { shown, state } from "./state.js";

const figures = new Intl.NumberFormat(language);
const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
const hours = new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "narrow" });

export function showSeats() {
  const { sight } = state;
  const seen = shown();
  $("ui-seat-strip").replaceChildren(
    ...seen.seats.map((seat) => {
      const mine = sight.you.includes(seat.seat);
      const moving = seen.to_move === seat.seat && seen.status === "running";
      const who = seat.kind === "open" ? say("open") : seat.name || say("seat", { number: seat.seat + 1 });
      return h(
        "li",
        { class: [moving && "moving", mine && "you"].filter(Boolean).join(" ") || null },
        seatColour(h("i", { "aria-hidden": "true" }), seat),
        h("span", { class: "who" }, mine && who !== say("you") ? say("who_you", { name: who }) : who),
        seat.label && seat.label !== who ? h("span", { class: "quiet" }, seat.label) : null,
        seat.score === null || seat.score === undefined ? null : h("span", { class: "score", title: say("points", { number: seat.score }) }, figures.format(seat.score)),
        moving ? h("span", { class: seat.thinking ? "quiet small thinking" : "quiet small" }, seat.thinking ? say("thinking") : say("to_move")) : null,
        typeof seat.seconds_left === "number" ? h("span", { class: "quiet small clock", "data-seat": seat.seat }, say("clock_left", { time: span(seat.seconds_left) })) : null,
        seat.away ? h("span", { class: "quiet small" }, say("away")) : null,
      );
    }),
  );
}

/** Clocks run while one looks. */
setInterval(() => {
  const { sight, past, seen } = state;
  const seat = sight.seats[sight.to_move];
  if (past || sight.status !== "running" || sight.clock?.deadline === null || typeof seat?.seconds_left !== "number") return;
  const clock = document.querySelector(`#ui-seat-strip .clock[data-seat="${seat.seat}"]`);
  const left = seat.seconds_left - (performance.now() - seen) / 1000;
  if (clock) write(clock, say("clock_left", { time: span(left) }));
}, 1000);

function span(seconds) {
  if (seconds >= 172800) return days.format(Math.floor(seconds / 86400));
  if (seconds >= 7200) return hours.format(Math.floor(seconds / 3600));
  return `${Math.max(0, Math.floor(seconds / 60))}:${String(Math.max(0, Math.floor(seconds % 60))).padStart(2, "0")}`;
}
