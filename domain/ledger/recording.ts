import { type Paise, paise } from '#domain/money.ts';
import type { LedgerKind, PaidBy } from './attributes.ts';
import type { ledgerMessages } from './messages.ts';

/** What people at work may record by hand, and how. All other entries are the server's. */
interface KindRow {
  /** The sides on which it may stand. */
  sides: readonly Side[];
  /** Whether only owners record and reverse it. */
  ownerOnly: boolean;
  needsNote: boolean;
}
type Side = 'debit' | 'credit';

const BOTH: readonly Side[] = ['debit', 'credit'];

const RECORDED = {
  payment: { sides: BOTH, ownerOnly: false, needsNote: false },
  goodwill: { sides: ['credit'], ownerOnly: false, needsNote: false },
  opening: { sides: BOTH, ownerOnly: false, needsNote: false },
  adjustment: { sides: BOTH, ownerOnly: false, needsNote: true },
  writeOff: { sides: ['credit'], ownerOnly: true, needsNote: true },
} as const satisfies Partial<Record<LedgerKind, KindRow>>;

export type RecordedKind = keyof typeof RECORDED;

export const isRecordedByHand = (kind: LedgerKind): kind is RecordedKind => Object.hasOwn(RECORDED, kind);

/** Whether only owners may record entries of this kind, and their opposites. */
export const isForOwners = (kind: LedgerKind): boolean => isRecordedByHand(kind) && RECORDED[kind].ownerOnly;

/** Whether entries of this kind say why. */
export const needsNote = (kind: LedgerKind): boolean => isRecordedByHand(kind) && RECORDED[kind].needsNote;

export interface Amounts {
  debit: Paise;
  credit: Paise;
}

/** By how much an entry changes the balance: above 0 if the customer has more afterwards. */
export const changeOf = ({ debit, credit }: Amounts): Paise => paise(credit - debit);

export interface HandEntry extends Amounts {
  kind: LedgerKind;
  paidBy: PaidBy | null;
  reference: string | null;
  note: string | null;
}

export type EntryProblem = keyof (typeof ledgerMessages)['problems'];

/**
 * What is wrong with an entry that somebody records by hand; undefined if nothing is.
 * @param balance before the entry
 */
export function entryProblem(entry: HandEntry, balance: Paise): EntryProblem | undefined {
  const { kind, debit, credit, paidBy, reference, note } = entry;
  if (!isRecordedByHand(kind)) return 'notByHand';
  const row: KindRow = RECORDED[kind];
  if (debit > 0 === credit > 0) return 'oneSide';
  if (!row.sides.includes(debit > 0 ? 'debit' : 'credit')) return 'onlyCredit';
  if ((kind === 'payment') !== (paidBy !== null)) return kind === 'payment' ? 'howPaid' : 'notPaid';
  if (reference !== null && paidBy !== 'bank') return 'noTransfer';
  if (row.needsNote && !note) return 'whyNote';
  if (kind === 'payment' && debit > 0 && debit > balance) return 'moreThanHeld';
  if (kind === 'writeOff' && credit > -balance) return 'moreThanOwed';
  return undefined;
}
