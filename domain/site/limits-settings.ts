import * as v from 'valibot';
import { whole, wholeOrNone } from './rules/numbers.ts';
import { field, flag, type Section } from './setting-rows.ts';

const MOST_COUNTRIES = 50;
const COUNTRIES = 'must name calling codes such as 91, one a line';
const country = v.pipe(
  v.string(COUNTRIES),
  v.trim(),
  v.transform((code) => code.replace(/^\+/, '')),
  v.regex(/^[1-9]\d{0,5}$/, COUNTRIES),
);
const countries = v.pipe(
  v.array(country, COUNTRIES),
  v.minLength(1, COUNTRIES),
  v.maxLength(MOST_COUNTRIES, COUNTRIES),
);
const count = wholeOrNone('a whole number', 1, 1000);

/** What one customer or one network can use up at most. */
export const limits = {
  isPublic: false,
  title: { en: 'Limits against misuse', hi: 'गलत इस्तेमाल की सीमाएँ' },
  settings: {
    /** The calling codes of the countries to which text messages are sent, such as 91. */
    textCountries: field('lines', countries, ['91'], {
      en: [
        'Countries that get text messages',
        'Their calling codes, one a line, such as 91. Messages to other countries cost more, and programs ask for them.',
      ],
      hi: [
        'किन देशों में SMS जाएँ',
        'उनके कॉलिंग कोड, हर लाइन में एक, जैसे 91। दूसरे देशों के SMS महँगे होते हैं, और प्रोग्राम उन्हें माँगते हैं।',
      ],
    }),
    /** Codes that are sent as text messages in one day of the kitchen, to all people together (LIMIT-2). */
    codesPerDay: field('count', whole('a whole number', 0, 100_000), 300, {
      en: [
        'Codes by text message a day',
        'To all people together. Above it nobody gets a code until midnight, and you get a mail.',
      ],
      hi: [
        'एक दिन में SMS से कोड',
        'सब लोगों को मिलाकर। इससे ज़्यादा होने पर आधी रात तक किसी को कोड नहीं मिलता, और आपको ईमेल आता है।',
      ],
    }),
    /** Orders of one anonymous account that wait for the kitchen's answer, in `board` mode (LIMIT-4); null: any number. */
    ordersPerGuest: field('countOrNone', count, 2, {
      en: [
        'Waiting orders without an account',
        'Of one customer who has not signed in, until you accept them. Empty: any number.',
      ],
      hi: ['बिना अकाउंट के रुके हुए ऑर्डर', 'बिना साइन इन वाले एक ग्राहक के, जब तक आप स्वीकार न करें। खाली: कितने भी।'],
    }),
    /** The same of all anonymous accounts of one network together. */
    ordersPerNetwork: field('countOrNone', count, 10, {
      en: [
        'The same from one network',
        'All customers of a home or a phone network together. Empty: any number.',
      ],
      hi: ['एक ही नेटवर्क से', 'एक घर या फ़ोन नेटवर्क के सभी ग्राहक मिलाकर। खाली: कितने भी।'],
    }),
    /** Portions of a dish with a limited number of them, in one such order; null: any number. */
    portionsPerGuest: field('countOrNone', count, 10, {
      en: ['Portions in one such order', 'Of a dish with a number of portions a day. Empty: any number.'],
      hi: ['ऐसे एक ऑर्डर में प्लेट', 'उस डिश के, जो दिन में गिनती की बनती है। खाली: कितने भी।'],
    }),
    /** Whether accounts that have verified neither e-mail nor phone count as anonymous in these three. */
    unverifiedAreGuests: flag(
      false,
      {
        en: ['For whom these three limits hold'],
        hi: ['ये तीन सीमाएँ किसके लिए हैं'],
      },
      {
        off: {
          en: ['Only who has not signed in', 'Whoever makes up an e-mail address can hold more dishes, too.'],
          hi: ['सिर्फ़ जिसने साइन इन नहीं किया', 'जो कोई भी मनगढ़ंत ईमेल लिखे, वह भी ज़्यादा डिश रोक सकता है।'],
        },
        on: {
          en: [
            'Also accounts without a proven address',
            'Customers first prove their e-mail address or phone number. Turn this on if somebody takes your dishes with made-up accounts.',
          ],
          hi: [
            'बिना पक्के पते वाले अकाउंट भी',
            'ग्राहक पहले अपना ईमेल या फ़ोन नंबर पक्का करते हैं। अगर कोई मनगढ़ंत अकाउंट से आपकी डिश रोक रहा हो, तो इसे चालू करें।',
          ],
        },
      },
    ),
    /** Whether only people who have received a dish review it (REVIEW-9). For anonymous accounts it is always so. */
    onlyBuyersReview: flag(
      false,
      {
        en: ['Who may review a dish'],
        hi: ['डिश का रिव्यू कौन दे सकता है'],
      },
      {
        off: {
          en: ['Whoever has an account', 'People without an account need to have received the dish.'],
          hi: ['जिसका भी अकाउंट है', 'बिना अकाउंट वालों को वह डिश मिली होनी चाहिए।'],
        },
        on: {
          en: ['Only who has received it', 'Whoever has not ordered the dish can’t review it.'],
          hi: ['सिर्फ़ जिसे वह मिली है', 'जिसने डिश ऑर्डर नहीं की, वह उसका रिव्यू नहीं दे सकता।'],
        },
      },
    ),
  },
} as const satisfies Section;
