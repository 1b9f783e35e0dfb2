import { sql } from 'drizzle-orm';
import type { Address } from '#domain/addresses/address.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { type OpeningSettings, refusedUntil, shownOpening } from '#domain/site/shown-opening.ts';
import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';

interface OrderedDish {
  id: string;
  name: string;
  price: Paise;
  imgUrl: string;
  menuId: string;
  isAvailable: boolean;
}

/** The data that an order needs besides its request, read in one statement. Personal data is null without a customer. */
export interface OrderFacts extends Address {
  /** The number for the new order. */
  number: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The address of the customer's book that the request names; null if it names none, or none of theirs. */
  chosen: Address | null;
  /** The ordered dishes that exist. */
  dishes: readonly OrderedDish[];
}

/** Reads the data for an order. Throws Failure user_unauthorized if the customer does not exist any more. */
export async function readOrderFacts(
  work: Work,
  userId: string | null,
  requested: readonly OrderLine[],
  addressId: string | null,
): Promise<OrderFacts> {
  const ids = [...new Set(requested.map((line) => line.dishId))];
  const [facts] = await work.sql.read<OrderFacts & { id: string | null }>(
    sql`select nextval('orders_number') as number, users.id, name, email, phone::text, "houseNo", street, landmark, city, state, pincode,
        (select coalesce(json_agg(dish), '[]') from (
          select id, name, price, "imgUrl", "menuId", "isAvailable" from dishes where id = any(${sql.param(ids)})) as dish
        ) as dishes,
        (select row_to_json(address) from (
          select "houseNo", street, landmark, city, state, pincode from addresses
            where id = ${addressId}::text and "userId" = ${userId}::text) as address
        ) as chosen
      from (values (${userId}::text)) as customer (id) left join users on users.id = customer.id`,
    'facts for an order',
  );
  if (!facts || facts.id !== userId) throw new Failure('user_unauthorized');
  return facts;
}

/** The order lines with current names, prices and pictures. Throws Failure if a requested price is outdated (ORDER-4). */
export function linesAtCurrentPrices(
  asked: readonly OrderLine[],
  dishes: readonly OrderedDish[],
): OrderLine[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  return asked.map((line) => {
    const dish = byId.get(line.dishId);
    if (!dish?.isAvailable) {
      const name = dish?.name ?? (line.name || line.dishId);
      throw new Failure('order_dish_unavailable', orderMessages.unavailable(name));
    }
    if (!line.unpriced && dish.price !== line.price) {
      throw new Failure(
        'order_price_changed',
        orderMessages.priceChanged(dish.name, formatMoney(dish.price)),
      );
    }
    const { id: dishId, name, price, imgUrl } = dish;
    return { dishId, name, quantity: line.quantity, price, imgUrl };
  });
}

/** Throws Failure kitchen_closed if the kitchen takes no orders now, or if a dish is outside its menu's hours. */
export function checkOpen(settings: OpeningSettings, now: Date, dishes: readonly OrderedDish[]): void {
  const { state, reason, opens } = shownOpening(settings, now);
  if (state === 'closed') throw new Failure('kitchen_closed', openingMessages.closed(opens));
  if (state === 'paused') throw new Failure('kitchen_closed', openingMessages.paused(reason, opens));
  for (const { name, menuId } of dishes) {
    const refused = refusedUntil(settings, now, menuId);
    if (refused) throw new Failure('kitchen_closed', openingMessages.dishClosed(name, refused.opens));
  }
}
