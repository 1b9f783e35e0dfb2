import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { Day } from '#domain/site/local-time.ts';
import type { Need } from './needs.ts';

/** What must be ready at a time, as the prep list sends it. */
export interface ListedNeed extends Omit<Need, 'readyAt'> {
  readyAt: string;
  translations: DocumentTranslations<'name'>;
  /** How much of it is made at once; null: any quantity. */
  batchSize: number | null;
}

/** What concerns whole orders: an allergy, something to leave out, or a choice of a subscription. */
export interface PrepNote {
  kind: 'allergy' | 'without' | 'choice';
  words: string;
  /** How many orders and meals. */
  count: number;
  /** The numbers of their orders, in their order; meals that are no orders yet have none. */
  numbers: readonly number[];
}

/** What is to be cooked for a span of a day (PREP-3). */
export interface PrepList {
  day: Day;
  /** The times between which it is delivered or fetched; null: from the beginning, until the end of the day. */
  from: string | null;
  until: string | null;
  /** When it was read. */
  at: string;
  /** How many orders ahead there are, and meals of plans, among them those that can still be skipped. */
  counts: { orders: number; meals: number; expected: number };
  needs: readonly ListedNeed[];
  notes: readonly PrepNote[];
}
