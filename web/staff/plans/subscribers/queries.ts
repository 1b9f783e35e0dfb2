import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  SHOWN_SUBSCRIBERS,
  type ShownSubscribers,
  SUBSCRIBERS_PER_PAGE,
  type Subscriber,
  type SubscriberList,
} from '#domain/plans/subscribers.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Which subscribers a page's address asks for. */
export const shownOf = (given: string | null): ShownSubscribers =>
  SHOWN_SUBSCRIBERS.find((show) => show === given) ?? 'active';

/** A subscriber on pages. */
export type ShownSubscriber = InPaise<Subscriber>;

/** A row of the list. */
export type SubscriberRow = ShownSubscriber & { id: string };

type Page = Pick<SubscriberList, 'counts' | 'total'> & {
  tomorrow: InPaise<SubscriberList['tomorrow']>;
  rows: SubscriberRow[];
  next: string | null;
};

/** The subscribers of a list, and what is cooked tomorrow; for administrators. */
export function subscribersQuery(
  sdk: Sdk,
  adminId: string,
  { show, search }: { show: ShownSubscribers; search: string },
) {
  return infiniteQueryOptions({
    queryKey: ['mealSubscriptions', 'admin', adminId, show, search],
    queryFn: async ({ pageParam }): Promise<Page> => {
      const asked = { show, search, after: pageParam || '0' };
      const answer = await sdk.call<SubscriberList>('get', 'plans/subscribers', asked);
      const { total, counts } = answer;
      const subscribers = inPaise(answer.subscribers, { price: true, balance: true });
      const tomorrow = inPaise(answer.tomorrow, { total: true, missing: true });
      const after = Number(asked.after) + SUBSCRIBERS_PER_PAGE;
      return {
        rows: subscribers.map((subscriber) => ({ ...subscriber, id: subscriber.$id })),
        next: after < total ? `${after}` : null,
        ...{ total, counts, tomorrow },
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** A customer who was found by a number. */
export interface Caller {
  userId: string;
  name: string | null;
  address: string | null;
}

interface Answer {
  customers: {
    userId: string;
    name: string | null;
    address: string | null;
    orders: { address: string | null }[];
  }[];
}

/** The customers with a phone number; the number's owner comes first. */
export function callersQuery(sdk: Sdk, phone: number | undefined) {
  return queryOptions({
    queryKey: ['orders', 'callers', phone],
    queryFn: async (): Promise<Caller[]> => {
      const { customers } = await sdk.call<Answer>('get', 'orders/customers', { phone: String(phone) });
      return customers.map(({ userId, name, address, orders }) => ({
        userId,
        name,
        address: orders.find((order) => order.address)?.address ?? address,
      }));
    },
    enabled: phone !== undefined,
  });
}
