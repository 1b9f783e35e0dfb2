import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';

/** The menus with all their attributes, in the order customers see them. */
export function fullMenusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'admin', 'all'],
    queryFn: async () => inOrder(await listEvery(sdk, 'menus')),
  });
}
