import type { Translated } from '#domain/languages/translations.ts';
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
