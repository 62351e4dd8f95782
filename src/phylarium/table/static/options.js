// The list of what can be done: sections of chips, numbers, type-ahead, ratings of a hint, and what is refused and why.
// What ends a decision (done, pass) is a button under the prompt.
import { $, folded, h, language, ruleButton, say, write } from "./dom.js";
import { onPointing } from "./pointing.js";

const MANY = 8;
const PAUSE = 1200;
const SHOWN = 3;

const tenths = new Intl.NumberFormat(language, { signDisplay: "always", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (value) => tenths.format(Math.abs(value) < 0.05 ? 0 : value).replace("-", "−");

export class Options {
  /** `light` marks things on the board; `play`, which takes an action, is set by the table. */
  constructor({ light }) {
    this.body = $("ui-options-body");
    this.ends = $("ui-ends");
    this.detail = $("ui-option-detail");
    this.play = null;
    this.light = light;
    this.options = [];
    this.typed = "";
    this.timer = 0;
    let last = null;
    const over = (event) => {
      if (event.type === "pointermove" && event.target === last) return;
      last = event.target;
      const pointed = event.target.closest("[data-target]");
      this.light(pointed?.dataset.target ? [pointed.dataset.target] : []);
      this.describe(event.target.closest(".option"));
    };
    const away = () => {
      last = null;
      this.light([]);
      this.describe(null);
    };
    for (const place of [this.body, this.ends]) {
      onPointing(place, over);
      place.addEventListener("focusin", over);
      place.addEventListener("pointerleave", away);
      place.addEventListener("focusout", away);
      place.addEventListener("click", (event) => {
        const option = event.target.closest(".option");
        if (option) this.play(option.dataset.action);
      });
    }
    for (const place of [this.body, this.ends]) place.addEventListener("keydown", (event) => this.key(event));
    $("ui-fold").addEventListener("click", () => this.fold($("ui-fold").getAttribute("aria-expanded") === "true"));
  }

  fold(folded) {
    $("ui-fold").setAttribute("aria-expanded", String(!folded));
    $("ui-options").classList.toggle("folded", folded);
  }

  /** Shows the options of a sight. Where there are none, `other` is shown under `title`. */
  show(options, refused, title, other, busy) {
    const inside = this.body.contains(document.activeElement) || this.ends.contains(document.activeElement);
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
    // Where nothing but ends is offered they are as good as any option.
    const ends = options.some((option) => !option.button) ? options.filter((option) => option.button) : [];
    this.ends.replaceChildren(...ends.map((option) => this.button(option, busy, option.button)));
    this.ends.hidden = !ends.length;
    if (options.length) {
      parts.push(this.list(options.filter((option) => !ends.includes(option)), busy), h("p", { class: "quiet", id: "ui-filter-none", hidden: true }, say("filter_none")));
    } else if (other) parts.push(other);
    this.describe(null);
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

  /** Options in their order; those of one section stand together where the first of them does. */
  list(options, busy) {
    const list = h("ol", { class: "options", id: "ui-option-list" });
    const sections = new Map();
    for (const option of options) {
      const item = h("li", {}, this.button(option, busy, option.chip));
      if (!option.chip) {
        list.append(item);
        continue;
      }
      const name = option.section ?? "";
      if (!sections.has(name)) {
        const chips = h("ol", { class: "option-chips" });
        sections.set(name, chips);
        const label = name ? h("span", { class: "section-name", "aria-hidden": "true" }, name) : null;
        list.append(h("li", { class: "option-section" }, h("div", { class: "section-body", role: "group", "aria-label": name || null }, label, chips)));
      }
      sections.get(name).append(item);
    }
    return list;
  }

  /** A button for an option; it shows all of it, or something short, and then says all of it to whoever listens. */
  button(option, busy, short = "") {
    return h(
      "button",
      { type: "button", class: short ? "option short" : "option", "data-action": option.action, "data-target": option.target || null, disabled: busy },
      h("span", { class: "n", "aria-hidden": "true" }, String(option.n)),
      h("span", { class: "text", "aria-hidden": short ? "true" : null }, short || option.text),
      short ? h("span", { class: "unseen whole" }, option.text) : null,
    );
  }

  /** The whole of an option of which the list says less. */
  describe(button) {
    const said = button?.classList.contains("short") ? [...button.querySelectorAll(".whole,.caution")] : [];
    const whole = said.map((part) => part.textContent).join(" · ");
    write(this.detail, whole);
    this.detail.hidden = !whole;
  }

  of(action) {
    const wanted = `.option[data-action="${CSS.escape(action)}"]`;
    return this.body.querySelector(wanted) ?? this.ends.querySelector(wanted);
  }

  busy(state) {
    for (const place of [this.body, this.ends]) for (const button of place.querySelectorAll(".option")) button.disabled = state;
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
    return [...this.body.querySelectorAll("li:not([hidden]) > .option"), ...this.ends.querySelectorAll(".option")];
  }

  narrow() {
    const wanted = folded(this.filter.value).split(" ").filter(Boolean);
    let left = 0;
    for (const option of this.options) {
      const text = folded(option.text);
      const fits = wanted.every((word) => (/^\d+$/.test(word) ? String(option.n) === word || text.includes(` ${word}`) : text.includes(word)));
      const item = this.of(option.action)?.closest("li");
      if (item) item.hidden = !fits;
      if (fits) left += 1;
    }
    for (const section of this.body.querySelectorAll(".option-section")) section.hidden = !section.querySelector("li:not([hidden])");
    $("ui-filter-none").hidden = left > 0;
    const only = left === 1 ? this.body.querySelector("li:not([hidden]) > .option") : null;
    this.light(only?.dataset.target ? [only.dataset.target] : []);
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
    for (const item of [button.closest("li"), button.closest(".option-section")]) if (item) item.hidden = false;
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
    const chip = event.target.closest(".short");
    if (event.key === "ArrowDown" || (chip && event.key === "ArrowRight")) this.step(1);
    else if (event.key === "ArrowUp" || (chip && event.key === "ArrowLeft")) this.step(-1);
    else if (event.key === "Enter" && event.target === this.filter) {
      const left = this.visible().filter((button) => button.closest("li"));
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
