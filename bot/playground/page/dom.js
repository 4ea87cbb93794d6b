// Making elements. Text only ever becomes text: nothing here reads markup.

const AS_PROPERTY = new Set(["value", "checked", "disabled", "required", "hidden", "open"]);

/** An element with attributes, listeners (`onclick`) and children; null and false are left out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") made.textContent = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (AS_PROPERTY.has(name)) made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const ICONS = {
  channel: "M5 9h14M4 15h14M10 4L8 20M16 4l-2 16",
  thread: "M4 5h16v10h-8l-5 4v-4H4z",
  direct: "M4 6h16v12H4zM4 7l8 6 8-6",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7",
  question: "M9 9a3 3 0 1 1 4 3c-1 .6-1 1.2-1 2.5M12 18v.5",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  send: "M4 12l16-8-6 16-3-6z",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  tools: "M14 6a4 4 0 0 1 5-1l-3 3 .5 2.5 2.5.5 3-3a4 4 0 0 1-6 5L9 20a2 2 0 0 1-4-4l7-7a4 4 0 0 1 2-3z",
  language: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  pin: "M9 4h6l-1 6 4 4H6l4-4zM12 14v6",
  check: "M5 13l4 4L19 7",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  outside: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  slash: "M15 4L9 20",
  answer: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  silent: "M6 16V11a6 6 0 0 1 9-5.200M18 11v5l2 2H4M10 21h4M4 3l17 18",
};

/** A drawing beside a word; it says nothing to a screen reader. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", `icon icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  return drawing;
}

/** A button that shows an icon alone; *label* is what it is called. */
export function iconButton(name, label, onclick, attributes = {}) {
  return element(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...attributes },
    icon(name),
  );
}

/** The round picture of a user: the first letter on a colour of its own. */
export function avatar(id, name, isBot = false) {
  const made = element("span", { class: isBot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true" });
  made.textContent = ([...name.trim()][0] ?? "?").toLocaleUpperCase();
  if (!isBot) made.style.setProperty("--hue", hue(id));
  return made;
}

/** A hue for an id; ids that follow each other are far apart. */
export function hue(id) {
  return Number((BigInt(id) * 137n) % 360n);
}

/** Where a file of a message is fetched: the stand-in's own always from where this page came from. */
export function local(url) {
  const parsed = new URL(url, location.href);
  if (!parsed.protocol.startsWith("http")) return "";
  return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : parsed.href;
}
