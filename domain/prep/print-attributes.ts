import { jsonFields } from '#domain/option-groups/json-fields.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { PREP_UNITS, type PrepUnit } from './units.ts';

export const MOST_QUANTITY = 1_000_000_000;
/** The most rows of a printed list. */
const MOST_ROWS = 2000;
const MOST_NAME = 200;
/** The most characters of the key of a need. */
export const MOST_NEED_KEY = 80;

/** A row of a printed list. */
export interface PrintedNeed {
  key: string;
  name: string;
  unit: PrepUnit;
  quantity: number;
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most && !value.includes('\u0000');

const printedNeedCodec: RecordCodec<PrintedNeed> = {
  parse(value) {
    const { key, name, unit, quantity } = jsonFields(value) ?? {};
    const known = PREP_UNITS.find((each) => each === unit);
    if (!isText(key, MOST_NEED_KEY) || !isText(name, MOST_NAME) || known === undefined) return undefined;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
    return quantity >= 0 && quantity <= MOST_QUANTITY ? { key, name, unit: known, quantity } : undefined;
  },
  format: (need) => need,
};

const TIME = { type: 'string', size: 5, default: '' } as const;

/** A prep list as it was printed, so that what has changed since can be marked (PREP-7). */
export const prepPrintAttributes = {
  day: { type: 'string', size: 10, min: 10, required: true },
  /** The part of the day that it was for; empty: from the beginning, until the end. */
  from: TIME,
  until: TIME,
  /** The station that it was for; empty: all. */
  menuId: { type: 'string', size: 36, default: '', word: 'station' },
  needs: { type: 'records', max: MOST_ROWS, codec: printedNeedCodec, required: true },
  /** Who has printed it. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
} as const;

/** Reads the rows of a printed list from their JSON texts. */
export const readPrintedNeeds = (texts: readonly string[]): PrintedNeed[] =>
  texts.flatMap((text) => printedNeedCodec.parse(JSON.parse(text)) ?? []);
