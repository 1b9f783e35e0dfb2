import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The time of a device's last request emits no event, so the list is read again this often (milliseconds). */
const ASK_AGAIN = 30_000;

export function devicesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['devices', 'admin', adminId],
    queryFn: () => listEvery(sdk, 'devices'),
    refetchInterval: ASK_AGAIN,
  });
}
