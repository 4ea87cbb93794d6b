// A list that pops up beside a control: menus of messages, players, channels, completions.

import { element, icon } from "./dom.js";

let shown = null; // only one list is open at a time
let count = 0;

/** Close the list that is open, if its control is gone. */
export function closeOrphan() {
  if (shown && !shown.anchor.isConnected) shown.close();
}

/** What was drawn as *old* is drawn as *made* now: a list that is open stays, beside the same control. */
export function moveToSame(old, made) {
  if (!shown || !old.contains(shown.anchor)) return;
  const id = shown.anchor.dataset.customId;
  const same = [...made.querySelectorAll("[data-custom-id]")].find((control) => control.dataset.customId === id);
  if (same && !same.disabled) shown.moveTo(same);
}

export class Popup {
  #list;
  #box = null;
  #items = [];
  #active = -1;
  #typed = "";
  #typedAt = 0;

  /**
   * *anchor* is the control beside which it opens, *label* its name. *onchoose* gets the item chosen.
   * With *least* and *most* it is a list of several, and *onchoose* gets all values at the end.
   */
  constructor({ anchor, label, onchoose, onclose = () => {}, several = null, takesFocus = true, words = null }) {
    Object.assign(this, { anchor, label, onchoose, onclose, several, takesFocus, words });
    this.id = `list-${(count += 1)}`;
  }

