// The line to the stand-in. It connects again by itself.

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

export class Line {
  #socket = null;
  #count = 0;
  #waiting = new Map();
  #pause = FIRST_PAUSE;

  /** *onevent* gets every frame but results; *onstate* is told whether there is a connection. */
  constructor(onevent, onstate) {
    this.onevent = onevent;
    this.onstate = onstate;
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/page/ws`);
    socket.addEventListener("open", () => {
      this.#pause = FIRST_PAUSE;
      this.onstate(true);
    });
    socket.addEventListener("message", (frame) => this.#hear(JSON.parse(frame.data)));
    socket.addEventListener("close", () => this.#lost());
    this.#socket = socket;
  }

  /** The result of an action; `{error, lost: true}` where the line is cut. */
  ask(deed) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "offline", lost: true });
    this.#count += 1;
    const n = this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve);
      this.#socket.send(JSON.stringify({ ...deed, n }));
    });
  }

  #hear(event) {
    if (event.what !== "done") {
      this.onevent(event);
      return;
    }
    this.#waiting.get(event.n)?.(event);
    this.#waiting.delete(event.n);
  }

  #lost() {
    for (const resolve of this.#waiting.values()) resolve({ error: "offline", lost: true });
    this.#waiting.clear();
    this.onstate(false);
    setTimeout(() => this.connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
