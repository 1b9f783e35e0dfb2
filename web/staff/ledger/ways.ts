import type { LedgerKind, PaidBy } from '#domain/ledger/attributes.ts';
import { isForOwners } from '#domain/ledger/recording.ts';
import type { Paise } from '#domain/money.ts';
import type { ledgerAdminTexts } from './texts.ts';

/** What people choose from: a kind of entry on one of its sides. */
export type Way = keyof (typeof ledgerAdminTexts)['record']['ways'];

const row = (kind: LedgerKind, side: 'debit' | 'credit') => ({ kind, side });

export const WAYS = {
  paidIn: row('payment', 'credit'),
  paidOut: row('payment', 'debit'),
  goodwill: row('goodwill', 'credit'),
  owedBefore: row('opening', 'debit'),
  heldBefore: row('opening', 'credit'),
  charge: row('adjustment', 'debit'),
  credit: row('adjustment', 'credit'),
  writeOff: row('writeOff', 'credit'),
} as const satisfies Record<Way, ReturnType<typeof row>>;

const isWay = (name: string): name is Way => Object.hasOwn(WAYS, name);

/** Everything but a customer's payment, which has a button of its own. */
export const otherWays = (isOwner: boolean): Way[] =>
  Object.keys(WAYS)
    .filter(isWay)
    .filter((way) => way !== 'paidIn' && (isOwner || !isForOwners(WAYS[way].kind)));

export interface Typed {
  way: Way;
  amount: Paise;
  paidBy: PaidBy;
  transfer: string;
  note: string;
}

/** The values of the entry. */
export function entryOf(userId: string, { way, amount, paidBy, transfer, note }: Typed) {
  const { kind, side } = WAYS[way];
  return {
    userId,
    kind,
    [side]: amount,
    ...(kind === 'payment' && { paidBy }),
    ...(kind === 'payment' && paidBy === 'bank' && transfer && { reference: transfer }),
    ...(note && { note }),
  };
}
