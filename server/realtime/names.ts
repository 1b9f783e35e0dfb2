/** Names of channels and events (WIRE-8.4). */

/** A kind of thing and its id: `collections` and `dishes`. */
export type Level = readonly [kind: string, id: string];

function withWildcards(levels: readonly Level[]): string[] {
  return levels.reduce<string[]>(
    (paths, [kind, id]) =>
      [id, '*'].flatMap((each) => paths.map((path) => `${path ? `${path}.` : ''}${kind}.${each}`)),
    [''],
  );
}

/**
 * Every name of an event: all combinations of ids and `*`, with the action, with each part of it and without, and all
 * parents.
 * @param action its parts, such as `update` and `name`
 */
export function eventNames(levels: readonly Level[], action: readonly string[]): string[] {
  const whole = withWildcards(levels);
  const acted = action.map((_part, at) => action.slice(0, action.length - at).join('.'));
  const parents = levels.map((_level, at) => withWildcards(levels.slice(0, levels.length - at))).slice(1);
  return [...acted.flatMap((each) => whole.map((name) => `${name}.${each}`)), ...whole, ...parents.flat()];
}

const acting = (names: readonly string[], action: string): string[] => [
  ...names,
  ...names.map((name) => `${name}.${action}`),
];

/** A document's channels, those of the TablesDB spelling too. */
export function documentChannels(database: string, collection: string, id: string, action: string): string[] {
  const places = [
    `databases.${database}.collections.${collection}.documents`,
    `databases.${database}.tables.${collection}.rows`,
    `tablesdb.${database}.tables.${collection}.rows`,
  ];
  return acting(['documents', 'rows', ...places.flatMap((place) => [place, `${place}.${id}`])], action);
}

export function fileChannels(bucket: string, id: string, action: string): string[] {
  const place = `buckets.${bucket}.files`;
  return acting(['files', place, `${place}.${id}`], action);
}

/** The channel every client calls its own account's, and the one that names it. */
export const ACCOUNT = 'account';
export const accountChannel = (id: string): string => `${ACCOUNT}.${id}`;

/**
 * A subscription's channels as they count for a person: `account` brings their own account's channel, and nobody
 * names an account (WIRE-8.1).
 */
export function effectiveChannels(asked: Iterable<string>, userId: string | undefined): Set<string> {
  const channels = new Set([...asked].filter((name) => !name.startsWith(`${ACCOUNT}.`)));
  if (userId !== undefined && channels.has(ACCOUNT)) channels.add(accountChannel(userId));
  return channels;
}
