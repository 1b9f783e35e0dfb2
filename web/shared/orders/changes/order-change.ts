import type { Paise } from '#domain/money.ts';
import {
  ANSWER_WITHIN,
  type ChangeState,
  changedLines,
  type LineChange,
} from '#domain/orders/changes/changing.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { type Bill, priceLines, type StoredTerms, termsOfOrder } from '#domain/orders/pricing.ts';
import type { ChangeReason } from '#domain/orders/reasons.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

/** A change of an order's line that the kitchen has proposed; times are ISO times. */
export interface OrderChange {
  id: string;
  orderId: string;
  revision: number;
  line: number;
  quantity: number;
  removed: OrderLine | undefined;
  offered: OrderLine | undefined;
  reason: ChangeReason;
  note: string | null;
  state: ChangeState;
  answerBy: string;
  answeredAt: string | null;
  totalBefore: Paise | null;
  totalAfter: Paise | null;
}

export function readChange(document: StoredDocument<'orderChanges'>): OrderChange {
  const { orderId, revision, line, quantity, reason, note, state, totalBefore, totalAfter } = document;
  return {
    id: document.$id,
    orderId,
    revision,
    line,
    quantity,
    removed: readOrderLines(document.removed)[0],
    offered: readOrderLines(document.offered)[0],
    reason,
    note,
    state,
    answerBy: document.answerBy ?? document.$createdAt,
    answeredAt: document.answeredAt,
    totalBefore,
    totalAfter,
  };
}

/** The bill and the lines that an order would have after a change. */
export function afterChange(
  { lines, terms }: { lines: readonly OrderLine[]; terms: StoredTerms },
  change: LineChange,
): { lines: OrderLine[]; bill: Bill } {
  const left = changedLines(lines, change);
  return { lines: left, bill: priceLines(left, termsOfOrder(terms)) };
}

/** Whole minutes left to answer; 0 once it is too late. A page's clock may be behind the server's, so no more than all. */
export const minutesToAnswer = (answerBy: string, now: Date): number => {
  const left = Math.min(ANSWER_WITHIN, Date.parse(answerBy) - now.getTime());
  return Math.max(0, Math.ceil(left / 60_000));
};
