import { queryOptions } from '@tanstack/react-query';
import type { DueAnswer } from '#domain/ledger/due.ts';
import type { Paise } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What of a customer's debt must be paid by now. */
export interface ShownDue {
  owed: Paise;
  due: Paise;
  /** The day by which what is due and not overdue must be paid. */
  dueOn: Day | null;
  overdue: Paise;
  overdueSince: Day | null;
}

/** What a customer must pay by now; null while the kitchen keeps no ledger. An event of their profile reads it again. */
export function dueQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['users', 'due', userId],
    async queryFn(): Promise<ShownDue | null> {
      try {
        const answer = await sdk.call<DueAnswer>('get', 'ledger/due', { userId });
        return inPaise(answer, { owed: true, due: true, overdue: true });
      } catch (error) {
        if (refusalOf(error)?.type === 'ledger_off') return null;
        throw error;
      }
    },
  });
}
