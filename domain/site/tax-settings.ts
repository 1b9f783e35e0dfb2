import * as v from 'valibot';
import { isGstin, stateOfGstin, typedGstin } from '#domain/taxes/gstin.ts';
import { hasGstin, MAX_TAX_PERCENT, SELLER_KINDS, TAXES_ON_CHARGES } from '#domain/taxes/seller.ts';
import { stateName } from '#domain/taxes/states.ts';
import { number } from './rules/numbers.ts';
import { choice, field, type Section, type Typed, type ValuesOf } from './setting-rows.ts';

const rate = number({ as: 'rate', min: 0, max: MAX_TAX_PERCENT, decimals: 2 });
const CODE = 'must be a code of 4 to 8 digits, or empty';
const code = v.pipe(v.string(CODE), v.trim(), v.regex(/^(\d{4,8})?$/, CODE));
const GSTIN =
  'must be a GST number of 15 characters, such as 29AAGCB7383J1Z4; please compare it with your certificate';
const gstinText = v.pipe(v.string(GSTIN), v.transform(typedGstin), v.maxLength(15, GSTIN));
const STATE = 'must be the state in which you are registered';
const knownState = v.pipe(
  v.string(STATE),
  v.check((value) => value === '' || stateName(value) !== undefined, STATE),
);

/** The code of the state that a GST number names; undefined if it is none of a state. */
const stateIn = (gstin: string): string | undefined =>
  isGstin(gstin) && stateName(stateOfGstin(gstin)) ? stateOfGstin(gstin) : undefined;

const IS_REGULAR = { sellerKind: ['regular'] } as const;
const IS_REGISTERED = { sellerKind: ['regular', 'composition'] } as const;

const settings = {
  sellerKind: choice(SELLER_KINDS, 'specification', ['How you sell'], {
    specification: ['One line of tax', '5% of the dishes, rounded to a rupee.'],
    unregistered: ['Not registered for GST', 'Prices are what they are: bills have no tax.'],
    composition: [
      'Composition scheme',
      'You pay the tax yourself and may not collect it: bills have no tax, but your GST number.',
    ],
    regular: ['Registered for GST', 'Bills have CGST and SGST, your GST number, and are rounded to a rupee.'],
  }),
  gstin: {
    ...field('text', gstinText, '', [
      'GST number (GSTIN)',
      '15 characters, as on your certificate. It stands on printed bills.',
    ]),
    when: IS_REGISTERED,
  },
  state: {
    ...field('state', knownState, '', ['State', 'Where you are registered. It follows from the GST number.']),
    derived: ({ gstin = '' }: Typed) => stateIn(typedGstin(gstin)),
    when: IS_REGISTERED,
  },
  /** The rate of dishes without their own, in percent, for regular sellers. */
  taxPercent: {
    ...field('percent', rate, 5, [
      'Tax on food (%)',
      'CGST and SGST together. A dish may have its own rate, in its form.',
    ]),
    when: IS_REGULAR,
  },
  sac: {
    ...field('code', code, '996331', [
      'Service code on GST bills',
      'Usually 996331, so leave it unless your accountant says otherwise. They call it SAC or HSN code. A dish may have its own.',
    ]),
    when: IS_REGULAR,
  },
  taxOnCharges: {
    ...choice(TAXES_ON_CHARGES, 'none', ['Tax on delivery and packing'], {
      '18': ['18%', 'Delivery and packing as services of their own.'],
      none: ['No tax', 'Tax is on the dishes only.'],
      food: ['The rate of the food', 'Delivery and packing as a part of the meal.'],
    }),
    when: IS_REGULAR,
  },
  chargesSac: {
    ...field('code', code, '996813', [
      'Service code of delivery and packing',
      'Usually 996813. Please confirm it with your accountant.',
    ]),
    when: { ...IS_REGULAR, taxOnCharges: ['18'] },
  },
};

export type TaxSettings = ValuesOf<typeof settings>;

/** The taxes of the kitchen. Sellers who are registered need a GST number of their state. */
export const tax = {
  isPublic: true,
  onEveryPage: true,
  title: 'Tax and GST',
  settings,
  check({ sellerKind, gstin, state }: TaxSettings) {
    if (!hasGstin(sellerKind)) return undefined;
    if (!isGstin(gstin)) return { field: 'gstin', reason: GSTIN };
    if (state === stateOfGstin(gstin)) return undefined;
    return { field: 'state', reason: 'must be the state of the GST number: its first two digits' };
  },
} as const satisfies Section;
