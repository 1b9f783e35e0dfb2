import { queryOptions } from '@tanstack/react-query';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from './menu-order.ts';

/** A category of dishes. */
export interface Menu {
  $id: string;
  name: string;
  icon: string;
}

const shown = ({ $id, name, icon }: MenuDocument): Menu => ({ $id, name, icon });

/** The menus in the kitchen's order. */
export function menusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus'],
    queryFn: async () => inOrder(await listEvery(sdk, 'menus')).map(shown),
  });
}
