import { type Paise, sum } from '#domain/money.ts';
import type { TaxPart } from './parts.ts';

/** A line of a bill for tax: the one line of BILL-3, or one half of the tax at a rate. */
export interface TaxLine {
  kind: 'tax' | 'cgst' | 'sgst';
  /** The rate of this line, in percent. */
  percent: number;
  amount: Paise;
}

/** The words of each line, by its rate. */
export type TaxWords = Readonly<Record<TaxLine['kind'], (percent: number) => string>>;

/**
 * The tax lines of a bill, lowest rate first; none if the seller charges no tax (GST-1).
 * @param percent the rate of BILL-3, for bills without parts
 */
export function taxLines(
  { tax, taxes }: { tax: Paise; taxes?: readonly TaxPart[] },
  percent: number,
): readonly TaxLine[] {
  if (!taxes) return [{ kind: 'tax', percent, amount: tax }];
  const rates = [...new Set(taxes.map((part) => part.percent))].filter((rate) => rate > 0);
  return rates.flatMap((rate) => {
    const parts = taxes.filter((part) => part.percent === rate);
    return (['cgst', 'sgst'] as const).map((kind) => ({
      kind,
      percent: rate / 2,
      amount: sum(...parts.map((part) => part[kind])),
    }));
  });
}
