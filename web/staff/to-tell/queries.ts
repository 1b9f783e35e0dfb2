import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ToTell } from '#domain/messages/to-tell.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** The kitchen's list of whom to tell what; for admins. */
export const toTellQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['customerMessages', 'admin', adminId, 'to-tell'],
    queryFn: async () => inPaise(await sdk.call<ToTell>('get', 'to-tell'), { cost: true }),
  });

/** What people at work do with the list. Every promise rejects if it was not done. */
export function useToTellActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const post = (path: string, body: Record<string, unknown>): Promise<unknown> =>
    sdk.call('post', path, body).finally(() => queries.invalidateQueries({ queryKey: ['customerMessages'] }));
  return {
    prepare: (ids: readonly string[]) => post('to-tell/prepared', { ids }),
    tell: (ids: readonly string[]) => post('to-tell/told', { ids }),
    endHolds: (tells: boolean) => post('to-tell/held', { tells }),
  };
}
