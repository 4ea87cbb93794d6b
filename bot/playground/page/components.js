// The parts of messages: buttons, menus, texts, pictures, containers.

import { element, icon, local } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { Popup } from "./popup.js";

/** *component* of *message* as an element; *view* carries out what is done with it. */
export function component(part, message, view) {
  const make = MAKERS[part.type];
  return make ? make(part, message, view) : element("p", { class: "dim", text: `[${part.type}]` });
}

const inside = (parts, message, view) => parts.map((part) => component(part, message, view));

const MAKERS = {
  1: (row, message, view) => element("div", { class: "row" }, inside(row.components, message, view)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: (section, message, view) =>
    element(
      "div",
      { class: "section" },
      element("div", { class: "section-words" }, inside(section.components, message, view)),
      component(section.accessory, message, view),
    ),
  10: (text, _message, view) => element("div", { class: "text" }, markdown(text.content, view)),
  11: (thumbnail, _message, view) => hiddenUntilTapped(thumbnail, picture(thumbnail.media, thumbnail.description, view, "picture thumbnail"), view),
  12: gallery,
  13: (file, _message, view) => hiddenUntilTapped(file, fileLink(file.file.url, file.name ?? file.file.url.split("/").at(-1), file.size), view),
  14: (separator) =>
    separator.divider === false
      ? element("div", { class: `space space-${separator.spacing ?? 1}` })
      : element("hr", { class: `space-${separator.spacing ?? 1}` }),
  17: container,
};

function gallery({ items }, _message, view) {
  return element(
    "div",
    { class: items.length > 1 ? "gallery gallery-many" : "gallery" },
    items.map((item) => hiddenUntilTapped(item, picture(item.media, item.description, view), view)),
  );
}

function container(part, message, view) {
  const made = element("div", { class: "container" }, inside(part.components, message, view));
  paint(made, part.accent_color);
  return hiddenUntilTapped(part, made, view);
}

/** Give the left edge of *made* the colour, a number or nothing. */
export function paint(made, colour) {
  if (colour === null || colour === undefined) return;
  made.style.setProperty("--edge", `#${colour.toString(16).padStart(6, "0")}`);
}

function hiddenUntilTapped(part, made, view) {
  if (!part.spoiler) return made;
  const veil = element("button", { type: "button", class: "veil", text: view.words.say("spoiler") });
  veil.addEventListener("click", () => veil.replaceWith(made));
  return veil;
}

/** A file of a message, to be opened by itself. */
export function fileLink(url, name, size) {
  const about = size ? ` (${Math.ceil(size / 1024)} KB)` : "";
  return element("a", { class: "file", href: local(url), target: "_blank", rel: "noopener noreferrer" }, icon("file"), name + about);
}

// -- buttons -------------------------------------------------------------------------------------

function button(part, message, view) {
  const words = [part.emoji?.name && !part.emoji.id ? `${part.emoji.name} ` : "", part.label ?? ""].join("");
  const disabled = Boolean(part.disabled);
  if (part.style === 5) {
    const label = element("span", { text: words });
    const made = link(part.url, [label, icon("outside")], view);
    made.className = "button button-5";
    made.dataset.style = "link";
    return disabled ? element("button", { type: "button", class: "button button-5", disabled: true }, label) : made;
  }
  const made = element("button", {
    type: "button",
    class: `button button-${part.style}`,
    "data-custom-id": part.custom_id,
    text: words,
    disabled,
  });
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-busy") === "true") return;
    view.onuse({ do: "press", channel: message.channel_id, message: message.id, custom_id: part.custom_id }, made);
  });
  return made;
}

// -- menus ---------------------------------------------------------------------------------------

function menu(part, message, view) {
  const chosen = (values, control) =>
    view.onuse({ do: "choose", channel: message.channel_id, message: message.id, custom_id: part.custom_id, values }, control);
  return chooser(part, view, chosen).control;
}

/** What a menu offers: {value, label, description, selected}. */
function offers(part, view) {
  const { world } = view;
  const standing = new Set((part.default_values ?? []).map((one) => one.id));
  const people = world.people.map((person) => ({ value: person.id, label: person.name }));
  const roles = world.guilds.flatMap((guild) => guild.roles.map((role) => ({ value: role.id, label: role.name })));
  const places = world.channelsOf(view.user).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const known = { 5: people, 6: roles, 7: [...people, ...roles], 8: places }[part.type];
  if (known) return known.map((one) => ({ ...one, selected: standing.has(one.value) }));
  return part.options.map((option) => ({
    value: option.value,
    label: (option.emoji?.name && !option.emoji.id ? `${option.emoji.name} ` : "") + option.label,
    description: option.description,
    selected: Boolean(option.default),
  }));
}

/** A menu: its control and the values chosen so far. *onchosen* gets the values and the control. */
export function chooser(part, view, onchosen) {
  const { words } = view;
  let items = offers(part, view);
  const bounds = { least: part.min_values ?? 1, most: part.max_values ?? 1 };
  const label = element("span", { class: "menu-label" });
  const control = element(
    "button",
    { type: "button", class: "menu", "aria-haspopup": "listbox", "aria-expanded": "false", "data-custom-id": part.custom_id, disabled: Boolean(part.disabled) },
    label,
    icon("down"),
  );
  const tell = () => {
    const names = items.filter((item) => item.selected).map((item) => item.label);
    label.textContent = names.join(", ") || part.placeholder || words.say("select");
    control.classList.toggle("menu-empty", names.length === 0);
    control.setAttribute("aria-label", [part.placeholder, names.join(", ")].filter(Boolean).join(": ") || words.say("select"));
  };
  const choose = (values) => {
    const before = items.filter((item) => item.selected).map((item) => item.value);
    items = items.map((item) => ({ ...item, selected: values.includes(item.value) }));
    tell();
    if (bounds.most === 1 || before.join("\n") !== values.join("\n")) onchosen(values, control);
  };
  const single = (item) => choose(bounds.least === 0 && item.selected ? [] : [item.value]);
  const several = bounds.most > 1 ? bounds : null;
  const popup = new Popup({ anchor: control, label: part.placeholder ?? words.say("select"), words, several, onchoose: several ? choose : single });
  const open = () => {
    if (control.getAttribute("aria-busy") === "true") return;
    if (popup.isOpen) popup.close(true);
    else popup.show(items.map((item) => ({ ...item })));
  };
  control.addEventListener("click", open);
  control.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!popup.isOpen) open();
  });
  tell();
  return { control, values: () => items.filter((item) => item.selected).map((item) => item.value) };
}
