import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

/** How often the dashboard looks again, in milliseconds. */
const LOOKS_AGAIN = 15_000;

export interface Counts {
  dishes: number;
  menus: number;
  orders: number;
  users: number;
}

/** How many there are of each; for administrators, who may count what belongs to others. */
export function countsQuery(sdk: Sdk, adminId: string) {
  const count = async (collection: keyof Counts) =>
    (await listDocuments(sdk, collection, [Query.limit(1)])).total;
  return queryOptions({
    queryKey: ['admin', adminId, 'counts'],
    queryFn: async (): Promise<Counts> => {
      const [dishes, menus, orders, users] = await Promise.all([
        count('dishes'),
        count('menus'),
        count('orders'),
        count('users'),
      ]);
      return { dishes, menus, orders, users };
    },
    refetchInterval: LOOKS_AGAIN,
  });
}
