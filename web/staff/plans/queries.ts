import { queryOptions } from '@tanstack/react-query';
import { getDocument, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export type MealTimeDocument = StoredDocument<'mealTimes'>;

/** Milliseconds for which the answer is used again; an event of the settings ends it sooner. */
const FRESH = 600_000;

/** Whether the owner has turned plans on. */
export function plansAreOnQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'plans'],
    queryFn: async (): Promise<boolean> =>
      JSON.parse((await getDocument(sdk, 'settings', 'plans')).value).isOn,
    staleTime: FRESH,
  });
}

/** The kitchen's meal times, in the order of the day; for administrators. */
export function mealTimesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['mealTimes', 'admin', adminId],
    queryFn: async () =>
      (await listEvery(sdk, 'mealTimes')).sort((one, other) =>
        one.deliveredFrom < other.deliveredFrom ? -1 : 1,
      ),
  });
}

/** All plans, the oldest first; for administrators. */
export function plansQuery(sdk: Sdk, adminId: string) {
  return queryOptions({ queryKey: ['plans', 'admin', adminId], queryFn: () => listEvery(sdk, 'plans') });
}
