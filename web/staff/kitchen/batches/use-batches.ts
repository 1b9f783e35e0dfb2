import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { Ticket } from '../ticket.ts';
import { batchesOf, type DeliveredMeal } from './batches.ts';
import { deliveredMealsQuery } from './queries.ts';

const NO_MEALS: DeliveredMeal[] = [];

/** The batches of the board's meals, with those of them that are delivered already. */
export function useBatches(tickets: readonly Ticket[], userId: string) {
  const hasMeals = tickets.some(({ channel }) => channel === 'plan');
  const { data: delivered = NO_MEALS } = useQuery({
    ...deliveredMealsQuery(useSdk(), userId),
    enabled: hasMeals,
  });
  return useMemo(() => batchesOf(tickets, delivered), [tickets, delivered]);
}
