import { Query } from 'appwrite';
import { subscriberAttributes, type WireSubscriber } from '#domain/subscribers/attributes.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

const PER_PAGE = 500;

type State = WireSubscriber['state'];

/** The state with this name, if there is one. */
const stateOf = (given: string) => subscriberAttributes.state.oneOf.find((state) => state === given);

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
  /** Any other text than a state's name lists all subscribers. */
  state: string;
}

/** The newsletter's addresses, the newest first; for administrators. */
export function subscribersQuery(sdk: Sdk, adminId: string, { search, state }: SubscriberFilter) {
  const only = stateOf(state);
  return listQuery({
    sdk,
    adminId,
    collection: 'subscribers',
    queries: [
      ...searchQueries(search),
      ...(only ? [Query.equal('state', only)] : []),
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
