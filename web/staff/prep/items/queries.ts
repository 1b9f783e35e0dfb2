import { queryOptions } from '@tanstack/react-query';
import { readChoices } from '#domain/option-groups/choice.ts';
import { choiceKey } from '#domain/prep/needs.ts';
import { byName } from '#web/lib/by-name.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Every prepared item, by name. */
export const preparedItemsQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['preparedItems', userId],
    queryFn: async () => (await listEvery(sdk, 'preparedItems')).sort(byName),
  });

/** A dish or an option that can take of an item. */
export interface Taker {
  key: string;
  name: string;
}

/** Every dish, by name. */
export const takingDishesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'prep'],
    queryFn: async (): Promise<Taker[]> =>
      (await listEvery(sdk, 'dishes', [], ['name']))
        .map(({ $id: key, name }) => ({ key, name }))
        .sort(byName),
  });

/** Every option that is no dish itself, such as 'Size: Full'. */
export const takingOptionsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['optionGroups', 'prep'],
    queryFn: async (): Promise<Taker[]> =>
      (await listEvery(sdk, 'optionGroups')).flatMap(({ $id, name, choices }) =>
        readChoices(choices).flatMap((choice) =>
          choice.dishId === undefined
            ? [{ key: choiceKey($id, choice.id), name: `${name}: ${choice.name}` }]
            : [],
        ),
      ),
  });
