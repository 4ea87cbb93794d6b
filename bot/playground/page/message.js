// One message, as Discord shows it.

import { component, fileLink, paint } from "./components.js";
import { avatar, element, icon, iconButton } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { EPHEMERAL, SILENT, THINKING } from "./world.js";

const SYSTEM = { 6: pinned, 18: threadStarted };

/** Whether *message* goes under the name of *before*, without one of its own. */
export function continues(before, message) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    !(before.type in SYSTEM) &&
    !(message.type in SYSTEM) &&
    message.type !== 21 &&
    !message.interaction &&
    !message.referenced_message &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000
  );
}

/** *entry* for the reader of *view*. */
export function messageElement(entry, grouped, view) {
  const { message } = entry;
  if (message.type in SYSTEM) return SYSTEM[message.type](message, view);
  if (message.type === 21) return threadTop(message, view);
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const name = view.world.nameOf(message.author.id) ?? message.author.username;
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (isPrivate) classes.push("private");
  if (message.author.id !== view.user && entry.rings.includes(view.user) && view.channel.guild_id) classes.push("ringing");
  return element(
    "article",
    { class: classes.join(" "), "data-message": message.id, "aria-label": name },
    origin(message, view),
    grouped ? null : avatar(message.author.id, name, message.author.bot),
    element("div", { class: "body" }, grouped ? null : head(message, name, view), content(message, name, view), grouped ? edited(message, view) : null, foot(entry, view)),
    tools(message, view),
  );
}

// -- above ---------------------------------------------------------------------------------------

function origin(message, view) {
  const { world, words } = view;
  const used = message.interaction;
  if (used) {
    const user = world.nameOf(used.user.id) ?? used.user.username;
    return element("div", { class: "origin" }, icon("slash"), element("strong", { text: user }), words.say("used"), element("span", { class: "mention", text: `/${used.name}` }));
  }
  if (message.message_reference && message.referenced_message !== undefined && message.type === 19) {
    const to = message.referenced_message;
    const said = to ? excerpt(to) : words.say("message-gone");
    const who = to ? world.nameOf(to.author.id) ?? to.author.username : "";
    return element("div", { class: "origin" }, icon("answer"), element("strong", { text: who }), ` ${said}`);
  }
  return null;
}

function excerpt(message) {
  const walk = (parts) => parts.flatMap((part) => [part.content ?? "", ...walk(part.components ?? [])]);
  return [message.content, ...walk(message.components)].join(" ").trim().slice(0, 80);
}

function head(message, name, view) {
  const { words } = view;
  return element(
    "div",
    { class: "head" },
    element("span", { class: "author", text: name }),
    message.author.bot ? element("span", { class: "tag", text: words.say("app") }) : null,
    time(message, view),
    edited(message, view),
    message.flags & SILENT ? mark("silent", words.say("silent")) : null,
    message.pinned ? mark("pin", words.say("is-pinned")) : null,
  );
}

function edited(message, { words }) {
  if (!message.edited_timestamp || message.flags & EPHEMERAL) return null;
  return element("span", { class: "edited", text: words.say("edited") });
}

function mark(name, label) {
  return element("span", { class: "mark", role: "img", "aria-label": label, title: label }, icon(name));
}

function time(message, { words }) {
  const date = new Date(message.timestamp);
  const clock = new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(date);
  const isToday = date.toDateString() === new Date().toDateString();
  const text = isToday ? words.say("today", { time: clock }) : new Intl.DateTimeFormat(words.language, { dateStyle: "short", timeStyle: "short" }).format(date);
  return element("time", { class: "time", datetime: message.timestamp, text });
}

// -- what it says --------------------------------------------------------------------------------

function content(message, name, view) {
  const { words } = view;
  if (message.flags & THINKING) {
    const dots = element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i"));
    return [element("div", { class: "thinking" }, dots, words.say("thinking", { name }))];
  }
  return [
    message.content ? element("div", { class: "text" }, markdown(message.content, view)) : null,
    ...message.embeds.map((one) => embed(one, view)),
    ...message.attachments.map((file) => attachment(file, view)),
    ...message.components.map((part) => component(part, message, view)),
  ];
}

