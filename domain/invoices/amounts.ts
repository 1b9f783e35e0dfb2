import { type Paise, paise, sum, ZERO_PAISE } from '#domain/money.ts';
import type { TaxPart } from '#domain/taxes/parts.ts';

/** What a document of an order amounts to, and how a credit note takes a part of it away, to the paisa. All amounts in paise. */

export interface Amounts {
  /** What was sold, by rate and code; a part that bears no tax has the rate 0. */
  parts: readonly TaxPart[];
  /** What is no supply and bears no tax: a tip. */
  tip: Paise;
  /** What the total was rounded by; it may be negative. */
  roundOff: Paise;
}

export const NOTHING: Amounts = { parts: [], tip: ZERO_PAISE, roundOff: ZERO_PAISE };

/** A part with its tax. */
const grossOf = ({ taxable, cgst, sgst }: TaxPart): Paise => sum(taxable, cgst, sgst);

const partsTotal = (parts: readonly TaxPart[]): Paise => sum(...parts.map(grossOf));

export const totalOf = ({ parts, tip, roundOff }: Amounts): Paise => sum(partsTotal(parts), tip, roundOff);

const isSame = (one: TaxPart, other: TaxPart) =>
  one.taxed === other.taxed && one.hsnCode === other.hsnCode && one.percent === other.percent;

function combined(one: Amounts, other: Amounts, sign: 1 | -1): Amounts {
  const parts: TaxPart[] = one.parts.map((part) => ({ ...part }));
  for (const part of other.parts) {
    let into = parts.find((each) => isSame(each, part));
    if (!into) {
      into = { ...part, taxable: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE };
      parts.push(into);
    }
    into.taxable = paise(into.taxable + sign * part.taxable);
    into.cgst = paise(into.cgst + sign * part.cgst);
    into.sgst = paise(into.sgst + sign * part.sgst);
  }
  return {
    parts: parts.filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0),
    tip: paise(one.tip + sign * other.tip),
    roundOff: paise(one.roundOff + sign * other.roundOff),
  };
}

export const plus = (one: Amounts, other: Amounts): Amounts => combined(one, other, 1);
export const minus = (one: Amounts, other: Amounts): Amounts => combined(one, other, -1);

/** Whether no part, no tip and no total is below zero. Only then can amounts stand on a document. */
export const isPossible = (amounts: Amounts): boolean =>
  amounts.parts.every(({ taxable, cgst, sgst }) => taxable >= 0 && cgst >= 0 && sgst >= 0) &&
  amounts.tip >= 0 &&
  totalOf(amounts) >= 0;

/** A share of a part with its tax. `gross` is at most what the part comes to. */
function shareOf(part: TaxPart, gross: Paise): TaxPart {
  if (gross === grossOf(part)) return part;
  const exact = Math.round((part.cgst * gross) / grossOf(part));
  const least = Math.ceil((gross - part.taxable) / 2);
  const most = Math.min(part.cgst, Math.floor(gross / 2));
  const half = paise(Math.min(Math.max(exact, least), most));
  return { ...part, taxable: paise(gross - 2 * half), cgst: half, sgst: half };
}

/**
 * The part of `amounts` that a credit note over `amount` takes away: from all rates in proportion, then from the tip. It
 * comes to exactly `amount`, or to everything if that is less. A credit of everything takes the rounding with it.
 */
export function creditOver(amounts: Amounts, amount: Paise): Amounts {
  if (amount >= totalOf(amounts)) return amounts;
  const all = partsTotal(amounts.parts);
  let left = paise(Math.min(amount, all));
  let rest = all;
  const parts = amounts.parts.flatMap((part) => {
    const gross = grossOf(part);
    // In proportion to what is left, so that rounding never leaves more than the last part can give.
    const share = rest === 0 ? ZERO_PAISE : paise(Math.round((left * gross) / rest));
    left = paise(left - share);
    rest = paise(rest - gross);
    return share > 0 ? [shareOf(part, share)] : [];
  });
  const beyond = paise(amount - Math.min(amount, all));
  const tip = paise(Math.min(beyond, amounts.tip));
  return { parts, tip, roundOff: paise(beyond - tip) };
}
