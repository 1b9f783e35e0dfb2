import { infiniteQueryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type CollectionName, listDocuments, type StoredDocument } from './documents.ts';
import type { Sdk } from './sdk.ts';

/** A page of a long list. */
export interface ListPage<Row> {
  rows: Row[];
  /** How many there are in all, as far as the server counts. */
  total: number;
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

interface Asked<Name extends CollectionName, Row> {
  sdk: Sdk;
  /** Lists are one person's: who may see less, or more, has others. */
  adminId: string;
  collection: Name;
  /** Filters and order. */
  queries: readonly string[];
  /** Attributes that `read` needs; all without it. */
  select?: readonly string[];
  perPage: number;
  read(document: StoredDocument<Name>): Row;
}

/**
 * A list of the admin area, page after page by cursor. Its key begins with the collection's name, by which live pages
 * ask for it again.
 */
export function listQuery<Name extends CollectionName, Row>(asked: Asked<Name, Row>) {
  const { sdk, adminId, collection, queries, select, perPage, read } = asked;
  return infiniteQueryOptions({
    queryKey: [collection, 'admin', adminId, 'list', ...queries],
    queryFn: async ({ pageParam }): Promise<ListPage<Row>> => {
      const { documents, total } = await listDocuments(sdk, collection, [
        ...queries,
        ...(select ? [Query.select(['$id', '$createdAt', ...select])] : []),
        Query.limit(perPage),
        ...(pageParam ? [Query.cursorAfter(pageParam)] : []),
      ]);
      const next = documents.length === perPage ? (documents.at(-1)?.$id ?? null) : null;
      return { rows: documents.map(read), total, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
