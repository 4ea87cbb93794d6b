// Discord's markdown as elements. Every character of the source ends up in a text node.

import { element } from "./dom.js";

const DISCORD_PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;
const DEEPEST = 12; // marks within marks; beyond that they stay as they are

/** *source* as nodes. *view* knows names (`world`), words, and what a tap does. */
export function markdown(source, view) {
  return blocks(source.split("\n"), view);
}

// -- blocks --------------------------------------------------------------------------------------

function blocks(lines, view) {
  const made = [];
  let at = 0;
  while (at < lines.length) {
    const [node, next] = block(lines, at, view);
    made.push(node);
    at = next;
  }
  return made;
}

function block(lines, at, view) {
  const line = lines[at];
  if (line.startsWith("```")) {
    const fenced = fence(lines, at);
    if (fenced) return fenced;
  }
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return [element("blockquote", {}, blocks(rest, view)), lines.length];
  }
  if (/^> |^>$/.test(line)) return quote(lines, at, view);
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return [element(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, inline(heading[2], view)), at + 1];
  const small = /^-# +(.+)$/.exec(line);
  if (small) return [element("small", { class: "subtext" }, inline(small[1], view)), at + 1];
  if (ITEM.test(line)) return list(lines, at, view);
  return paragraph(lines, at, view);
}

function fence(lines, at) {
  const text = lines.slice(at).join("\n");
  const found = /^```(?:([\w+-]+)\n)?\n?([\s\S]+?)```/.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length);
  const taken = found[0].split("\n").length;
  // What follows the fence on its last line is read as a line of its own.
  const after = rest.split("\n")[0];
  lines.splice(at, taken, ...(after.trim() ? [after] : []));
  return [element("pre", {}, element("code", { text: found[2].replace(/\n$/, "") })), at];
}

function quote(lines, at, view) {
  const inside = [];
  let next = at;
  while (next < lines.length && /^> |^>$/.test(lines[next])) {
    inside.push(lines[next].slice(2));
    next += 1;
  }
  return [element("blockquote", {}, blocks(inside, view)), next];
}

const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.+)$/;

function list(lines, at, view) {
  const first = ITEM.exec(lines[at]);
  const indent = first[1].length;
  const numbered = first[3] !== undefined;
  const made = numbered ? element("ol", { start: first[3] }) : element("ul");
  let next = at;
  while (next < lines.length) {
    const item = ITEM.exec(lines[next]);
    if (!item || item[1].length < indent || (item[1].length === indent && (item[3] !== undefined) !== numbered)) break;
    if (item[1].length > indent && made.lastChild) {
      const [inner, after] = list(lines, next, view);
      made.lastChild.append(inner);
      next = after;
    } else {
      made.append(element("li", {}, inline(item[4], view)));
      next += 1;
    }
  }
  return [made, next];
}

function paragraph(lines, at, view) {
  let next = at + 1;
  while (next < lines.length && !startsBlock(lines[next])) next += 1;
  const text = lines.slice(at, next).join("\n");
  return [element("p", {}, inline(text, view)), next];
}

