import type { Counted, CountingPlace, Reckoning } from '#domain/day-close/totals.ts';
import { type Paise, paise, parseAmount, sum } from '#domain/money.ts';
import { readWhole } from '#domain/numbers.ts';
import { isBank } from '#domain/payments/methods.ts';

/** The notes that are counted one by one, in rupees. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const;

const PAISE = 100;
/** The most notes of a kind that are counted. */
const MOST_NOTES = 999_999;

/** The sum of counted notes and coins; undefined if a typed number is not a whole number. */
export function countNotes(typed: Readonly<Record<string, string>>): Paise | undefined {
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const counts = filled.map(([key, text]) => ({ key, count: readWhole(text, 0, MOST_NOTES) ?? Number.NaN }));
  if (counts.some(({ count }) => Number.isNaN(count))) return undefined;
  const worth = (key: string) => (key === 'coins' ? 1 : Number(key));
  return sum(...counts.map(({ key, count }) => paise(worth(key) * count * PAISE)));
}

/** The name of the form's field for a place. */
export const fieldOf = ({ method, riderId }: CountingPlace): string => `${method} ${riderId ?? ''}`;

/** Whether a day can't be closed without a count of this place. */
export const mustCount = ({ method, expected }: Reckoning): boolean => !isBank(method) && expected !== 0;

/**
 * Reads the typed amount of each place. `problems` names the fields that are not an amount, or are empty but needed.
 */
export function readCounts(places: readonly Reckoning[], typed: Readonly<Record<string, string>>) {
  const counted: Counted[] = [];
  const problems: Record<string, 'notAnAmount' | 'empty'> = {};
  for (const place of places) {
    const field = fieldOf(place);
    const text = typed[field]?.trim() ?? '';
    const amount = parseAmount(text);
    if (amount !== undefined) counted.push({ method: place.method, riderId: place.riderId, amount });
    else if (text !== '') problems[field] = 'notAnAmount';
    else if (mustCount(place)) problems[field] = 'empty';
  }
  return { counted, problems };
}
