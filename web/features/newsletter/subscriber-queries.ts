import { Query } from 'appwrite';
import type { WireSubscriber } from '#domain/subscribers/attributes.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

const PER_PAGE = 500;

type State = WireSubscriber['state'];

export const STATE_WORDS: Record<State, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
};

/** An address of the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  state: State;
  /** ISO time. */
  since: string;
}

export interface SubscriberFilter {
  search: string;
  /** Empty, or none there is, shows all. */
  state: string;
}

/** The newsletter's addresses, the newest first; for administrators. */
export function subscribersQuery(sdk: Sdk, adminId: string, { search, state }: SubscriberFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'subscribers',
    queries: [
      ...searchQueries(search),
      ...(Object.hasOwn(STATE_WORDS, state) ? [Query.equal('state', state)] : []),
      Query.orderDesc('$createdAt'),
    ],
    select: ['email', 'state'],
    perPage: PER_PAGE,
    read: (document): Subscriber => ({
      id: document.$id,
      email: document.email,
      state: document.state,
      since: document.$createdAt,
    }),
  });
}
