// The pictures of a position: put in their places, marked with what can be chosen.
import { $, h } from "./dom.js";
import { refine } from "./fine.js";
import { animate, remember } from "./motion.js";
import { moving } from "./settings.js";

const beside = matchMedia("(min-width: 85rem)"); // what lies beside the board scrolls by itself

export class Pieces {
  constructor(view) {
    this.view = view;
    this.board = view.element.dataset.piece;
    this.root = $("ui-table");
    this.shown = new Map();
    this.targets = new Map();
    this.places = new Map();
    this.kept = []; // what stays lit as a lesson's card says, whatever pictures are shown: a preview's too
  }

  /** Where a piece belongs: the window that pans and zooms, the displays of the seats, or beside them. */
  area(name) {
    return name === this.board ? "board" : name.startsWith("panel") ? "seat" : "side";
  }

  /** Takes over what the server put into the page; answers the markup by name. */
  adopt(pieces) {
    const found = {};
    for (const [name, piece] of Object.entries(pieces)) {
      const place = this.place(name);
      this.label(name, place);
      found[name] = { ...piece, markup: place.querySelector("svg")?.outerHTML ?? "" };
      this.shown.set(name, piece.hash);
    }
    this.index();
    this.view.renewed();
    this.refine();
    const resized = new ResizeObserver(() => requestAnimationFrame(() => this.refine()));
    for (const place of ["ui-beside", "ui-mine"]) resized.observe($(place));
    return found;
  }

  /** A piece is called what its picture says it is. */
  label(name, place) {
    if (place.matches("section.piece")) place.setAttribute("aria-label", place.querySelector("svg")?.getAttribute("aria-label") ?? name);
  }

  place(name) {
    const known = this.places.get(name);
    if (known) return known;
    const where = this.area(name);
    let place;
    if (where === "board") place = $("ui-board-view");
    else {
      place = this.root.querySelector(`[data-piece="${CSS.escape(name)}"]`);
      if (!place && where === "seat") {
        place = h("div", { class: "piece seat", "data-piece": name });
        $("ui-panels").append(place);
      } else if (!place) {
        place = h("section", { class: "piece tabbed", "data-piece": name, "data-tab": name });
        $("ui-side").append(place);
      }
    }
    this.places.set(name, place);
    return place;
  }

  /** Shows these pieces; only those that differ are touched. What is only foreseen leaves the page laid out as it is. */
  show(pieces, { still = false, foreseen = false } = {}) {
    const changed = Object.entries(pieces).filter(([name, piece]) => this.shown.get(name) !== piece.hash);
    const gone = [...this.shown.keys()].filter((name) => !(name in pieces));
    if (!changed.length && !gone.length) return;
    const before = !still && moving() ? remember(this.root) : null;
    for (const name of gone) {
      const place = this.places.get(name);
      if (place.id) place.replaceChildren();
      else place.remove();
      this.places.delete(name);
      this.shown.delete(name);
    }
    for (const [name, piece] of changed) {
      const sheet = document.createElement("template");
      sheet.innerHTML = piece.markup;
      const place = this.place(name);
      place.replaceChildren(sheet.content);
      this.label(name, place);
      this.shown.set(name, piece.hash);
      if (this.area(name) === "board") this.view.renewed(foreseen);
    }
    this.index();
    this.refine();
    this.light(this.kept, "coached");
    if (before) animate(this.root, before);
  }

  /** Hides what is too small to be read in the pieces beside the board; the board does that for itself. */
  refine() {
    for (const picture of this.root.querySelectorAll(".piece > svg")) if (picture.querySelector("text.fine")) refine(picture);
  }

  index() {
    this.targets.clear();
    for (const element of this.root.querySelectorAll("svg .target[id]")) {
      const known = this.targets.get(element.id);
      if (known) known.push(element);
      else this.targets.set(element.id, [element]);
    }
  }

  of(id) {
    return this.targets.get(id) ?? [];
  }

  /** Marks what is on offer, and what was refused. */
  offer(options, refused) {
    const yours = new Set(options.map((option) => option.target).filter(Boolean));
    const dim = new Set(refused.map((option) => option.target).filter(Boolean));
    for (const [id, elements] of this.targets) {
      for (const element of elements) {
        element.classList.toggle("yours", yours.has(id));
        element.classList.toggle("refused-target", dim.has(id) && !yours.has(id));
        element.classList.remove("lit", "best");
      }
    }
    return yours;
  }

  /** Brings a thing into sight, or says at its folded panel, or at its tab, that it is there. */
  reveal(element) {
    this.view.reveal(element);
    if (beside.matches && element.closest("#ui-beside")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    element.closest("li.folded")?.classList.add("has-lit");
    const tab = element.closest(".tabbed:not(.shown)")?.dataset.tab;
    if (tab) $("ui-tabs").querySelector(`[data-open="${CSS.escape(tab)}"]`)?.classList.add("has-lit");
  }

  /** What matters on the board: what a lesson's card speaks of, what can be chosen, or what is in one's own colour. */
  mattering(marked, colour) {
    const board = this.view.svg;
    const there = (ids) => [...ids].flatMap((id) => this.of(id)).filter((element) => board?.contains(element));
    const spoken = there(this.kept);
    const found = spoken.length ? spoken.slice(0, 1) : there(marked);
    return found.length || !colour || !board ? found : [...board.querySelectorAll(`.${CSS.escape(colour)}`)];
  }

  light(ids, name = "lit") {
    for (const element of this.root.querySelectorAll(`svg .${name}`)) element.classList.remove(name);
    if (name === "lit") for (const place of this.root.querySelectorAll(".has-lit")) place.classList.remove("has-lit");
    for (const id of ids) {
      for (const element of this.of(id)) {
        element.classList.add(name);
        if (name === "lit") this.reveal(element);
      }
    }
  }
}
