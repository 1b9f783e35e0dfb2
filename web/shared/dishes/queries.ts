import { queryOptions } from '@tanstack/react-query';
import type { Paise } from '#domain/money.ts';
import { byName } from '#web/lib/by-name.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The ids and names of all dishes, sorted by name, for fields in which dishes are chosen. */
export const dishNamesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'names'],
    queryFn: async () =>
      (await listEvery(sdk, 'dishes', [], ['name'])).map(({ $id, name }) => ({ $id, name })).sort(byName),
  });

/** What screens about all dishes need of each. */
export interface BriefDish
  extends Pick<StoredDocument<'dishes'>, '$id' | 'name' | 'type' | 'menuId' | 'isAvailable'> {
  price: Paise;
  /** The option groups that it offers; missing if it offers none. */
  groups?: readonly string[];
}

const BRIEF = ['name', 'type', 'menuId', 'isAvailable', 'price', 'optionGroupIds'] as const;

/**
 * Every dish in brief, available or not, sorted by name. It is loaded in the browser: in the document of a long menu it
 * would be megabytes.
 */
export function briefDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'brief'],
    queryFn: async (): Promise<BriefDish[]> =>
      (await listEvery(sdk, 'dishes', [], BRIEF))
        .map(({ $id, name, type, menuId, isAvailable, price, optionGroupIds }) => ({
          $id,
          name,
          type,
          menuId,
          isAvailable,
          price,
          ...(optionGroupIds.length > 0 && { groups: optionGroupIds }),
        }))
        .sort(byName),
  });
}
