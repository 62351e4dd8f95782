// The live line to the server: fresh sights as they come, and patience when it breaks.

const FIRST = 400;
const LONGEST = 8000;
const PULSE = 25000;
const REFUSED = 60000; // what was refused would be refused again at once
const CROWDED = "too-many-lines";

/** What this page calls its live line, so that an answer to a request does not come over it once more. */
export const line = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let open = null; // the line of this page while it is up

/** Says that a sight came with an answer: the next one need only tell what is new since. */
export function arrived({ version, heard, pieces }) {
  const hashes = Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, piece.hash]));
  open?.send(JSON.stringify({ type: "have", version, heard, pieces: hashes }));
}

export class Live {
  constructor(id, { sight, state, have, company }) {
    this.path = `/live/${id}`;
    this.on = { sight, state, have, company };
    this.wait = FIRST;
    this.timer = 0;
    this.crowded = false;
    this.connect();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const language = encodeURIComponent(document.documentElement.lang);
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}?${this.on.have()}&lang=${language}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST;
      open = socket;
      this.on.state("live");
      this.pulse = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PULSE);
    });
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "sight") this.on.sight(message);
      else if (message.type === "company") this.on.company(message);
    });
    socket.addEventListener("close", ({ reason }) => {
      clearInterval(this.pulse);
      if (socket !== this.socket) return;
      open = null;
      this.crowded = reason === CROWDED;
      this.on.state(this.crowded ? "crowded" : "reconnecting");
      if (this.crowded) this.wait = REFUSED;
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = this.crowded ? FIRST : Math.min(LONGEST, this.wait * 1.7);
    });
  }

  hurry() {
    if (this.socket.readyState === WebSocket.CLOSED && !this.crowded) {
      this.wait = FIRST;
      this.connect();
    }
  }
}
