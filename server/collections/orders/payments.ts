import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { firstPaymentState, type LedgerPart, ledgerPartsOf } from '#domain/orders/payment.ts';
import { paymentAttributes } from '#domain/payments/attributes.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { HOUSE, isLedger, NUMBERED_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { type ProblemAnswer, withAnswer } from '#domain/payments/problems.ts';
import { type Settled, settledOf } from '#domain/payments/settled.ts';
import { referenceOf } from '#domain/payments/transfer-number.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { andDevices, checkNotOwnMoney, kitchenOnly, userOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { changesOf, defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal, or } from '#server/documents/where.ts';
import { addToBalance } from '../balances/balances.ts';
import { chargeOrder } from '../balances/order-entries.ts';
import { orderReaders } from './order-readers.ts';
import { orders } from './orders.ts';
import { takeBack } from './paying/take-payment-back.ts';
import { checkUnused, claimOf, denialOf, isClaim } from './upi/claims.ts';

const table = tableOf('payments', paymentAttributes);

/**
 * The change that answers a problem, once. The caller must have locked the payment's row.
 * @throws Failure general_argument_invalid if there is no such problem, or somebody has answered it
 */
function answerProblem(
  { now }: Work,
  { data }: Document<typeof paymentAttributes>,
  id: string,
  answer: ProblemAnswer | null,
) {
  const problems = answer ? withAnswer(data.problems, { id, answer, at: now }) : undefined;
  if (!problems) throw new Failure('general_argument_invalid', paymentMessages.noSuchProblem);
  return { change: { problems } };
}

/**
 * Pays parts of a new order from the ledger. While it waits for another payment they are held; else they count at once
 * (LEDGER-17). Their standing was checked when it was placed.
 */
async function payFromLedger(
  work: Work,
  { id, data }: Pick<Document<typeof orderAttributes>, 'id' | 'data'>,
  parts: readonly LedgerPart[],
): Promise<void> {
  const { userId, payerId, number, channel, takenBy, prepaid } = data;
  if (parts.length === 0) return;
  if (userId === null) throw new Failure('order_payment_off');
  const paid = parts.map((part) => ({ ...part, id: uniqueId() }));
  const adding = paid.map(({ id: paymentId, method, amount }) =>
    work.add(table, paymentId, {
      orderId: id,
      userId,
      method,
      amount,
      state: prepaid ? 'due' : 'paid',
      problems: [],
      paidAt: prepaid ? null : work.now,
      createdAt: work.now,
    }),
  );
  // What is held changes the balance by 0, so that two orders can't hold the same money.
  const charged = prepaid
    ? addToBalance(work, { userId, debit: ZERO_PAISE, credit: ZERO_PAISE })
    : chargeOrder(work, { id, userId, payerId, number, channel, takenBy }, paid);
  await Promise.all([...adding, charged]);
}

/** Whether a customer may owe something after these payments. Since when is read, so they are not written along with the order. */
const mayOwe = (parts: readonly LedgerPart[]): boolean => parts.some(({ method }) => method === HOUSE);

const lockedPayments = checkedQuery(
  'lock payments of an order',
  {
    state: column.text(),
    amount: column.bigint<Paise>(),
    method: column.text<PaymentMethod>(),
  },
  (orderId: string) =>
    sql`select state, amount, method from payments where "orderId" = ${orderId} for update`,
);

/**
 * Locks the payments of an order, so that none changes while a refund is computed, and says what is paid. The caller must
 * have locked the order's row.
 */
export async function lockPayments(work: Work, orderId: string): Promise<Settled> {
  return settledOf(await lockedPayments(work.sql, orderId));
}

