import { type Paise, paise, rupees, sum, toPaise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import type { DishTax, TaxTerms } from './seller.ts';

/** The most parts of an order's taxes: one for each line, delivery and packing. */
export const MAX_TAX_PARTS = 102;

/** The part of a bill that a tax is on. */
const TAXED = ['dishes', 'delivery', 'packing'] as const;

/** What is taxed at one rate under one code, with its tax in two equal halves (GST-3). Amounts are in paise. */
export interface TaxPart {
  taxed: (typeof TAXED)[number];
  /** Both halves together, in percent. */
  percent: number;
  /** The code of goods (HSN) or services (SAC); empty if none is known. */
  hsnCode: string;
  /** What the tax is on: the price after coupons, before tax. */
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** A dish of a bill: what is left to pay of it after coupons, in paise, and its own tax. */
interface TaxedLine extends DishTax {
  left: Paise;
}

/** What a bill's taxes are on; amounts in paise. */
interface Taxed {
  lines: readonly TaxedLine[];
  deliveryFee: Paise;
  packing: Paise;
}

type Untaxed = Pick<TaxPart, 'taxed' | 'percent' | 'hsnCode' | 'taxable'>;

/** Rates have at most two decimals, so hundredths of a percent are whole. */
const HUNDREDTHS = 100;

/** One half of the tax on an amount, rounded to the nearest paisa, half a paisa up. */
const halfOf = (taxable: number, percent: number): number =>
  Math.round((taxable * Math.round(percent * HUNDREDTHS)) / (2 * 100 * HUNDREDTHS));

/** Adds up what has the same code at the same rate, by rate. */
function grouped(parts: readonly Untaxed[]): Untaxed[] {
  const groups = new Map<string, Untaxed>();
  for (const part of parts) {
    const key = `${part.percent} ${part.taxed} ${part.hsnCode}`;
    const taxable = sum(groups.get(key)?.taxable ?? ZERO_PAISE, part.taxable);
    if (part.taxable > 0) groups.set(key, { ...part, taxable });
  }
  return [...groups.values()].sort((one, other) => one.percent - other.percent);
}

function chargesOf({ deliveryFee, packing }: Taxed, percent: number, terms: TaxTerms): Untaxed[] {
  const { taxOnCharges, sac, chargesSac } = terms;
  if (taxOnCharges === 'none') return [];
  const tax = taxOnCharges === 'food' ? { percent, hsnCode: sac } : { percent: 18, hsnCode: chargesSac };
  return [
    { taxed: 'delivery', ...tax, taxable: deliveryFee },
    { taxed: 'packing', ...tax, taxable: packing },
  ];
}

/**
 * The taxes of a regular seller's bill by rate and code (GST-3). `percent` is the rate of dishes without their own. A half is
 * computed on the sum of each rate and given out to its codes, so the halves of a rate add up to that of its sum.
 */
export function taxParts(taxed: Taxed, percent: number, terms: TaxTerms): TaxPart[] {
  const dishes = taxed.lines.map(
    ({ left, taxPercent, hsnCode }): Untaxed => ({
      taxed: 'dishes',
      percent: taxPercent ?? percent,
      hsnCode: hsnCode || terms.sac,
      taxable: left,
    }),
  );
  const before = new Map<number, number>();
  return grouped([...dishes, ...chargesOf(taxed, percent, terms)]).map((part) => {
    const start = before.get(part.percent) ?? 0;
    const end = start + part.taxable;
    before.set(part.percent, end);
    const half = paise(halfOf(end, part.percent) - halfOf(start, part.percent));
    return { ...part, cgst: half, sgst: half };
  });
}

/** The tax of all parts together, in paise. */
export const taxOf = (parts: readonly TaxPart[]): Paise =>
  sum(...parts.flatMap(({ cgst, sgst }) => [cgst, sgst]));

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads and writes a tax part as JSON, with amounts in rupees. */
export const taxPartCodec: RecordCodec<TaxPart> = {
  parse(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { taxed, percent, hsnCode, taxable, cgst, sgst } = value as Record<string, unknown>;
    const known = TAXED.find((each) => each === taxed);
    if (!known || typeof hsnCode !== 'string' || !isNumber(percent)) return undefined;
    if (!isNumber(taxable) || !isNumber(cgst) || !isNumber(sgst)) return undefined;
    const inPaise = (amount: number) => toPaise(rupees(amount));
    return {
      taxed: known,
      percent,
      hsnCode,
      taxable: inPaise(taxable),
      cgst: inPaise(cgst),
      sgst: inPaise(sgst),
    };
  },
  format: ({ taxable, cgst, sgst, ...part }) => ({
    ...part,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
  }),
};

/** Reads the taxes of a bill from their JSON texts. */
export const readTaxParts = (texts: readonly string[]): TaxPart[] =>
  texts.flatMap((text) => taxPartCodec.parse(JSON.parse(text)) ?? []);
