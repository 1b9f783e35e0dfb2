import { invoiceAttributes } from '#domain/invoices/attributes.ts';
import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { freeCancelUntil } from '#domain/orders/cancelling.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { changesOf, defineCollection } from '#server/documents/collection.ts';
import { orders } from '../orders/orders.ts';

/**
 * Tax invoices, bills of supply and credit notes (INVOICE-1). Only the server issues them (`settleInvoices`), and the
 * database refuses to change or delete one.
 */
export const invoices = defineCollection('invoices', invoiceAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: { keep: 'Tax law requires a kitchen to keep its invoices as they were issued.' },
    onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
    dataExport: { as: 'invoices' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller) },
  audit: { never: 'The server issues them by itself, and they never change.' },
  reactsTo: [
    changesOf(orders, {
      /** Notes that the order needs an invoice, for the worker. */
      async alongCreate(work, { id, data }) {
        const [terms] = data.termsTax;
        if (!terms || !invoiceKindFor(terms.sellerKind) || data.testPayment) return;
        await work.sql.execute(
          sql`insert into "invoicesDue" ("orderId", "dueAt") values (${id}, ${freeCancelUntil(data)})`,
          'invoice will be due',
        );
      },
    }),
  ],
}));
