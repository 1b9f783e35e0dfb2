import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { portionMessages } from '#domain/dishes/portion-messages.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';

/** How many portions are left for today, by the id of the dish. Dishes without a limit are missing. */
export function portionsLeftQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'portions-left'],
    queryFn: async (): Promise<Readonly<Record<string, number>>> => {
      const dishes = await listEvery(sdk, 'dishes', [Query.isNotNull('portionsLeft')], ['portionsLeft']);
      return Object.fromEntries(dishes.map(({ $id, portionsLeft }) => [$id, portionsLeft ?? 0]));
    },
  });
}

const UNKNOWN: Readonly<Record<string, number>> = {};

/** How many portions are left for today, by the id of the dish. Without an answer, no dish has a limit. */
export function usePortionsLeft(): Readonly<Record<string, number>> {
  return useQuery(portionsLeftQuery(useSdk())).data ?? UNKNOWN;
}

interface CartDish {
  dishId: string;
  name: string;
  quantity: number;
  isAvailable: boolean;
}

/** How many of a dish are in a cart, in all of its lines. */
export function quantityOf(dishId: string, lines: readonly Pick<CartDish, 'dishId' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => (line.dishId === dishId ? sum + line.quantity : sum), 0);
}

/** A sentence for each dish of which a cart has more than are left. Sold-out dishes have sentences of their own. */
export function useTooFewReasons(lines: readonly CartDish[]): readonly string[] {
  const left = usePortionsLeft();
  const { fewPortions } = useTexts(portionMessages);
  const nameOf = useDishName();
  const reasons = lines.flatMap(({ dishId, name, isAvailable }) => {
    const portions = left[dishId];
    const isEnough = portions === undefined || portions >= quantityOf(dishId, lines);
    return isEnough || !isAvailable || portions === 0 ? [] : [fewPortions(nameOf(dishId, name), portions)];
  });
  // Two lines of the same dish, with other options, have the same sentence.
  return [...new Set(reasons)];
}
