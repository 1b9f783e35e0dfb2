import type { RecordCodec } from '#domain/rows/row.ts';

/**
 * What the kitchen is for GST:
 * - `specification`: one line of 5 % on the dishes, rounded to a rupee (BILL-3)
 * - `unregistered`: charges no tax
 * - `composition`: registered, pays its tax itself and may collect none from customers
 * - `regular`: charges tax in two halves, CGST and SGST
 */
export const SELLER_KINDS = ['specification', 'unregistered', 'composition', 'regular'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

/** The tax on delivery and packing: none, the rate of the food, or 18 %. */
export const TAXES_ON_CHARGES = ['none', 'food', '18'] as const;
export type TaxOnCharges = (typeof TAXES_ON_CHARGES)[number];

/** The highest rate, in percent. */
export const MAX_TAX_PERCENT = 40;

/** Whether sellers of this kind have a GST number. */
export const hasGstin = (kind: SellerKind): boolean => kind === 'composition' || kind === 'regular';

/** Who sells an order, and how its parts are taxed. Orders store it, because the settings change. */
export interface TaxTerms {
  sellerKind: SellerKind;
  /** The seller's GST number; empty for kinds without one. */
  gstin: string;
  /** The code of the seller's state (`STATES`); may be empty for kinds without a GST number. */
  state: string;
  taxOnCharges: TaxOnCharges;
  /** The service code of food; dishes may have their own. */
  sac: string;
  /** The service code of delivery and packing at 18 %. */
  chargesSac: string;
  /** Missing in orders from before bills without tax were rounded, too (GST-1). */
  roundsTotal?: true;
}

/** Whether a bill's total is rounded to a rupee with a line that says so. The specification rounds its tax instead (BILL-3). */
export const roundsTotal = ({ sellerKind, roundsTotal: rounds }: TaxTerms): boolean =>
  sellerKind === 'regular' || (sellerKind !== 'specification' && rounds === true);

/** The terms of an order that has stored none. */
export const SPECIFICATION: TaxTerms = {
  sellerKind: 'specification',
  gstin: '',
  state: '',
  taxOnCharges: 'none',
  sac: '',
  chargesSac: '',
};

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads and writes the tax terms of an order as JSON. */
export const taxTermsCodec: RecordCodec<TaxTerms> = {
  parse(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { sellerKind, gstin, state, taxOnCharges, sac, chargesSac, roundsTotal } = value as Record<
      string,
      unknown
    >;
    if (!isOneOf(SELLER_KINDS, sellerKind) || !isOneOf(TAXES_ON_CHARGES, taxOnCharges)) return undefined;
    return {
      sellerKind,
      gstin: text(gstin),
      state: text(state),
      taxOnCharges,
      sac: text(sac),
      chargesSac: text(chargesSac),
      ...(roundsTotal === true && { roundsTotal }),
    };
  },
  format: (terms) => terms,
};

/** The terms as an order stores them: a list of one, empty for the specification's. */
export function storedTaxTerms(terms: TaxTerms): readonly TaxTerms[] {
  const { sellerKind, gstin, state, taxOnCharges, sac, chargesSac } = terms;
  if (sellerKind === 'specification') return [];
  return [{ sellerKind, gstin, state, taxOnCharges, sac, chargesSac, roundsTotal: true }];
}

/** Reads the tax terms of an order from their JSON texts. */
export const readTaxTerms = (texts: readonly string[]): TaxTerms[] =>
  texts.flatMap((text) => taxTermsCodec.parse(JSON.parse(text)) ?? []);

/** What a dish says about its tax. */
export interface DishTax {
  /** In percent; null or missing: the seller's rate. */
  taxPercent?: number | null;
  /** The code of goods or services; null or missing: the seller's code for food. */
  hsnCode?: string | null;
}

/** What an order's line stores of its dish's tax: nothing unless the seller is a regular one and the dish has its own. */
export function lineTax(
  { taxPercent, hsnCode }: DishTax,
  { sellerKind }: Pick<TaxTerms, 'sellerKind'>,
): { taxPercent?: number; hsnCode?: string } {
  if (sellerKind !== 'regular') return {};
  return {
    ...(typeof taxPercent === 'number' && { taxPercent }),
    ...(hsnCode && { hsnCode }),
  };
}
