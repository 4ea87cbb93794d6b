// A pane: one player's Discord, showing one channel.

import { Composer } from "./composer.js";
import { avatar, element, hue, icon, iconButton } from "./dom.js";
import { MessageList } from "./messagelist.js";
import { showModal } from "./modal.js";
import { Popup } from "./popup.js";
import { DIRECT, TEXT } from "./world.js";

export class Pane {
  /** *app* has the world, the words and the line; *user* and *place* are ids. */
  constructor(app, user, place) {
    Object.assign(this, { app, world: app.world, words: app.words, user, place });
    this.whoButton = this.#headButton("who", () => this.#choosePlayer());
    this.whereButton = this.#headButton("where", () => this.#choosePlace());
    this.bell = element("button", { type: "button", class: "bell", hidden: true, onclick: () => this.#goToRing() });
    this.menuButton = iconButton("more", "", () => this.#chooseSetting(), { class: "icon-button menu-button", "aria-haspopup": "listbox" });
    this.closeButton = iconButton("close", "", () => app.close(this));
    this.head = element("header", { class: "pane-head" }, this.whoButton, this.whereButton, this.bell, this.menuButton, this.closeButton);
    this.list = new MessageList(this);
    this.typing = element("div", { class: "typing", "aria-live": "polite" });
    this.composer = new Composer(this);
    this.element = element("section", { class: "pane" }, this.head, this.list.element, this.typing, this.composer.element);
    // A press on a rebuilt message must not lose the pane that was pressed in.
    this.element.addEventListener("focusin", () => app.activate(this, false));
  }

  #headButton(name, onclick) {
    return element("button", { type: "button", class: `head-button ${name}`, "aria-haspopup": "listbox", "aria-expanded": "false", onclick });
  }

  // -- what it shows -------------------------------------------------------------------------------

  get channel() {
    return this.world.channel(this.place);
  }

  get locale() {
    return this.world.person(this.user)?.locale ?? "en-US";
  }

  get name() {
    return this.world.nameOf(this.user);
  }

  /** The channel's name where there is little room. */
  shortName(channel = this.channel) {
    return channel.type === DIRECT ? this.world.nameOf(this.world.bot.id) : channel.name;
  }

  placeName(channel = this.channel) {
    if (channel.type === DIRECT) return this.words.say("direct-with", { name: this.world.nameOf(this.world.bot.id) });
    return channel.type === TEXT ? `#${channel.name}` : channel.name;
  }

  /** All that drawing a message takes. */
  view() {
    return {
      world: this.world,
      words: this.words,
      user: this.user,
      channel: this.channel,
      locale: this.locale,
      onuse: (deed, control) => this.use(deed, control),
      onopen: (place) => this.show(this.user, place),
      ondismiss: (message) => {
        this.world.dismiss(message);
        this.redraw();
      },
      oncommand: (name) => this.composer.write(name),
    };
  }

  sight() {
    return { world: this.world, user: this.user };
  }

  /** Show another player's Discord, or another channel. */
  show(user, place) {
    this.user = user;
    this.place = place;
    this.composer.relabel();
    this.app.keep();
    this.redraw();
  }

  redraw() {
    this.app.schedule();
  }

  // -- drawing -------------------------------------------------------------------------------------

  draw(isSeen) {
    const { world, words, name, channel } = this;
    this.element.style.setProperty("--hue", hue(this.user));
    this.element.setAttribute("aria-label", words.say("pane-of", { player: name, place: this.placeName() }));
    this.list.draw();
    if (isSeen && this.list.isAtEnd) world.markRead(this.user, this.place);
    this.whoButton.replaceChildren(avatar(this.user, name), element("span", { class: "head-label", text: name }), icon("down"));
    this.whoButton.setAttribute("aria-label", `${words.say("player")}: ${name}`);
    this.whereButton.replaceChildren(icon(iconOf(channel)), element("span", { class: "head-label", text: this.shortName() }), icon("down"));
    this.whereButton.setAttribute("aria-label", `${words.say("place")}: ${this.placeName()}`);
    label(this.menuButton, words.say("player-menu", { name }));
    label(this.closeButton, words.say("close-pane"));
    this.#drawBell();
    this.typing.textContent = world.isTyping(this.place) ? words.say("typing", { name: world.nameOf(world.bot.id) }) : "";
  }

  #drawBell() {
    const { rings } = this.world.ringing(this.user);
    this.bell.hidden = rings === 0;
    if (rings) {
      this.bell.replaceChildren(icon("bell"), element("span", { class: "count", text: rings }));
      label(this.bell, this.words.say("go-to-ring", { n: rings }));
    }
  }

  #goToRing() {
    const [place] = this.world.ringing(this.user).places;
    if (place) this.show(this.user, place);
  }

  // -- what can be chosen at the top ---------------------------------------------------------------

