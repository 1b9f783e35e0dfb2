import { queryOptions } from '@tanstack/react-query';
import type { KeptDays } from '#domain/privacy/notice.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/**
 * The number of days that each kind of data is kept. Its key is below that of the settings, whose events refetch it.
 */
export function keptDaysQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'keptDays'],
    queryFn: () => sdk.call<KeptDays>('get', 'retention'),
  });
}
