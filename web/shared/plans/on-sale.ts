import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** Whether a plan is on sale. */
export const isPlanOnSaleQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['plans', 'isOnSale'],
    queryFn: async () =>
      (await listDocuments(sdk, 'plans', [Query.equal('isOnSale', true), Query.limit(1)])).total > 0,
  });

/** Whether the kitchen sells plans, and one is on sale (PLAN-21). */
export function useIsPlanOnSale(): boolean {
  const enabled = arePlansOn(useSiteSettings());
  return useQuery({ ...isPlanOnSaleQuery(useSdk()), enabled }).data === true && enabled;
}
