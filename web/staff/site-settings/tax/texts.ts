import type { TaxSettings } from '#domain/site/tax-settings.ts';
import type { SellerKind, TaxOnCharges } from '#domain/taxes/seller.ts';

interface Choice {
  label: string;
  note: string;
}

/** Texts of the settings of taxes. */
export const taxTexts = {
  title: 'Tax and GST',
  kinds: {
    specification: { label: 'One line of tax', note: '5% of the dishes, rounded to a rupee.' },
    unregistered: { label: 'Not registered for GST', note: 'Prices are what they are: bills have no tax.' },
    composition: {
      label: 'Composition scheme',
      note: 'You pay the tax yourself and may not collect it: bills have no tax, but your GST number.',
    },
    regular: {
      label: 'Registered for GST',
      note: 'Bills have CGST and SGST, your GST number, and are rounded to a rupee.',
    },
  } satisfies Record<SellerKind, Choice>,
  onCharges: {
    none: { label: 'No tax', note: 'Tax is on the dishes only.' },
    food: { label: 'The rate of the food', note: 'Delivery and packing as a part of the meal.' },
    '18': { label: '18%', note: 'Delivery and packing as services of their own.' },
  } satisfies Record<TaxOnCharges, Choice>,
  chooseState: 'Choose…',
  fields: {
    sellerKind: { label: 'How you sell' },
    gstin: {
      label: 'GST number (GSTIN)',
      hint: '15 characters, as on your certificate. It stands on printed bills.',
    },
    state: { label: 'State', hint: 'Where you are registered: the first two digits of the GST number.' },
    taxPercent: {
      label: 'Tax on food (%)',
      hint: 'CGST and SGST together. A dish may have its own rate, in its form.',
    },
    sac: { label: 'Code of the food (SAC)', hint: 'Usually 996331. A dish may have its own.' },
    taxOnCharges: {
      label: 'Tax on delivery and packing',
    },
    chargesSac: {
      label: 'Code of delivery and packing (SAC)',
      hint: 'Usually 996813. Please confirm it with your accountant.',
    },
  } satisfies Record<keyof TaxSettings, { label: string; hint?: string }>,
  effect: {
    example: (dishes: string, lines: string, total: string) =>
      `For dishes of ${dishes} with delivery: ${lines}. Total ${total}.`,
    noTax: 'no line of tax',
    line: (label: string, amount: string) => `${label} ${amount}`,
    tax: (percent: number) => `Tax (${percent}%)`,
    cgst: (percent: number) => `CGST ${percent}%`,
    sgst: (percent: number) => `SGST ${percent}%`,
    roundOff: 'Round off',
  },
} as const;
