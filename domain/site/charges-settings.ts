import { amount, amountOrNone, flag, type Section, type ValuesOf } from './setting-rows.ts';

/** Charges besides the dishes. */
export const charges = {
  isPublic: true,
  onEveryPage: true,
  title: { en: 'Charges', hi: 'शुल्क' },
  settings: {
    /** What delivery costs when it is not free, in rupees (BILL-1). */
    deliveryFee: amount(40, {
      en: ['Delivery fee (₹)', 'What a delivery costs when it is not free.'],
      hi: ['डिलीवरी शुल्क (₹)', 'डिलीवरी मुफ़्त न हो, तो कितने की है।'],
    }),
    /** Delivery is free for subtotals above this, in rupees; null: it is never free (BILL-2). */
    freeDeliveryAbove: amountOrNone(500, {
      en: ['Free delivery above (₹)', 'In rupees. Leave it empty when delivery is never free.'],
      hi: ['इतने से ऊपर डिलीवरी मुफ़्त (₹)', 'रुपये में। डिलीवरी कभी मुफ़्त न हो तो खाली छोड़ें।'],
    }),
    /** The least that the dishes of an order must come to for a delivery, in rupees; 0: any order (BILL-10). */
    minimumOrder: amount(0, {
      en: ['Minimum order (₹)', 'What the dishes of a delivery must come to. 0: any order is delivered.'],
      hi: ['न्यूनतम ऑर्डर (₹)', 'डिलीवरी के लिए कम से कम इतने की डिश। 0: कोई भी ऑर्डर पहुँचाया जाएगा।'],
    }),
    /** What packing costs, in rupees for each order; 0: nothing (BILL-9). */
    packingPerOrder: amount(0, {
      en: ['Packing (₹)', 'Added once to each order. 0: no line on the bill.'],
      hi: ['पैकिंग (₹)', 'हर ऑर्डर में एक बार जुड़ती है। 0: बिल में लाइन नहीं।'],
    }),
    /** What packing costs besides, in rupees for each dish; 0: nothing (BILL-11). */
    packingPerDish: amount(0, {
      en: ['Packing for each dish (₹)', 'Added for each dish of an order, besides. 0: nothing.'],
      hi: ['हर डिश की पैकिंग (₹)', 'ऊपर से, ऑर्डर की हर डिश पर जुड़ती है। 0: कुछ नहीं।'],
    }),
    /** Whether checkout offers to add a tip (BILL-12). */
    tips: flag(
      false,
      {
        en: ['Tips'],
        hi: ['टिप'],
      },
      {
        off: {
          en: ['No tips', 'Checkout does not ask.'],
          hi: ['टिप नहीं', 'चेकआउट पर नहीं पूछा जाता।'],
        },
        on: {
          en: [
            'Customers may add a tip',
            'Checkout offers it, with nothing chosen. It stands on the bill and is paid with the order.',
          ],
          hi: [
            'ग्राहक टिप दे सकते हैं',
            'चेकआउट पर पूछा जाता है, पहले से कुछ चुना नहीं होता। यह बिल में रहती है और ऑर्डर के साथ दी जाती है।',
          ],
        },
      },
    ),
  },
} as const satisfies Section;

export type ChargesSettings = ValuesOf<typeof charges.settings>;
