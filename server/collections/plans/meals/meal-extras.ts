import { pricingAt } from '#domain/areas/pricing-at.ts';
import { isServedOn } from '#domain/dishes/schedule.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import {
  extraLine,
  extrasAtPrices,
  extrasByDish,
  extrasCost,
  type MealExtra,
} from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import type { OrderFacts } from '#server/collections/orders/order-facts.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { SCHEDULE_COLUMNS } from '#server/stock/dish-table.ts';

// The extra dishes of a meal: what they cost when they are asked for, and as lines of its order (PLAN-55).

const dishesOf = checkedQuery(
  'extra dishes of a meal',
  {
    id: column.text(),
    price: column.bigint<Paise>(),
    isAvailable: column.boolean(),
    offSchedule: column.boolean(),
    outOfPortions: column.boolean(),
    needsChoice: column.boolean(),
    taxPercent: orNull(column.float()),
    hsnCode: orNull(column.text()),
    ...SCHEDULE_COLUMNS,
  },
  (
    ids: readonly string[],
  ) => sql`select id, price, "isAvailable", "offSchedule", "outOfPortions", "needsChoice",
      "taxPercent", "hsnCode", "isHidden", "servedFrom", "servedUntil", "servedOn" from dishes where id = any(${ids}::text[])`,
);

interface Priced {
  extras: MealExtra[] | null;
  extraCost: Paise | null;
}

/**
 * The extra dishes that somebody asks for, at their prices of now. As many as the meal had before keep theirs.
 * @throws Failure general_argument_invalid for a dish that can't be ordered by itself for that day
 */
export async function pricedExtras(
  { sql: db, site, now }: Work,
  asked: readonly ServedDish[] | null,
  known: readonly MealExtra[] | null,
  date: Day,
): Promise<Priced> {
  if (asked === null || asked.length === 0) return { extras: null, extraCost: null };
  const ids = asked.map(({ dishId }) => dishId);
  const dishes = new Map((await dishesOf(db, ids)).map((dish) => [dish.id, dish]));
  const isLater = date > dayAt(now, site.shop.timeZone);
  const had = extrasByDish(known ?? []);
  for (const { dishId, quantity } of asked) {
    const dish = dishes.get(dishId);
    const before = had.find((each) => each.dishId === dishId)?.quantity ?? 0;
    // What only today lacks is no reason to refuse it for another day.
    const isSold = dish?.isAvailable || (isLater && (dish?.offSchedule || dish?.outOfPortions));
    const isOffered = dish && !dish.needsChoice && isSold && isServedOn(dish, date);
    if (!dish || !(quantity <= before || isOffered) || ids.filter((id) => id === dishId).length > 1)
      throw new Failure('general_argument_invalid', planMessages.noSuchExtra);
  }
  const extras = extrasAtPrices(asked, known ?? [], (dishId) => dishes.get(dishId)?.price);
  const lines = extras.flatMap((extra) => {
    const dish = dishes.get(extra.dishId);
    return dish ? [{ ...extra, ...lineTax(dish, site.tax) }] : [];
  });
  return {
    extras,
    extraCost: extrasCost(lines, pricingAt(site, undefined)),
  };
}

/** The lines of a meal's extra dishes, and what they cost together. Dishes that were deleted are left out, and cost nothing. */
export function extraLines(extras: readonly MealExtra[], facts: OrderFacts, { site }: Pick<Work, 'site'>) {
  const byId = new Map(facts.dishes.map((dish) => [dish.id, dish]));
  const lines = extras.flatMap(({ dishId, quantity, price }) => {
    const dish = byId.get(dishId);
    if (!dish) return [];
    return [{ dishId, name: dish.name, price, imgUrl: dish.imgUrl, quantity, ...lineTax(dish, site.tax) }];
  });
  const pricing = pricingAt(site, undefined);
  const cost = lines.length === 0 ? ZERO_PAISE : extrasCost(lines, pricing);
  return { lines: lines.map((line) => extraLine(line, pricing)), cost };
}
