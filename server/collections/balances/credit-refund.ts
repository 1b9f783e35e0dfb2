import { ledgerMessages } from '#domain/ledger/messages.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isMoney, type PaymentMethod } from '#domain/payments/methods.ts';
import { Failure } from '#server/base/failure.ts';
import type { Work } from '#server/documents/collection.ts';
import { addEntry } from './add-entry.ts';
import { lockBalance } from './balances.ts';
import { payerOf } from './order-entries.ts';

interface RefundedOrder {
  userId: string | null;
  payerId: string | null;
  number: number;
  /** No money has moved for it. */
  testPayment: boolean;
}

/**
 * Credits a refund of an order to its customer's balance (LEDGER-15), or to that of the company that paid for it. Each refund is
 * credited once. What was paid from the ledger returns to it also while the ledger is off.
 * @throws Failure ledger_off, or general_argument_invalid if there is no customer or no money
 */
export async function creditRefund(
  work: Work,
  order: RefundedOrder,
  refund: { id: string; amount: Paise; method: PaymentMethod },
): Promise<void> {
  const { number, testPayment } = order;
  if (!work.site.ledger.isOn && isMoney(refund.method)) throw new Failure('ledger_off');
  if (order.userId === null) throw new Failure('general_argument_invalid', ledgerMessages.noCustomer);
  if (testPayment) throw new Failure('general_argument_invalid', ledgerMessages.noMoney);
  const payerId = isMoney(refund.method) ? null : order.payerId;
  const { userId, eaterId } = payerOf({ userId: order.userId, payerId });
  await lockBalance(work, userId);
  await addEntry(work, {
    userId,
    eaterId,
    kind: 'refund',
    debit: ZERO_PAISE,
    credit: refund.amount,
    referenceKind: 'refund',
    reference: refund.id,
    note: formatOrderNumber(number),
  });
}
