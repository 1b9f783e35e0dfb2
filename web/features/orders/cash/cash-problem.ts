import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Why a bill can't be paid in cash; undefined if it can (TRUST-2). */
export function useCashProblem({ total }: Bill): string | undefined {
  const { cashAtMost } = useSiteSettings().kitchen;
  const messages = useTexts(orderMessages);
  const most = cashAtMost === null ? undefined : toPaise(rupees(cashAtMost));
  return most !== undefined && total > most ? messages.tooMuchCash(formatMoney(most)) : undefined;
}
