import { infiniteQueryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type CollectionName, listDocuments, type StoredDocument } from './documents.ts';
import type { Sdk } from './sdk.ts';

/** A page of a long list. */
export interface ListPage<Row> {
  rows: Row[];
  /** The number of all rows; the server stops counting at 5,000. */
  total: number;
  /** The id after which the next page begins; null on the last page. */
  next: string | null;
}

interface ListOptions<Name extends CollectionName, Row> {
  sdk: Sdk;
  /** Part of the query key: another admin may see other rows. */
  adminId: string;
  collection: Name;
  /** Filters and order. */
  queries: readonly string[];
  /** The attributes that `read` needs; all when left out. */
  select?: readonly string[];
  perPage: number;
  read(document: StoredDocument<Name>): Row;
}

/**
 * A list of the admin area, fetched page by page with a cursor. Its key begins with the collection's name, so that an
 * event of the collection refetches it.
 */
export function listQuery<Name extends CollectionName, Row>(options: ListOptions<Name, Row>) {
  const { sdk, adminId, collection, queries, select, perPage, read } = options;
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
