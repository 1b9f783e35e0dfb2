import * as v from 'valibot';
import { isGstin, stateOfGstin } from '#domain/taxes/gstin.ts';
import { hasGstin, MAX_TAX_PERCENT, SELLER_KINDS, TAXES_ON_CHARGES } from '#domain/taxes/seller.ts';
import { stateName } from '#domain/taxes/states.ts';
import { within } from './rules/numbers.ts';
import { choice, field, type Section, type Typed, type ValuesOf } from './setting-rows.ts';

const RATE = `must be a rate from 0 to ${MAX_TAX_PERCENT} with at most 2 decimals`;
const rate = v.pipe(
  within(0, MAX_TAX_PERCENT, RATE),
  v.check((value) => Number(value.toFixed(2)) === value, RATE),
);
const CODE = 'must be a code of 4 to 8 digits, or empty';
const code = v.pipe(v.string(CODE), v.trim(), v.regex(/^(\d{4,8})?$/, CODE));
const GSTIN =
  'must be a GST number of 15 characters, such as 29AAGCB7383J1Z4; please compare it with your certificate';
const gstinText = v.pipe(v.string(GSTIN), v.trim(), v.toUpperCase(), v.maxLength(15, GSTIN));
const STATE = 'must be the state in which you are registered';
const knownState = v.pipe(
  v.string(STATE),
  v.check((value) => value === '' || stateName(value) !== undefined, STATE),
);

const isRegular = ({ sellerKind }: Typed) => sellerKind === 'regular';
const isRegistered = ({ sellerKind }: Typed) => sellerKind === 'regular' || sellerKind === 'composition';

const settings = {
  sellerKind: choice(
    SELLER_KINDS,
    'specification',
    {
      en: ['How you sell'],
      hi: ['आप कैसे बेचते हैं'],
    },
    {
      specification: {
        en: ['One line of tax', '5% of the dishes, rounded to a rupee.'],
        hi: ['टैक्स की एक लाइन', 'डिश का 5%, पूरे रुपये में।'],
      },
      unregistered: {
        en: ['Not registered for GST', 'Prices are what they are: bills have no tax.'],
        hi: ['GST में रजिस्टर्ड नहीं', 'दाम ही पूरा दाम है: बिल में टैक्स नहीं होता।'],
      },
      composition: {
        en: [
          'Composition scheme',
          'You pay the tax yourself and may not collect it: bills have no tax, but your GST number.',
        ],
        hi: ['कंपोज़िशन स्कीम', 'टैक्स आप खुद देते हैं और ग्राहक से नहीं ले सकते: बिल में टैक्स नहीं, पर आपका GST नंबर होता है।'],
      },
      regular: {
        en: ['Registered for GST', 'Bills have CGST and SGST, your GST number, and are rounded to a rupee.'],
        hi: ['GST में रजिस्टर्ड', 'बिल में CGST, SGST और आपका GST नंबर होता है, और वह पूरे रुपये में होता है।'],
      },
    },
  ),
  gstin: {
    ...field('text', gstinText, '', {
      en: ['GST number (GSTIN)', '15 characters, as on your certificate. It stands on printed bills.'],
      hi: ['GST नंबर (GSTIN)', '15 अक्षर, जैसे आपके सर्टिफ़िकेट पर है। प्रिंट किए बिल पर छपता है।'],
    }),
    isShown: isRegistered,
  },
  state: {
    ...field('state', knownState, '', {
      en: ['State', 'Where you are registered: the first two digits of the GST number.'],
      hi: ['राज्य', 'जहाँ आप रजिस्टर्ड हैं: GST नंबर के पहले दो अंक।'],
    }),
    isShown: isRegistered,
  },
  /** The rate of dishes without their own, in percent, for regular sellers. */
  taxPercent: {
    ...field('percent', rate, 5, {
      en: ['Tax on food (%)', 'CGST and SGST together. A dish may have its own rate, in its form.'],
      hi: ['खाने पर टैक्स (%)', 'CGST और SGST मिलाकर। किसी डिश की अपनी दर उसके फ़ॉर्म में हो सकती है।'],
    }),
    isShown: isRegular,
  },
  sac: {
    ...field('code', code, '996331', {
      en: ['Code of the food (SAC)', 'Usually 996331. A dish may have its own.'],
      hi: ['खाने का कोड (SAC)', 'आम तौर पर 996331। किसी डिश का अपना हो सकता है।'],
    }),
    isShown: isRegular,
  },
  taxOnCharges: {
    ...choice(
      TAXES_ON_CHARGES,
      'none',
      {
        en: ['Tax on delivery and packing'],
        hi: ['डिलीवरी और पैकिंग पर टैक्स'],
      },
      {
        '18': {
          en: ['18%', 'Delivery and packing as services of their own.'],
          hi: ['18%', 'डिलीवरी और पैकिंग अलग सेवाएँ।'],
        },
        none: {
          en: ['No tax', 'Tax is on the dishes only.'],
          hi: ['टैक्स नहीं', 'टैक्स सिर्फ़ डिश पर है।'],
        },
        food: {
          en: ['The rate of the food', 'Delivery and packing as a part of the meal.'],
          hi: ['खाने वाली दर', 'डिलीवरी और पैकिंग खाने का ही हिस्सा।'],
        },
      },
    ),
    isShown: isRegular,
  },
  chargesSac: {
    ...field('code', code, '996813', {
      en: ['Code of delivery and packing (SAC)', 'Usually 996813. Please confirm it with your accountant.'],
      hi: ['डिलीवरी और पैकिंग का कोड (SAC)', 'आम तौर पर 996813। कृपया अपने अकाउंटेंट से पूछ लें।'],
    }),
    isShown: (typed: Typed) => isRegular(typed) && typed.taxOnCharges === '18',
  },
};

export type TaxSettings = ValuesOf<typeof settings>;

/** The taxes of the kitchen. Sellers who are registered need a GST number of their state. */
export const tax = {
  isPublic: true,
  onEveryPage: true,
  title: { en: 'Tax and GST', hi: 'टैक्स और GST' },
  settings,
  check({ sellerKind, gstin, state }: TaxSettings) {
    if (!hasGstin(sellerKind)) return undefined;
    if (!isGstin(gstin)) return { field: 'gstin', reason: GSTIN };
    if (state === stateOfGstin(gstin)) return undefined;
    return { field: 'state', reason: 'must be the state of the GST number: its first two digits' };
  },
} as const satisfies Section;
