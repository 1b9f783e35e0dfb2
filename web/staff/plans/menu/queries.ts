import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { PlanMenu } from './week.ts';

/** A dish that can be part of a menu. */
export interface MenuDish {
  id: string;
  name: string;
  type: 'veg' | 'non-veg';
}

/** The dishes that plans can serve: those that need no choice; for administrators. */
export function servableDishesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['dishes', 'admin', adminId, 'servable'],
    queryFn: async (): Promise<MenuDish[]> =>
      (await listEvery(sdk, 'dishes', [], ['name', 'type', 'needsChoice'])).flatMap(
        ({ $id: id, name, type, needsChoice }) => (needsChoice ? [] : [{ id, name, type }]),
      ),
  });
}

/** A plan's menus in its cycle, and those on the dates of a week and of the week before; for administrators. */
export function planMenusQuery(
  sdk: Sdk,
  adminId: string,
  { planId, monday }: { planId: string; monday: Day },
) {
  return queryOptions({
    queryKey: ['planMenus', 'admin', adminId, planId, monday],
    queryFn: async (): Promise<PlanMenu[]> => {
      const ofPlan = Query.equal('planId', planId);
      const dates = Query.between('date', addDays(monday, -7), addDays(monday, 6));
      const found = await Promise.all([
        listEvery(sdk, 'planMenus', [ofPlan, Query.isNull('date')]),
        listEvery(sdk, 'planMenus', [ofPlan, dates]),
      ]);
      return found.flat().map(({ mealTimeId, date, week, weekday, dishes, note }) => ({
        ...{ mealTimeId, date, week, weekday, note },
        dishes: dishes.flatMap((dish) => planMenuAttributes.dishes.codec.parse(JSON.parse(dish)) ?? []),
      }));
    },
  });
}

/** Writes what a plan serves at several times, all or nothing. */
export const writeMenus = (sdk: Sdk, planId: string, menus: readonly PlanMenu[]): Promise<unknown> =>
  sdk.call('post', 'plans/menus', { planId, menus: [...menus] });
