import { queryOptions } from '@tanstack/react-query';
import type { SystemStatus } from '#domain/operation/status.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds after which an open dashboard asks again. */
const ASK_AGAIN = 60_000;

/** The state of the parts of the system; for owners. */
export const statusQuery = (sdk: Sdk, ownerId: string) =>
  queryOptions({
    queryKey: ['status', ownerId],
    queryFn: () => sdk.call<SystemStatus>('get', 'status'),
    refetchInterval: ASK_AGAIN,
  });
