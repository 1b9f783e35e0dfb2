import { sql } from 'drizzle-orm';
import { isMockPayment, isPaidAtPlacement, type PaymentMethod } from '#domain/orders/payment.ts';
import { paymentAttributes } from '#domain/payments/attributes.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { canTakeBack } from '#domain/payments/recording.ts';
import { andDevices, kitchenOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { orderReaders } from './order-readers.ts';
import { orders } from './orders.ts';

/** Makes a payment due again that was recorded by mistake. The caller must have locked the payment's row. */
async function takeBack(work: Work, { data }: Document<typeof paymentAttributes>) {
  const tooLate = new Failure('payment_undo_too_late');
  if (!canTakeBack(data, actorId(work.actor) ?? '', work.now)) throw tooLate;
  const refunded = await work.sql.query(
    sql`select 1 from refunds where "orderId" = ${data.orderId} limit 1`,
    'refunds of a payment',
  );
  if (refunded.length > 0) throw tooLate;
  const [order] = await work.sql.query<{ method: PaymentMethod }>(
    sql`select "paymentMethod" as method from orders where id = ${data.orderId}`,
    'payment method of an order',
  );
  const method = order?.method ?? data.method;
  return { change: { state: 'due' as const, method, reference: null, recordedBy: null, paidAt: null } };
}

/**
 * Locks the payments of an order, so that none changes while a refund is computed. The caller must have locked the order's
 * row.
 */
export async function lockPayments(work: Work, orderId: string): Promise<void> {
  await work.sql.query(
    sql`select 1 from payments where "orderId" = ${orderId} for update`,
    'lock payments of an order',
  );
}

/**
 * The payments of orders. Placing an order creates its payment. A paid payment stays paid, except that recording it can be
 * undone shortly afterwards. Money given back is recorded in `refunds`.
 */
export const payments = defineCollection('payments', paymentAttributes, (payments) => {
  const { fields } = payments;
  // Printers print the amount to collect on each ticket.
  const read = andDevices(orderReaders(fields.userId, (riderId) => equal(fields.riderId, riderId)));
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: { keep: 'Tax law requires a kitchen to keep records of its payments.' },
      dataExport: { as: 'payments' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: {
      read,
      update: (caller) => {
        if (kitchenOnly(caller)) return true;
        const { user } = caller;
        return user?.role === 'rider' && equal(fields.riderId, user.id);
      },
    },
    serverWrites: ['orderId', 'userId', 'riderId', 'amount', 'mock', 'recordedBy', 'paidAt', 'createdAt'],
    audit: { label: ({ data }) => `Payment of order ${data.orderId}` },
    hooks: {
      /**
       * Records a payment as paid, with the method that the customer used. It can be recorded only once: a second person
       * gets Failure payment_not_due. The person who recorded it can undo that for a short time.
       */
      async beforeUpdate(work, before, { state, reference, method }) {
        if (state === 'due' && before.data.state === 'paid') return takeBack(work, before);
        if (state !== 'paid') throw new Failure('general_argument_invalid', paymentMessages.onlyPaid);
        if (before.data.state !== 'due') throw new Failure('payment_not_due');
        const given = reference === undefined ? {} : { reference };
        return {
          change: {
            state,
            method: method ?? before.data.method,
            ...given,
            recordedBy: actorId(work.actor),
            paidAt: work.now,
          },
        };
      },
    },
    reactsTo: [
      changesOf(orders, {
        async alongCreate(work, { id, data }) {
          const paid = isPaidAtPlacement(data);
          await work.add(payments, uniqueId(), {
            orderId: id,
            userId: data.userId,
            riderId: null,
            method: data.paymentMethod,
            amount: data.totalAmount,
            state: paid ? 'paid' : 'due',
            mock: isMockPayment(data),
            reference: null,
            recordedBy: data.alreadyPaid ? data.takenBy : null,
            paidAt: paid ? work.now : null,
            createdAt: work.now,
          });
        },
      }),
    ],
  };
});
