import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { mostToPayIn } from '#domain/ledger/top-ups.ts';
import { formatMoney, type Paise, paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { Failure } from '#server/base/failure.ts';
import { checkNotOwnMoney } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { addToBalance, lockBalance } from '../balances/balances.ts';
import { keepDueRefund } from '../balances/closed-logins.ts';
import { orders } from '../orders/orders.ts';

// Cash that a rider takes at a door for a customer's balance (LEDGER-40). It is in the cash that the rider hands over.

const entries = tableOf('ledgerEntries', ledgerEntryAttributes);

const noSuchOrder = () => new Failure('document_not_found', orderMessages.notFound);

/**
 * The customer of an order that the person is bringing right now. Locks the order, so that it is not handed over or given to
 * somebody else meanwhile.
 * @throws Failure document_not_found for everybody else's orders, and for those that nobody has an account of
 */
async function customerAtDoor(work: Work, orderId: string): Promise<string> {
  const order = await find(work.sql, orders, orderId, true);
  const { riderId, status, userId } = order?.data ?? {};
  if (!status || riderId !== actorId(work.actor) || !isOnTheWay(status) || !userId) throw noSuchOrder();
  if (!work.site.ledger.isOn) throw new Failure('ledger_off');
  return userId;
}

/** What the customer of an order owes (paise), for the rider who brings it: nothing of what they have. */
export async function owedAtDoor(work: Work, orderId: string): Promise<Paise> {
  const userId = await customerAtDoor(work, orderId);
  return paise(Math.max(0, -(await lockBalance(work, userId))));
}

export interface DoorCash {
  orderId: string;
  /** The id of the entry: a repeat with the same one records nothing more. */
  id: string;
  amount: Paise;
}

/**
 * Records cash that the rider of an order has taken for its customer's balance.
 * @throws Failure document_not_found, ledger_off, money_of_own, top_up_refused above what may be paid in, document_already_exists if
 * the id is another entry's
 */
export async function takeDoorCash(work: UnitOfWork, { orderId, id, amount }: DoorCash): Promise<void> {
  const userId = await customerAtDoor(work, orderId);
  checkNotOwnMoney(work, userId);
  const balance = await lockBalance(work, userId);
  const earlier = await find(work.sql, entries, id);
  const riderId = actorId(work.actor);
  if (earlier) {
    const { data } = earlier;
    if (data.userId === userId && data.riderId === riderId && data.credit === amount) return;
    throw new Failure('document_already_exists');
  }
  const most = mostToPayIn(work.site.ledger, balance);
  if (amount > most) throw new Failure('top_up_refused', balanceMessages.moreThanAllowed(formatMoney(most)));
  const values = { userId, kind: 'payment', debit: ZERO_PAISE, credit: amount, paidBy: 'cash' } as const;
  // The customer is told what they have after it.
  await addToBalance(work, values);
  await work.addWithReactions(entries, id, { ...values, riderId, at: work.now, recordedBy: riderId });
  await keepDueRefund(work, userId);
  await recordAudit(work, {
    action: 'create',
    collection: 'ledgerEntries',
    documentId: id,
    label: `Ledger of ${userId}`,
    persons: [userId],
    changes: [
      { field: 'credit', before: null, after: toRupees(amount) },
      { field: 'paidBy', before: null, after: 'cash' },
    ],
  });
}
