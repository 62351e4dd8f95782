// The window onto the board: pan and zoom by wheel, pinch, drag and keys. It moves the viewBox only. Where all of the
// board would be too small to be read it opens closer, at what matters.
import { $ } from "./dom.js";
import { refine } from "./fine.js";

const MOST = 8;
const SLACK = 6;
const CLOSE = 1.03; // so little too small is no reason to show less than the whole
const WIDE = 1.9; // so much wider than high, a board leaves room below it

export class BoardView {
  constructor(element) {
    this.element = element;
    this.base = null;
    this.box = null;
    this.pointers = new Map();
    this.dragged = false;
    this.moved = false; // whether somebody has chosen what is seen
    this.wanted = () => []; // what matters
    new ResizeObserver(() => requestAnimationFrame(() => this.resized())).observe(element);
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    // Wherever it ends: what was under a finger may be gone by then.
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, (event) => this.up(event), true);
    element.addEventListener("click", (event) => this.click(event), true);
    element.addEventListener("keydown", (event) => this.key(event));
  }

  get svg() {
    return this.element.querySelector("svg");
  }

  /** Called after the picture was replaced: keep the window where it was. What is only foreseen moves nothing beside it. */
  renewed(foreseen = false) {
    const view = this.svg?.viewBox.baseVal;
    if (!view || !view.width) return;
    const base = { x: view.x, y: view.y, w: view.width, h: view.height };
    const same = this.base && ["x", "y", "w", "h"].every((side) => this.base[side] === base[side]);
    this.base = base;
    if (!foreseen) this.shape(base.w / base.h);
    this.needs = Number(this.svg.getAttribute("width")) / base.w;
    if (!this.box) this.box = { ...base };
    // A picture that has grown is shown as closely as before, at the same place.
    else if (!same) this.place(this.box.x, this.box.y, base.w / this.closeness, base.h / this.closeness);
    this.show();
  }

  /** Gives the board the place in the page that a picture of this shape needs. */
  shape(ratio) {
    const wide = ratio > WIDE;
    document.documentElement.style.setProperty("--ratio", ratio.toFixed(4));
    this.element.style.setProperty("--needs", `${this.svg.getAttribute("height")}px`);
    $("ui-table").classList.toggle("wide-board", wide);
    // What scrolls by itself below such a board can be scrolled by key.
    const side = $("ui-side"); // a board in a frame has none
    side?.toggleAttribute("tabindex", wide);
    if (side && wide) side.tabIndex = 0;
  }

  /** How much closer than the whole the board must be seen to be read: 1 where the whole can be. */
  get reading() {
    const { width, height } = this.element.getBoundingClientRect();
    if (!this.base || !width || !height) return 1;
    const need = this.needs / Math.min(width / this.base.w, height / this.base.h);
    return need > CLOSE ? Math.min(MOST, need) : 1;
  }

  /** Says what matters now: the things that can be chosen, or one's own. Answers elements when it is asked. */
  attend(wanted) {
    this.wanted = wanted;
    if (!this.moved) this.open();
    else if (this.scale > 1.001) {
      const things = this.boxes();
      if (things.length && !things.some((box) => this.sees(box))) this.centre(things);
    }
  }

  /** As close as reading needs, at what matters. */
  open() {
    if (!this.base) return;
    const closer = this.reading;
    this.box = { ...this.base, w: this.base.w / closer, h: this.base.h / closer };
    if (closer > 1) this.centre(this.boxes());
    else this.show();
  }

  resized() {
    if (!this.base) return;
    if (this.moved) refine(this.svg);
    else this.open();
  }

  /** What is in the window, in the picture's own units: more than the viewBox where the window has another shape. */
  get window() {
    const { width, height } = this.element.getBoundingClientRect();
    const scale = Math.min(width / this.box.w, height / this.box.h);
    const [w, h] = [width / scale, height / scale];
    return { x: this.box.x + (this.box.w - w) / 2, y: this.box.y + (this.box.h - h) / 2, w, h };
  }

  /** Where the things that matter lie in the picture. */
  boxes() {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    if (!matrix) return [];
    return this.wanted().filter((thing) => this.svg.contains(thing)).map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const from = new DOMPoint(left, top).matrixTransform(matrix);
      const to = new DOMPoint(right, bottom).matrixTransform(matrix);
      return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
    });
  }

  sees(box, window = this.window) {
    return box.x >= window.x && box.y >= window.y && box.x + box.w <= window.x + window.w && box.y + box.h <= window.y + window.h;
  }

  /** Moves the window to these boxes, or where that cannot hold all of them, to as many as it can. */
  centre(boxes) {
    const { w, h } = this.window;
    const hold = (some) => {
      const x = Math.min(...some.map((box) => box.x));
      const y = Math.min(...some.map((box) => box.y));
      return { x, y, w: Math.max(...some.map((box) => box.x + box.w)) - x, h: Math.max(...some.map((box) => box.y + box.h)) - y };
    };
    const around = (box) => ({ x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h });
    let best = boxes.length ? around(hold(boxes)) : { x: this.base.x + (this.base.w - w) / 2, y: this.base.y + (this.base.h - h) / 2, w, h };
    const seen = (window) => boxes.filter((box) => this.sees(box, window));
    if (seen(best).length < boxes.length) {
      const most = boxes.map((box) => seen(around(box))).reduce((one, other) => (other.length > one.length ? other : one));
      best = around(hold(most.length ? most : boxes.slice(0, 1)));
    }
    this.place(best.x + (w - this.box.w) / 2, best.y + (h - this.box.h) / 2);
  }

  get scale() {
    return this.base ? this.base.w / this.box.w : 1;
  }

  show() {
    const { x, y, w, h } = this.box;
    this.svg?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.element.classList.toggle("zoomed", this.scale > 1.001);
    if (this.closeness !== this.scale || this.refined !== this.svg) refine(this.svg);
    this.closeness = this.scale;
    this.refined = this.svg;
  }

  /** A point of the screen, in the picture's own units. */
  point(x, y) {
    const matrix = this.svg.getScreenCTM();
    return new DOMPoint(x, y).matrixTransform(matrix.inverse());
  }

  zoom(factor, at = null) {
    if (!this.base) return;
    this.moved = true;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const w = this.base.w / scale;
    const h = this.base.h / scale;
    const centre = at ?? { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
    const x = centre.x - ((centre.x - this.box.x) * w) / this.box.w;
    const y = centre.y - ((centre.y - this.box.y) * h) / this.box.h;
    this.place(x, y, w, h);
  }

  /** Shows this part of the picture, or as near to it as can be without showing more beside the picture than must be. */
  place(x, y, w = this.box.w, h = this.box.h) {
    const { base } = this;
    this.box = { x, y, w, h };
    const seen = this.window;
    // What is seen is more than was asked for where the window has another shape; it lies around it.
    const kept = (at, size, low, whole, part) => (size >= whole ? low + (whole - part) / 2 : Math.min(Math.max(at, low + (size - part) / 2), low + whole - (size + part) / 2));
    this.box.x = kept(x, seen.w, base.x, base.w, w);
    this.box.y = kept(y, seen.h, base.y, base.h, h);
    this.show();
  }

  pan(dx, dy) {
    this.moved = true;
    if (this.base) this.place(this.box.x + dx * this.box.w, this.box.y + dy * this.box.h);
  }

  fit() {
    if (!this.base) return;
    this.moved = true;
    this.box = { ...this.base };
    this.show();
  }

  /** Moves the window so that a thing on it is seen. */
  reveal(thing) {
    if (this.scale <= 1.001 || !this.svg?.contains(thing)) return;
    const frame = this.element.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (inside) return;
    const middle = this.point(box.left + box.width / 2, box.top + box.height / 2);
    this.place(middle.x - this.box.w / 2, middle.y - this.box.h / 2);
  }

  wheel(event) {
    if (!this.base) return;
    const closer = event.deltaY < 0;
    const wanted = event.ctrlKey || event.metaKey || this.scale > 1.001 || (closer && window.scrollY < 4);
    // All of the board is in sight and the reader scrolls the page: let the page have the wheel.
    if (!wanted || (!closer && this.scale <= 1.001 && !event.ctrlKey)) return;
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, step)) / 420), this.point(event.clientX, event.clientY));
  }

  down(event) {
    if (!this.base || (event.pointerType === "mouse" && event.button !== 0)) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) this.dragged = false;
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      if (!this.dragged) {
        if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK || this.scale <= 1.001) return;
        this.dragged = true;
        this.moved = true;
        this.element.setPointerCapture(event.pointerId);
        this.element.classList.add("dragging");
      }
      const from = this.point(before.x, before.y);
      const to = this.point(now.x, now.y);
      this.place(this.box.x + from.x - to.x, this.box.y + from.y - to.y);
    } else if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.dragged = true;
      const from = this.point((before.x + other.x) / 2, (before.y + other.y) / 2);
      const to = this.point((now.x + other.x) / 2, (now.y + other.y) / 2);
      this.place(this.box.x + from.x - to.x, this.box.y + from.y - to.y);
      if (was > 0) this.zoom(is / was, this.point((now.x + other.x) / 2, (now.y + other.y) / 2));
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.element.classList.remove("dragging");
  }

  /** A drag is not a click. */
  click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.element) return;
    const steps = { ArrowLeft: [-0.15, 0], ArrowRight: [0.15, 0], ArrowUp: [0, -0.15], ArrowDown: [0, 0.15] };
    if (event.key in steps && this.scale > 1.001) this.pan(...steps[event.key]);
    else if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