/** Whether the order of a payment is prepaid and was never paid. The caller must have locked the order's row. */
async function isPrepaidAndUnpaid(work: Work, orderId: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from orders where id = ${orderId} and prepaid and "payBy" is not null`,
    'prepaid order without its payment',
  );
  return found.length > 0;
}

/** The number that the customer has claimed, if the money came in a way that has one: cash has none, whatever was claimed. */
const claimedNumber = (
  { data: { reference } }: Document<typeof paymentAttributes>,
  method: PaymentMethod,
): string | null => (NUMBERED_METHODS.some((each) => each === method) ? reference : null);

/** Whether the actor may record money for a payment: the kitchen, its rider, or the server itself. */
function mayRecord({ actor }: Work, { data }: Document<typeof paymentAttributes>): boolean {
  const user = userOf(actor);
  return (
    actor.kind === 'system' || kitchenOnly({ user }) || (user?.role === 'rider' && data.riderId === user.id)
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
      onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
      dataExport: { as: 'payments' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: {
      read,
      update: (caller) => {
        if (kitchenOnly(caller)) return true;
        const { user } = caller;
        if (!user) return false;
        const isOwnUpi = and(
          equal(fields.userId, user.id),
          equal(fields.method, ...NUMBERED_METHODS),
          equal(fields.mock, false),
          equal(fields.state, 'due', 'expired'),
        );
        return user.role === 'rider' ? or(isOwnUpi, equal(fields.riderId, user.id)) : isOwnUpi;
      },
    },
    audit: { label: ({ data }) => `Payment of order ${data.orderId}` },
    hooks: {
      /** Locks the order first, as everything does that changes an order and its payments. */
      async lock(work, id) {
        await work.sql.query(
          sql`select 1 from orders where id = (select "orderId" from payments where id = ${id}) for no key update`,
          'lock the order of a payment',
        );
      },
      /**
       * Records a payment as paid, with the method that the customer used. It can be recorded only once: a second person
       * gets Failure payment_not_due. The person who recorded it can undo that for a short time, and the kitchen can take back
       * a prepaid order's payment that it confirmed by mistake (UPI-12). Money for a prepaid order may
       * still arrive after the order has ended (UPI-6). Its customer writes nothing but the transaction number (UPI-7).
       */
      async beforeUpdate(work, before, asked) {
        const { state, reference, method, answersProblem, problemAnswer } = asked;
        if (answersProblem) return answerProblem(work, before, answersProblem, problemAnswer ?? null);
        const waits = before.data.state !== 'paid' && (await isPrepaidAndUnpaid(work, before.data.orderId));
        if (waits && isClaim(work, before, asked)) return claimOf(work, before, asked.reference ?? '');
        if (!mayRecord(work, before)) throw new Failure('user_unauthorized');
        if (isLedger(before.data.method) || (method && isLedger(method)))
          throw new Failure('general_argument_invalid', paymentMessages.notByHand);
        if (asked.deniedAt) return denialOf(work, before);
        if (state === 'due' && before.data.state === 'paid') return takeBack(work, before, asked);
        if (state !== 'paid') throw new Failure('general_argument_invalid', paymentMessages.onlyPaid);
        if (before.data.state !== 'due' && !waits) throw new Failure('payment_not_due');
        checkNotOwnMoney(work, before.data.userId);
        const used = method ?? before.data.method;
        const typed = reference === undefined ? claimedNumber(before, used) : reference;
        const number = referenceOf(typed ?? '', used);
        if (number.stored && (waits || number.counts)) await checkUnused(work, before, number.stored);
        return {
          change: {
            state,
            method: used,
            reference: number.stored,
            sightingId: asked.sightingId ?? null,
            recordedBy: actorId(work.actor),
            paidAt: work.now,
            takenBackReason: null,
          },
        };
      },
    },
    reactsTo: [
      changesOf(orders, {
        async alongCreate(work, { id, data }) {
          const parts = ledgerPartsOf(data);
          const fromLedger = mayOwe(parts) ? undefined : payFromLedger(work, { id, data }, parts);
          if (isLedger(data.paymentMethod)) return fromLedger;
          const state = firstPaymentState(data);
          const adding = work.add(payments, uniqueId(), {
            orderId: id,
            userId: data.userId,
            method: data.paymentMethod,
            amount: paise(data.totalAmount - (data.fromBalance ?? 0)),
            state,
            mock: data.testPayment,
            problems: [],
            recordedBy: data.alreadyPaid ? data.takenBy : null,
            paidAt: state === 'paid' ? work.now : null,
            createdAt: work.now,
          });
          await Promise.all([fromLedger, adding]);
        },
        afterCreate(work, { id, data }) {
          const parts = ledgerPartsOf(data);
          return mayOwe(parts) ? payFromLedger(work, { id, data }, parts) : undefined;
        },
      }),
    ],
  };
});
