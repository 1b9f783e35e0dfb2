import { whole } from './rules/numbers.ts';
import { amount, amountOrNone, field, flag, type Section, type ValuesOf } from './setting-rows.ts';

/** Charges besides the dishes. */
export const charges = {
  isPublic: true,
  onEveryPage: true,
  title: 'Charges',
  settings: {
    /** What delivery costs when it is not free, in rupees (BILL-1). */
    deliveryFee: amount(40, ['Delivery fee (₹)', 'What a delivery costs when it is not free.']),
    /** Delivery is free for subtotals above this, in rupees; null: it is never free (BILL-2). */
    freeDeliveryAbove: amountOrNone(500, [
      'Free delivery above (₹)',
      'In rupees. Leave it empty when delivery is never free.',
    ]),
    /** The least that the dishes of an order must come to for a delivery, in rupees; 0: any order (BILL-10). */
    minimumOrder: amount(0, [
      'Minimum order (₹)',
      'What the dishes of a delivery must come to. 0: any order is delivered.',
    ]),
    /** How long roads are, in percent of a straight line; for areas whose fee depends on the distance (AREA-12). */
    roadPercent: field('percent', whole('percent', 100, 300), 130, [
      'Length of roads (%)',
      'Of a straight line, for areas with a fee for each km. 130: a straight kilometre is 1.3 km of road.',
    ]),
    /** What packing costs, in rupees for each order; 0: nothing (BILL-9). */
    packingPerOrder: amount(0, ['Packing (₹)', 'Added once to each order. 0: no line on the bill.']),
    /** What packing costs besides, in rupees for each dish; 0: nothing (BILL-11). */
    packingPerDish: amount(0, [
      'Packing for each dish (₹)',
      'Added for each dish of an order, besides. 0: nothing.',
    ]),
    /** Whether checkout offers to add a tip (BILL-12). */
    tips: flag(false, ['Tips'], {
      off: ['No tips', 'Checkout does not ask.'],
      on: [
        'Customers may add a tip',
        'Checkout offers it, with nothing chosen. It stands on the bill and is paid with the order.',
      ],
    }),
  },
} as const satisfies Section;

export type ChargesSettings = ValuesOf<typeof charges.settings>;
