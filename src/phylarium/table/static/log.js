// What happened, in words, grouped by turn.
import { $, h, ruleButton, say } from "./dom.js";

export class Log {
  constructor({ light, look }) {
    this.box = $("ui-log-lines");
    this.lines = [];
    this.group = null;
    this.light = light;
    this.look = look;
    const over = (event) => this.light((event.target.closest("li")?.dataset.targets ?? "").split(" ").filter(Boolean));
    const away = () => this.light([]);
    this.box.addEventListener("pointerover", over);
    this.box.addEventListener("focusin", over);
    this.box.addEventListener("pointerleave", away);
    this.box.addEventListener("focusout", away);
  }

  /** Lines from `from` on; earlier ones stand. */
  take(lines, from) {
    if (from === undefined || from === null || from > this.lines.length) from = 0;
    if (from < this.lines.length) {
      // An undo, or the whole log again: keep what is the same and write the rest anew.
      const kept = this.lines.slice(0, from).concat(lines);
      let same = 0;
      while (same < kept.length && same < this.lines.length && kept[same].text === this.lines[same].text && kept[same].number === this.lines[same].number) same += 1;
      if (same === this.lines.length) return this.append(kept.slice(same));
      this.lines = [];
      this.group = null;
      this.box.replaceChildren();
      return this.append(kept);
    }
    return this.append(lines);
  }

  append(lines) {
    const atEnd = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60 || !this.lines.length;
    for (const line of lines) {
      const heading = line.turn || (line.number ? "" : say("log_before"));
      if (!this.group || (heading && heading !== this.heading)) {
        this.heading = heading;
        this.list = h("ul");
        const title = h("h3", {}, heading, line.number ? h("button", { type: "button", class: "at", title: say("action_at", { number: line.number }), "aria-label": say("action_at", { number: line.number }), onclick: () => this.look(line.number) }, ` ${say("action_count", { number: line.number })}`) : null);
        this.group = h("section", { class: "log-group" }, title, this.list);
        this.box.append(this.group);
      }
      this.list.append(h("li", { "data-targets": line.targets?.length ? line.targets.join(" ") : null }, line.text, " ", line.rule ? ruleButton(line.rule, line.rule_text) : null));
      this.lines.push(line);
    }
    if (!this.lines.length) this.box.replaceChildren(h("p", { class: "quiet" }, say("log_empty")));
    if (atEnd) this.box.scrollTop = this.box.scrollHeight;
  }
}
