import { queryOptions } from '@tanstack/react-query';
import type { SystemStatus } from '#domain/operation/checks.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds after which an open dashboard asks again. */
const ASK_AGAIN = 60_000;

/** The state of the installation; for owners. */
export const statusQuery = (sdk: Sdk, ownerId: string) =>
  queryOptions({
    queryKey: ['status', ownerId],
    queryFn: () => sdk.call<SystemStatus>('get', 'status'),
    refetchInterval: ASK_AGAIN,
  });

/** The same with the checks that take longer, and with a test mail to the owner if wanted. */
export const checkEverything = (sdk: Sdk, testMail: boolean) =>
  sdk.call<SystemStatus>('post', 'status', { testMail });

/** Says nothing more of this version; the next one is told again. */
export const putUpdateAside = (sdk: Sdk, version: string) =>
  sdk.call<SystemStatus>('put', 'status/update', { version });
