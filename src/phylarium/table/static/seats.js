// Who plays: the strip of seats with their scores and clocks.
import { $, h, say, seatColour, write } from "./dom.js";
import { shown, state } from "./state.js";

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
  const { sight, past, seen } = state;
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
