import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import type { Table } from '#server/documents/collection.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { isOrderSecret } from '#server/mail/order-secrets.ts';
import { invoices } from '../billing/settle-invoices.ts';
import { orderChanges } from './changes/order-changes.ts';
import { orderEvents } from './order-events.ts';
import { orderIssues } from './order-issues.ts';
import { orderRevisions } from './order-revisions.ts';
import { orders } from './orders.ts';
import { refunds } from './paying/refunds.ts';
import { payments } from './payments.ts';

export interface SharedOrderDeps {
  database: Database;
  rateLimits: RateLimits;
  clock: () => Date;
}

/** How long after its placement the link in a mail opens an order (milliseconds). */
const OPEN_FOR = 30 * 86_400_000;

/** What the page of a shared order does not show, besides the ids of accounts: who ordered, and where else to find them. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'customerName',
  'customerEmail',
  'customerPhone',
  'addressId',
  // The page reads the address as a text; the exact place stays with whoever delivers.
  'mapPinLatitude',
  'mapPinLongitude',
  'handedOverTo',
  'handOverPhoto',
]);

const shownOf = ({ attributes }: Table): string[] =>
  Object.entries(attributes)
    .filter(([name, attribute]) => !LEFT_OUT.has(name) && !('account' in attribute))
    .map(([name]) => name);

const query = v.object({ secret: v.pipe(v.string(), v.maxLength(256)) });

/**
 * The route that shows an order with its events, payments, refunds, changes, invoices and reported problems to everybody
 * who has the link in a mail about it, for 30 days. It names nobody's account, and the customer only as the buyer of an
 * invoice. A wrong secret, an unknown order and an expired link get the same answer.
 */
export function sharedOrderRoutes(
  app: FastifyInstance,
  { database, rateLimits, clock }: SharedOrderDeps,
): void {
  app.get<{ Params: { orderId: string } }>('/orders/:orderId/shared', async (request, reply) => {
    await rateLimits.count(limits.readSharedOrder, addressKey(request.ip), reply);
    const { orderId } = request.params;
    const given = v.safeParse(query, request.query);
    const notFound = new Failure('document_not_found');
    if (!isId(orderId) || !given.success) throw notFound;
    if (!(await isOrderSecret(database, orderId, given.output.secret))) throw notFound;
    const order = await find(database, orders, orderId);
    if (!order || clock().getTime() - order.data.orderedOn.getTime() > OPEN_FOR) throw notFound;
    const present = (table: Table, document: Parameters<typeof presentDocument>[1]) => ({
      ...presentDocument(table, document, { sequenceAsText: false, select: shownOf(table) }),
      $permissions: [],
    });
    const [events, paid, back, issues, changes, revisions, issued] = await Promise.all([
      findAll(database, orderEvents, equal(orderEvents.fields.orderId, orderId)),
      findAll(database, payments, equal(payments.fields.orderId, orderId)),
      findAll(database, refunds, equal(refunds.fields.orderId, orderId)),
      findAll(database, orderIssues, equal(orderIssues.fields.orderId, orderId)),
      findAll(database, orderChanges, equal(orderChanges.fields.orderId, orderId)),
      findAll(database, orderRevisions, equal(orderRevisions.fields.orderId, orderId)),
      findAll(database, invoices, equal(invoices.fields.orderId, orderId)),
    ]);
    reply.header('cache-control', 'private, no-store');
    return {
      order: present(orders, order),
      events: events.map((event) => present(orderEvents, event)),
      payments: paid.map((payment) => present(payments, payment)),
      refunds: back.map((refund) => present(refunds, refund)),
      issues: issues.map((issue) => present(orderIssues, issue)),
      changes: changes.map((change) => present(orderChanges, change)),
      revisions: revisions.map((revision) => present(orderRevisions, revision)),
      invoices: issued.map((invoice) => present(invoices, invoice)),
    };
  });
}
