import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import { isLedger, isOnline, type PaymentMethod } from '#domain/payments/methods.ts';
import { cashLimitOf } from '#domain/site/charged.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';

/** Why a bill can't be paid by a method that brings no money before the kitchen begins, cash or a test (TRUST-2). */
export function useUnpaidProblem({
  total,
}: Pick<Bill, 'total'>): (method: PaymentMethod) => string | undefined {
  const { tooMuchCash, tooMuchTest } = useTexts(orderMessages);
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const most = cashLimitOf(useSiteSettings().kitchen);
  return (method) => {
    if (most === undefined || total <= most || isLedger(method)) return undefined;
    if (!isOnline(method)) return tooMuchCash(formatMoney(most));
    return methods?.offers[method] === 'test' ? tooMuchTest(formatMoney(most)) : undefined;
  };
}
