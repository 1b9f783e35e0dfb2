import type { Collection, Reaction } from './collection.ts';

/** Every collection of the product. */
export interface CollectionList {
  readonly all: readonly Collection[];
  /** Those that are reached through the document routes. */
  readonly onWire: readonly Collection[];
  /** The collection of this name, if it is reached as documents. */
  get(name: string): Collection | undefined;
  /** What other collections do when documents of this one change, in the order of the list. */
  reactionsTo(name: string): readonly Reaction[];
}

const NONE: readonly Reaction[] = [];

/** @param also reactions that run after those of the collections */
export function collectionList(all: readonly Collection[], also: readonly Reaction[] = []): CollectionList {
  const onWire = all.filter(({ reachedBy }) => reachedBy === 'documents');
  const byName = new Map(onWire.map((each) => [each.name, each]));
  const reactions = new Map<string, Reaction[]>();
  for (const reaction of [...all.flatMap(({ reactsTo = [] }) => reactsTo), ...also]) {
    reactions.set(reaction.to, [...(reactions.get(reaction.to) ?? []), reaction]);
  }
  for (const { name, adds, audit, hooks } of all) {
    const along = [hooks, ...(reactions.get(name) ?? [])];
    const inVain =
      hooks?.beforeCreate ||
      along.some((each) => each?.alongCreate || each?.afterCreate || each?.afterUpdate);
    if (adds && (inVain || !('never' in audit)))
      throw new Error(`${name} adds up, which no hook, reaction or audit log would notice`);
  }
  return {
    all,
    onWire,
    get: (name) => byName.get(name),
    reactionsTo: (name) => reactions.get(name) ?? NONE,
  };
}
