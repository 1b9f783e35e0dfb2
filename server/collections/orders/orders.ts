import { NO_DOOR } from '#domain/addresses/door.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isUnderWay } from '#domain/orders/status.ts';
import { FREE_STATUSES, OPEN_STATUSES, type OrderStatus, RIDER_STATUSES } from '#domain/orders/statuses.ts';
import { NO_MAP_PIN } from '#domain/places/map-pin.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { andDevices, signedIn } from '#server/documents/access.ts';
import { changesOf, defineCollection } from '#server/documents/collection.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { couponGuesses } from '#server/http/rate-limits.ts';
import { carts } from '../carts.ts';
import { consents, withdrawnMapPins } from '../consents.ts';
import { guessedCodes } from '../coupons/use-coupons.ts';
import { orderReaders } from './order-readers.ts';
import { placeOrder } from './placing.ts';

const openOrdersOf = checkedQuery(
  'open orders of somebody',
  {
    kind: column.text<OrderKind>(),
    status: column.text<OrderStatus>(),
    orderedOn: column.moment(),
    dueAt: orNull(column.moment()),
    acceptBy: orNull(column.moment()),
    promisedAt: orNull(column.moment()),
  },
  (userId: string) =>
    sql`select kind, status, coalesce("orderedOn", created) as "orderedOn", "dueAt", "acceptBy", "promisedAt"
      from orders
      where "userId" = ${userId} and status = any(${OPEN_STATUSES}::text[])`,
);

/**
 * Orders are placed by customers, or entered by staff for customers on the phone or at the counter. Clients can't update
 * or delete them; they change by documents of `orderEvents`.
 */
export const orders = defineCollection('orders', orderAttributes, (orders) => ({
  belongsTo: {
    owner: orders.fields.userId,
    onAccountClosed: {
      overwrite: {
        customerName: null,
        customerEmail: null,
        customerPhone: null,
        address: null,
        deliveryInstructions: null,
        ...NO_DOOR,
        ...NO_MAP_PIN,
        pincode: null,
        note: null,
        hasAllergies: false,
        statusNote: null,
        handedOverTo: null,
        handOverPhoto: null,
      },
      because: 'Tax law requires a kitchen to keep records of what it sold.',
    },
    onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
    dataExport: { as: 'orders' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    // A rider also reads orders that any rider may take: `awaitsRider` as a condition.
    read: andDevices(
      orderReaders(orders.fields.userId, (riderId) =>
        or(
          and(equal(orders.fields.riderId, riderId), equal(orders.fields.status, ...RIDER_STATUSES)),
          and(
            isNull(orders.fields.riderId),
            equal(orders.fields.status, ...FREE_STATUSES),
            equal(orders.fields.kind, 'delivery'),
          ),
        ),
      ),
    ),
    create: signedIn,
  },
  // An order tells whether a coupon exists, as the route of coupons does.
  guesses: { count: ({ couponCodes }) => guessedCodes(couponCodes), limits: couponGuesses },
  audit: {
    label: ({ data }) =>
      `Order ${formatOrderNumber(data.number)} of ${data.customerName ?? data.customerEmail ?? data.customerPhone ?? 'somebody at the counter'}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /**
     * Refuses to close an account with an open order, because the kitchen must be able to reach the customer. The profile
     * is locked, so no order can be placed meanwhile.
     */
    async beforeAccountClosed(work, { id }) {
      const open = await openOrdersOf(work.sql, id);
      const { orderMode } = work.site.kitchen;
      if (open.some((order) => isUnderWay(order, work.now, orderMode))) {
        throw new Failure('user_order_open', orderMessages.stillOpen);
      }
    },
    beforeCreate: placeOrder,
    async alongCreate(work, { data }) {
      if (data.userId === null || data.channel === 'staff') return;
      await work.removeWhere(carts, equal(carts.fields.userId, data.userId));
    },
  },
  reactsTo: [
    changesOf(consents, {
      async afterCreate(work, consent) {
        const pinned = await withdrawnMapPins(work, orders, consent);
        if (pinned.length > 0) await work.updateWhere(orders, equal(orders.fields.id, ...pinned), NO_MAP_PIN);
      },
    }),
  ],
}));
