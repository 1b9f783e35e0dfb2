import { Query } from 'appwrite';
import type { LedgerKind, PaidBy } from '#domain/ledger/attributes.ts';
import { changeOf } from '#domain/ledger/recording.ts';
import type { Paise } from '#domain/money.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Entries on one page of the list. */
const PER_PAGE = 50;

/** A ledger entry as pages show it. */
export interface ShownEntry {
  id: string;
  kind: LedgerKind;
  /** Above 0 if the customer has more afterwards. */
  change: Paise;
  paidBy: PaidBy | null;
  /** The number of a transfer; null for other causes. */
  transfer: string | null;
  reversalOf: string | null;
  note: string | null;
  /** The meal that it is about; null for everything else. */
  mealDate: string | null;
  mealTimeId: string | null;
  /** ISO time. */
  at: string;
}

/** The entries of a customer, the newest first. @param viewerId who looks at them */
export function entriesQuery(sdk: Sdk, viewerId: string, userId: string) {
  return listQuery({
    sdk,
    adminId: viewerId,
    collection: 'ledgerEntries',
    queries: [Query.equal('userId', userId), Query.orderDesc('$sequence')],
    perPage: PER_PAGE,
    uncounted: true,
    read: (document): ShownEntry => ({
      id: document.$id,
      kind: document.kind,
      change: changeOf(document),
      paidBy: document.paidBy,
      transfer: document.referenceKind === 'transfer' ? document.reference : null,
      reversalOf: document.reversalOf,
      note: document.note,
      mealDate: document.mealDate,
      mealTimeId: document.mealTimeId,
      at: document.at,
    }),
  });
}
