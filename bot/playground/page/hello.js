// The first screen: what to try.

import { commandsIn, exactly } from "./commands.js";
import { element, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { TEXT } from "./world.js";

const KEPT = "portage-hello";
const COMMAND = "match new";
const GAME = "go_west";

// What the bot's public buttons are called, by the language of the server.
const BUTTONS = {
  en: { join: "Join", start: "Start", act: "Act" },
  cs: { join: "Přidat se", start: "Začít", act: "Hrát" },
};

/** Show what to try, unasked: until it was dismissed once, or a match has begun. */
export function offerHello(app) {
  if (!localStorage.getItem(KEPT) && app.world.matches === 0) showHello(app);
}

/** Take what to try away again. */
export function foldHello() {
  document.querySelector(".hello")?.remove();
}

/** What is done already can't be done once more. */
export function refreshHello({ world }) {
  const button = document.querySelector(".hello-do");
  if (button) button.disabled ||= isBegun(world);
}

function isBegun(world) {
  return world.matches > 0 || world.hasTable;
}

/** Show what to try. */
export function showHello(app) {
  foldHello();
  const { words } = app;
  const dismiss = () => {
    localStorage.setItem(KEPT, "seen");
    shown.remove();
  };
  const steps = stepsOf(app);
  const view = { world: app.world, words, locale: words.language, user: null, onopen: () => {}, oncommand: () => {} };
  const begin = openingOf(app);
  const shown = element(
    "aside",
    { class: begin ? "hello hello-ready" : "hello", "aria-labelledby": "hello-title" },
    iconButton("close", words.say("close"), dismiss),
    element("div", { class: "hello-words" }, element("h1", { id: "hello-title", text: words.say("hello-title") }), element("p", { class: "dim", text: words.say("hello-about") })),
    element("ol", { class: "steps" }, steps.map((step) => element("li", {}, element("div", { class: "step" }, markdown(step, view))))),
    element(
      "div",
      { class: "row" },
      begin ? element("button", { type: "button", class: "button button-1 hello-do", text: words.say("hello-do"), disabled: isBegun(app.world), onclick: (event) => begin(event.currentTarget) }) : null,
      element("button", { type: "button", class: "button button-2", text: words.say("hello-later"), onclick: dismiss }),
    ),
  );
  app.bar.after(shown);
}

function stepsOf(app) {
  const { world, words } = app;
  const [first, second = first] = world.people;
  const place = world.channel(app.firstPlace(first.id));
  const guild = world.guilds.find((one) => one.id === place.guild_id);
  const buttons = BUTTONS[guild?.locale.startsWith("cs") ? "cs" : "en"];
  const command = exactly(commandsIn(world, place, first.locale), COMMAND)?.shown ?? COMMAND;
  const names = { channel: verbatim(place.name), player: verbatim(first.name), other: verbatim(second.name), command };
  return ["hello-1", "hello-2", "hello-3"].map((id) => words.say(id, { ...names, ...buttons }));
}

/** Names as they are, whatever signs they hold. */
function verbatim(name) {
  return name.replace(/[\\*_~`|<>[\]#-]/g, "\\$&");
}

/** What does the first step, or null where the bot has no such command. */
function openingOf(app) {
  const { world } = app;
  const [first] = world.people;
  const place = app.firstPlace(first.id);
  const command = exactly(commandsIn(world, world.channel(place), first.locale), COMMAND);
  const game = command?.options.find((option) => option.name === "game")?.choices?.find((choice) => choice.value === GAME);
  if (!game) return null;
  return (button) => {
    if (button.getAttribute("aria-busy") === "true") return;
    const shows = (pane) => pane.user === first.id && world.channel(pane.place).type === TEXT;
    const pane = app.panes.find(shows) ?? app.panes[0];
    if (pane.user !== first.id || pane.place !== place) pane.show(first.id, place);
    app.activate(pane);
    pane.use({ do: "slash", channel: place, name: COMMAND, options: { game: game.value, seats: 2 } }, button);
  };
}
