// Portage's playground: every player's Discord on one page.

import { foldHello, offerHello, refreshHello, showHello } from "./hello.js";
import { avatar, element, icon, iconButton } from "./dom.js";
import { refreshMoments } from "./markdown.js";
import { iconOf, Pane } from "./pane.js";
import { closeOrphan } from "./popup.js";
import { Line } from "./socket.js";
import { addPlayer, showTools } from "./tools.js";
import { Words } from "./words.js";
import { TEXT, World } from "./world.js";

const KEPT = "portage-panes";
const A_WHILE = 20_000;

class App {
  world = new World();
  words = new Words();
  panes = [];
  active = null;
  #isDue = false;
  #isNarrow = matchMedia("(max-width: 700px)");

  constructor() {
    this.bar = document.getElementById("bar");
    this.status = document.getElementById("status");
    this.room = document.getElementById("panes");
    this.line = new Line((event) => this.#hear(event), (isOpen) => this.#connected(isOpen));
    this.#isNarrow.addEventListener("change", () => this.schedule());
    document.addEventListener("visibilitychange", () => this.schedule());
    setInterval(() => refreshMoments(document), A_WHILE);
    this.line.connect();
  }

  #hear(event) {
    const { matches } = this.world;
    this.world.hear(event);
    // Whoever has a match going knows what to do.
    if (this.world.matches > matches) foldHello();
    if (event.what === "snapshot") this.#settle();
    if (event.what === "channel-gone") this.#settle();
    // What a player types is not seen for ever.
    if (event.what === "typing") setTimeout(() => this.schedule(), 10_100);
    if (event.what !== "request") this.schedule();
  }

