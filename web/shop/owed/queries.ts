import { queryOptions } from '@tanstack/react-query';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import type { Statement } from '#domain/ledger/statements.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readStatement } from '#web/shared/ledger/statement/queries.ts';

const pathOf = (code: string): string => `owed/${encodeURIComponent(code)}`;

/** What is owed by whomever a link is for. */
export const owedQuery = (sdk: Sdk, code: string) =>
  queryOptions({
    queryKey: ['owed', code],
    queryFn: async () => inPaise(await sdk.call<OwedAnswer>('get', pathOf(code)), { amount: true }),
  });

/** Sends the code that opens the statement of a link to its customer's number. */
export const sendStatementCode = (sdk: Sdk, code: string) =>
  sdk.call('post', `${pathOf(code)}/statement-codes`, {});

/** Opens the statement of the link `code` with the six digits (`secret`) that were sent to its customer’s number. */
export const openStatement = async (sdk: Sdk, code: string, secret: string) =>
  readStatement(await sdk.call<Statement>('post', `${pathOf(code)}/statement`, { secret }));
