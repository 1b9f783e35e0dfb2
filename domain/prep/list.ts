import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { LikelyRange } from './forecast.ts';
import type { Need } from './needs.ts';

/** What must be ready at a time, as the prep list sends it. */
export interface ListedNeed extends Omit<Need, 'readyAt'> {
  readyAt: string;
  translations: DocumentTranslations<'name'>;
  /** How much of it is made at once; null: any quantity. */
  batchSize: number | null;
}

/** What to take care of in orders and meals: an allergy, something to leave out, or a choice of a subscription. */
export interface PrepNote {
  kind: 'allergy' | 'without' | 'choice';
  words: string;
  /** How many orders and meals. */
  count: number;
  /** The numbers of their orders, in their order; meals that are no orders yet have none. */
  numbers: readonly number[];
}

/** What is likely to be ordered of a dish or a prepared item on the whole day (PREP-8). */
export interface LikelyNeed extends LikelyRange, Omit<Need, 'readyAt' | 'firm' | 'expected' | 'choices'> {
  translations: DocumentTranslations<'name'>;
  /** How much of it has been ordered for the day; meals of plans are not among it. */
  ordered: number;
}

/** What is to be cooked for a span of a day (PREP-3). */
export interface PrepList {
  day: Day;
  /** The times between which it is delivered or fetched; null: from the beginning, until the end of the day. */
  from: string | null;
  until: string | null;
  /** When it was read. */
  at: string;
  /**
   * How many orders ahead there are, orders as soon as possible that are to be cooked, and meals of plans, among them those that
   * can still be skipped, and those that nobody has paid for, which are not cooked without money.
   */
  counts: { orders: number; soon: number; meals: number; expected: number; unpaid: number };
  needs: readonly ListedNeed[];
  /** What orders as soon as possible need now; a list of another day has none. */
  soon: readonly ListedNeed[];
  notes: readonly PrepNote[];
  /** What is likely besides; null: nothing is said of this day, or of a part of it. */
  likely: {
    /** Whether there are enough usual days of this weekday to say something. */
    isEnough: boolean;
    needs: readonly LikelyNeed[];
  } | null;
}