  #popup(anchor, name, items, onchoose) {
    if (anchor.getAttribute("aria-expanded") === "true") return;
    new Popup({ anchor, label: name, onchoose }).show(items);
  }

  #choosePlayer() {
    const items = this.world.people.map((person) => ({
      value: person.id,
      label: person.name,
      description: this.words.say(person.locale === "cs" ? "czech" : "english"),
      selected: person.id === this.user,
      before: avatar(person.id, person.name),
      after: this.#badge({ fresh: false, rings: this.world.ringing(person.id).rings }),
    }));
    this.#popup(this.whoButton, this.words.say("player"), items, ({ value }) => this.show(value, this.#placeFor(value)));
  }

  /** Where *user* sees what this pane shows: the own direct messages in the place of another's. */
  #placeFor(user) {
    if (this.world.sees(user, this.place)) return this.place;
    const own = this.channel.type === DIRECT ? this.world.person(user).dm : null;
    return own ?? this.app.firstPlace(user);
  }

  #choosePlace() {
    const { world, words, user } = this;
    const items = [{ heading: words.say("channels") }];
    for (const channel of world.channelsOf(user)) items.push(this.#placeItem(channel));
    items.push({ heading: words.say("direct-messages") });
    const own = world.channel(world.person(user).dm);
    if (own) items.push(this.#placeItem(own));
    else items.push({ value: "open-dm", label: world.nameOf(world.bot.id), before: icon("direct") });
    this.#popup(this.whereButton, words.say("place"), items, ({ value }) => (value === "open-dm" ? this.#openDirect() : this.show(user, value)));
  }

  #placeItem(channel) {
    const news = this.world.unread(this.user, channel.id);
    return {
      value: channel.id,
      label: this.shortName(channel),
      selected: channel.id === this.place,
      before: icon(iconOf(channel)),
      after: this.#badge(news),
      nested: Boolean(channel.parent_id && channel.thread_metadata),
    };
  }

  #badge({ fresh, rings }) {
    if (rings) return element("span", { class: "count", role: "img", "aria-label": this.words.say("rings", { n: rings }), text: rings });
    return fresh ? element("span", { class: "fresh", role: "img", "aria-label": this.words.say("unread") }) : null;
  }

  async #openDirect() {
    const user = this.user;
    const result = await this.ask({ do: "open-dm" });
    if (result.id) this.show(user, result.id);
  }

  #chooseSetting() {
    const { words } = this;
    const person = this.world.person(this.user);
    const items = [
      { value: "dms", label: words.say("dms-open"), selected: person.takes_dms },
      { value: "en-US", label: words.say("language-en"), selected: person.locale !== "cs" },
      { value: "cs", label: words.say("language-cs"), selected: person.locale === "cs" },
    ];
    this.#popup(this.menuButton, words.say("player-menu", { name: person.name }), items, ({ value }) => {
      if (value === "dms") this.ask({ do: "take-dms", takes: !person.takes_dms });
      else this.ask({ do: "set-locale", locale: value });
    });
  }

  // -- doing ---------------------------------------------------------------------------------------

  note(text, place = this.place, user = this.user) {
    this.world.note(user, place, text);
    this.redraw();
  }

  /** The bare result of *deed*, done by this pane's player. */
  ask(deed) {
    return this.app.line.ask({ ...deed, as: this.user });
  }

  /** Do *deed* and tell what came of it; *control* shows meanwhile that it is at work. */
  async use(deed, control = null) {
    const { world, words, user } = this;
    const place = deed.channel ?? this.place;
    world.forgetNotes((note) => note.user !== user || note.channel !== place);
    if (deed.message) world.setFault(user, deed.message, null);
    control?.setAttribute("aria-busy", "true");
    const result = await this.app.line.ask({ ...deed, as: user });
    control?.removeAttribute("aria-busy");
    if (result.lost) world.note(user, place, words.say("offline"));
    else if (result.error) world.note(user, place, words.say("refused", { why: reason(result.error) }));
    else if (result.failed) this.#failed(deed, user, place);
    else if (result.modal) showModal(result.modal, { ...this.view(), user }, (values) => this.#fill(result.interaction, values, user));
    this.redraw();
    return result;
  }

  #failed(deed, user, place) {
    if (deed.message) this.world.setFault(user, deed.message, this.words.say("failed"));
    else this.world.note(user, place, this.words.say("failed-command"));
  }

  /** What was wrong with the filled form, or null. */
  async #fill(interaction, values, user) {
    const result = await this.app.line.ask({ do: "fill", interaction, values, as: user });
    if (result.lost) return this.words.say("offline");
    if (result.error) return this.words.say("refused", { why: reason(result.error) });
    return result.failed ? this.words.say("something-wrong") : null;
  }
}

/** The sign of a channel's kind. */
export function iconOf(channel) {
  if (channel.type === DIRECT) return "direct";
  return channel.type === TEXT ? "channel" : "thread";
}

function label(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}

function reason(error) {
  return error.replace(/^\w+: /, "");
}
