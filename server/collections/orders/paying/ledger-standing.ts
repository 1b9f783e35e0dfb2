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

/** Why what a customer has does not cover what they pay with; undefined if it does. */
export function standingProblem(
  standing: Standing,
  { paymentMethod, fromBalance, rest }: SharedPayment,
): { type: 'order_payment_off' | 'order_balance_short' | 'order_over_limit'; says?: string } | undefined {
  const later = paymentMethod === HOUSE ? rest : ZERO_PAISE;
  if (standing.isClosed || (later > 0 && standing.limit === null)) return { type: 'order_payment_off' };
  const has = usable(standing);
  if (fromBalance > has)
    return { type: 'order_balance_short', says: orderMessages.balanceShort(formatMoney(has)) };
  const over = paise(fromBalance + later - leftOnHouseAccount(standing));
  if (later === 0 || over <= 0) return undefined;
  const limit = formatMoney(standing.limit ?? ZERO_PAISE);
  return { type: 'order_over_limit', says: orderMessages.overLimit(formatMoney(over), limit) };
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
  const problem = standingProblem(await seeStanding(work, userId), shared);
  if (problem) throw new Failure(problem.type, problem.says);
}
