import type { Translated } from '#domain/languages/translations.ts';
import type { LikelyRange } from './forecast.ts';
import type { PrepUnit } from './units.ts';

/** Quantities of what is prepared, on pages and on paper. */
export const prepWords = {
  portion: (count: string) => count,
  piece: (count: string) => `${count} pcs`,
  gram: (amount: string) => `${amount} g`,
  kilogram: (amount: string) => `${amount} kg`,
  millilitre: (amount: string) => `${amount} ml`,
  litre: (amount: string) => `${amount} L`,
  /** Such as '2 × 4 kg'. */
  batches: (count: number, size: string) => `${count} × ${size}`,
  range: (low: string, high: string) => `${low}–${high}`,
} as const;

export type PrepWords = Translated<typeof prepWords>;

/** A thousand of them have a name of their own. */
const LARGE = {
  g: ['gram', 'kilogram'],
  ml: ['millilitre', 'litre'],
} as const;

const amount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A quantity in words: '450 g', '5.8 L'. */
export function quantityWords(words: PrepWords, unit: PrepUnit, quantity: number): string {
  if (unit === 'portion' || unit === 'piece') return words[unit](amount.format(quantity));
  const [small, large] = LARGE[unit];
  return quantity < 1000
    ? words[small](amount.format(quantity))
    : words[large](amount.format(quantity / 1000));
}

/** The two digits of a weight or a volume that a likely range says, rounded away from its middle. */
function rounded(quantity: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, quantity))) - 1);
  return round(quantity / step) * step;
}

/** A likely range in words: '12–17', '12' if it is one number, '0–990 ml', '800 ml–1.2 L'. */
export function rangeWords(words: PrepWords, unit: PrepUnit, { low, high }: LikelyRange): string {
  const isCounted = unit === 'portion' || unit === 'piece';
  const [from, to] = isCounted ? [low, high] : [rounded(low, Math.floor), rounded(high, Math.ceil)];
  if (from === to) return quantityWords(words, unit, to);
  const begin = quantityWords(words, from === 0 ? 'portion' : unit, from);
  return words.range(begin, quantityWords(words, unit, to));
}
