import * as v from 'valibot';
import { isGstin, stateOfGstin } from '#domain/taxes/gstin.ts';
import {
  hasGstin,
  MAX_TAX_PERCENT,
  SELLER_KINDS,
  TAXES_ON_CHARGES,
  type TaxTerms,
} from '#domain/taxes/seller.ts';
import { stateName } from '#domain/taxes/states.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/** The taxes of the kitchen. Everybody may read them. */
export interface TaxSettings extends Omit<TaxTerms, 'roundsTotal'> {
  /** The rate of dishes without their own, in percent, for regular sellers. */
  taxPercent: number;
}

export const TAX_DEFAULTS: TaxSettings = PAGE_DEFAULTS.tax;

const RATE = `must be a rate from 0 to ${MAX_TAX_PERCENT} with at most 2 decimals`;
const rate = v.pipe(
  v.number(RATE),
  v.minValue(0, RATE),
  v.maxValue(MAX_TAX_PERCENT, RATE),
  v.check((value) => Number(value.toFixed(2)) === value, RATE),
);
const CODE = 'must be a code of 4 to 8 digits, or empty';
const code = v.pipe(v.string(CODE), v.trim(), v.regex(/^(\d{4,8})?$/, CODE));
const GSTIN =
  'must be a GST number of 15 characters, such as 29AAGCB7383J1Z4; please compare it with your certificate';
const STATE = 'must be the state in which you are registered';

const fields = v.object({
  sellerKind: v.optional(
    v.picklist(SELLER_KINDS, `must be one of ${SELLER_KINDS.join(', ')}`),
    TAX_DEFAULTS.sellerKind,
  ),
  gstin: v.optional(
    v.pipe(v.string(GSTIN), v.trim(), v.toUpperCase(), v.maxLength(15, GSTIN)),
    TAX_DEFAULTS.gstin,
  ),
  state: v.optional(
    v.pipe(
      v.string(STATE),
      v.check((value) => value === '' || stateName(value) !== undefined, STATE),
    ),
    TAX_DEFAULTS.state,
  ),
  taxPercent: v.optional(rate, TAX_DEFAULTS.taxPercent),
  sac: v.optional(code, TAX_DEFAULTS.sac),
  taxOnCharges: v.optional(
    v.picklist(TAXES_ON_CHARGES, `must be one of ${TAXES_ON_CHARGES.join(', ')}`),
    TAX_DEFAULTS.taxOnCharges,
  ),
  chargesSac: v.optional(code, TAX_DEFAULTS.chargesSac),
});

/** The values that may be set. A field that is left out gets its default. Sellers who are registered need a GST number of their state. */
export const taxSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ sellerKind, gstin }) => !hasGstin(sellerKind) || isGstin(gstin), GSTIN),
    ['gstin'],
  ),
  v.forward(
    v.check(
      ({ sellerKind, gstin, state }) => !hasGstin(sellerKind) || state === stateOfGstin(gstin),
      'must be the state of the GST number: its first two digits',
    ),
    ['state'],
  ),
);
