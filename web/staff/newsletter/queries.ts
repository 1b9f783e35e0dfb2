import { subscriberAttributes, type WireSubscriber } from '#domain/subscribers/attributes.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';

/** An address of the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  state: WireSubscriber['state'];
  /** ISO time. */
  since: string;
}

/** The newsletter's addresses, the newest first; for administrators. */
export const subscribersQuery = searchedList({
  collection: 'subscribers',
  newestBy: '$createdAt',
  filters: { state: subscriberAttributes.state.oneOf },
  select: ['email', 'state'],
  perPage: 500,
  read: (document): Subscriber => ({
    id: document.$id,
    email: document.email,
    state: document.state,
    since: document.$createdAt,
  }),
});
