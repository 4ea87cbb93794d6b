// The box below the messages: plain text, or a command with its options.

import { CommandForm } from "./commandform.js";
import { commandsIn, exactly, matching } from "./commands.js";
import { element, icon } from "./dom.js";
import { Popup } from "./popup.js";
import { DIRECT } from "./world.js";

const LONGEST = 2000;
const RULER = document.createElement("canvas").getContext("2d");

export class Composer {
  /** *pane* has `user`, `place`, `locale`, `use(deed)`; *words* are the page's. */
  constructor(pane) {
    this.pane = pane;
    this.words = pane.words;
    this.box = element("textarea", {
      class: "box",
      rows: "1",
      maxlength: LONGEST,
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      role: "combobox",
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
    });
    this.sendButton = element("button", { type: "button", class: "icon-button send", onclick: () => this.#send() }, icon("send"));
    this.plain = element("div", { class: "plain" }, this.box, this.sendButton);
    this.element = element("div", { class: "composer" }, this.plain);
    this.popup = new Popup({ anchor: this.box, label: "", takesFocus: false, onchoose: (item) => this.begin(item.command) });
    this.form = null;
    this.observer = new ResizeObserver(() => this.#hint());
    this.observer.observe(this.box);
    this.relabel();
  }

  close() {
    this.observer.disconnect();
  }

  /** Say everything anew: the place or the language is another. */
  relabel() {
    this.box.setAttribute("aria-label", this.#label());
    this.#hint();
    this.sendButton.setAttribute("aria-label", this.words.say("send"));
    this.sendButton.title = this.words.say("send");
    this.popup.label = this.words.say("commands");
    this.leave(false);
    if (this.box.value.startsWith("/")) this.box.value = "";
  }

  #label() {
    const { channel } = this.pane;
    const place = channel.type === DIRECT ? `@${this.pane.shortName()}` : this.pane.placeName();
    return this.words.say("message-box", { place });
  }

  /** Say in the empty box what it is for, without the place where that is too long. */
  #hint() {
    const label = this.#label();
    const { font, paddingLeft, paddingRight } = getComputedStyle(this.box);
    RULER.font = font;
    const room = this.box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    this.box.placeholder = RULER.measureText(label).width <= room ? label : this.words.say("message-box-short");
  }

  #commands() {
    return commandsIn(this.pane.world, this.pane.channel, this.pane.locale);
  }

  /** Write the command of that name, from its start. */
  write(name) {
    const command = exactly(this.#commands(), name);
    if (command) this.begin(command);
    else {
      this.box.value = `/${name}`;
      this.box.focus();
      this.#typed();
    }
  }

  // -- plain text ----------------------------------------------------------------------------------

  #typed() {
    this.#grow();
    const text = this.box.value;
    if (!text.startsWith("/")) {
      this.popup.close();
      return;
    }
    const commands = this.#commands();
    const full = text.endsWith(" ") ? exactly(commands, text.slice(1)) : null;
    if (full) {
      this.begin(full);
      return;
    }
    const found = matching(commands, text.slice(1));
    if (found.length === 0) {
      this.popup.close();
      return;
    }
    const items = found.map((command) => ({ value: command.name, label: `/${command.shown}`, description: command.about, command }));
    this.popup.show(items, 0);
  }

  #grow() {
    this.box.style.setProperty("height", "auto");
    this.box.style.setProperty("height", `${Math.min(this.box.scrollHeight, 160)}px`);
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.popup.isOpen && event.key === "Tab" && this.popup.active) {
      event.preventDefault();
      this.begin(this.popup.active.command);
      return;
    }
    if (this.popup.key(event)) return;
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.#send();
  }

  async #send() {
    const text = this.box.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const command = exactly(this.#commands(), text.slice(1));
      if (command) this.begin(command);
      else this.pane.note(this.words.say("no-command"));
      return;
    }
    this.box.value = "";
    this.#grow();
    const result = await this.pane.use({ do: "send", channel: this.pane.place, text });
    if (result.error && !this.box.value) {
      this.box.value = text;
      this.#grow();
    }
  }

  // -- commands ------------------------------------------------------------------------------------

  /** Fill in *command*. */
  begin(command) {
    this.popup.close();
    this.box.value = "";
    this.#grow();
    this.form?.close();
    this.form = new CommandForm(command, this.pane, {
      onsend: (options) => this.#use(command, options),
      onleave: () => this.leave(true),
    });
    this.plain.hidden = true;
    this.element.append(this.form.element);
    this.form.focus();
  }

  /** Back to plain text. */
  leave(refocus) {
    this.form?.close();
    this.form = null;
    this.plain.hidden = false;
    if (refocus) this.box.focus({ preventScroll: true });
  }

  #use(command, options) {
    this.leave(true);
    this.pane.use({ do: "slash", channel: this.pane.place, name: command.name, options });
  }
}
