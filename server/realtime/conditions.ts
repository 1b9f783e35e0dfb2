import { Failure } from '#server/base/failure.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { CollectionList } from '#server/documents/collection-list.ts';
import type { Document } from '#server/documents/document.ts';
import { parseQueries } from '#server/documents/queries/queries.ts';
import { and, matches, type Where } from '#server/documents/where.ts';
import { parseJson } from '#server/http/json.ts';

/** The conditions of a subscription, parsed once when it is created. */
export interface Conditions {
  /** True when the subscription has no queries. It then also gets events that are not about documents. */
  none: boolean;
  /** By collection name. A collection is missing if the queries are invalid for it: none of its documents match. */
  byCollection: ReadonlyMap<string, Where>;
}

export const NO_CONDITIONS: Conditions = { none: true, byCollection: new Map() };

/** `databases.rasoi.collections.dishes.documents`, and the same with `tables` and `rows`. */
const ONE_COLLECTION = /^(?:databases|tablesdb)\.[^.]+\.(?:collections|tables)\.([^.]+)\./;
const ANY_COLLECTION = /^(?:documents|rows)(?:\.|$)/;
const FILES = /^(?:files|buckets)(?:\.|$)/;

/** The collections with events in this channel. */
function collectionsOf(channel: string, known: CollectionList, files: Collection) {
  if (FILES.test(channel)) return [files];
  if (ANY_COLLECTION.test(channel)) return known.onWire;
  const one = known.get(ONE_COLLECTION.exec(channel)?.[1] ?? '');
  return one ? [one] : [];
}

/** SDK versions 22 to 24 send a `select` for a subscription without queries. */
function selectsOnly(query: string): boolean {
  try {
    return Object(parseJson(query)).method === 'select';
  } catch {
    return false;
  }
}

/** The conditions outlive rights of whoever sets them, so they know no attribute that not everybody reads. */
function read(collection: Collection, queries: readonly string[]): Where | undefined {
  try {
    return and(...parseQueries(collection, queries).where);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

export type ReadConditions = (channels: readonly string[], queries: readonly string[]) => Conditions;

/** Parses queries for every collection that the channels of a subscription can bring events of. */
export function conditionsReader(known: CollectionList, files: Collection): ReadConditions {
  return (channels, queries) => {
    if (queries.every(selectsOnly)) return NO_CONDITIONS;
    const byCollection = new Map<string, Where>();
    for (const collection of new Set(channels.flatMap((name) => collectionsOf(name, known, files)))) {
      const where = read(collection, queries);
      if (where) byCollection.set(collection.name, where);
    }
    return { none: false, byCollection };
  };
}

/** Whether a document of a collection meets the conditions. */
export function meets(
  { none, byCollection }: Conditions,
  collection: Collection,
  document: Document,
): boolean {
  const where = byCollection.get(collection.name);
  return none || (where !== undefined && matches(document, where));
}
