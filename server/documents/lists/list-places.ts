import { LRUCache } from 'lru-cache';
import type { Attributes } from '#domain/rows/row.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Table } from '../collection.ts';
import type { Document } from '../document.ts';
import type { Events } from '../events.ts';
import { findPage } from '../list-page.ts';
import type { Query } from '../queries/query.ts';
import { find } from '../store.ts';
import type { KnownDocuments } from './known-documents.ts';

/** Smaller offsets are not worth a place: skipping so many rows takes less time than a read by id. */
const FAR = 1_000;
/** The most lists of a collection whose places are remembered, and the most places of a list. */
const MOST_LISTS = 100;
const MOST_PLACES = 100;

/** The ids of documents by the number of documents up to and including them. */
type Places = LRUCache<number, string>;

export interface ListPlaces {
  /** One page, as `findPage` without a cursor. */
  findPage<A extends Attributes>(
    db: Sql,
    collection: Table<string, A>,
    query: Query,
    known?: KnownDocuments,
  ): Promise<{ documents: Document<A>[]; total: number }>;
}

/**
 * Remembers which document is how far down a list, so that a page by a large offset starts there instead of skipping all
 * rows before it: the same page again, the next one, or one behind it. All places in the lists of a collection are
 * forgotten with its next change.
 */
export function createListPlaces(events: Pick<Events, 'subscribeChanges'>): ListPlaces {
  const collections = new Map<string, LRUCache<string, Places>>();
  events.subscribeChanges(
    ({ collection }) => collections.delete(collection),
    () => collections.clear(),
  );

  function placesIn({ name }: Table, { where, order }: Query): Places {
    const lists = collections.get(name) ?? new LRUCache<string, Places>({ max: MOST_LISTS });
    collections.set(name, lists);
    const list = JSON.stringify([where, order]);
    const places = lists.get(list) ?? new LRUCache<number, string>({ max: MOST_PLACES });
    lists.set(list, places);
    return places;
  }

  /** The page that starts behind the nearest place before it, if there is one. */
  async function findFromPlace<A extends Attributes>(
    db: Sql,
    collection: Table<string, A>,
    query: Query,
    places: Places,
    known: KnownDocuments | undefined,
  ) {
    const nearest = Math.max(...[...places.keys()].filter((count) => count <= query.offset));
    const id = places.get(nearest);
    const from = id === undefined ? undefined : await find(db, collection, id);
    if (!from) return undefined;
    const offset = query.offset - nearest;
    return findPage(
      db,
      collection,
      { ...query, offset, cursor: { id: from.id, before: false } },
      from,
      known,
    );
  }

  /** The page, by skipping all rows before it. Remembers the document before it. */
  async function findByOffset<A extends Attributes>(
    db: Sql,
    collection: Table<string, A>,
    query: Query,
    places: Places,
    known: KnownDocuments | undefined,
  ) {
    const wider = { ...query, offset: query.offset - 1, limit: query.limit + 1 };
    const { documents, total } = await findPage(db, collection, wider, undefined, known);
    const [before, ...page] = documents;
    if (before) places.set(query.offset, before.id);
    return { documents: page, total };
  }

  return {
    async findPage(db, collection, query, known) {
      if (query.offset < FAR) return findPage(db, collection, query, undefined, known);
      // A change during the reads replaces the places, so that nothing out of date is remembered.
      const places = placesIn(collection, query);
      const page =
        (await findFromPlace(db, collection, query, places, known)) ??
        (await findByOffset(db, collection, query, places, known));
      const last = page.documents.at(-1);
      if (last) places.set(query.offset + page.documents.length, last.id);
      return page;
    },
  };
}
