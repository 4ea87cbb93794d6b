// The bot's commands as a player finds them: down to the last subcommand, in that player's language.

const MOST_LISTED = 25;

/** What *thing* is called in *locale*. */
function nameIn(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

function aboutIn(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}

/** The commands there are in *channel*, each {name, shown, about, options}. */
export function commandsIn(world, channel, locale) {
  const usable = world.commands.filter((command) => command.type === 1 && isThere(command, channel));
  return usable.flatMap((command) => leaves(command, command.name, nameIn(command, locale), locale));
}

function isThere(command, channel) {
  if (command.guild_id) return command.guild_id === channel.guild_id;
  const context = channel.guild_id ? 0 : 1;
  if (command.contexts) return command.contexts.includes(context);
  return Boolean(channel.guild_id) || command.dm_permission !== false;
}

function leaves(node, name, shown, locale) {
  const options = node.options ?? [];
  const below = options.filter((option) => option.type <= 2);
  if (below.length) return below.flatMap((one) => leaves(one, `${name} ${one.name}`, `${shown} ${nameIn(one, locale)}`, locale));
  return [{ name, shown, about: aboutIn(node, locale), options: options.map((option) => optionIn(option, locale)) }];
}

function optionIn(option, locale) {
  return {
    ...option,
    shown: nameIn(option, locale),
    about: aboutIn(option, locale),
    choices: option.choices?.map((choice) => ({ value: choice.value, label: nameIn(choice, locale) })),
  };
}

/** Those of *commands* that *typed* may become, the likeliest first. */
export function matching(commands, typed) {
  const wanted = plain(typed);
  const ranked = commands.map((command) => ({ command, rank: rank(command, wanted) })).filter((one) => one.rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).slice(0, MOST_LISTED).map((one) => one.command);
}

/** The command that *typed* is in full, or null. */
export function exactly(commands, typed) {
  const wanted = plain(typed);
  return commands.find((command) => plain(command.shown) === wanted || command.name === wanted) ?? null;
}

function rank(command, wanted) {
  const names = [plain(command.shown), command.name];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return plain(command.about).includes(wanted) && wanted.length > 2 ? 3 : 4;
}

/** *text* in small letters without accents, for comparing what was typed. */
export function plain(text) {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
