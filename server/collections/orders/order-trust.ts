import { formatMoney, type Paise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { AFTER_METHODS, isLedger, isOnline, type PaymentMethod } from '#domain/payments/methods.ts';
import { cashLimitOf } from '#domain/site/charged.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** What decides whether the kitchen prepares this order without money. */
interface Trusted {
  customerId: string;
  /** Whether their phone number is proven. */
  isPhoneProven: boolean;
  paymentMethod: PaymentMethod;
  testPayment: boolean;
  /** What is not paid from their balance. */
  rest: Paise;
}

async function hasPaidCash(work: Work, customerId: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from orders where "userId" = ${customerId} and "paymentMethod" = any(${AFTER_METHODS}) and status = 'delivered' limit 1`,
    'an order paid in cash',
  );
  return found.length > 0;
}

/**
 * Checks whether the kitchen prepares this order before it has been paid (TRUST-2, TRUST-3). A test payment is no money
 * either.
 * @throws Failure order_cash_limit, order_phone_unproven
 */
export async function checkCash(
  work: Work,
  { customerId, isPhoneProven, paymentMethod, testPayment, rest }: Trusted,
): Promise<void> {
  const { cashNeedsCode } = work.site.kitchen;
  if (isLedger(paymentMethod) || (isOnline(paymentMethod) && !testPayment)) return;
  const most = cashLimitOf(work.site.kitchen);
  if (most !== undefined && rest > most)
    throw new Failure(
      'order_cash_limit',
      (testPayment ? orderMessages.tooMuchTest : orderMessages.tooMuchCash)(formatMoney(most)),
    );
  if (cashNeedsCode && !isPhoneProven && !(await hasPaidCash(work, customerId)))
    throw new Failure('order_phone_unproven', orderMessages.phoneUnproven);
}
