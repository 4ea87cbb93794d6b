// What the page knows of the world, and what each player sees of it.

export const TEXT = 0;
export const DIRECT = 1;
export const EPHEMERAL = 64;
export const THINKING = 128;
export const SILENT = 4096;

const TYPING_LASTS = 10_000;

/** Which of two ids is older: below zero if it is the first. */
function byAge(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : Number(a > b);
}

export class World {
  bot = null;
  people = [];
  guilds = [];
  commands = [];
  channels = new Map(); // id -> {channel, for, members}
  messages = new Map(); // id of a channel -> Map of id -> entry
  requests = []; // what the bot asked for, newest last
  notes = []; // what the page itself tells one player: {id, user, channel, text}
  #faults = new Map(); // "user/message" -> text
  #read = new Map(); // "user/channel" -> id of the newest message read
  #dismissed = new Set();
  #typing = new Map();
  #start = null; // what was there before the page was opened counts as read
  #version = 0;

  get isKnown() {
    return this.bot !== null;
  }

  hear(event) {
    switch (event.what) {
      case "snapshot":
        this.#replace(event);
        break;
      case "message":
      case "message-changed":
        this.#put(event);
        break;
      case "message-gone":
        this.messages.get(event.channel)?.delete(event.message);
        break;
      case "channel":
        this.channels.set(event.channel.id, event);
        break;
      case "channel-gone":
        this.channels.delete(event.channel);
        this.messages.delete(event.channel);
        break;
      case "typing":
        this.#typing.set(event.channel, Date.now() + TYPING_LASTS);
        break;
      case "request":
        this.requests = [...this.requests.slice(-199), event];
        break;
      default:
        break;
    }
  }

  #replace(snapshot) {
    const old = this.messages;
    this.bot = snapshot.bot;
    this.people = snapshot.people;
    this.guilds = snapshot.guilds;
    this.commands = snapshot.commands;
    this.channels = new Map(snapshot.channels.map((entry) => [entry.channel.id, entry]));
    this.messages = new Map();
    for (const entry of snapshot.messages) this.#put(entry, old);
    if (this.#start === null) {
      this.#start = snapshot.messages.map((entry) => entry.message.id).sort(byAge).at(-1) ?? "0";
    }
  }

  #put({ message, only, rings }, old = this.messages) {
    const here = this.messages.get(message.channel_id) ?? new Map();
    this.messages.set(message.channel_id, here);
    const text = JSON.stringify([message, only, rings]);
    const known = old.get(message.channel_id)?.get(message.id);
    this.#version += 1;
    const version = known?.text === text ? known.version : this.#version;
    here.set(message.id, { message, only, rings, text, version });
    if (message.author.id === this.bot.id) this.#typing.delete(message.channel_id);
  }

  // -- people and places ---------------------------------------------------------------------------

  person(id) {
    return this.people.find((person) => person.id === id);
  }

  nameOf(id) {
    if (id === this.bot.id) return this.bot.global_name ?? this.bot.username;
    return this.person(id)?.name ?? null;
  }

  roleName(id) {
    return this.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id)?.name ?? null;
  }

  channel(id) {
    return this.channels.get(id)?.channel;
  }

  /** What *user* sees, each channel followed by its threads. */
  channelsOf(user) {
    const seen = [...this.channels.values()].filter((entry) => entry.for.includes(user)).map((entry) => entry.channel);
    const tops = seen.filter((channel) => channel.type === TEXT).sort((a, b) => a.position - b.position);
    return tops.flatMap((top) => [top, ...seen.filter((channel) => channel.parent_id === top.id).sort((a, b) => byAge(a.id, b.id))]);
  }

  /** The thread that was started from *message*; it has the same id. */
  threadOf(message) {
    const thread = this.channel(message.id);
    return thread?.parent_id === message.channel_id ? thread : null;
  }

  /** How many threads the bot has opened: each is a match. */
  get matches() {
    return [...this.channels.values()].filter(({ channel }) => channel.thread_metadata && channel.owner_id === this.bot.id).length;
  }

  /** Whether the bot has put something to press into a channel, for all to see. */
  get hasTable() {
    const tops = [...this.channels.values()].filter(({ channel }) => channel.type === TEXT);
    const posts = tops.flatMap(({ channel }) => [...(this.messages.get(channel.id)?.values() ?? [])]);
    return posts.some(({ message, only }) => only === null && message.author.id === this.bot.id && message.components.length > 0);
  }

  sees(user, channel) {
    return this.channels.get(channel)?.for.includes(user) ?? false;
  }

  isTyping(channel) {
    return (this.#typing.get(channel) ?? 0) > Date.now();
  }

  // -- messages ------------------------------------------------------------------------------------

  /** The messages that *user* sees in *channel*, oldest first. */
  messagesFor(user, channel) {
    const here = this.messages.get(channel);
    if (!here || !this.sees(user, channel)) return [];
    // They came in the order of their age.
    return [...here.values()].filter((entry) => (entry.only === null || entry.only === user) && !this.#dismissed.has(entry.message.id));
  }

  dismiss(message) {
    this.#dismissed.add(message);
  }

  markRead(user, channel) {
    const newest = this.messagesFor(user, channel).at(-1);
    if (newest) this.#read.set(`${user}/${channel}`, newest.message.id);
  }

  /** Whether something in *channel* is new to *user*, and how often it rang for that player. */
  unread(user, channel) {
    const mark = this.#read.get(`${user}/${channel}`) ?? this.#start;
    const news = { fresh: false, rings: 0 };
    if (!this.sees(user, channel)) return news;
    for (const { message, only, rings } of [...(this.messages.get(channel)?.values() ?? [])].reverse()) {
      if (byAge(message.id, mark) <= 0) break;
      if (message.author.id === user || only !== null) continue;
      news.fresh = true;
      if (rings.includes(user)) news.rings += 1;
    }
    return news;
  }

  /** The channels in which something rang for *user*, and how often in all. */
  ringing(user) {
    const places = [...this.channels.keys()].map((id) => ({ id, rings: this.unread(user, id).rings })).filter((place) => place.rings);
    return { places: places.map((place) => place.id), rings: places.reduce((sum, place) => sum + place.rings, 0) };
  }

  // -- what the page itself says -------------------------------------------------------------------

  note(user, channel, text) {
    this.#version += 1;
    this.notes = [...this.notes, { id: this.#version, user, channel, text }];
  }

  notesFor(user, channel) {
    return this.notes.filter((note) => note.user === user && note.channel === channel);
  }

  forgetNotes(keeps) {
    this.notes = this.notes.filter(keeps);
  }

  setFault(user, message, text) {
    if (text === null) this.#faults.delete(`${user}/${message}`);
    else this.#faults.set(`${user}/${message}`, text);
  }

  faultOf(user, message) {
    return this.#faults.get(`${user}/${message}`) ?? null;
  }
}