  get isOpen() {
    return this.#box !== null;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  /** Open it with *items*: {value, label, description, selected, before, after, heading, text}. */
  show(items, active = null) {
    this.#items = items.filter((item) => item.heading === undefined);
    if (!this.isOpen) this.#open();
    this.#fill(items);
    const first = this.#items.findIndex((item) => item.selected);
    this.#activate(active ?? (this.takesFocus ? Math.max(first, 0) : -1));
    this.#place();
    if (this.takesFocus) this.#list.focus({ preventScroll: true });
  }

  #open() {
    shown?.close();
    shown = this;
    this.#list = element("div", {
      class: "popup-list",
      role: "listbox",
      id: this.id,
      tabindex: "-1",
      "aria-label": this.label,
      "aria-multiselectable": this.several ? "true" : null,
      onkeydown: (event) => this.#key(event),
    });
    // A press must not take the focus from the box that is typed in.
    this.#box = element("div", { class: "popup", onmousedown: (event) => event.preventDefault() }, this.#list);
    if (this.several) this.#box.append(this.#foot());
    (this.anchor.closest("dialog") ?? document.body).append(this.#box);
    this.anchor.setAttribute("aria-expanded", "true");
    this.anchor.setAttribute("aria-controls", this.id);
    document.addEventListener("pointerdown", this.#outside, true);
    document.addEventListener("scroll", this.#place, true);
    window.addEventListener("resize", this.#place);
  }

  #foot() {
    const { least, most } = this.several;
    const said = this.words.say("choose-range", { least, most: Math.min(most, this.#items.length) });
    this.doneButton = element("button", { type: "button", class: "button button-1", text: this.words.say("confirm"), onclick: () => this.#finish() });
    return element("div", { class: "popup-foot" }, element("span", { text: said }), this.doneButton);
  }

  #fill(items) {
    let n = -1;
    this.#list.replaceChildren(
      ...items.map((item) => {
        if (item.heading !== undefined) return element("div", { class: "popup-heading", role: "presentation", text: item.heading });
        n += 1;
        return this.#option(item, n);
      }),
    );
    if (this.several) this.#check();
  }

  #option(item, n) {
    return element(
      "div",
      {
        class: item.nested ? "option option-nested" : "option",
        role: "option",
        id: `${this.id}-${n}`,
        "aria-selected": String(Boolean(item.selected)),
        "data-value": item.value,
        onclick: () => this.#choose(n),
        onpointermove: () => this.#activate(n, false),
      },
      item.before ?? null,
      element(
        "span",
        { class: "option-words" },
        element("span", { class: "option-label", text: item.label }),
        item.description ? element("span", { class: "option-about", text: item.description }) : null,
      ),
      item.after ?? null,
      this.several || item.selected ? element("span", { class: "tick", "aria-hidden": "true" }, icon("check")) : null,
    );
  }

  // -- choosing ------------------------------------------------------------------------------------

  #choose(n) {
    const item = this.#items[n];
    if (!item) return;
    if (!this.several) {
      this.close();
      this.onchoose(item);
      return;
    }
    const full = this.#items.filter((one) => one.selected).length >= this.several.most;
    if (full && !item.selected) {
      if (this.several.most !== 1) return;
      for (const one of this.#items) one.selected = false;
    }
    item.selected = !item.selected;
    this.#check();
  }

  #check() {
    const chosen = this.#items.filter((item) => item.selected).length;
    const full = chosen >= this.several.most;
    this.#items.forEach((item, n) => {
      const option = document.getElementById(`${this.id}-${n}`);
      option?.setAttribute("aria-selected", String(Boolean(item.selected)));
      option?.setAttribute("aria-disabled", String(full && !item.selected && this.several.most !== 1));
    });
    this.doneButton.disabled = chosen < this.several.least;
  }

  #finish() {
    if (this.doneButton.disabled) return;
    this.close();
    this.onchoose(this.#items.filter((item) => item.selected).map((item) => item.value));
  }

  // -- keys ----------------------------------------------------------------------------------------

  #key(event) {
    if (event.key === "Tab") {
      event.preventDefault();
      if (this.several) this.#finish();
      else this.close(true);
      return;
    }
    if (this.key(event) || (this.several && event.key === " ")) return;
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) this.#jump(event.key);
  }

  /** Take a key, also one typed into the box beside it; whether it was taken. */
  key(event) {
    if (!this.isOpen) return false;
    const last = this.#items.length - 1;
    const steps = { ArrowDown: this.#active >= last ? 0 : this.#active + 1, ArrowUp: this.#active <= 0 ? last : this.#active - 1 };
    if (this.takesFocus) Object.assign(steps, { Home: 0, End: last });
    if (event.key in steps) this.#activate(steps[event.key]);
    else if (event.key === "Enter" && this.several && (event.ctrlKey || event.metaKey)) this.#finish();
    else if ((event.key === "Enter" || (event.key === " " && this.takesFocus)) && this.active) this.#choose(this.#active);
    else if (event.key === "Escape") this.close(true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #jump(letter) {
    const now = performance.now();
    this.#typed = now - this.#typedAt < 800 ? this.#typed + letter : letter;
    this.#typedAt = now;
    const wanted = this.#typed.toLocaleLowerCase();
    const found = this.#items.findIndex((item) => item.label.toLocaleLowerCase().startsWith(wanted));
    if (found >= 0) this.#activate(found);
  }

  #activate(n, scroll = true) {
    document.getElementById(`${this.id}-${this.#active}`)?.classList.remove("active");
    this.#active = n;
    const option = document.getElementById(`${this.id}-${n}`);
    option?.classList.add("active");
    if (scroll) option?.scrollIntoView({ block: "nearest" });
    const speaker = this.takesFocus ? this.#list : this.anchor;
    if (option) speaker.setAttribute("aria-activedescendant", option.id);
    else speaker.removeAttribute("aria-activedescendant");
  }

  // -- place ---------------------------------------------------------------------------------------

  #outside = (event) => {
    if (this.#box.contains(event.target) || this.anchor.contains(event.target)) return;
    const chosen = this.#items.filter((item) => item.selected).length;
    if (this.several && chosen >= this.several.least) this.#finish();
    else this.close();
  };

  #place = () => {
    if (!this.isOpen) return;
    if (!this.anchor.isConnected) {
      this.close();
      return;
    }
    const box = this.#box;
    const at = this.anchor.getBoundingClientRect();
    const width = Math.min(Math.max(at.width, 240), 440, innerWidth - 16);
    box.style.setProperty("width", `${width}px`);
    box.style.setProperty("left", `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`);
    const below = innerHeight - at.bottom - 12;
    const above = at.top - 12;
    const height = Math.min(this.#list.scrollHeight + (this.several ? 56 : 0) + 10, 420);
    const isBelow = below >= height || below >= above;
    box.style.setProperty("max-height", `${Math.min(420, isBelow ? below : above)}px`);
    box.style.setProperty("top", isBelow ? `${at.bottom + 4}px` : "auto");
    box.style.setProperty("bottom", isBelow ? "auto" : `${innerHeight - at.top + 4}px`);
  };

  moveTo(anchor) {
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", this.id);
  }

  /** Close it; with *refocus* the control has the focus again. */
  close(refocus = false) {
    if (!this.isOpen) return;
    const hadFocus = this.#box.contains(document.activeElement);
    document.removeEventListener("pointerdown", this.#outside, true);
    document.removeEventListener("scroll", this.#place, true);
    window.removeEventListener("resize", this.#place);
    this.#box.remove();
    this.#box = null;
    this.anchor.setAttribute("aria-expanded", "false");
    this.anchor.removeAttribute("aria-activedescendant");
    if (shown === this) shown = null;
    if (refocus || hadFocus) this.anchor.focus({ preventScroll: true });
    this.onclose();
  }
}
