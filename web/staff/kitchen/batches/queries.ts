import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { FULFILLED_STATUSES } from '#domain/orders/statuses.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { recently } from '../recently.ts';
import type { DeliveredMeal } from './batches.ts';

/** The meals of plans that have reached their customers in the hours that the board lists. */
export function deliveredMealsQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'delivered-meals', userId],
    queryFn: async (): Promise<DeliveredMeal[]> => {
      const documents = await listEvery(
        sdk,
        'orders',
        [
          Query.equal('channel', 'plan'),
          Query.equal('status', [...FULFILLED_STATUSES]),
          Query.greaterThan('statusSince', recently()),
        ],
        ['channel', 'status', 'scheduledFor', 'people'],
      );
      return documents.map(({ channel, status, scheduledFor, people }) => ({
        ...{ channel, status, scheduledFor, people },
      }));
    },
  });
}
