import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { TopUpWay } from '#domain/ledger/top-up-attributes.ts';
import type { Paise } from '#domain/money.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The most open top-ups that are shown; the newest ones. */
const MOST_SHOWN = 50;

/** Money that a customer says they pay in, and that has not come yet. */
export interface OpenTopUp {
  id: string;
  userId: string;
  amount: Paise;
  way: TopUpWay;
  /** The UTR that the customer has typed; null: none. */
  utr: string | null;
  /** Whether staff have to look for it: it has a UTR that they have not answered. */
  isClaimed: boolean;
  isDenied: boolean;
  /** ISO time. */
  createdAt: string;
}

const readTopUp = (topUp: StoredDocument<'topUps'>): OpenTopUp => ({
  id: topUp.$id,
  userId: topUp.userId ?? '',
  amount: topUp.amount,
  way: topUp.way,
  utr: topUp.reference,
  isClaimed: topUp.claimedAt !== null && topUp.deniedAt === null,
  isDenied: topUp.deniedAt !== null,
  createdAt: topUp.createdAt ?? topUp.$createdAt,
});

/**
 * The open top-ups of a customer, or those of all customers that staff confirm, the newest first.
 * @param viewerId who looks at them
 */
export function openTopUpsQuery(sdk: Sdk, viewerId: string, userId?: string) {
  return queryOptions({
    queryKey: ['topUps', viewerId, userId ?? 'all'],
    queryFn: async () => {
      const list = async (...which: readonly string[]) => {
        const newest = [Query.orderDesc('$sequence'), Query.limit(MOST_SHOWN)];
        return (await listDocuments(sdk, 'topUps', [Query.equal('state', 'open'), ...which, ...newest]))
          .documents;
      };
      if (userId !== undefined) return (await list(Query.equal('userId', userId))).map(readTopUp);
      // Those that somebody waits for are never hidden by others that were only begun.
      const direct = Query.equal('way', 'direct');
      const lists = await Promise.all([
        list(direct, Query.isNotNull('claimedAt')),
        list(direct, Query.isNull('claimedAt')),
      ]);
      return lists.flat().map(readTopUp);
    },
  });
}
