// It has become somebody's turn at this screen: a sound, if that is wanted, and a badge on the page where it is installed.
import { setting } from "./settings.js";
import { state } from "./state.js";

const NOTES = [
  [0, 523.25],
  [0.16, 783.99],
]; // seconds from now, and how high
let was = state.sight.yours;
let audio = null;

/** Browsers let a page sound only after somebody has touched it. */
function wake() {
  if (!setting("sound")) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { passive: true });

/** Two soft notes, made here: there is no file to fetch. */
export function chime() {
  if (!setting("sound") || audio?.state !== "running") return;
  for (const [at, pitch] of NOTES) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    const begin = audio.currentTime + at;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + 0.55);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.6);
  }
  document.documentElement.dataset.chimed = String(Number(document.documentElement.dataset.chimed ?? 0) + 1);
}

export function showTurn() {
  const { yours } = state.sight;
  if (yours && !was) chime();
  if (yours !== was) (yours ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {}); // not installed: there is no badge
  was = yours;
}
