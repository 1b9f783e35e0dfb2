import { isOrderable } from '#domain/dishes/orderable.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import { chooseOptions, type OptionGroup } from '#domain/option-groups/choosing.ts';
import { choosingWords, optionMessages } from '#domain/option-groups/messages.ts';
import { extrasOf, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { closedSentence, whenWords } from '#domain/site/opening/opening-words.ts';
import { type OpeningSettings, refusedUntil, shownOpening } from '#domain/site/opening/shown-opening.ts';
import { lineTax, type TaxTerms } from '#domain/taxes/seller.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { checkedPart, checkedReadByKey, column, orNull, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { SCHEDULE_COLUMNS } from '#server/stock/dish-table.ts';
import { readGroups } from '../option-groups/offered.ts';
import { ADDRESS_COLUMNS, MAP_PIN_COLUMNS } from '../shared-columns.ts';

const DISH = {
  id: column.text(),
  name: column.text(),
  price: column.bigint<Paise>(),
  imgUrl: column.text(),
  menuId: column.text(),
  isAvailable: column.boolean(),
  portionsPerDay: orNull(column.bigint()),
  ...SCHEDULE_COLUMNS,
  optionGroupIds: column.jsonb<readonly string[]>(),
  needsChoice: column.boolean(),
  priceFrom: orNull(column.bigint<Paise>()),
  taxPercent: orNull(column.float()),
  hsnCode: orNull(column.text()),
};
type OrderedDish = RowOf<typeof DISH>;
const DISHES = checkedPart(
  'dishes of facts for orders',
  DISH,
  sql`select id, name, price, "imgUrl", "menuId", "isAvailable", "portionsPerDay", "isHidden", "servedFrom", "servedUntil", "servedOn", "optionGroupIds", "needsChoice", "priceFrom", "taxPercent", "hsnCode" from dishes`,
);

const CHOSEN = {
  ...ADDRESS_COLUMNS,
  ...MAP_PIN_COLUMNS,
  deliveryInstructions: orNull(column.text()),
  floor: orNull(column.text()),
  gate: orNull(column.text()),
  leaveAtDoor: column.boolean(),
};
const ADDRESSES = checkedPart(
  'addresses of facts for orders',
  CHOSEN,
  sql`select "houseNo", street, landmark, city, state, pincode, "mapPinLatitude", "mapPinLongitude",
    "deliveryInstructions", floor, gate, "leaveAtDoor" from addresses`,
);

/** Whose order it is, and what is read for it. */
interface OrderKey {
  customer: string | null;
  dishes: readonly string[];
  address: string | null;
}

const FACTS = {
  /** The number for the new order. */
  number: column.bigint(),
  id: orNull(column.text()),
  name: orNull(column.text()),
  email: orNull(column.text()),
  phone: orNull(column.text()),
  /** Whether the number is one that the customer has proven. */
  isPhoneProven: column.boolean(),
  /** Whether the kitchen refuses orders that this customer places. */
  ordersBlocked: column.boolean(),
  ...ADDRESS_COLUMNS,
  /** The ordered dishes; those that were deleted meanwhile are missing. */
  dishes: column.json<readonly OrderedDish[]>(),
  /** The address of the customer's book that the request names; null if it names none, or none of theirs. */
  chosen: orNull(column.json<RowOf<typeof CHOSEN>>()),
};

/**
 * The data that an order needs besides its request, read in one statement, and the option groups of its dishes. The name,
 * the address and the other personal data are null if nobody's account is behind the order.
 */
export interface OrderFacts extends Omit<RowOf<typeof FACTS>, 'id'> {
  groups: readonly OptionGroup[];
}

const readFacts = checkedReadByKey(FACTS, {
  name: 'facts for orders',
  // Of JSON, PostgreSQL expects the same number of rows each time, so it keeps one plan.
  statement: (keys: readonly OrderKey[]) =>
    sql`select place, nextval('orders_number') as number, users.id, name, email, phone::text, coalesce(phone = "provenPhone", false) as "isPhoneProven", coalesce("ordersBlocked", false) as "ordersBlocked", "houseNo", street, landmark, city, state, pincode,
        (select coalesce(json_agg(dish), '[]') from (
          ${DISHES} where id = any(asked.dishes)) as dish
        ) as dishes,
        (select row_to_json(chosen) from (
          ${ADDRESSES}
            where id = asked.address and "userId" = asked.customer) as chosen
        ) as chosen
      from rows from (json_to_recordset(${JSON.stringify(keys)}::json) as (customer text, dishes text[], address text))
        with ordinality as asked (customer, dishes, address, place)
        left join users on users.id = asked.customer`,
});

/** Reads the data for an order of some dishes, by their ids. Throws Failure user_unauthorized if the customer does not exist any more. */
export async function readOrderFacts(
  work: Work,
  userId: string | null,
  dishIds: readonly string[],
  addressId: string | null,
): Promise<OrderFacts> {
  // Others share the statement, so it must not fail because of a text that PostgreSQL refuses.
  const dishes = [...new Set(dishIds)].filter(isId);
  const address = addressId !== null && isId(addressId) ? addressId : null;
  const facts = await readFacts(work.sql, { customer: userId, dishes, address });
  if (!facts || facts.id !== userId) throw new Failure('user_unauthorized');
  // Most orders have no dish with options, and need no second statement.
  const groups = await readGroups(
    work.sql,
    facts.dishes.flatMap(({ optionGroupIds }) => optionGroupIds),
  );
  return { ...facts, groups };
}

/**
 * The line with its options, and the price of one. Throws Failure for options that can't be ordered (OPTION-15). Customers have the
 * line in their cart, so they are told to take it out.
 */
function chosenLine(
  line: OrderLine,
  dish: OrderedDish,
  groups: readonly OptionGroup[],
  byStaff: boolean,
): Required<Pick<OrderLine, 'options' | 'price'>> {
  const chosen = chooseOptions(dish, groups, line.options ?? []);
  if (!chosen.problem) return chosen;
  const { problem } = chosen;
  const type =
    problem.kind === 'unavailable'
      ? 'order_dish_unavailable'
      : problem.kind === 'tooFew'
        ? 'cart_options_required'
        : 'general_argument_invalid';
  const next = byStaff ? '' : ` ${optionMessages.removeAndChoose}`;
  throw new Failure(type, `${choosingWords(dish.name, problem)}${next}`);
}

/** The order lines with current names, prices, options, pictures and taxes. Throws Failure if a requested price is outdated (ORDER-4). */
export function linesAtCurrentPrices(
  asked: readonly OrderLine[],
  { dishes, groups }: Pick<OrderFacts, 'dishes' | 'groups'>,
  byStaff: boolean,
  seller: TaxTerms,
): OrderLine[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  return asked.map((line) => {
    const dish = byId.get(line.dishId);
    if (!dish || !isOrderable(dish)) {
      const name = dish?.name ?? (line.name || line.dishId);
      throw new Failure('order_dish_unavailable', orderMessages.unavailable(name));
    }
    const { options, price } = chosenLine(line, dish, groups, byStaff);
    if (!line.unpriced && price !== line.price) {
      throw new Failure('order_price_changed', orderMessages.priceChanged(dish.name, formatMoney(price)));
    }
    const { id: dishId, name, imgUrl } = dish;
    return {
      dishId,
      name,
      quantity: line.quantity,
      price,
      imgUrl,
      ...extrasOf({ options, note: line.note }),
      ...lineTax(dish, seller),
    };
  });
}

/**
 * Checks that the kitchen takes orders now, and that each dish is within the hours of its menu. Throws Failure
 * kitchen_closed.
 */
export function checkOpen(settings: OpeningSettings, now: Date, dishes: readonly OrderedDish[]): void {
  const closed = closedSentence(openingMessages, shownOpening(settings, now));
  if (closed !== undefined) throw new Failure('kitchen_closed', closed);
  for (const { name, menuId } of dishes) {
    const refused = refusedUntil(settings, now, menuId);
    if (!refused) continue;
    const opens = whenWords(openingMessages, refused.opens);
    throw new Failure('kitchen_closed', openingMessages.dishClosed(name, opens));
  }
}
