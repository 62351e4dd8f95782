// The buttons under the prompt foretell what they bring about, as the list does.
import { options } from "./parts.js";
import { point } from "./previews.js";

const actionOf = (event) => event.target.closest(".option")?.dataset.action ?? null;

options.ends.addEventListener("pointerover", (event) => event.pointerType !== "touch" && point(actionOf(event)));
options.ends.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && point(null));
options.ends.addEventListener("focusin", (event) => point(actionOf(event)));
options.ends.addEventListener("focusout", () => point(null));
