import { queryOptions } from '@tanstack/react-query';
import { inOrder } from '#web/lib/kitchen/menu-order.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The menus with all their attributes, in the order customers see them. */
export function fullMenusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'admin', 'all'],
    queryFn: async () => inOrder(await listEvery(sdk, 'menus')),
  });
}
