import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments, type MenuDocument } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

const LIST_LIMIT = 100;

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
    queryFn: async () => {
      const inOrder = [Query.orderAsc('position'), Query.limit(LIST_LIMIT)];
      return (await listDocuments(sdk, 'menus', inOrder)).documents.map(shown);
    },
  });
}
