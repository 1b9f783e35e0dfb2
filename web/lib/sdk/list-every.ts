import { Query } from 'appwrite';
import {
  type AttributeName,
  type CollectionName,
  listDocuments,
  type SelectedDocument,
} from './documents.ts';
import type { Sdk } from './sdk.ts';

/** Documents in the first page; most lists have fewer. */
const FIRST_PAGE = 100;
/** Documents in each page after the first, so that a list of 400 takes two requests. */
const LATER_PAGE = 500;

/**
 * Every document that matches, oldest first, however many there are. Each page begins after the sequence number of the
 * last document, so that a document deleted in between neither hides nor repeats another.
 * @param select the attributes that are read; all when left out
 * @param first documents in the first page; for a list that is often long, those of two requests come in one
 */
export async function listEvery<
  N extends CollectionName,
  const A extends AttributeName<N> = AttributeName<N>,
>(
  sdk: Sdk,
  collection: N,
  filters: readonly string[] = [],
  select?: readonly A[],
  first = FIRST_PAGE,
): Promise<SelectedDocument<N, A>[]> {
  const found: SelectedDocument<N, A>[] = [];
  for (let size = first; ; size = LATER_PAGE) {
    const last = found.at(-1);
    const page = [
      ...filters,
      ...(last ? [Query.greaterThan('$sequence', last.$sequence)] : []),
      Query.limit(size),
    ];
    const { documents } = await listDocuments(sdk, collection, page, select);
    found.push(...documents);
    if (documents.length < size) return found;
  }
}
