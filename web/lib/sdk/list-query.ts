import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import {
  type AttributeName,
  type CollectionName,
  listDocuments,
  listUncounted,
  type SelectedDocument,
  type StoredDocument,
} from './documents.ts';
import type { Sdk } from './sdk.ts';
import { searchQueries } from './search-queries.ts';

/** A page of a long list. */
export interface ListPage<Row> {
  rows: Row[];
  /** The number of all rows, which the server stops counting at 5,000; null if they were not counted. */
  total: number | null;
  /** The id after which the next page begins; null on the last page. */
  next: string | null;
}

interface ListOptions<Name extends CollectionName, Row, Selected extends AttributeName<Name>> {
  sdk: Sdk;
  /** Part of the query key, because another admin may see other rows. */
  adminId: string;
  collection: Name;
  /** Filters and order. */
  queries: readonly string[];
  /** The attributes that `read` gets; all when left out. */
  select?: readonly Selected[];
  perPage: number;
  /** Whether nobody wants to know how many there are: then a long list is read as fast as a short one. */
  uncounted?: boolean;
  /** Reads a row from a document. The page contains rows as JSON, so times are ISO text. */
  read(document: SelectedDocument<Name, Selected>): Row;
}

/**
 * A list of the admin area, fetched page by page with a cursor. Its key begins with the collection's name, so that an
 * event of the collection refetches it.
 */
export function listQuery<
  Name extends CollectionName,
  Row,
  const Selected extends AttributeName<Name> = AttributeName<Name>,
>(options: ListOptions<Name, Row, Selected>) {
  const { sdk, adminId, collection, queries, select, perPage, uncounted, read } = options;
  return infiniteQueryOptions({
    queryKey: [collection, 'admin', adminId, 'list', ...queries],
    queryFn: async ({ pageParam }): Promise<ListPage<Row>> => {
      const page = [...queries, Query.limit(perPage), ...(pageParam ? [Query.cursorAfter(pageParam)] : [])];
      const { documents, total } = uncounted
        ? { documents: await listUncounted(sdk, collection, page), total: null }
        : await listDocuments(sdk, collection, page, select);
      const next = documents.length === perPage ? (documents.at(-1)?.$id ?? null) : null;
      return { rows: documents.map(read), total, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

type Attribute<Name extends CollectionName> = keyof StoredDocument<Name> & string;

interface SearchedList<Name extends CollectionName, Row, Selected extends AttributeName<Name>>
  extends Omit<ListOptions<Name, Row, Selected>, 'sdk' | 'adminId' | 'queries'> {
  /** The attribute to sort by, the latest time first. */
  newestBy: Attribute<Name>;
  /** The attributes to filter by, each with the values it may have. Any other value lists all rows. */
  filters?: { readonly [Filter in Attribute<Name>]?: readonly string[] };
}

/**
 * A list of the admin area that is searched and filtered by what the page's address says: `?q=asha&status=sent`.
 * Returns its query, for the route that loads it and the component that shows it.
 */
export function searchedList<
  Name extends CollectionName,
  Row,
  const Selected extends AttributeName<Name> = AttributeName<Name>,
>(list: SearchedList<Name, Row, Selected>) {
  const { newestBy, filters = {}, ...options } = list;
  const known: readonly (readonly [string, readonly string[]])[] = Object.entries(filters);
  return (sdk: Sdk, adminId: string, address: { get(name: string): string | null }) =>
    listQuery({
      ...options,
      sdk,
      adminId,
      queries: [
        ...searchQueries(address.get('q') ?? ''),
        ...known.flatMap(([name, values]) =>
          values.filter((value) => value === address.get(name)).map((value) => Query.equal(name, value)),
        ),
        Query.orderDesc(newestBy),
      ],
    });
}

/** Loads such a list. While a new search loads, the rows of the last one stay. */
export function useList<Row>(query: ReturnType<typeof listQuery<CollectionName, Row>>) {
  return useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
}
