import { type Paise, paise } from '#domain/money.ts';

/** What new prices are rounded to: whole rupees, multiples of ₹5, or amounts that end in 9. */
export const ROUNDINGS = ['rupee', 'five', 'nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A change of many prices. Percent and amounts are below 0 to lower prices. */
export type PriceRule = { rounding: Rounding } & ({ percent: number } | { amount: Paise });

const RUPEE = 100;
/** Percent have two decimals. */
const WHOLE = 100 * RUPEE;

/** For each rounding, the distance between two prices, and the lowest of them (rupees). */
const STEPS: Readonly<Record<Rounding, { every: number; from: number }>> = {
  rupee: { every: 1, from: 0 },
  five: { every: 5, from: 0 },
  nine: { every: 10, from: 9 },
};

function rounded(price: Paise, rounding: Rounding): Paise {
  const { every, from } = STEPS[rounding];
  const steps = Math.max(0, Math.round((price / RUPEE - from) / every));
  return paise((from + steps * every) * RUPEE);
}

/** The price after the change, rounded to the nearest one; between two the higher. Undefined if nothing would be left. */
export function changedPrice(price: Paise, rule: PriceRule): Paise | undefined {
  const exact =
    'percent' in rule
      ? paise(Math.round((price * (WHOLE + Math.round(rule.percent * RUPEE))) / WHOLE))
      : paise(price + rule.amount);
  if (exact < 0) return undefined;
  // A dish that is free stays free when everything becomes more expensive by a tenth.
  if (exact === price) return price;
  const result = rounded(exact, rule.rounding);
  return result > 0 ? result : undefined;
}
