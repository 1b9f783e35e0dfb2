import { useQuery } from '@tanstack/react-query';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';

/** Why a bill can't be paid by the methods that bring no money before the kitchen begins: cash and tests (TRUST-2). */
export function useUnpaidProblems({ total }: Bill): Partial<Record<PaymentMethod, string>> {
  const { cashAtMost } = useSiteSettings().kitchen;
  const { tooMuchCash, tooMuchTest } = useTexts(orderMessages);
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const most = cashAtMost === null ? undefined : toPaise(rupees(cashAtMost));
  if (most === undefined || total <= most) return {};
  const test = tooMuchTest(formatMoney(most));
  return {
    cod: tooMuchCash(formatMoney(most)),
    ...(methods?.offers.upi === 'test' && { upi: test }),
    ...(methods?.offers.card === 'test' && { card: test }),
  };
}
