// A command being filled in: a chip for each option, with what can be chosen above it.

import { plain } from "./commands.js";
import { element, icon, iconButton } from "./dom.js";
import { upload } from "./modal.js";
import { Popup } from "./popup.js";

const PAUSE = 90; // milliseconds without typing after which completions are asked for
const [TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT] = [3, 4, 5, 6, 7, 8, 9, 10, 11];

export class CommandForm {
  /** *onsend* gets the options by name, *onleave* is called when the player gives up. */
  constructor(command, pane, { onsend, onleave }) {
    this.command = command;
    this.pane = pane;
    this.words = pane.words;
    this.onsend = onsend;
    this.onleave = onleave;
    this.chips = [];
    this.name = element("span", { class: "command-name", text: `/${command.shown}` });
    this.about = element("div", { class: "command-about", "aria-live": "polite", text: command.about });
    this.list = element("div", { class: "chips" });
    this.more = element("div", { class: "more" });
    this.sendButton = element("button", { type: "submit", class: "icon-button send", "aria-label": this.words.say("send"), title: this.words.say("send") }, icon("send"));
    this.element = element(
      "form",
      { class: "command", "aria-label": `/${command.shown}`, onkeydown: (event) => this.#key(event) },
      this.about,
      element("div", { class: "command-line" }, this.name, this.list, this.more, iconButton("close", this.words.say("leave-command"), onleave), this.sendButton),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    for (const option of command.options) if (option.required) this.#add(option);
    this.#offer();
  }

  focus() {
    const first = this.chips.find((chip) => chip.isEmpty) ?? this.chips[0];
    if (first) first.focus();
    else this.sendButton.focus();
  }

  close() {
    for (const chip of this.chips) chip.close();
    this.element.remove();
  }

  #add(option) {
    const chip = new Chip(option, this);
    this.chips.push(chip);
    this.list.append(chip.element);
    return chip;
  }

  remove(chip) {
    chip.close();
    this.chips = this.chips.filter((one) => one !== chip);
    chip.element.remove();
    this.#offer();
    this.chips.length ? this.chips.at(-1).focus() : this.sendButton.focus();
  }

  #offer() {
    const given = this.chips.map((chip) => chip.option.name);
    const left = this.command.options.filter((option) => !given.includes(option.name));
    this.more.replaceChildren(
      ...left.map((option) =>
        element("button", {
          type: "button",
          class: "add-option",
          text: `+ ${option.shown}`,
          title: option.about,
          "aria-label": this.words.say("add-option", { name: option.shown }),
          onclick: () => {
            const chip = this.#add(option);
            this.#offer();
            chip.focus();
          },
        }),
      ),
    );
  }

  /** What is filled in and can be sent, but for *except*. */
  values(except = null) {
    const given = this.chips.filter((chip) => chip !== except && !chip.isEmpty).map((chip) => [chip.option.name, chip.value()]);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  }

  tell(text) {
    this.about.textContent = text;
    this.about.classList.remove("wrong");
  }

  /** Go on from *chip*: to the next one without a value, else stay. */
  next(chip) {
    const later = [...this.chips.slice(this.chips.indexOf(chip) + 1), ...this.chips].find((one) => one.isEmpty && one !== chip);
    if (later) later.focus();
  }

  #key(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.onleave();
  }

  #send() {
    for (const chip of this.chips) chip.settle();
    const wrong = this.chips.find((chip) => (chip.isEmpty ? chip.option.required : chip.value() === undefined));
    if (wrong) {
      wrong.focus();
      this.about.textContent = this.words.say(wrong.isEmpty ? "needs-option" : "bad-option", { name: wrong.option.shown });
      this.about.classList.add("wrong");
      return;
    }
    this.onsend(this.values());
  }
}

class Chip {
  #chosen = null; // the item taken from the list
  #file = null;
  #timer = null;
  #asked = 0;

