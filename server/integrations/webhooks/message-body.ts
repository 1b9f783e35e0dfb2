import { withoutPersons } from '#domain/webhooks/shown.ts';
import { collectionOfType, type ToldCollection } from '#domain/webhooks/topics.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { refunds } from '#server/collections/orders/paying/refunds.ts';
import { payments } from '#server/collections/orders/payments.ts';
import { meals } from '#server/collections/plans/meals.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Table } from '#server/documents/collection.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { find } from '#server/documents/store.ts';
import type { DueDelivery } from './due-deliveries.ts';

const TABLES: Readonly<Record<ToldCollection, Table>> = { orders, payments, refunds, meals };

/**
 * The body of a message: what happened and when, and the document as it is now, so that nothing of it is kept a second time.
 * @returns undefined if the document was deleted
 */
export async function messageBody(
  db: Sql,
  { type, documentId, created, withPersons }: DueDelivery,
): Promise<string | undefined> {
  const collection = collectionOfType(type);
  let data: object = {};
  if (collection && documentId !== null) {
    const document = await find(db, TABLES[collection], documentId);
    if (!document) return undefined;
    const shown = presentDocument(TABLES[collection], document, { sequenceAsText: false });
    data = withPersons ? shown : withoutPersons(collection, shown);
  }
  return JSON.stringify({ type, timestamp: created.toISOString(), data });
}
