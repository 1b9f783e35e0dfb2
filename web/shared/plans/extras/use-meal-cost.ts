import { useQuery } from '@tanstack/react-query';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { type Paise, paise, sum, toPaise } from '#domain/money.ts';
import { extrasAtPrices, extrasByDish, extrasCost } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { WireMeal } from '#domain/plans/wire-meals.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { extraDishesQuery } from './queries.ts';

interface PricedMeal {
  people: number;
  extras: WireMeal['extras'];
  total: Paise;
  extraCost: Paise;
}

/**
 * What a meal will cost for so many people with such extra dishes, as the server says it: as many dishes as it has already keep
 * their prices.
 */
export function useMealCost(meal: PricedMeal): (people: number, extras: readonly ServedDish[]) => Paise {
  const { data: dishes = [] } = useQuery(extraDishesQuery(useSdk()));
  const site = useSiteSettings();
  const costOf = (extras: readonly ServedDish[]): Paise => {
    const had = meal.extras.map((extra) => ({ ...extra, price: toPaise(extra.price) }));
    const all = extrasByDish(had);
    const isHad = ({ dishId, quantity }: ServedDish) =>
      all.some((each) => each.dishId === dishId && each.quantity === quantity);
    if (extras.length === all.length && extras.every(isHad)) return meal.extraCost;
    const dishOf = (dishId: string) => dishes.find(({ id }) => id === dishId);
    const lines = extrasAtPrices(extras, had, (dishId) => dishOf(dishId)?.price).map((extra) => {
      const dish = dishOf(extra.dishId);
      return { ...extra, ...(dish && site.tax && lineTax(dish, site.tax)) };
    });
    return extrasCost(lines, pricingAt(site, undefined));
  };
  return (people, extras) =>
    sum(paise(Math.round(((meal.total - meal.extraCost) / meal.people) * people)), costOf(extras));
}
