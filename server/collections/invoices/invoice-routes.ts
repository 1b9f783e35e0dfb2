import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_BUYER_NAME } from '#domain/invoices/attributes.ts';
import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { typedGstin } from '#domain/taxes/gstin.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly, principalOf, userOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { type AdminRouteDeps, recordExport, requireAdmin } from '../admin-requests.ts';
import { checkedBuyer } from '../billing/buyer.ts';
import { orders } from '../orders/orders.ts';
import { gstSummary, SUMMARY_TABLES } from './gst-summary.ts';

const buyerBody = v.object({
  gstin: v.pipe(v.string(), v.maxLength(64), v.transform(typedGstin), v.maxLength(15)),
  name: v.pipe(v.string(), v.trim(), v.maxLength(MAX_BUYER_NAME)),
});
const summaryParams = v.object({
  month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, invoiceMessages.monthWrong)),
  table: v.picklist(SUMMARY_TABLES),
});

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/**
 * Sets the business that buys an order, or none with an empty GSTIN (INVOICE-4). What a company pays is made out to it, whatever
 * its people want.
 * @throws Failure document_not_found, invoice_issued, general_argument_invalid
 */
async function setBuyer(work: Work, orderId: string, { gstin, name }: v.InferOutput<typeof buyerBody>) {
  const order = isId(orderId) ? await find(work.sql, orders, orderId, true) : undefined;
  const mayChange =
    order &&
    (kitchenOnly(principalOf(work.actor)) ||
      (order.data.userId === userOf(work.actor)?.id && order.data.payerId === null));
  if (!mayChange) throw new Failure('document_not_found', orderMessages.notFound);
  const [terms] = order.data.termsTax;
  const mayHaveNone = order.data.testPayment || isFailed(order.data.status);
  if (!terms || invoiceKindFor(terms.sellerKind) !== 'invoice' || mayHaveNone)
    throw invalid(invoiceMessages.noInvoices);
  const issued = await work.sql.query(
    sql`select 1 from invoices where "orderId" = ${order.id} limit 1`,
    'invoice of an order',
  );
  if (issued.length > 0) throw new Failure('invoice_issued');
  const buyer = checkedBuyer({ gstin, name: gstin === '' ? '' : name }, terms.sellerKind);
  await work.updateWhere(orders, equal(orders.fields.id, order.id), buyer);
  return buyer;
}

/** The routes of invoices besides their documents: the business that buys an order, and the GST summary for admins. */
export function invoiceRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine, callers, rateLimits } = deps;

  app.put<{ Params: { orderId: string } }>('/orders/:orderId/buyer', async (request, reply) => {
    const { actor } = await callers(request);
    if (!userOf(actor)) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.writeDocument, `buyer ${actorId(actor)}`, reply);
    const buyer = parseParams(buyerBody, request.body);
    return runUnitOfWork(engine, actor, (work) => setBuyer(work, request.params.orderId, buyer));
  });

  app.get('/invoices/summary', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { month, table } = parseParams(summaryParams, request.query);
    const { shop } = await engine.site.current();
    await recordExport(engine, actor, orders.name, `GST summary of ${month}, ${table}, as a file`);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="gst-${month}-${table}.csv"`);
    return gstSummary(engine.database, { month, table, timeZone: shop.timeZone });
  });
}