function attachment(file, view) {
  if (!file.content_type?.startsWith("image/")) return fileLink(file.url, file.filename, file.size);
  return element("div", { class: "gallery" }, picture(file, file.description, view));
}

function embed(one, view) {
  const title = one.title && element("div", { class: "embed-title" }, one.url ? link(one.url, markdown(one.title, view), view) : markdown(one.title, view));
  const made = element(
    "div",
    { class: "embed" },
    element(
      "div",
      { class: "embed-words" },
      one.author ? element("div", { class: "embed-author", text: one.author.name }) : null,
      title,
      one.description ? element("div", { class: "text" }, markdown(one.description, view)) : null,
      one.fields?.length ? element("div", { class: "fields" }, one.fields.map((field) => embedField(field, view))) : null,
      one.image ? element("div", { class: "gallery" }, picture(one.image, one.image.description, view)) : null,
      one.footer ? element("div", { class: "embed-foot", text: one.footer.text }) : null,
    ),
    one.thumbnail ? picture(one.thumbnail, one.thumbnail.description, view, "picture thumbnail") : null,
  );
  paint(made, one.color);
  return made;
}

function embedField(field, view) {
  return element(
    "div",
    { class: field.inline ? "field field-inline" : "field" },
    element("div", { class: "field-name" }, markdown(field.name, view)),
    element("div", { class: "text" }, markdown(field.value, view)),
  );
}

// -- below ---------------------------------------------------------------------------------------

function foot({ message }, view) {
  const { world, words } = view;
  const fault = world.faultOf(view.user, message.id);
  const made = [];
  if (fault) made.push(element("div", { class: "fault", role: "alert", text: fault }));
  if (view.world.threadOf(message)) made.push(threadCard(message.id, view));
  if (message.flags & EPHEMERAL) {
    made.push(
      element(
        "div",
        { class: "only" },
        icon("eye"),
        element("span", { text: words.say("only-you") }),
        " • ",
        element("button", { type: "button", class: "link", text: words.say("dismiss"), onclick: () => view.ondismiss(message.id) }),
      ),
    );
  }
  return made;
}

function threadCard(id, view) {
  const { world, words, user } = view;
  const thread = world.channel(id);
  if (!thread || !world.sees(user, id)) return null;
  const { fresh } = world.unread(user, id);
  return element(
    "button",
    { type: "button", class: "thread", "data-thread": id, "aria-label": words.say("open-thread", { name: thread.name }), onclick: () => view.onopen(id) },
    icon("thread"),
    element("span", { class: "thread-name", text: thread.name }),
    element("span", { class: "thread-count", text: words.say("thread-messages", { n: world.messagesFor(user, id).length }) }),
    fresh ? element("span", { class: "fresh", role: "img", "aria-label": words.say("unread") }) : null,
    icon("right"),
  );
}

function tools(message, view) {
  if (message.author.id !== view.user) return null;
  const label = view.words.say("delete");
  const remove = () => view.onuse({ do: "delete", channel: message.channel_id, message: message.id }, null);
  return element("div", { class: "tools" }, iconButton("trash", label, remove));
}

// -- messages of Discord itself ------------------------------------------------------------------

function system(message, name, inside) {
  return element("article", { class: "message system", "data-message": message.id }, element("span", { class: "gutter" }, icon(name)), element("div", { class: "body" }, inside));
}

function pinned(message, view) {
  const name = view.world.nameOf(message.author.id) ?? message.author.username;
  return system(message, "pin", [element("span", { text: view.words.say("pinned", { name }) }), " ", time(message, view)]);
}

function threadStarted(message, view) {
  const name = view.world.nameOf(message.author.id) ?? message.author.username;
  const id = message.message_reference?.channel_id;
  return system(message, "thread", [element("span", { text: view.words.say("thread-started", { name }) }), " ", element("strong", { text: message.content }), id ? threadCard(id, view) : null]);
}

function threadTop(message, view) {
  const first = message.referenced_message;
  if (!first) return system(message, "thread", element("span", { text: view.words.say("thread-top") }));
  const said = element("blockquote", {}, markdown(excerpt(first), view));
  return system(message, "thread", [element("span", { class: "dim", text: view.words.say("thread-top") }), said]);
}
