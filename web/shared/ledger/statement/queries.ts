import { queryOptions } from '@tanstack/react-query';
import type { Statement } from '#domain/ledger/statements.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const pathOf = (userId: string) => `ledger/${encodeURIComponent(userId)}/statements`;

/** The months or weeks in which a customer has entries, the newest first. */
export function statementPeriodsQuery(sdk: Sdk, viewerId: string, userId: string) {
  return queryOptions({
    queryKey: ['ledgerEntries', viewerId, 'statements', userId],
    queryFn: async () => (await sdk.call<{ periods: string[] }>('get', pathOf(userId))).periods,
  });
}

/** A statement on pages. */
export type ShownStatement = InPaise<Statement>;

/** A statement as the server answers it. */
export const readStatement = (statement: Statement): ShownStatement =>
  inPaise(statement, { change: true, amount: true, opening: true, closing: true, toPay: true });

/** A customer's statement of a month or week. */
export function statementQuery(
  sdk: Sdk,
  viewerId: string,
  { userId, period }: { userId: string; period: string },
) {
  return queryOptions({
    queryKey: ['ledgerEntries', viewerId, 'statement', userId, period],
    queryFn: async () =>
      readStatement(await sdk.call<Statement>('get', `${pathOf(userId)}/${encodeURIComponent(period)}`)),
  });
}

/** Mails a statement to its customer, as a person at work (LEDGER-37). */
export const mailStatement = (sdk: Sdk, { userId, period }: { userId: string; period: string }) =>
  sdk.call('post', `${pathOf(userId)}/${encodeURIComponent(period)}/mails`, {});
