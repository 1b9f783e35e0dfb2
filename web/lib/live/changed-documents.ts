import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * How a page takes in that documents have changed. A query is fetched again, or, if it is a long list that says how, asks
 * only for those documents of its list.
 */

/** More changed documents than this are not asked for by their ids: the whole list is fetched. */
const MOST_AT_ONCE = 20;

/** Reads documents of a list again. @returns those of them that the list has now */
export type Reread<Item> = (ids: readonly string[]) => Promise<readonly Item[]>;

interface Known {
  readonly id: string;
}

/**
 * The `meta` of a query whose data is an array of documents in any order. When documents of its collection change, only
 * those are read again, through the same filters and rules of access as the list.
 */
export const rereads = <Item extends Known>(read: Reread<Item>): Record<string, unknown> => ({
  reread: read,
});

function rereadOf({ meta, state }: Query): Reread<Known> | undefined {
  const read = meta?.reread;
  return typeof read === 'function' && Array.isArray(state.data) ? (read as Reread<Known>) : undefined;
}

/** A list after some of its documents were read again: those that it no longer has are gone, new ones stand last. */
function withReread<Item extends Known>(
  known: readonly Item[],
  ids: readonly string[],
  found: readonly Item[],
): Item[] {
  const current = new Map(found.map((item) => [item.id, item]));
  const kept = known.flatMap((item) => {
    if (!ids.includes(item.id)) return [item];
    const again = current.get(item.id);
    current.delete(item.id);
    return again ? [again] : [];
  });
  return [...kept, ...current.values()];
}

/** Queries that are being reread: the ids that changed meanwhile, and when all is read. */
const underWay = new WeakMap<Query, { left: Set<string>; done: Promise<void> }>();

/** Reads these documents again, and what is added to them meanwhile. */
async function readAll(queries: QueryClient, query: Query, left: Set<string>): Promise<void> {
  const readWhole = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
  try {
    while (left.size > 0) {
      const read = rereadOf(query);
      const ids = [...left];
      left.clear();
      const { data, dataUpdatedAt } = query.state;
      const found = await read?.(ids);
      // Another request has filled the list meanwhile, perhaps with older answers than these.
      const isOther = query.state.data !== data || query.state.fetchStatus === 'fetching';
      if (!found || isOther) return await readWhole();
      // The time of the whole list stays, so that it is fetched again as if nothing had changed.
      query.setData(withReread(data as readonly Known[], ids, found), {
        updatedAt: dataUpdatedAt,
        manual: true,
      });
    }
  } catch {
    await readWhole();
  } finally {
    underWay.delete(query);
  }
}

function rereadSome(queries: QueryClient, query: Query, changed: readonly string[]): Promise<void> {
  const running = underWay.get(query);
  if (running) {
    for (const id of changed) running.left.add(id);
    return running.done;
  }
  const left = new Set(changed);
  const done = Promise.resolve().then(() => readAll(queries, query, left));
  underWay.set(query, { left, done });
  return done;
}

/** The changed documents' ids by their collection; undefined if any document of it may have changed. */
export type Changes = ReadonlyMap<string, ReadonlySet<string> | undefined>;

const collectionOf = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): string => String(name);

/** A query that shows several collections names the others in `meta.follows`. */
const follows = ({ meta }: Pick<Query, 'meta'>): readonly unknown[] =>
  Array.isArray(meta?.follows) ? meta.follows : [];

/**
 * Has all queries follow changes of documents: each query's key begins with the name of its collection.
 * @returns once what is shown follows them. Never rejects
 */
export async function followChanges(queries: QueryClient, changes: Changes): Promise<void> {
  const rereading = new Map<Query, readonly string[]>();
  for (const query of queries.getQueryCache().getAll()) {
    const ids = changes.get(collectionOf(query));
    const isIdle = query.isActive() && query.state.fetchStatus === 'idle';
    if (ids && ids.size <= MOST_AT_ONCE && isIdle && rereadOf(query)) rereading.set(query, [...ids]);
  }
  await Promise.all([
    ...[...rereading].map(([query, ids]) => rereadSome(queries, query, ids)),
    queries.invalidateQueries({
      predicate: (query) =>
        !rereading.has(query) &&
        (changes.has(collectionOf(query)) || follows(query).some((name) => changes.has(String(name)))),
    }),
  ]);
}
