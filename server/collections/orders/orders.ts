import { sql } from 'drizzle-orm';
import { cartMessages } from '#domain/carts/messages.ts';
import { portionsDate } from '#domain/dishes/stock.ts';
import { withParts } from '#domain/option-groups/parts.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { hasTooMany } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { testPaymentOf, waitsForPayment } from '#domain/orders/payment.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { isUnderWay, type TimedOrder } from '#domain/orders/status.ts';
import { FREE_STATUSES, OPEN_STATUSES, RIDER_STATUSES } from '#domain/orders/statuses.ts';
import { billToStore } from '#domain/orders/stored-bill.ts';
import { pricingAt } from '#domain/site/delivery-areas.ts';
import { storedTaxTerms } from '#domain/taxes/seller.ts';
import { andDevices, kitchenOnly, signedIn, userOf } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { couponGuesses } from '#server/http/rate-limits.ts';
import { takePortions } from '#server/stock/portions.ts';
import { carts } from '../carts.ts';
import { guessedCodes, takeCoupons } from '../coupons/use-coupons.ts';
import { checkGuestPortions, countGuestOrder } from './guests/guest-orders.ts';
import { checkOpen, linesAtCurrentPrices, readOrderFacts } from './order-facts.ts';
import { promiseFor } from './order-promise.ts';
import { orderReaders } from './order-readers.ts';
import { checkArea, checkMinimum, checkSeen, destinationOf } from './order-terms.ts';
import { checkCash } from './order-trust.ts';
import { methodOffers, payByOf, prepaidMethods } from './prepaid-orders.ts';
import { customerOfStaffOrder } from './staff-orders.ts';

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
        pincode: null,
        note: null,
        statusNote: null,
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
      const open = await work.sql.query<TimedOrder>(
        sql`select kind, status, coalesce("orderedOn", created) as "orderedOn", "dueAt", "acceptBy" from orders
          where "userId" = ${id} and status = any(${sql.param(OPEN_STATUSES)}::text[])`,
        'open orders of somebody',
      );
      const { orderMode } = work.site.kitchen;
      if (open.some((order) => isUnderWay(order, work.now, orderMode))) {
        throw new Failure('user_order_open', orderMessages.stillOpen);
      }
    },
    async beforeCreate(work, { id, values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', orderMessages.loginToPlace);
      const byStaff = values.channel === 'staff';
      if (values.items.length === 0)
        throw new Failure('order_empty', byStaff ? orderMessages.emptyForThem : orderMessages.empty);
      if (hasTooMany(values.items)) throw new Failure('general_argument_invalid', cartMessages.tooMany);
      if (!byStaff && values.items.some(({ unpriced }) => unpriced))
        throw invalidStructure('Attribute "items" has invalid format. Each line needs a price');
      const testPayment = testPaymentOf(values, methodOffers(work));
      if (testPayment === undefined) throw new Failure('order_payment_off');
      // A customer's own order ignores the attributes that name another customer.
      const customer = byStaff ? await customerOfStaffOrder(work, values) : { id: user.id, phone: null };
      const facts = await readOrderFacts(work, customer.id, values.items, values.addressId);
      if (!byStaff && facts.ordersBlocked)
        throw new Failure('order_customer_blocked', orderMessages.customerBlocked);
      if (!byStaff && !values.scheduledFor) checkOpen(work.site, work.now, facts.dishes);
      const items = linesAtCurrentPrices(values.items, facts, byStaff, work.site.tax);
      if (!byStaff) await countGuestOrder(work, id, user.id);
      const { kind } = values;
      if (kind === 'pickup' && !work.site.kitchen.pickup && !kitchenOnly({ user })) {
        throw new Failure('order_pickup_off');
      }
      const destination = destinationOf(values, facts, byStaff);
      const { address, pincode } = destination;
      const customerPhone = customer.phone ?? facts.phone;
      if (byStaff && kind === 'delivery' && !customerPhone)
        throw new Failure('general_argument_invalid', orderMessages.phoneForDelivery);
      if (!byStaff) checkArea(destination, work.site);
      const pricing = pricingAt(work.site, pincode);
      // Staff enter neither tips nor coupons, which are for customers to give.
      const extras = byStaff
        ? {}
        : {
            tip: values.tip ?? undefined,
            coupons: await takeCoupons(work, {
              orderId: id,
              userId: user.id,
              codes: values.couponCodes,
              lines: items,
            }),
          };
      const terms = termsFor(kind, pricing, extras);
      const bill = priceLines(items, terms);
      if (!byStaff) checkMinimum(kind, bill, pricing);
      const { paymentMethod } = values;
      const { isPhoneProven } = facts;
      const trusted = { customerId: user.id, isPhoneProven, paymentMethod, testPayment, bill };
      if (!byStaff) await checkCash(work, trusted);
      const promise = await promiseFor(work, values, { byStaff, kind, pincode, items, dishes: facts.dishes });
      const prepaid = waitsForPayment({ ...values, totalAmount: bill.total }, prepaidMethods(work));
      checkSeen(work, bill, promise.promisedAt, { total: values.expectedTotal, by: values.expectedBy });
      const needed = withParts(items, facts.groups);
      // Most dishes have no limited number of portions, and their orders need no statement for it.
      if (
        needed.length > items.length ||
        facts.dishes.some(({ portionsPerDay }) => portionsPerDay !== null)
      ) {
        if (!byStaff) await checkGuestPortions(work, needed);
        await takePortions(work, id, needed, portionsDate(promise.scheduledFor ?? work.now, work.site));
      }
      return {
        insert: {
          number: facts.number,
          userId: customer.id,
          channel: values.channel,
          takenBy: byStaff ? user.id : null,
          ...billToStore(bill),
          couponCodes: terms.coupons.map(({ code }) => code),
          paymentMethod,
          alreadyPaid: byStaff && values.alreadyPaid,
          prepaid,
          payBy: prepaid ? payByOf(work) : null,
          testPayment,
          items,
          address: address || null,
          deliveryInstructions: destination.instructions,
          pincode: pincode ?? null,
          note: values.note || null,
          cutlery: values.cutlery,
          kind,
          status: prepaid ? 'awaitingPayment' : 'placed',
          statusSince: work.now,
          ...promise,
          // The kitchen answers once the order is paid.
          acceptBy: prepaid ? null : promise.acceptBy,
          doneLines: [],
          revision: 1,
          termsDeliveryFee: terms.deliveryFee,
          termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
          termsTaxPercent: terms.taxPercent,
          termsPacking: terms.packing,
          termsPackingPerDish: terms.packingPerDish,
          termsCoupons: terms.coupons,
          termsTax: storedTaxTerms(terms.tax),
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
