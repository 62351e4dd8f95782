// What happened, in words, grouped by turn.
import { $, h, ruleButton, say, write } from "./dom.js";

const SLACK = 40;
const RUN = 4; // so many lines of one kind in a row are folded

export class Log {
  /** `light` marks things on the board; `look` at a moment and `earlier` lines are set by the table. */
  constructor({ light }) {
    this.box = $("ui-log-lines");
    this.lines = [];
    this.group = null;
    this.list = null;
    this.run = null;
    this.light = light;
    this.look = null;
    this.earlier = null;
    this.start = 0;
    this.moment = null;
    this.following = true;
    const over = (event) => this.light((event.target.closest("li")?.dataset.targets ?? "").split(" ").filter(Boolean));
    const away = () => this.light([]);
    this.box.addEventListener("pointerover", over);
    this.box.addEventListener("focusin", over);
    this.box.addEventListener("pointerleave", away);
    this.box.addEventListener("focusout", away);
    // A line that is touched shows on the board what it is about; the next touch puts that out.
    this.box.addEventListener("click", over);
    // Whoever scrolls up reads; whoever is at the end wants to stay there, also when the box changes its size.
    for (const type of ["wheel", "touchmove", "keyup", "pointerup"]) {
      this.box.addEventListener(type, () => requestAnimationFrame(() => this.noticed()), { passive: true });
    }
    new ResizeObserver(() => this.toEnd()).observe(this.box);
  }

  noticed() {
    this.following = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < SLACK;
  }

  toEnd() {
    if (this.following && this.moment === null) this.box.scrollTop = this.box.scrollHeight;
  }

  /** Lines of which the first is number `from` of the log; earlier ones stand, and so does one that is null. */
  take(news, from) {
    const lines = news.map((line, i) => line ?? this.lines[from + i - this.start]);
    const known = this.start + this.lines.length;
    if (!this.lines.length || from > known) return this.renew(lines, from);
    if (from < this.start) return this.renew(lines, from);
    const whole = this.lines.slice(0, from - this.start).concat(lines);
    const same = this.lines.every((line, i) => whole[i]?.text === line.text && whole[i].number === line.number);
    // An undo takes lines away: then the rest is written anew.
    return same ? this.append(whole.slice(this.lines.length)) : this.renew(whole, this.start);
  }

  renew(lines, start = 0) {
    this.start = start;
    this.lines = [];
    this.group = null;
    this.list = null;
    const more = h("button", { type: "button", class: "button bare", onclick: this.earlier }, say("log_earlier"));
    this.box.replaceChildren(...(start > 0 ? [more] : []));
    this.following = true;
    this.append(lines);
  }

  append(lines) {
    for (const line of lines) {
      const heading = this.headingOf(line);
      if (!this.group || heading !== this.heading) this.open(heading, line);
      if (line.opens) this.title.append(" ", ruleButton(line.rule));
      else this.add(line);
      this.lines.push(line);
    }
    if (!this.lines.length) this.box.replaceChildren(h("p", { class: "quiet" }, say("log_empty")));
    this.toEnd();
  }

  /** Writes a line. A run of lines of one kind is folded: the first is there, the others on demand. */
  add(line) {
    const targets = line.targets.length ? line.targets.join(" ") : null;
    const item = h("li", { "data-targets": targets, "data-number": line.number }, line.text, " ", line.rule ? ruleButton(line.rule) : null);
    if (this.run?.what !== line.what) this.run = { what: line.what, items: [], fold: null };
    const { run } = this;
    run.items.push(item);
    if (run.items.length < RUN) this.list.append(item);
    else {
      run.fold ??= this.fold();
      run.fold.list.append(...run.items.slice(1));
      run.fold.words();
    }
  }

  /** Where the lines of a run go that are like its first. */
  fold() {
    const { run } = this;
    const list = h("ul", { hidden: true });
    const button = h("button", { type: "button", class: "log-more", "aria-expanded": "false" });
    const words = () => write(button, list.hidden ? say("log_more", { number: run.items.length - 1 }) : say("log_fewer"));
    button.addEventListener("click", () => {
      list.hidden = !list.hidden;
      button.setAttribute("aria-expanded", String(!list.hidden));
      words();
    });
    this.list.append(h("li", { class: "log-fold" }, button, list));
    return { list, words };
  }

  /** The turn that a line belongs to, as the game calls it. */
  headingOf(line) {
    return line.turn || say("log_before");
  }

  /** While one looks back: lines of what came later stand back, and the moment is in sight. */
  until(number) {
    let last = null;
    for (const item of this.box.querySelectorAll("li[data-number]")) {
      const later = number !== null && Number(item.dataset.number) > number;
      item.classList.toggle("later", later);
      if (!later) last = item;
    }
    const moved = number !== this.moment;
    this.moment = number;
    if (!moved) return;
    if (number === null) {
      this.following = true;
      this.toEnd();
      return;
    }
    last = last?.closest("[hidden]")?.parentElement ?? last;
    const end = last ? last.offsetTop + last.offsetHeight - this.box.offsetTop : 0;
    this.box.scrollTop = end - this.box.clientHeight / 2;
  }

  /** A new turn, round or phase. One of which there is nothing to tell gives way to the next. */
  open(heading, line) {
    if (this.list && !this.list.childElementCount) this.group.remove();
    this.heading = heading;
    this.run = null;
    this.list = h("ul");
    const words = say("action_at", { number: line.number });
    const at = h("button", { type: "button", class: "at", title: words, "aria-label": words, onclick: () => this.look(line.number) }, `· ${line.number}`);
    this.title = h("h3", {}, heading, line.number ? at : null);
    this.group = h("section", { class: "log-group" }, this.title, this.list);
    if (!this.lines.length && !this.start) this.box.replaceChildren();
    this.box.append(this.group);
  }
}
