import { queryOptions } from '@tanstack/react-query';
import { inOrder } from '#web/lib/kitchen/menu-order.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readDish } from '../present.ts';

/** Every dish, available or not, in the order customers see them. */
export function arrangedDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'arranged'],
    queryFn: async () => inOrder(await listEvery(sdk, 'dishes')).map(readDish),
  });
}
