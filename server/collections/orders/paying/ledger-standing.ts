import { formatMoney, paise, ZERO_PAISE } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { SharedPayment } from '#domain/orders/payment.ts';
import { HOUSE } from '#domain/payments/methods.ts';
import { Failure } from '#server/base/failure.ts';
import {
  leftOnHouseAccount,
  type Standing,
  seeStanding,
  usable,
} from '#server/collections/balances/standing.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';

interface Payer {
  userId: string | null;
  byStaff: boolean;
  testPayment: boolean;
}

/**
 * Checks that what a customer has covers what they pay with.
 * @throws Failure order_payment_off, order_balance_short, order_over_limit
 */
export function checkStanding(standing: Standing, { paymentMethod, fromBalance, rest }: SharedPayment): void {
  const later = paymentMethod === HOUSE ? rest : ZERO_PAISE;
  if (standing.isClosed || (later > 0 && standing.limit === null)) throw new Failure('order_payment_off');
  const has = usable(standing);
  if (fromBalance > has)
    throw new Failure('order_balance_short', orderMessages.balanceShort(formatMoney(has)));
  const over = paise(fromBalance + later - leftOnHouseAccount(standing));
  if (later > 0 && over > 0)
    throw new Failure(
      'order_over_limit',
      orderMessages.overLimit(formatMoney(over), formatMoney(standing.limit ?? ZERO_PAISE)),
    );
}

/**
 * Checks that the customer has what they pay with. If something else spends it meanwhile, the order is placed anew
 * (LEDGER-17, LEDGER-18). People who see no balances don't spend them either.
 * @throws Failure order_payment_off, order_balance_short, order_over_limit
 */
export async function checkLedgerPayment(
  work: Work,
  { userId, byStaff, testPayment }: Payer,
  shared: SharedPayment,
): Promise<void> {
  const { paymentMethod, fromBalance, rest } = shared;
  if (fromBalance === 0 && (paymentMethod !== HOUSE || rest === 0)) return;
  const mayUse = !byStaff || adminOnly(principalOf(work.actor));
  if (!work.site.ledger.isOn || userId === null || testPayment || !mayUse)
    throw new Failure('order_payment_off');
  checkStanding(await seeStanding(work, userId), shared);
}
