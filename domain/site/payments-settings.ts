import * as v from 'valibot';
import { isVpa } from '#domain/payments/upi.ts';
import { whole } from './rules/numbers.ts';
import { choice, field, type Section, type ValuesOf } from './setting-rows.ts';

const text = v.pipe(v.string('must be a text'), v.trim());
const vpa = v.pipe(
  text,
  v.check((given) => given === '' || isVpa(given), 'must be a UPI id such as rasoi@icici, or empty'),
);
/** UPI apps cut longer names. */
const name = v.pipe(text, v.maxLength(60, 'must have at most 60 characters'));
const merchantCode = v.pipe(text, v.regex(/^(\d{4})?$/, 'must be four digits, or empty'));

/** How customers pay online. They learn the UPI id with an order that they have to pay. */
export const payments = {
  isPublic: false,
  title: { en: 'Online payments', hi: 'ऑनलाइन पेमेंट' },
  settings: {
    /**
     * Whether methods without real money are offered as tests (PAY-7): `ask` is on until the owner has answered, `on` is a
     * trial, and with `off` customers pay real money only.
     */
    testPayments: choice(
      ['ask', 'on', 'off'],
      'ask',
      {
        en: ['Test payments', 'UPI or card without money, where no real way to pay is set up.'],
        hi: ['टेस्ट पेमेंट', 'जहाँ असली पेमेंट का तरीका तय नहीं है, वहाँ बिना पैसे के UPI या कार्ड।'],
      },
      {
        ask: {
          en: [
            'On, and ask me once the site is public',
            'Orders say TEST, no money. They are cooked, and never counted as revenue.',
          ],
          hi: [
            'चालू, और साइट सार्वजनिक होने पर मुझसे पूछें',
            'ऑर्डर पर लिखा रहता है: टेस्ट, असली पैसे नहीं। वे बनते हैं, पर बिक्री में कभी नहीं गिने जाते।',
          ],
        },
        on: {
          en: ['On: this is a trial', 'The same, without the question on the dashboard.'],
          hi: ['चालू: यह एक ट्रायल है', 'वही, पर डैशबोर्ड पर सवाल के बिना।'],
        },
        off: {
          en: ['Off: real payments only', 'Customers see only the ways by which you get real money.'],
          hi: ['बंद: सिर्फ़ असली पेमेंट', 'ग्राहकों को सिर्फ़ वे तरीके दिखते हैं जिनसे आपको असली पैसे मिलते हैं।'],
        },
      },
    ),
    /** The UPI id (VPA) to which customers pay, such as rasoi@icici; empty: none (UPI-1). */
    vpa: field('code', vpa, '', {
      en: ['UPI id (VPA)', 'The merchant id that your bank gave you, such as rasoi@icici. Empty: none.'],
      hi: ['UPI ID (VPA)', 'आपके बैंक की दी मर्चेंट ID, जैसे rasoi@icici। खाली: कोई नहीं।'],
    }),
    /** The name that UPI apps show for it; empty: the shop's name. */
    payeeName: field('optionalText', name, '', {
      en: ['Name of the payee', 'As UPI apps show it. Empty: the shop’s name.'],
      hi: ['पैसे पाने वाले का नाम', 'जैसा UPI ऐप में दिखे। खाली: दुकान का नाम।'],
    }),
    /** The merchant category code of the bank, four digits; empty: unknown. */
    merchantCode: field('code', merchantCode, '', {
      en: ['Merchant category code', 'Four digits from your bank. Empty: unknown.'],
      hi: ['मर्चेंट कैटेगरी कोड', 'आपके बैंक से चार अंक। खाली: पता नहीं।'],
    }),
    /** How long an order waits for its payment, in minutes (UPI-4). Until then it holds its portions and its place. */
    minutesToPay: field('minutes', whole('whole minutes', 5, 120), 15, {
      en: ['Minutes to pay', 'Until then an order keeps its dishes and its time. Unpaid ones are cancelled.'],
      hi: ['पेमेंट के लिए मिनट', 'तब तक ऑर्डर की डिश और समय रखे रहते हैं। जिनका पेमेंट न आए, वे रद्द हो जाते हैं।'],
    }),
  },
} as const satisfies Section;

export type PaymentsSettings = ValuesOf<typeof payments.settings>;
export type TestPayments = PaymentsSettings['testPayments'];
