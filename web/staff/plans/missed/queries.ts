import { queryOptions } from '@tanstack/react-query';
import type { WireMissedMeal } from '#domain/plans/missed-money.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Meals whose money waits for a decision; for administrators. */
export const missedMealsQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['meals', 'admin', adminId, 'missed'],
    queryFn: async () => {
      const { meals } = await sdk.call<{ meals: WireMissedMeal[] }>('get', 'plans/missed-meals');
      return inPaise(meals, { amount: true });
    },
  });
