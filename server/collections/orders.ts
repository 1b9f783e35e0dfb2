import { sql } from 'drizzle-orm';
import { formatMoney, type Paise } from '#domain/money.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { sayOrderNumber } from '#domain/orders/number.ts';
import { priceCart } from '#domain/orders/pricing.ts';
import { orderStatus } from '#domain/orders/status.ts';
import { type Address, joinAddress } from '#domain/users/address.ts';
import { adminOrOwner, signedIn, userOf } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { carts } from './carts.ts';

interface Customer extends Address {
  /** The number of the order that is being placed. */
  number: number;
  name: string | null;
  email: string | null;
  phone: number | null;
}

interface DishRow {
  id: string;
  name: string;
  price: Paise;
  imgUrl: string;
  isAvailable: boolean;
}

/** The customer as they are now, and the next order's number; everything else of theirs waits until this order is placed. */
async function customerLocked(work: Work, userId: string): Promise<Customer> {
  const [customer] = await work.sql.query<Customer>(
    sql`select nextval('orders_number') as number, name, email, phone, "houseNo", street, landmark, city, state, pincode
      from users where id = ${userId} for update`,
    'customer of an order',
  );
  if (!customer) throw new Failure('user_unauthorized');
  return customer;
}

/** Lines with today's names, prices and pictures; refused when the customer saw others (ORDER-4). */
async function currentLines(work: Work, asked: readonly OrderLine[]): Promise<OrderLine[]> {
  const ids = [...new Set(asked.map((line) => line.dishId))];
  const rows = await work.sql.query<DishRow>(
    sql`select id, name, price, "imgUrl", "isAvailable" from dishes where id = any(${sql.param(ids)})`,
    'dishes of an order',
  );
  const dishes = new Map(rows.map((dish) => [dish.id, dish]));
  return asked.map((line) => {
    const dish = dishes.get(line.dishId);
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
    return {
      dishId: dish.id,
      name: dish.name,
      quantity: line.quantity,
      price: dish.price,
      image: dish.imgUrl,
    };
  });
}

/** Orders are placed once and stay as they are: nobody updates or deletes them. */
export const orders = defineCollection('orders', orderAttributes, (orders) => ({
  belongsTo: {
    owner: orders.fields.userId,
    onAccountClosed: {
      overwrite: { customerName: null, customerEmail: null, customerPhone: null, address: null },
      because: 'Tax law has a kitchen keep what it sold.',
    },
    dataExport: 'included',
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(orders.fields.userId), create: signedIn },
  serverWrites: [
    'number',
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
    /** Somebody whose food is on its way has to be reached. Their profile is locked by then, so no order comes between. */
    async beforeAccountClosed(work, { id }) {
      const [newest] = await work.sql.query<{ orderedOn: Date | null }>(
        sql`select "orderedOn" from orders where "userId" = ${id} order by "orderedOn" desc nulls last limit 1`,
        'newest order',
      );
      const open = newest?.orderedOn && orderStatus(newest.orderedOn, work.now) !== 'Delivered';
      if (open) throw new Failure('user_order_open', orderMessages.stillOpen);
    },
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', orderMessages.loginToPlace);
      if (values.items.length === 0) throw new Failure('order_empty', orderMessages.empty);
      // These travel together and run in this order: prices are read once the customer and the cart are held.
      const [customer, , items] = await Promise.all([
        customerLocked(work, user.id),
        work.removeWhere(carts, equal(carts.fields.userId, user.id)),
        currentLines(work, values.items),
      ]);
      const address = values.address?.trim() || joinAddress(customer);
      if (!address) throw new Failure('general_argument_invalid', orderMessages.noAddress);
      const bill = priceCart(items, work.settings);
      return {
        insert: {
          number: customer.number,
          userId: user.id,
          totalAmount: bill.total,
          subtotal: bill.subtotal,
          deliveryFee: bill.deliveryFee,
          tax: bill.tax,
          paymentMethod: values.paymentMethod,
          items,
          address,
          imgUrl: items[0]?.image ?? null,
          customerName: customer.name,
          customerEmail: customer.email,
          customerPhone: customer.phone === null ? null : String(customer.phone),
          orderedOn: work.now,
        },
      };
    },
  },
}));
