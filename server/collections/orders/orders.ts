import { sql } from 'drizzle-orm';
import { cartMessages } from '#domain/carts/messages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { OPEN_STATUSES } from '#domain/orders/lifecycle.ts';
import { hasTooMany } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { isUnderWay, type TimedOrder } from '#domain/orders/status.ts';
import { areaOf, pricingAt } from '#domain/site/delivery-areas.ts';
import { promiseMinutesFor } from '#domain/site/kitchen-settings.ts';
import { busyMinutesAt } from '#domain/site/service-settings.ts';
import { andDevices, kitchenOnly, signedIn, userOf } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { carts } from '../carts.ts';
import { checkOpen, linesAtCurrentPrices, readOrderFacts } from './order-facts.ts';
import { orderReaders } from './order-readers.ts';
import { checkArea, checkMinimum, checkTotal, destinationOf } from './order-terms.ts';
import { customerOfStaffOrder } from './staff-orders.ts';

const MINUTE = 60_000;

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
        pincode: null,
        note: null,
        statusNote: null,
      },
      because: 'Tax law requires a kitchen to keep records of what it sold.',
    },
    dataExport: { as: 'orders' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    // A rider also reads orders that any rider may take: `awaitsRider` as a condition.
    read: andDevices(
      orderReaders(orders.fields.userId, (riderId) =>
        or(
          and(equal(orders.fields.riderId, riderId), equal(orders.fields.status, 'ready', 'outForDelivery')),
          and(
            isNull(orders.fields.riderId),
            equal(orders.fields.status, 'ready'),
            equal(orders.fields.kind, 'delivery'),
          ),
        ),
      ),
    ),
    create: signedIn,
  },
  writers: {
    channel: kitchenOnly,
    forUserId: kitchenOnly,
    alreadyPaid: kitchenOnly,
    promisedInMinutes: kitchenOnly,
  },
  serverWrites: [
    'number',
    'status',
    'statusSince',
    'statusReason',
    'statusNote',
    'acceptBy',
    'promisedAt',
    'cancelAskedAt',
    'doneLines',
    'revision',
    'riderId',
    'riderName',
    'riderPhone',
    'attemptedAt',
    'attemptReason',
    'termsDeliveryFee',
    'termsFreeDeliveryAbove',
    'termsTaxPercent',
    'userId',
    'takenBy',
    'totalAmount',
    'subtotal',
    'pincode',
    'deliveryFee',
    'packing',
    'tax',
    'imgUrl',
    'customerEmail',
    'orderedOn',
  ],
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
      const open = await work.sql.query<TimedOrder>(
        sql`select kind, status, coalesce("orderedOn", created) as "orderedOn", "acceptBy" from orders
          where "userId" = ${id} and status = any(${sql.param(OPEN_STATUSES)}::text[])`,
        'open orders of somebody',
      );
      const { orderMode } = work.site.kitchen;
      if (open.some((order) => isUnderWay(order, work.now, orderMode))) {
        throw new Failure('user_order_open', orderMessages.stillOpen);
      }
    },
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', orderMessages.loginToPlace);
      const byStaff = values.channel === 'staff';
      if (values.items.length === 0)
        throw new Failure('order_empty', byStaff ? orderMessages.emptyForThem : orderMessages.empty);
      if (hasTooMany(values.items)) throw new Failure('general_argument_invalid', cartMessages.tooMany);
      if (!byStaff && values.items.some(({ unpriced }) => unpriced))
        throw invalidStructure('Attribute "items" has invalid format. Each line needs a price');
      // A customer's own order ignores the attributes that name another customer.
      const customer = byStaff ? await customerOfStaffOrder(work, values) : { id: user.id, phone: null };
      const facts = await readOrderFacts(work, customer.id, values.items, values.addressId);
      if (!byStaff) checkOpen(work.site, work.now, facts.dishes);
      const items = linesAtCurrentPrices(values.items, facts.dishes);
      const { kind } = values;
      if (kind === 'pickup' && !work.site.kitchen.pickup && !kitchenOnly({ user })) {
        throw new Failure('order_pickup_off');
      }
      const destination = destinationOf(values, facts, byStaff);
      const { address, pincode } = destination;
      const customerPhone = customer.phone ?? facts.phone;
      if (byStaff && kind === 'delivery' && !customerPhone)
        throw new Failure('general_argument_invalid', orderMessages.phoneForDelivery);
      if (!byStaff) checkArea(destination, work.site.delivery);
      const pricing = pricingAt(work.site, pincode);
      const terms = termsFor(kind, pricing);
      const bill = priceLines(items, terms);
      if (!byStaff) checkMinimum(kind, bill, pricing);
      checkTotal(bill, values.expectedTotal);
      const { orderMode, acceptWithinMinutes } = work.site.kitchen;
      const promiseMinutes = promiseMinutesFor(kind, work.site.kitchen);
      const promisedInMinutes = byStaff ? values.promisedInMinutes : null;
      const usualMinutes =
        promiseMinutes +
        busyMinutesAt(work.site.busy, work.now) +
        (areaOf(work.site.delivery, pincode)?.extraMinutes ?? 0);
      const inMinutes = (minutes: number) => new Date(work.now.getTime() + minutes * MINUTE);
      return {
        insert: {
          number: facts.number,
          userId: customer.id,
          channel: values.channel,
          forUserId: null,
          takenBy: byStaff ? user.id : null,
          totalAmount: bill.total,
          subtotal: bill.subtotal,
          deliveryFee: bill.deliveryFee,
          packing: bill.packing ?? ZERO_PAISE,
          tax: bill.tax,
          paymentMethod: values.paymentMethod,
          alreadyPaid: byStaff && values.alreadyPaid,
          items,
          address: address || null,
          addressId: null,
          pincode: pincode ?? null,
          expectedTotal: null,
          note: values.note || null,
          kind,
          status: 'placed',
          statusSince: work.now,
          statusReason: null,
          statusNote: null,
          acceptBy: orderMode === 'board' ? inMinutes(acceptWithinMinutes) : null,
          promisedAt: inMinutes(promisedInMinutes ?? usualMinutes),
          promisedInMinutes,
          cancelAskedAt: null,
          doneLines: [],
          revision: 1,
          riderId: null,
          riderName: null,
          riderPhone: null,
          attemptedAt: null,
          attemptReason: null,
          termsDeliveryFee: terms.deliveryFee,
          termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
          termsTaxPercent: terms.taxPercent,
          imgUrl: items[0]?.imgUrl ?? null,
          customerName: (byStaff && values.customerName) || facts.name,
          customerEmail: facts.email,
          customerPhone,
          orderedOn: work.now,
        },
      };
    },
    async alongCreate(work, { data }) {
      if (data.userId === null || data.channel === 'staff') return;
      await work.removeWhere(carts, equal(carts.fields.userId, data.userId));
    },
  },
}));
