import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { countDishes } from '#domain/orders/line.ts';
import { orderView } from '#domain/orders/order.ts';
import { WAITING_STATUSES } from '#domain/orders/statuses.ts';
import type { AheadOrder } from '#domain/slots/affected.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const aheadOrder = orderView('number', 'scheduledFor', 'dueAt', 'lines');

/** An order ahead that is not due yet. */
export interface NamedAheadOrder extends AheadOrder {
  id: string;
  /** '#1042'. */
  number: string;
}

/** The orders ahead that are not due yet, in the order of their placement; for staff. */
export function aheadOrdersQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'ahead', userId],
    queryFn: async (): Promise<NamedAheadOrder[]> => {
      const waiting = [
        Query.equal('status', [...WAITING_STATUSES]),
        Query.isNotNull('scheduledFor'),
        Query.greaterThan('dueAt', new Date().toISOString()),
      ];
      const documents = await listEvery(sdk, 'orders', waiting, aheadOrder.attributes);
      return documents
        .map(aheadOrder.read)
        .flatMap(({ id, number, lines, scheduledFor, dueAt }) =>
          scheduledFor && dueAt
            ? [
                {
                  id,
                  number,
                  scheduledFor: new Date(scheduledFor),
                  dueAt: new Date(dueAt),
                  items: countDishes(lines),
                },
              ]
            : [],
        )
        .sort((one, other) => Number(one.number.slice(1)) - Number(other.number.slice(1)));
    },
  });
}
