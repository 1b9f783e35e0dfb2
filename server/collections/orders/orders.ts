import { sql } from 'drizzle-orm';
import { type Address, joinAddress } from '#domain/addresses/address.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { OPEN_STATUSES } from '#domain/orders/lifecycle.ts';
import { hasTooMany, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { sayOrderNumber } from '#domain/orders/number.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { isUnderWay, type TimedOrder } from '#domain/orders/status.ts';
import { pricingOf } from '#domain/site/charges-settings.ts';
import { andDevices, kitchenOnly, signedIn, userOf } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { carts } from '../carts.ts';
import { orderReaders } from './order-readers.ts';

const MINUTE = 60_000;

interface OrderedDish {
  id: string;
  name: string;
  price: Paise;
  imgUrl: string;
  isAvailable: boolean;
}

/** What an order needs besides the customer's request, read in one statement. */
interface Facts extends Address {
  /** The number of the order that is being placed. */
  number: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The ordered dishes that exist. */
  dishes: readonly OrderedDish[];
}

async function factsFor(work: Work, userId: string, asked: readonly OrderLine[]): Promise<Facts> {
  const ids = [...new Set(asked.map((line) => line.dishId))];
  const [facts] = await work.sql.query<Facts>(
    sql`select nextval('orders_number') as number, name, email, phone::text, "houseNo", street, landmark, city, state, pincode,
        (select coalesce(json_agg(dish), '[]') from (
          select id, name, price, "imgUrl", "isAvailable" from dishes where id = any(${sql.param(ids)})) as dish
        ) as dishes
      from users where id = ${userId}`,
    'facts for an order',
  );
  if (!facts) throw new Failure('user_unauthorized');
  return facts;
}

/** The order lines with current names, prices and pictures. Throws Failure if the customer saw other prices (ORDER-4). */
function currentLines(asked: readonly OrderLine[], dishes: readonly OrderedDish[]): OrderLine[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  return asked.map((line) => {
    const dish = byId.get(line.dishId);
    if (!dish?.isAvailable) {
      const name = dish?.name ?? (line.name || line.dishId);
      throw new Failure('order_dish_unavailable', orderMessages.unavailable(name));
    }
    if (dish.price !== line.price) {
      throw new Failure(
        'order_price_changed',
        orderMessages.priceChanged(dish.name, formatMoney(dish.price)),
      );
    }
    const { id: dishId, name, price, imgUrl } = dish;
    return { dishId, name, quantity: line.quantity, price, imgUrl };
  });
}

/**
 * Orders are placed by their customers. Nobody updates or deletes them: they change by documents of `orderEvents`.
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
    // A rider also reads what any rider may take: awaitsRider, as a condition.
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
  writers: { kind: kitchenOnly },
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
    'termsDeliveryFee',
    'termsFreeDeliveryAbove',
    'termsTaxPercent',
    'userId',
    'totalAmount',
    'subtotal',
    'deliveryFee',
    'tax',
    'imgUrl',
    'customerName',
    'customerEmail',
    'customerPhone',
    'orderedOn',
  ],
  audit: {
    label: ({ data }) => `Order ${sayOrderNumber(data.number)} of ${data.customerName ?? data.customerEmail}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /**
     * Refuses while an order is open, because the kitchen must be able to reach its customer. The profile is locked, so
     * no order can be placed meanwhile.
     */
    async beforeAccountClosed(work, { id }) {
      const open = await work.sql.query<TimedOrder>(
        sql`select status, coalesce("orderedOn", created) as "orderedOn", "acceptBy" from orders
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
      if (values.items.length === 0) throw new Failure('order_empty', orderMessages.empty);
      if (hasTooMany(values.items)) throw new Failure('general_argument_invalid', cartMessages.tooMany);
      const facts = await factsFor(work, user.id, values.items);
      const items = currentLines(values.items, facts.dishes);
      const { kind } = values;
      const address = values.address?.trim() || joinAddress(facts);
      if (!address && kind === 'delivery')
        throw new Failure('general_argument_invalid', orderMessages.noAddress);
      const terms = termsFor(kind, pricingOf(work.site.charges));
      const bill = priceLines(items, terms);
      const { orderMode, promiseMinutes, acceptWithinMinutes } = work.site.kitchen;
      const inMinutes = (minutes: number) => new Date(work.now.getTime() + minutes * MINUTE);
      return {
        insert: {
          number: facts.number,
          userId: user.id,
          totalAmount: bill.total,
          subtotal: bill.subtotal,
          deliveryFee: bill.deliveryFee,
          tax: bill.tax,
          paymentMethod: values.paymentMethod,
          items,
          address: address || null,
          note: values.note || null,
          kind,
          status: 'placed',
          statusSince: work.now,
          statusReason: null,
          statusNote: null,
          acceptBy: orderMode === 'board' ? inMinutes(acceptWithinMinutes) : null,
          promisedAt: inMinutes(promiseMinutes),
          cancelAskedAt: null,
          doneLines: [],
          revision: 1,
          riderId: null,
          riderName: null,
          riderPhone: null,
          termsDeliveryFee: terms.deliveryFee,
          termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
          termsTaxPercent: terms.taxPercent,
          imgUrl: items[0]?.imgUrl ?? null,
          customerName: facts.name,
          customerEmail: facts.email,
          customerPhone: facts.phone,
          orderedOn: work.now,
        },
      };
    },
    async afterCreate(work, { data }) {
      await work.removeWhere(carts, equal(carts.fields.userId, data.userId));
    },
  },
}));
