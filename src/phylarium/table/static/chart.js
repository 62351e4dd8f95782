// Points over the game, as a line drawing with a legend. Lines differ in dash as well as in colour.
import { h, nameOf, say, seatColour, svg } from "./dom.js";

const WIDTH = 320;
const HEIGHT = 170;
const LEFT = 30;
const DASHES = [null, "7 3", "2 3", "9 3 2 3", "4 2", "1 2", "12 4"];

/** A line in its seat's colour on a thin casing, so that a pale one is seen on paper too. */
function trace(tag, seat, shape) {
  const dashes = DASHES[seat.seat % DASHES.length];
  const line = svg("g", {}, svg(tag, { class: "casing", ...shape }), svg(tag, { class: "trace", "stroke-dasharray": dashes, ...shape }));
  return seatColour(line, seat);
}

export function chart({ seats, scores }, jump) {
  const most = Math.max(1, ...scores.flat());
  const least = Math.min(0, ...scores.flat());
  const x = (i) => LEFT + ((WIDTH - LEFT) * i) / Math.max(1, scores.length - 1);
  const y = (value) => HEIGHT - 18 - ((HEIGHT - 30) * (value - least)) / (most - least);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (most - least) / size <= 5) ?? 1000;
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": say("chart_label") });
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
    picture.append(
      svg("line", { class: "grid-line", x1: LEFT, x2: WIDTH, y1: y(value), y2: y(value) }),
      svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end", text: value }),
    );
  }
  picture.append(
    svg("text", { x: LEFT, y: HEIGHT - 2, text: "0" }),
    svg("text", { x: WIDTH, y: HEIGHT - 2, "text-anchor": "end", text: scores.length - 1 }),
  );
  for (const seat of seats) {
    let d = "";
    let last = null;
    scores.forEach((row, i) => {
      const points = row[seat.seat];
      if (points === last && i !== scores.length - 1) return;
      if (last !== null) d += `H${x(i).toFixed(1)}`;
      d += `${last === null ? "M" : "L"}${x(i).toFixed(1)} ${y(points).toFixed(1)}`;
      last = points;
    });
    picture.append(trace("path", seat, { d }));
  }
  picture.addEventListener("click", (event) => {
    const box = picture.getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT);
    jump(Math.round(Math.min(1, Math.max(0, part)) * (scores.length - 1)));
  });
  const legend = h(
    "ul",
    { class: "legend" },
    ...seats.map((seat) =>
      h("li", {}, svg("svg", { viewBox: "0 0 26 12", "aria-hidden": "true" }, trace("line", seat, { x1: 0, x2: 26, y1: 6, y2: 6 })), nameOf(seat)),
    ),
  );
  return h("figure", { class: "chart" }, picture, legend);
}
