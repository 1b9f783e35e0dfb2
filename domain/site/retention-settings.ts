import { wholeOrNone } from './rules/numbers.ts';
import { field, type InEach, type Section, type Words } from './setting-rows.ts';

const YEAR = 365;
/** Eight years of records, with two leap days. */
const TAX_RECORDS = 2922;

const days = (least: number, words: InEach<Words>) =>
  field('countOrNone', wholeOrNone('whole days', least, 36_500), null, words);

/**
 * After how many days data is deleted; null: as the server is set up, or never. The least numbers are those of the law: logs
 * a year (DPDP Rules 2025), what tax law needs of orders eight years.
 */
export const retention = {
  isPublic: false,
  title: { en: 'How long data is kept', hi: 'डेटा कितने समय रखा जाता है' },
  settings: {
    /** Messages of the contact form. */
    messages: days(30, {
      en: ['Messages (days)', 'Of the contact form. Empty: as the server is set up.'],
      hi: ['संदेश (दिन)', 'संपर्क फ़ॉर्म के। खाली: जैसा सर्वर पर तय है।'],
    }),
    /** Logs of accounts. */
    logs: days(YEAR, {
      en: ['Account logs (days)', 'At least 365, as the law asks. Empty: as the server is set up.'],
      hi: ['अकाउंट के लॉग (दिन)', 'कम से कम 365, जैसा कानून कहता है। खाली: जैसा सर्वर पर तय है।'],
    }),
    /** Lines of carts that nobody has touched. */
    carts: days(7, {
      en: ['Cart lines (days)', 'That nobody has touched. Empty: never deleted.'],
      hi: ['कार्ट की डिश (दिन)', 'जिन्हें किसी ने छुआ नहीं। खाली: कभी नहीं हटतीं।'],
    }),
    /** Complaints, from when they were closed. */
    grievances: days(YEAR, {
      en: ['Closed complaints (days)', 'At least 365. Open ones always stay. Empty: never deleted.'],
      hi: ['बंद शिकायतें (दिन)', 'कम से कम 365। खुली शिकायतें हमेशा रहती हैं। खाली: कभी नहीं हटतीं।'],
    }),
    /** The audit log. */
    audits: days(YEAR, {
      en: ['Audit log (days)', 'At least 365. Empty: never deleted.'],
      hi: ['बदलावों का लॉग (दिन)', 'कम से कम 365। खाली: कभी नहीं हटता।'],
    }),
    /** Names, addresses and numbers on orders; the orders themselves stay. */
    orders: days(TAX_RECORDS, {
      en: [
        'Customers’ data on orders (days)',
        'At least 2922: tax records are kept for 8 years. The orders stay. Empty: never removed.',
      ],
      hi: [
        'ऑर्डर में ग्राहकों का डेटा (दिन)',
        'कम से कम 2922: टैक्स के रिकॉर्ड 8 साल रखे जाते हैं। ऑर्डर रहते हैं। खाली: कभी नहीं हटता।',
      ],
    }),
  },
} as const satisfies Section;
