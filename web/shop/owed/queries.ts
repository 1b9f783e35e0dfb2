import { queryOptions } from '@tanstack/react-query';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What is owed by whomever a link is for. */
export const owedQuery = (sdk: Sdk, code: string) =>
  queryOptions({
    queryKey: ['owed', code],
    queryFn: () => sdk.call<OwedAnswer>('get', `owed/${encodeURIComponent(code)}`),
  });
