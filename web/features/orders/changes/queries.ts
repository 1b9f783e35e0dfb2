import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Paise, toPaise } from '#domain/money.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { readChange } from '#web/lib/kitchen/order-change.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What an order was in one of its revisions. */
export interface Revision {
  revision: number;
  lines: OrderLine[];
  total: Paise;
  /** ISO time. */
  createdAt: string;
}

/** Changes or revisions of one order that are read at once. */
const MOST = 500;

export const readRevision = (document: StoredDocument<'orderRevisions'>): Revision => ({
  revision: document.revision,
  lines: readOrderLines(document.items),
  total: toPaise(document.totalAmount),
  createdAt: document.createdAt ?? document.$createdAt,
});

const ofOrder = (id: string) => [Query.equal('orderId', id), Query.orderAsc('$sequence'), Query.limit(MOST)];

/** What the kitchen has proposed about an order, oldest first. */
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