  constructor(option, form) {
    this.option = option;
    this.form = form;
    const { words } = form;
    const isFile = option.type === ATTACHMENT;
    this.input = element("input", {
      class: "chip-input",
      type: isFile ? "file" : "text",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": option.required ? `${option.shown} (${words.say("required")})` : option.shown,
      "aria-required": String(Boolean(option.required)),
      role: this.#lists ? "combobox" : null,
      "aria-expanded": this.#lists ? "false" : null,
      "aria-autocomplete": this.#lists ? "list" : null,
      oninput: () => this.#typed(),
      onfocus: () => this.#entered(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#left(),
      onchange: isFile ? () => this.#took() : null,
    });
    this.element = element(
      "label",
      { class: option.required ? "chip chip-required" : "chip" },
      element("span", { class: "chip-name", text: option.shown, "aria-hidden": "true" }),
      this.input,
      option.required ? null : iconButton("close", words.say("remove-option", { name: option.shown }), () => form.remove(this), { tabindex: "-1" }),
    );
    this.popup = new Popup({ anchor: this.input, label: option.shown, takesFocus: false, onchoose: (item) => this.#take(item) });
    this.#fit();
  }

  get #lists() {
    return Boolean(this.option.choices?.length || this.option.autocomplete || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(this.option.type));
  }

  get isEmpty() {
    return this.option.type === ATTACHMENT ? !this.#file : this.input.value.trim() === "";
  }

  focus() {
    this.input.focus({ preventScroll: true });
    this.#entered();
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.popup.close();
  }

  /** What is sent; undefined for what the option doesn't take. */
  value() {
    const { option } = this;
    if (this.#chosen) return this.#chosen.value;
    if (option.type === ATTACHMENT) return this.#file;
    const text = this.input.value.trim();
    if (option.choices?.length || (this.#lists && !option.autocomplete)) return undefined;
    if (option.type === TEXT) return isWithin(text.length, option.min_length, option.max_length) ? text : undefined;
    const number = Number(text.replace(",", "."));
    if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number))) return undefined;
    return isWithin(number, option.min_value, option.max_value) ? number : undefined;
  }

  /** Take what was typed in full without being chosen. */
  settle() {
    if (this.#chosen || this.option.autocomplete) return;
    const wanted = plain(this.input.value);
    const same = this.#known().find((item) => plain(item.label) === wanted || plain(String(item.value)) === wanted);
    if (same && wanted) this.#chosen = same;
  }

  // -- typing --------------------------------------------------------------------------------------

  #entered() {
    this.form.tell(`${this.option.shown}: ${this.option.about}`);
    this.element.classList.add("chip-open");
    if (this.#lists && !this.popup.isOpen) this.#complete(0);
  }

  #left() {
    this.popup.close();
    this.element.classList.remove("chip-open");
    this.settle();
    this.element.classList.toggle("chip-wrong", !this.isEmpty && this.value() === undefined);
  }

  #typed() {
    this.#chosen = null;
    this.#fit();
    if (this.#lists) this.#complete(PAUSE);
  }

  #fit() {
    this.input.style.setProperty("width", `${Math.max(6, Math.min(this.input.value.length + 2, 30))}ch`);
  }

  async #took() {
    const [file] = this.input.files;
    this.#file = file ? await upload(file) : null;
  }

  #take(item) {
    this.#chosen = item;
    this.input.value = item.label;
    this.#fit();
    this.form.next(this);
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Tab" && this.popup.isOpen && this.popup.active && !this.#chosen) {
      event.preventDefault();
      const item = this.popup.active;
      this.popup.close();
      this.#take(item);
      return;
    }
    if (this.#chosen && event.key === "Enter") return; // what is chosen is sent
    if (this.popup.key(event)) return;
    if (this.#lists && event.key === "ArrowDown") this.#complete(0);
    if (event.key === "Backspace" && this.isEmpty && !this.option.required) {
      event.preventDefault();
      this.form.remove(this);
    }
  }

  // -- what can be chosen --------------------------------------------------------------------------

  #known() {
    const { option, form } = this;
    const { world, user, words } = { ...form.pane.sight(), words: form.words };
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN) return [{ value: true, label: words.say("yes") }, { value: false, label: words.say("no") }];
    const people = [...world.people.map((one) => ({ value: one.id, label: one.name })), { value: world.bot.id, label: world.nameOf(world.bot.id) }];
    const roles = world.guilds.flatMap((guild) => guild.roles.map((role) => ({ value: role.id, label: role.name })));
    const places = world.channelsOf(user).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    return { [USER]: people, [ROLE]: roles, [MENTIONABLE]: [...people, ...roles], [CHANNEL]: places }[option.type] ?? [];
  }

  #complete(pause) {
    clearTimeout(this.#timer);
    if (this.option.autocomplete) this.#timer = setTimeout(() => this.#ask(), pause);
    else this.#list(this.#known());
  }

  async #ask() {
    this.#asked += 1;
    const asked = this.#asked;
    const { option, form } = this;
    const deed = { do: "complete", channel: form.pane.place, name: form.command.name, option: option.name, typed: this.input.value, options: form.values(this) };
    const result = await form.pane.ask(deed);
    if (asked !== this.#asked || document.activeElement !== this.input) return;
    if (result.error || result.failed) form.tell(form.words.say("failed-command"));
    else this.#show((result.choices ?? []).map((choice) => ({ value: choice.value, label: nameOf(choice, form.pane.locale) })));
  }

  #list(items) {
    const wanted = this.#chosen ? "" : plain(this.input.value);
    this.#show(items.filter((item) => plain(item.label).includes(wanted)));
  }

  #show(items) {
    if (items.length === 0) {
      this.popup.close();
      if (!this.isEmpty) this.form.tell(this.form.words.say("no-options"));
      return;
    }
    this.form.tell(`${this.option.shown}: ${this.option.about}`);
    this.popup.show(items.slice(0, 25), 0);
  }
}

function nameOf(choice, locale) {
  return choice.name_localizations?.[locale] ?? choice.name;
}

function isWithin(size, least, most) {
  return (least === undefined || least === null || size >= least) && (most === undefined || most === null || size <= most);
}
