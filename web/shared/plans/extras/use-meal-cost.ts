import { useQuery } from '@tanstack/react-query';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { type Paise, paise, sum } from '#domain/money.ts';
import { extrasAtPrices, extrasByDish, extrasCost } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import type { PricedMeal } from '../meal-amounts.ts';
import { extraDishesQuery } from './queries.ts';

type CostedMeal = Pick<PricedMeal, 'people' | 'extras' | 'total' | 'extraCost'>;

/**
 * What a meal will cost for so many people with such extra dishes, as the server says it: as many dishes as it has already keep
 * their prices.
 */
export function useMealCost(meal: CostedMeal): (people: number, extras: readonly ServedDish[]) => Paise {
  const { data: dishes = [] } = useQuery(extraDishesQuery(useSdk()));
  const site = useSiteSettings();
  const costOf = (extras: readonly ServedDish[]): Paise => {
    const all = extrasByDish(meal.extras);
    const isHad = ({ dishId, quantity }: ServedDish) =>
      all.some((each) => each.dishId === dishId && each.quantity === quantity);
    if (extras.length === all.length && extras.every(isHad)) return meal.extraCost;
    const dishOf = (dishId: string) => dishes.find(({ id }) => id === dishId);
    const lines = extrasAtPrices(extras, meal.extras, (dishId) => dishOf(dishId)?.price).map((extra) => {
      const dish = dishOf(extra.dishId);
      return { ...extra, ...(dish && site.tax && lineTax(dish, site.tax)) };
    });
    return extrasCost(lines, pricingAt(site, undefined));
  };
  return (people, extras) =>
    sum(paise(Math.round(((meal.total - meal.extraCost) / meal.people) * people)), costOf(extras));
}