function startsBlock(line) {
  return /^(```|>>> |> |>$|#{1,3} +\S|-# +\S)/.test(line) || ITEM.test(line);
}

// -- inside a line -------------------------------------------------------------------------------

// Tried in this order at each place of the text; the first that fits wins.
const MARKS = [
  [/^\\([^A-Za-z0-9\s])/, ([, sign]) => sign],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => element("code", { text: code.trim() || code })],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, ([, inner], view) => element("strong", {}, element("em", {}, inline(inner, view)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, inner], view) => element("strong", {}, inline(inner, view))],
  [/^__([\s\S]+?)__(?!_)/, ([, inner], view) => element("u", {}, inline(inner, view))],
  [/^~~([\s\S]+?)~~(?!~)/, ([, inner], view) => element("s", {}, inline(inner, view))],
  [/^\|\|([\s\S]+?)\|\|/, ([, inner], view) => spoiler(inner, view)],
  [/^\*(?![\s*])((?:\*\*|[^*])+?)\*(?!\*)/, ([, inner], view) => element("em", {}, inline(inner, view))],
  [/^_(?!_)((?:\\.|[^_\\])+?)_(?![_\p{L}\p{N}])/u, ([, inner], view) => element("em", {}, inline(inner, view))],
  [/^\[((?:\\.|[^\]\\])+?)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/, ([, label, url], view) => link(url, inline(label, view), view)],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, url], view) => link(url, url, view)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/, ([url], view) => link(url, url, view)],
  [/^<@!?(\d+)>/, ([whole, id], view) => mention("@", view.world.nameOf(id), whole, id === view.user)],
  [/^<@&(\d+)>/, ([whole, id], view) => mention("@", view.world.roleName(id), whole)],
  [/^<#(\d+)>/, ([, id], view) => place(id, view)],
  [/^<\/([^:>]+):\d+>/, ([, name], view) => element("button", { type: "button", class: "mention", text: `/${name}`, onclick: () => view.oncommand(name) })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style], view) => moment(Number(seconds), style ?? "f", view)],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [/^@(everyone|here)\b/, ([whole]) => element("span", { class: "mention", text: whole })],
  [/^\n/, () => element("br")],
];
const PLAIN = /^(?:[^\\`*_~|[<h@\n]+|h(?!ttps?:\/\/)|[\s\S])/u;

function inline(text, view, depth = view.depth ?? 0) {
  const made = [];
  let plain = "";
  const inner = { ...view, depth: depth + 1 };
  let rest = text;
  while (rest) {
    const [length, node] = depth < DEEPEST ? marked(rest, inner, plain) : [0, null];
    if (length) {
      if (plain) made.push(plain);
      plain = "";
      made.push(node);
      rest = rest.slice(length);
    } else {
      const [taken] = PLAIN.exec(rest);
      plain += taken;
      rest = rest.slice(taken.length);
    }
  }
  if (plain) made.push(plain);
  return made;
}

function marked(rest, view, before) {
  // An underscore inside a word is no mark.
  if (rest[0] === "_" && rest[1] !== "_" && /[\p{L}\p{N}]$/u.test(before)) return [0, null];
  for (const [pattern, make] of MARKS) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, make(found, view)];
  }
  return [0, null];
}

function spoiler(inner, view) {
  const hidden = element("button", { type: "button", class: "spoiler", "aria-label": view.words.say("spoiler") });
  hidden.append(element("span", { "aria-hidden": "true" }, inline(inner, view)));
  hidden.addEventListener("click", () => hidden.replaceWith(element("span", { class: "spoiler-shown" }, inline(inner, view))));
  return hidden;
}

/** A link; one to a channel of the playground opens it in the pane. */
export function link(url, inside, view) {
  const there = DISCORD_PLACE.exec(url);
  if (there && view.world.channel(there[1])) {
    return element("button", { type: "button", class: "link", onclick: () => view.onopen(there[1]) }, inside);
  }
  if (!/^https?:\/\//i.test(url)) return element("span", {}, inside);
  return element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function mention(sign, name, whole, own = false) {
  return element("span", { class: own ? "mention mention-own" : "mention", text: name === null ? whole : sign + name });
}

function place(id, view) {
  const channel = view.world.channel(id);
  if (!channel) return element("span", { class: "mention", text: `<#${id}>` });
  return element("button", { type: "button", class: "mention", text: `#${channel.name}`, onclick: () => view.onopen(id) });
}

// -- moments -------------------------------------------------------------------------------------

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style, view) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const full = new Intl.DateTimeFormat(view.locale, STYLES.F).format(date);
  const text = style === "R" ? relative(seconds, view.locale) : new Intl.DateTimeFormat(view.locale, STYLES[style]).format(date);
  const made = element("time", { class: "moment", datetime: date.toISOString(), title: full, text });
  if (style === "R") {
    made.dataset.relative = seconds;
    made.dataset.locale = view.locale;
  }
  return made;
}

const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, least]) => Math.abs(away) >= least) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Bring what says "in 5 minutes" up to date. */
export function refreshMoments(root) {
  for (const shown of root.querySelectorAll("time[data-relative]")) {
    shown.textContent = relative(Number(shown.dataset.relative), shown.dataset.locale);
  }
}
