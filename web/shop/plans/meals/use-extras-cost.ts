import { useQuery } from '@tanstack/react-query';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { type Paise, toPaise, ZERO_PAISE } from '#domain/money.ts';
import { extrasCost } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { extraDishesQuery, type ShownMeal } from './queries.ts';

/** What extra dishes of a meal will cost, as the server says it: those that it has already keep their prices. */
export function useExtrasCost(meal: ShownMeal): (extras: readonly ServedDish[]) => Paise {
  const { data: dishes = [] } = useQuery(extraDishesQuery(useSdk()));
  const site = useSiteSettings();
  return (extras) => {
    if (extras === meal.extras) return meal.extraCost;
    const lines = extras.map(({ dishId, quantity }) => {
      const dish = dishes.find(({ id }) => id === dishId);
      const before = meal.extras.find((each) => each.dishId === dishId);
      const price = before ? toPaise(before.price) : (dish?.price ?? ZERO_PAISE);
      return { price, quantity, ...(dish && site.tax && lineTax(dish, site.tax)) };
    });
    return extrasCost(lines, pricingAt(site, undefined));
  };
}