  #connected(isOpen) {
    this.status.textContent = isOpen ? "" : this.words.say("offline");
  }

  /** Panes that show nothing any more show something else; the first ones are opened. */
  #settle() {
    if (this.world.people.length === 0) return;
    if (this.panes.length === 0) this.#openFirst();
    // The bot's commands may have come only now.
    else if (document.querySelector(".hello:not(.hello-ready)")) showHello(this);
    const { people } = this.world;
    for (const [n, pane] of this.panes.entries()) {
      // A stand-in that was started anew has other people, though they have the same names.
      if (!this.world.person(pane.user)) pane.user = people[n % people.length].id;
      if (!this.world.sees(pane.user, pane.place)) pane.show(pane.user, this.firstPlace(pane.user));
    }
  }

  #openFirst() {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]").filter(([user, place]) => this.world.person(user) && this.world.sees(user, place));
    const fresh = this.world.people.slice(0, 2).map((person) => [person.id, this.firstPlace(person.id)]);
    for (const [user, place] of kept.length ? kept : fresh) this.open(user, place);
    this.#drawBar();
    this.activate(this.panes[0]);
    offerHello(this);
  }

  // -- panes ---------------------------------------------------------------------------------------

  /** The channel in which a player begins. */
  firstPlace(user) {
    const tops = this.world.channelsOf(user).filter((channel) => channel.type === TEXT);
    return (tops.find((channel) => channel.name === "games") ?? tops.at(-1)).id;
  }

  open(user, place) {
    const pane = new Pane(this, user, place);
    this.panes.push(pane);
    this.room.append(pane.element);
    this.keep();
    this.schedule();
    return pane;
  }

  close(pane) {
    if (this.panes.length === 1) return;
    const at = this.panes.indexOf(pane);
    this.panes.splice(at, 1);
    pane.list.close();
    pane.composer.close();
    pane.element.remove();
    if (this.active === pane) this.activate(this.panes[Math.max(0, at - 1)]);
    this.keep();
    this.schedule();
  }

  /** Remember the panes for when the page is loaded again. */
  keep() {
    sessionStorage.setItem(KEPT, JSON.stringify(this.panes.map((pane) => [pane.user, pane.place])));
  }

  /** A small screen shows *pane*; there is one at a time. */
  activate(pane, draws = true) {
    if (this.active === pane) return;
    this.active = pane;
    if (draws || this.#isNarrow.matches) this.draw();
  }

  #addPane() {
    const shown = new Set(this.panes.map((pane) => pane.user));
    const next = this.world.people.find((person) => !shown.has(person.id)) ?? this.world.people[0];
    this.activate(this.open(next.id, this.firstPlace(next.id)));
  }

  // -- drawing -------------------------------------------------------------------------------------

  /** Draw soon, once for all that changes meanwhile. */
  schedule() {
    if (this.#isDue || !this.world.isKnown) return;
    this.#isDue = true;
    const draw = () => {
      this.#isDue = false;
      this.draw();
    };
    if (document.hidden) setTimeout(draw, 50);
    else requestAnimationFrame(draw);
  }

  draw() {
    const isNarrow = this.#isNarrow.matches;
    for (const pane of this.panes) {
      const isShown = !isNarrow || pane === this.active;
      pane.element.classList.toggle("pane-away", !isShown);
      pane.closeButton.hidden = this.panes.length === 1;
      if (isShown) pane.draw(!document.hidden);
    }
    closeOrphan();
    refreshHello(this);
    this.#drawTabs();
    const rings = this.world.people.reduce((sum, person) => sum + this.world.ringing(person.id).rings, 0);
    document.title = (rings ? `(${rings}) ` : "") + this.words.say("title");
  }

  #drawBar() {
    const { words } = this;
    document.documentElement.lang = words.language;
    this.tabs = element("nav", { class: "tabs" });
    this.bar.replaceChildren(
      element("div", { class: "brand" }, element("strong", { text: words.say("title") }), element("span", { class: "dim", text: words.say("subtitle") })),
      this.tabs,
      element(
        "div",
        { class: "bar-buttons" },
        this.#barButton("plus", "add-pane", () => this.#addPane()),
        this.#barButton("person", "add-player", () => addPlayer(this)),
        iconButton("tools", words.say("tools"), () => showTools(this)),
        this.#barButton("language", "other-language", () => this.#switchLanguage(), { lang: words.language === "cs" ? "en" : "cs" }),
        iconButton("question", words.say("help"), () => showHello(this)),
      ),
    );
  }

  #barButton(name, word, onclick, attributes = {}) {
    const label = this.words.say(word);
    return element("button", { type: "button", class: "bar-button", "aria-label": label, title: label, onclick, ...attributes }, icon(name), element("span", { text: label }));
  }

  #switchLanguage() {
    this.words.switch();
    this.#drawBar();
    for (const pane of this.panes) pane.composer.relabel();
    if (document.querySelector(".hello")) showHello(this);
    this.schedule();
  }

  /** One tab for each pane. A tab stays the same element, so that a press on it is never lost. */
  #drawTabs() {
    while (this.tabs.childElementCount > this.panes.length) this.tabs.lastChild.remove();
    while (this.tabs.childElementCount < this.panes.length) {
      const n = this.tabs.childElementCount;
      this.tabs.append(element("button", { type: "button", class: "tab", onclick: () => this.activate(this.panes[n]) }));
    }
    for (const [n, pane] of this.panes.entries()) this.#drawTab(this.tabs.children[n], pane);
  }

  #drawTab(tab, pane) {
    const { rings } = this.world.ringing(pane.user);
    const { fresh } = this.world.unread(pane.user, pane.place);
    const isActive = pane === this.active;
    const hasTwin = this.panes.some((other) => other !== pane && other.user === pane.user);
    tab.classList.toggle("tab-active", isActive);
    tab.setAttribute("aria-pressed", String(isActive));
    tab.setAttribute("aria-label", this.words.say("pane-of", { player: pane.name, place: pane.placeName() }));
    const parts = [
      avatar(pane.user, pane.name),
      element("span", { text: pane.name }),
      hasTwin ? icon(iconOf(pane.channel)) : null,
      rings ? element("span", { class: "count", text: rings }) : null,
      fresh && !rings && !isActive ? element("span", { class: "fresh" }) : null,
    ];
    tab.replaceChildren(...parts.filter(Boolean));
  }
}

new App();
