import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readChange } from './order-change.ts';

/** One revision of an order. */
export interface Revision {
  revision: number;
  lines: OrderLine[];
  total: Paise;
  /** ISO time. */
  createdAt: string;
}

/** The most changes or revisions of one order that are loaded. */
const MAX_PER_ORDER = 500;

export const readRevision = (document: StoredDocument<'orderRevisions'>): Revision => ({
  revision: document.revision,
  lines: readOrderLines(document.items),
  total: document.totalAmount,
  createdAt: document.createdAt ?? document.$createdAt,
});

const ofOrder = (id: string) => [
  Query.equal('orderId', id),
  Query.orderAsc('$sequence'),
  Query.limit(MAX_PER_ORDER),
];

/** The changes of an order that the kitchen has proposed, oldest first. */
export function orderChangesQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['orderChanges', userId, id],
    queryFn: async () => (await listDocuments(sdk, 'orderChanges', ofOrder(id))).documents.map(readChange),
  });
}

/** The revisions of an order, oldest first; none if it was never changed. */
export function orderRevisionsQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['orderRevisions', userId, id],
    queryFn: async () =>
      (await listDocuments(sdk, 'orderRevisions', ofOrder(id))).documents.map(readRevision),
  });
}
