// The list of what can be done: numbers, type-ahead, ratings of a hint, and what is refused and why.
import { $, folded, h, language, ruleButton, say, write } from "./dom.js";

const MANY = 8;
const PAUSE = 1200;
const SHOWN = 3;

const tenths = new Intl.NumberFormat(language, { signDisplay: "always", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (value) => tenths.format(value).replace("-", "−");

export class Options {
  /** `light` marks things on the board; `play`, which takes an action, is set by the table. */
  constructor({ light }) {
    this.body = $("ui-options-body");
    this.play = null;
    this.light = light;
    this.options = [];
    this.typed = "";
    this.timer = 0;
    const over = (event) => {
      const target = event.target.closest("[data-target]")?.dataset.target;
      this.light(target ? [target] : []);
    };
    this.body.addEventListener("pointerover", over);
    this.body.addEventListener("focusin", over);
    this.body.addEventListener("pointerleave", () => this.light([]));
    this.body.addEventListener("focusout", () => this.light([]));
    this.body.addEventListener("click", (event) => {
      const option = event.target.closest(".option");
      if (option) this.play(option.dataset.action);
    });
    this.body.addEventListener("keydown", (event) => this.key(event));
    $("ui-fold").addEventListener("click", () => this.fold($("ui-fold").getAttribute("aria-expanded") === "true"));
  }

  fold(folded) {
    $("ui-fold").setAttribute("aria-expanded", String(!folded));
    $("ui-options").classList.toggle("folded", folded);
  }

  /** Shows the options of a sight. Where there are none, `other` is shown under `title`. */
  show(options, refused, title, other, busy) {
    const inside = this.body.contains(document.activeElement);
    const same = options.length === this.options.length && options.every((option, i) => option.action === this.options[i].action);
    const words = same && this.filter ? this.filter.value : "";
    const focused = same ? document.activeElement?.dataset?.action : null;
    this.options = options;
    this.filter = null;
    const parts = [];
    if (options.length >= MANY) {
      this.filter = h("input", { type: "search", class: "filter", id: "ui-filter", "aria-label": say("filter"), placeholder: say("filter"), autocomplete: "off", value: words, oninput: () => this.narrow() });
      parts.push(this.filter);
    }
    if (options.length) {
      const list = h("ol", { class: "options", id: "ui-option-list" });
      for (const option of options) list.append(h("li", {}, this.button(option, busy)));
      parts.push(list, h("p", { class: "quiet", id: "ui-filter-none", hidden: true }, say("filter_none")));
    } else if (other) parts.push(other);
    if (refused.length) {
      parts.push(h("h3", { class: "refused-title" }, say("refused")));
      parts.push(
        h(
          "ul",
          { class: "refused" },
          ...refused.map((option) =>
            h("li", { "data-target": option.target || null }, h("span", { class: "text" }, option.text), h("br"), `${option.reason} `, option.rule ? ruleButton(option.rule) : null),
          ),
        ),
      );
    }
    this.body.replaceChildren(...parts);
    write($("ui-fold-words"), options.length ? say("options_count", { number: options.length }) : title);
    if (words) this.narrow();
    if (focused) this.of(focused)?.focus({ preventScroll: true });
    else if (inside) $("ui-options").focus({ preventScroll: true });
    if (same) return;
    this.body.scrollTop = 0;
    this.typed = "";
  }

  button(option, busy) {
    const target = option.target || null;
    return h(
      "button",
      { type: "button", class: "option", "data-action": option.action, "data-target": target, disabled: busy },
      h("span", { class: "n", "aria-hidden": "true" }, String(option.n)),
      h("span", { class: "text" }, option.text),
    );
  }

  of(action) {
    return this.body.querySelector(`.option[data-action="${CSS.escape(action)}"]`);
  }

  busy(state) {
    for (const button of this.body.querySelectorAll(".option")) button.disabled = state;
  }

  /** What a bot thinks of the options. */
  rate({ best, ratings }) {
    for (const rating of ratings) {
      const button = this.of(rating.action);
      if (!button) continue;
      button.querySelector(".rate")?.remove();
      button.querySelector(".terms")?.remove();
      button.append(h("span", { class: "rate" }, signed(rating.value)));
      // What weighs most, of the best option in the list and of the others when they are pointed at.
      const terms = [...rating.terms].sort((one, other) => Math.abs(other.value) - Math.abs(one.value)).slice(0, SHOWN);
      const words = terms.map((term) => `${term.text} ${signed(term.value)}`).join(" · ");
      if (rating.action === best && words) button.append(h("span", { class: "terms" }, words));
      else button.title = words;
      button.classList.toggle("best", rating.action === best);
    }
    const button = this.of(best);
    if (button) {
      button.classList.add("best");
      button.scrollIntoView({ block: "nearest" });
    }
  }

  visible() {
    return [...this.body.querySelectorAll("li:not([hidden]) > .option")];
  }

  narrow() {
    const wanted = folded(this.filter.value).split(" ").filter(Boolean);
    let left = 0;
    for (const item of this.body.querySelectorAll("#ui-option-list > li")) {
      const button = item.querySelector(".option");
      const number = button?.querySelector(".n").textContent;
      const text = folded(button?.textContent ?? "");
      const fits = !wanted.length || (button && wanted.every((word) => (/^\d+$/.test(word) ? number === word || text.includes(` ${word}`) : text.includes(word))));
      item.hidden = !fits;
      if (fits && button) left += 1;
    }
    $("ui-filter-none").hidden = left > 0;
    this.light(left === 1 ? [this.visible()[0].dataset.target].filter(Boolean) : []);
  }

  /** A digit was pressed: the option of that number is selected, Enter takes it. */
  digit(key) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ""), PAUSE);
    const longer = this.typed + key;
    const find = (text) => this.options.find((option) => String(option.n) === text);
    const found = find(longer) ?? find(key);
    this.typed = find(longer) ? longer : key;
    if (!found) return;
    this.fold(false);
    const button = this.of(found.action);
    button.closest("li").hidden = false;
    button.focus();
  }

  step(direction) {
    const buttons = this.visible();
    if (!buttons.length) return;
    this.fold(false);
    const at = buttons.indexOf(document.activeElement);
    const next = at < 0 ? (direction > 0 ? 0 : buttons.length - 1) : (at + direction + buttons.length) % buttons.length;
    buttons[next].focus();
  }

  key(event) {
    if (event.key === "ArrowDown") this.step(1);
    else if (event.key === "ArrowUp") this.step(-1);
    else if (event.key === "Enter" && event.target === this.filter) {
      const left = this.visible();
      if (left.length === 1) this.play(left[0].dataset.action);
      else left[0]?.focus();
    } else if (event.key === "Escape" && event.target === this.filter && this.filter.value) {
      this.filter.value = "";
      this.narrow();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
