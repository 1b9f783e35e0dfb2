import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DishType } from '#domain/dishes/kinds.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { TO_PACK_STATUSES } from '#domain/orders/statuses.ts';
import { storedSection } from '#domain/site/settings.ts';
import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** An order as it is packed, labelled and delivered. */
export const packedView = orderView(
  'number',
  'kind',
  'channel',
  'status',
  'scheduledFor',
  'promisedAt',
  'lines',
  'note',
  'hasAllergies',
  'cutlery',
  'customerName',
  'customerPhone',
  'address',
  'instructions',
  'door',
  'mapPin',
  'pincode',
  'riderId',
  'stopAt',
  'people',
);
export type PackOrder = Viewed<typeof packedView>;

/** Milliseconds between two loads, in case the live connection has missed something. */
const ASK_AGAIN = 30_000;

/** The orders that are promised for a day of the kitchen, and that it has accepted. */
export function packingQuery(sdk: Sdk, userId: string, day: Day, timeZone: string) {
  return queryOptions({
    queryKey: ['orders', 'packing', userId, day],
    queryFn: async (): Promise<PackOrder[]> => {
      const at = (date: Day) => new Date(momentOf(date, 0, timeZone)).toISOString();
      const documents = await listEvery(
        sdk,
        'orders',
        [
          Query.equal('status', [...TO_PACK_STATUSES]),
          Query.greaterThanEqual('promisedAt', at(day)),
          Query.lessThan('promisedAt', at(addDays(day, 1))),
        ],
        packedView.attributes,
      );
      return documents.map(packedView.read);
    },
    refetchInterval: ASK_AGAIN,
  });
}

/** An order that is packed another day, for whoever scans its label. */
export function packOrderQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'packing', 'one', orderId],
    queryFn: async (): Promise<PackOrder> => packedView.read(await getDocument(sdk, 'orders', orderId)),
  });
}

/** The type of each dish by its id. */
export function dishTypesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'types'],
    queryFn: async (): Promise<Readonly<Record<string, DishType>>> => {
      const dishes = await listEvery(sdk, 'dishes', [], ['type']);
      return Object.fromEntries(dishes.map(({ $id, type }) => [$id, type]));
    },
  });
}

/** Milliseconds between two loads; riders rarely change. */
const RIDERS_EVERY = 60_000;

export interface PackRider {
  id: string;
  name: string;
}

/** The riders, by name. */
export function packRidersQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['riders', 'packing', userId],
    queryFn: async (): Promise<PackRider[]> => {
      const { riders } = await sdk.call<{ riders: { $id: string; name: string }[] }>('get', 'riders');
      return riders
        .map(({ $id: id, name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name));
    },
    refetchInterval: RIDERS_EVERY,
  });
}

/** The hours for which food is best, as labels say them; null: they say nothing. */
export function bestBeforeQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'labels'],
    queryFn: async (): Promise<number | null> => {
      const { value } = await getDocument(sdk, 'settings', 'labels');
      return storedSection('labels', value)?.bestBeforeHours ?? null;
    },
  });
}
