import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** All coupons, the newest first; for administrators. */
export function couponsQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['coupons', 'admin', adminId],
    queryFn: async () => (await listEvery(sdk, 'coupons')).toReversed(),
  });
}
