import type { Collection, Reaction } from './collection.ts';

/** Every collection of the product. */
export interface CollectionList {
  readonly all: readonly Collection[];
  /** The collections that the document routes serve. */
  readonly onWire: readonly Collection[];
  /** The collection of this name, if the document routes serve it. */
  get(name: string): Collection | undefined;
  /** The reactions of other collections to changes of this one, in the order of the list. */
  reactionsTo(name: string): readonly Reaction[];
}

const NONE: readonly Reaction[] = [];

/**
 * Indexes the collections by name and their reactions by the collection they react to.
 * @param also reactions that run after those of the collections
 * @throws Error when a collection with `adds` has a hook, reaction or audit log, because `adds` skips them
 */
export function collectionList(all: readonly Collection[], also: readonly Reaction[] = []): CollectionList {
  const onWire = all.filter(({ reachedBy }) => reachedBy === 'documents');
  const byName = new Map(onWire.map((each) => [each.name, each]));
  const reactions = new Map<string, Reaction[]>();
  for (const reaction of [...all.flatMap(({ reactsTo = [] }) => reactsTo), ...also]) {
    reactions.set(reaction.to, [...(reactions.get(reaction.to) ?? []), reaction]);
  }
  for (const { name, adds, audit, hooks } of all) {
    const along = [hooks, ...(reactions.get(name) ?? [])];
    const skipped =
      hooks?.beforeCreate ||
      along.some((each) => each?.alongCreate || each?.afterCreate || each?.afterUpdate);
    if (adds && (skipped || !('never' in audit)))
      throw new Error(`${name} has "adds", which skips its hooks, reactions and audit log`);
  }
  return {
    all,
    onWire,
    get: (name) => byName.get(name),
    reactionsTo: (name) => reactions.get(name) ?? NONE,
  };
}
