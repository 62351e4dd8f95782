// The window onto the board: pan and zoom by wheel, pinch, drag and keys. It moves the viewBox only.

const MOST = 8;
const SLACK = 6;

export class BoardView {
  constructor(element) {
    this.element = element;
    this.base = null;
    this.box = null;
    this.pointers = new Map();
    this.dragged = false;
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"]) element.addEventListener(type, (event) => this.up(event));
    element.addEventListener("click", (event) => this.click(event), true);
    element.addEventListener("keydown", (event) => this.key(event));
  }

  get svg() {
    return this.element.querySelector("svg");
  }

  /** Called after the picture was replaced: keep the window where it was. */
  renewed() {
    const view = this.svg?.viewBox.baseVal;
    if (!view || !view.width) return;
    const base = { x: view.x, y: view.y, w: view.width, h: view.height };
    const same = this.base && ["x", "y", "w", "h"].every((side) => this.base[side] === base[side]);
    this.base = base;
    this.element.style.setProperty("--aspect", `${base.w} / ${base.h}`);
    if (!same || !this.box) this.box = { ...base };
    this.show();
  }

  get scale() {
    return this.base ? this.base.w / this.box.w : 1;
  }

  show() {
    const { x, y, w, h } = this.box;
    this.svg?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.element.classList.toggle("zoomed", this.scale > 1.001);
  }

  /** A point of the screen, in the picture's own units. */
  point(x, y) {
    const matrix = this.svg.getScreenCTM();
    return new DOMPoint(x, y).matrixTransform(matrix.inverse());
  }

  zoom(factor, at = null) {
    if (!this.base) return;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const w = this.base.w / scale;
    const h = this.base.h / scale;
    const centre = at ?? { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
    const x = centre.x - ((centre.x - this.box.x) * w) / this.box.w;
    const y = centre.y - ((centre.y - this.box.y) * h) / this.box.h;
    this.place(x, y, w, h);
  }

  place(x, y, w = this.box.w, h = this.box.h) {
    const { base } = this;
    const within = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));
    this.box = { x: within(x, base.x, base.x + base.w - w), y: within(y, base.y, base.y + base.h - h), w, h };
    this.show();
  }

  pan(dx, dy) {
    if (this.base) this.place(this.box.x + dx * this.box.w, this.box.y + dy * this.box.h);
  }

  fit() {
    if (!this.base) return;
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
