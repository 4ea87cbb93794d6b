// The messages of a pane: drawn where they changed, kept at the bottom unless scrolled up.

import { element, icon, iconButton } from "./dom.js";
import { continues, messageElement } from "./message.js";
import { keepPictures } from "./pictures.js";
import { moveToSame } from "./popup.js";

const SHOWN = 100; // messages drawn at first, and more with each press
const NEAR = 60; // pixels from the bottom that still count as the bottom

export class MessageList {
  #nodes = new Map(); // id -> {node, signature}
  #place = null;
  #limit = SHOWN;
  #isAtEnd = true;
  #top = 0; // where it was scrolled to

  constructor(pane) {
    this.pane = pane;
    this.earlier = element("button", { type: "button", class: "button button-2 earlier", hidden: true, onclick: () => this.#more() });
    this.empty = element("p", { class: "empty" });
    this.inside = element("div", { class: "inside" });
    this.notes = element("div", { class: "notes" });
    const all = element("div", { class: "all" }, this.earlier, this.empty, this.inside, this.notes);
    this.scroller = element("div", { class: "messages", role: "log", tabindex: "0", onscroll: () => this.#scrolled() }, all);
    this.latest = element("button", { type: "button", class: "latest", hidden: true, onclick: () => this.toEnd() });
    this.element = element("div", { class: "messages-frame" }, this.scroller, this.latest);
    // Pictures that arrive and panels that grow must not push the newest out of sight.
    this.observer = new ResizeObserver(() => this.#isAtEnd && this.toEnd());
    this.observer.observe(all);
    this.observer.observe(this.scroller);
  }

  close() {
    this.observer.disconnect();
  }

  get isAtEnd() {
    return this.#isAtEnd;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#top = this.scroller.scrollTop;
    this.#isAtEnd = true;
    this.latest.hidden = true;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    // Only whoever scrolls up leaves the end: what grows meanwhile moves it away from below.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#isAtEnd = true;
    else if (scrollTop < this.#top) this.#isAtEnd = false;
    this.#top = scrollTop;
    if (this.#isAtEnd) this.latest.hidden = true;
  }

  #more() {
    const { scrollHeight, scrollTop } = this.scroller;
    this.#limit += SHOWN;
    this.draw();
    this.scroller.scrollTop = scrollTop + this.scroller.scrollHeight - scrollHeight;
  }

  // -- drawing -------------------------------------------------------------------------------------

  draw() {
    const { pane } = this;
    const { world, words } = pane;
    const view = pane.view();
    const place = `${pane.user}/${pane.place}`;
    if (place !== this.#place) this.#reset(place);
    const all = world.messagesFor(pane.user, pane.place);
    const entries = all.slice(-this.#limit);
    const newest = this.inside.lastElementChild?.dataset.message;
    this.#arrange(entries, view);
    this.#drawNotes(world.notesFor(pane.user, pane.place));
    this.scroller.setAttribute("aria-label", pane.placeName());
    this.earlier.hidden = entries.length === all.length;
    this.earlier.textContent = words.say("earlier");
    this.empty.hidden = all.length > 0;
    this.empty.textContent = words.say("nothing", { place: pane.placeName() });
    this.latest.textContent = words.say("latest");
    if (this.#isAtEnd) this.toEnd();
    else if (entries.length && newest !== entries.at(-1).message.id) this.latest.hidden = false;
  }

  #reset(place) {
    this.#place = place;
    this.#limit = SHOWN;
    this.#isAtEnd = true;
    this.#nodes.clear();
    this.inside.replaceChildren();
  }

  #arrange(entries, view) {
    const wanted = new Set(entries.map((entry) => entry.message.id));
    for (const [id, { node }] of this.#nodes) {
      if (wanted.has(id)) continue;
      if (node.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
      node.remove();
      this.#nodes.delete(id);
    }
    let before = null;
    let last = null;
    for (const entry of entries) {
      const node = this.#node(entry, continues(before?.message, entry.message), view);
      const next = last ? last.nextSibling : this.inside.firstChild;
      if (node !== next) this.inside.insertBefore(node, next);
      before = entry;
      last = node;
    }
  }

  #node(entry, grouped, view) {
    const { id } = entry.message;
    const signature = this.#signature(entry, grouped, view);
    const known = this.#nodes.get(id);
    if (known?.signature === signature) return known.node;
    const node = messageElement(entry, grouped, view);
    if (known) {
      keepPictures(known.node, node);
      moveToSame(known.node, node);
      const focused = focusIn(known.node);
      known.node.replaceWith(node);
      if (focused) refocus(node, focused);
    }
    this.#nodes.set(id, { node, signature });
    return node;
  }

  #signature({ version, message }, grouped, { world, words, locale, user }) {
    const thread = (world.threadOf(message) ?? world.channel(message.message_reference?.channel_id ?? ""))?.id;
    const inThread = thread && thread !== message.channel_id ? [world.channel(thread).name, world.messagesFor(user, thread).length, world.unread(user, thread).fresh] : [];
    return [version, grouped, locale, words.language, world.people.length, world.faultOf(user, message.id), ...inThread].join("|");
  }

  #drawNotes(notes) {
    const { world, words } = this.pane;
    const dismiss = (id) => {
      world.forgetNotes((note) => note.id !== id);
      this.pane.redraw();
    };
    this.notes.replaceChildren(
      ...notes.map((note) =>
        element("div", { class: "note", role: "alert" }, icon("eye"), element("span", { text: note.text }), iconButton("close", words.say("dismiss"), () => dismiss(note.id))),
      ),
    );
  }
}

// -- the focus outlives a message that is drawn anew ---------------------------------------------

const CONTROLS = "button, a";

function focusIn(node) {
  const focused = document.activeElement;
  if (!node.contains(focused)) return null;
  return { id: focused.dataset.customId, n: [...node.querySelectorAll(CONTROLS)].indexOf(focused) };
}

function refocus(node, { id, n }) {
  const controls = [...node.querySelectorAll(CONTROLS)];
  const same = controls.find((control) => id && control.dataset.customId === id && !control.disabled);
  (same ?? controls[Math.min(n, controls.length - 1)])?.focus({ preventScroll: true });
}
