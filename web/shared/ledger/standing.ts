import { queryOptions } from '@tanstack/react-query';
import type { Rhythm, WireStanding } from '#domain/ledger/house-account.ts';
import { type Paise, paise } from '#domain/money.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Begins the keys of all queries for what somebody can pay with; an event of their profile reads them again. */
export const STANDING_KEY = ['users', 'standing'];

/** What a customer can pay orders with from the ledger. */
export interface ShownStanding {
  /** What they can use of their balance. */
  usable: Paise;
  /** Their house account; null without one. */
  house: { left: Paise; limit: Paise; rhythm: Rhythm } | null;
}

const NOTHING: ShownStanding = { usable: paise(0), house: null };

/** What a customer can pay with; nothing while the kitchen keeps no ledger. */
export function standingQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: [...STANDING_KEY, userId],
    async queryFn(): Promise<ShownStanding> {
      try {
        const answer = await sdk.call<WireStanding>('get', 'ledger/standing', { userId });
        return inPaise(answer, { usable: true, left: true, limit: true });
      } catch (error) {
        if (refusalOf(error)?.type === 'ledger_off') return NOTHING;
        throw error;
      }
    },
  });
}
