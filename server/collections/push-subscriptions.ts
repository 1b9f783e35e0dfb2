import { ECDH } from 'node:crypto';
import { waitsForTime } from '#domain/orders/status.ts';
import { MAX_PUSH_SUBSCRIPTIONS, pushSubscriptionAttributes } from '#domain/push/attributes.ts';
import { arePushKeys, isPushEndpoint } from '#domain/push/endpoints.ts';
import { pushMessages } from '#domain/push/messages.ts';
import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { newOrderAlert } from '#server/mail/emails/new-order-alert.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { orderEvents } from './orders/order-events.ts';
import { orders } from './orders/orders.ts';
import { lockPerson } from './people/lock-person.ts';

/** Alerts each subscribed browser of the kitchen to an order that waits to be accepted, in the unit of work that shows it to the kitchen. */
async function alertKitchen(work: Work, orderId: string): Promise<void> {
  const browsers = await work.sql.query<{ id: string; userId: string }>(
    sql`select s.id, s."userId" from "pushSubscriptions" s join users u on u.id = s."userId"
      where u.role in (${sql.list(KITCHEN_ROLES)})`,
    'browsers of the kitchen',
  );
  for (const { id, userId } of browsers) {
    await enqueueMail(work, newOrderAlert, { to: id, userId, aboutId: orderId });
  }
}

/** Whether a browser's key is a point of the curve: no message can be encrypted for any other. */
function isOnCurve({ p256dh }: { p256dh: string }): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Browsers that get Web Push messages. A browser belongs to the person who subscribed it last. */
export const pushSubscriptions = defineCollection(
  'pushSubscriptions',
  pushSubscriptionAttributes,
  (subscriptions) => ({
    belongsTo: {
      owner: subscriptions.fields.userId,
      few: 'A person has few browsers.',
      onAccountClosed: 'erase',
      onChangeOfOwner: 'erase',
      dataExport: { as: 'pushSubscriptions' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: {
      read: ownerOnly(subscriptions.fields.userId),
      create: signedIn,
      delete: ownerOnly(subscriptions.fields.userId),
    },
    audit: { never: 'Admins can’t access other people’s subscriptions.' },
    hooks: {
      /** Locks the person, so that simultaneous subscriptions together stay within the limit. */
      lock: lockPerson,
      async beforeCreate(work, { values }) {
        const user = userOf(work.actor);
        if (!user) throw new Failure('user_unauthorized');
        if (!isPushEndpoint(values.endpoint))
          throw new Failure('general_argument_invalid', pushMessages.notOfAService);
        if (!arePushKeys(values) || !isOnCurve(values))
          throw new Failure('general_argument_invalid', pushMessages.badKeys);
        await work.removeWhere(subscriptions, equal(subscriptions.fields.endpoint, values.endpoint));
        const own = await work.sql.query(
          sql`select 1 from "pushSubscriptions" where "userId" = ${user.id}`,
          'browsers of a person',
        );
        if (own.length >= MAX_PUSH_SUBSCRIPTIONS)
          throw new Failure('general_argument_invalid', pushMessages.tooMany);
        return { insert: { ...values, userId: user.id } };
      },
    },
    reactsTo: [
      changesOf(orders, {
        // Returns no promise if nobody has to accept it, so that the placement stays a single statement.
        afterCreate(work, { id, data }) {
          const { orderMode } = work.site.kitchen;
          const waits = waitsForTime(data) || (orderMode === 'board' && data.status === 'placed');
          return waits ? alertKitchen(work, id) : undefined;
        },
      }),
      changesOf(orderEvents, {
        afterCreate(work, { data }) {
          const isPaidNow = data.from === 'awaitingPayment' && data.to === 'placed';
          const waits = work.site.kitchen.orderMode === 'board' || data.promisedAt === null;
          return isPaidNow && waits ? alertKitchen(work, data.orderId) : undefined;
        },
      }),
    ],
  }),
);
