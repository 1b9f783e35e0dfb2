/** Names of channels and events (WIRE-8.4). */

/** A kind and an id, such as `collections` and `dishes`. */
export type Level = readonly [kind: string, id: string];

function withWildcards(levels: readonly Level[]): string[] {
  return levels.reduce<string[]>(
    (paths, [kind, id]) =>
      [id, '*'].flatMap((each) => paths.map((path) => `${path ? `${path}.` : ''}${kind}.${each}`)),
    [''],
  );
}

/**
 * All names of an event: every combination of ids and `*`, each with the whole action, with its first part and without
 * an action. The names of its parents follow, without an action.
 * @param action the parts of the action, such as `update` and `name`
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

/** The channels of a document, also as a row of TablesDB. */
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

/** The channel that clients subscribe to for their own account, and the channel of one account. */
export const ACCOUNT = 'account';
export const accountChannel = (id: string): string => `${ACCOUNT}.${id}`;

/**
 * The channels that a subscription gets for a person. `account` adds the channel of the person's own account. A client
 * can't name an account itself (WIRE-8.1).
 */
export function effectiveChannels(asked: Iterable<string>, userId: string | undefined): Set<string> {
  const channels = new Set([...asked].filter((name) => !name.startsWith(`${ACCOUNT}.`)));
  if (userId !== undefined && channels.has(ACCOUNT)) channels.add(accountChannel(userId));
  return channels;
}
