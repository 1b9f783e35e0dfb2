import { queryOptions } from '@tanstack/react-query';
import { inOrder } from '#domain/menus/order.ts';
import type { MenuDocument } from '#web/lib/documents.ts';
import { listEvery } from '#web/lib/every-document.ts';
import type { Sdk } from '#web/lib/sdk.ts';

/** A category of dishes. */
export interface Menu {
  $id: string;
  name: string;
  icon: string;
}

const shown = ({ $id, name, icon }: MenuDocument): Menu => ({ $id, name, icon });

/** The menus in the kitchen's own order. */
export function menusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus'],
    queryFn: async () => inOrder(await listEvery(sdk, 'menus')).map(shown),
  });
}
