import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Rhythm } from '#domain/ledger/house-account.ts';
import type { LedgerTotals } from '#domain/ledger/totals.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { getDocument, type UserDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

/** People on one page of the list. */
const PER_PAGE = 100;

/** Whom the list shows: who owes, who has credit, or everybody, for their first entry. */
export const LEDGER_SIDES = ['owing', 'credit', 'all'] as const;
export type LedgerSide = (typeof LEDGER_SIDES)[number];

const SHOWN: Record<LedgerSide, readonly string[]> = {
  owing: [Query.lessThan('balance', 0), Query.orderAsc('balance')],
  credit: [Query.greaterThan('balance', 0), Query.orderDesc('balance')],
  all: [Query.orderDesc('createdAt')],
};

/** The side that a page's address asks for. */
export const sideOf = (given: string | null): LedgerSide =>
  LEDGER_SIDES.find((side) => side === given) ?? 'owing';

/** A customer with what they have or owe. */
export interface LedgerPerson {
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  balance: Paise;
  /** ISO time of the oldest debit that is not paid; null if nothing is owed. */
  owedSince: string | null;
  /** ISO time of the last reminder of what they owe; null: none. */
  remindedAt: string | null;
  /** What they may owe at most on their house account; null without one. */
  houseLimit: Paise | null;
  houseRhythm: Rhythm;
}

type Read = Pick<
  UserDocument,
  | '$id'
  | 'name'
  | 'phone'
  | 'email'
  | 'balance'
  | 'owedSince'
  | 'debtRemindedAt'
  | 'houseLimit'
  | 'houseRhythm'
>;

const readPerson = ({
  $id,
  name,
  phone,
  email,
  balance,
  owedSince,
  debtRemindedAt,
  ...house
}: Read): LedgerPerson => ({
  id: $id,
  name: name || null,
  phone: phone?.toString() ?? null,
  email,
  balance: balance ?? ZERO_PAISE,
  owedSince,
  remindedAt: debtRemindedAt,
  houseLimit: house.houseLimit,
  houseRhythm: house.houseRhythm,
});

/** The people of a side of the ledger, the largest amounts first; for administrators. */
export function ledgerPeopleQuery(
  sdk: Sdk,
  adminId: string,
  { side, search }: { side: LedgerSide; search: string },
) {
  return listQuery({
    sdk,
    adminId,
    collection: 'users',
    queries: [...searchQueries(search), ...SHOWN[side]],
    select: ['name', 'phone', 'email', 'balance', 'owedSince', 'debtRemindedAt', 'houseLimit', 'houseRhythm'],
    perPage: PER_PAGE,
    read: readPerson,
  });
}

/** These customers of the ledger, for administrators. */
export function ledgerPeopleByIdQuery(sdk: Sdk, adminId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['users', 'admin', adminId, 'ledger', 'by id', ids],
    queryFn: async () => (await listEvery(sdk, 'users', [Query.equal('$id', [...ids])])).map(readPerson),
  });
}

/** A customer of the ledger, for administrators. */
export function ledgerPersonQuery(sdk: Sdk, adminId: string, userId: string) {
  return queryOptions({
    queryKey: ['users', 'admin', adminId, 'ledger', userId],
    queryFn: async () => readPerson(await getDocument(sdk, 'users', userId)),
  });
}

/** What all customers together owe and have, for administrators. */
export function ledgerTotalsQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['ledgerEntries', 'admin', adminId, 'totals'],
    queryFn: async () => inPaise(await sdk.call<LedgerTotals>('get', 'ledger', {}), { amount: true }),
  });
}
