// The page's own dialogs: adding a player, and what seldom happens.

import { element } from "./dom.js";
import { openDialog } from "./modal.js";

/** Ask for a new player, and show that player's Discord. */
export function addPlayer(app) {
  const { words } = app;
  const name = element("input", { class: "input", id: "player-name", maxlength: 32, required: true, autocomplete: "off" });
  const language = element(
    "select",
    { class: "input", id: "player-language" },
    element("option", { value: "en-US", text: words.say("english") }),
    element("option", { value: "cs", text: words.say("czech") }),
  );
  language.value = words.language === "cs" ? "cs" : "en-US";
  const fault = element("p", { class: "fault", role: "alert" });
  const form = element(
    "form",
    { class: "form" },
    element("div", { class: "form-field" }, element("label", { for: "player-name", text: words.say("name") }), name),
    element("div", { class: "form-field" }, element("label", { for: "player-language", text: words.say("language") }), language),
    fault,
    element("div", { class: "dialog-foot" }, element("button", { type: "submit", class: "button button-1", text: words.say("add") })),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const result = await app.line.ask({ do: "add-player", name: name.value, locale: language.value });
    if (result.error) {
      fault.textContent = result.lost ? words.say("offline") : result.error.replace(/^\w+: /, "");
      return;
    }
    dialog.close();
    app.activate(app.open(result.id, app.firstPlace(result.id)));
  });
  const dialog = openDialog(words.say("add-player"), words, form);
  name.focus();
}

/** Show the switches for developers, and what the bot asked for lately. */
export function showTools(app) {
  const { words, world } = app;
  const told = element("p", { class: "dim", role: "status" });
  const action = (word, deed) =>
    element("button", {
      type: "button",
      class: "button button-2",
      text: words.say(word),
      onclick: async () => {
        told.textContent = "";
        const result = await app.line.ask(deed);
        told.textContent = result.error ?? words.say("done");
      },
    });
  const rows = world.requests
    .slice(-60)
    .reverse()
    .map((one) =>
      element(
        "tr",
        { class: one.status >= 400 || one.status === 0 ? "wrong" : null },
        [one.method, one.path, String(one.status), `${one.milliseconds} ms`].map((text) => element("td", { text })),
      ),
    );
  openDialog(
    words.say("tools"),
    words,
    element("p", { class: "dim", text: words.say("tools-about") }),
    element("h3", { text: words.say("clock") }),
    element("div", { class: "row" }, action("clock-hour", { do: "move-clock", seconds: 3600 }), action("clock-day", { do: "move-clock", seconds: 86_400 })),
    element("div", { class: "row" }, action("fail-next", { do: "fail-next", status: 500 }), action("reconnect", { do: "reconnect" })),
    told,
    element("h3", { text: words.say("requests") }),
    element("div", { class: "requests", tabindex: "0" }, element("table", {}, element("tbody", {}, rows))),
  );
}
