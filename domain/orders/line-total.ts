import { type Paise, sum, times } from '#domain/money.ts';

interface CountedLine {
  /** The price of one. */
  price: Paise;
  quantity: number;
  /** False while the dish cannot be ordered; such a line costs nothing. */
  isAvailable?: boolean;
}

/** The price of a line in paise: the price of one times the quantity. */
export function lineTotal({ price, quantity }: CountedLine): Paise {
  return times(price, quantity);
}

/** The lines that can be ordered now. */
export const availableLines = <Line extends CountedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ isAvailable }) => isAvailable !== false);

/** What the dishes of a bill cost together, in paise. Unavailable ones cost nothing (BILL-6). */
export const subtotalOf = (lines: readonly CountedLine[]): Paise =>
  sum(...availableLines(lines).map(lineTotal));
