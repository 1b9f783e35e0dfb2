import { LANGUAGES } from '#domain/languages/languages.ts';
import { whole } from './rules/numbers.ts';
import {
  amountOrNone,
  choice,
  field,
  flag,
  type InEach,
  type Section,
  type ValuesOf,
  type Words,
} from './setting-rows.ts';

/** A time in whole minutes, at most a day. */
const minutes = (first: number, words: InEach<Words>) =>
  field('minutes', whole('whole minutes', 1, 1440), first, words);

/** How the kitchen accepts and times its orders. */
export const kitchen = {
  isPublic: true,
  onEveryPage: true,
  title: { en: 'Orders and times', hi: 'ऑर्डर और समय' },
  settings: {
    /**
     * Where the shown status of an order comes from:
     * - `age`: from the order's age, until the kitchen records a first step
     * - `board`: only from the steps that the kitchen records
     */
    orderMode: choice(
      ['age', 'board'],
      'age',
      {
        en: ['How the status of an order is known'],
        hi: ['ऑर्डर की स्थिति कैसे पता चलती है'],
      },
      {
        age: {
          en: [
            'By the clock',
            'An order counts as on its way after 30 minutes and as delivered after 60, unless the kitchen says otherwise.',
          ],
          hi: ['घड़ी से', 'रसोई कुछ और न कहे, तो ऑर्डर 30 मिनट बाद रास्ते में और 60 मिनट बाद पहुँचा हुआ माना जाता है।'],
        },
        board: {
          en: [
            'By the kitchen',
            'The kitchen accepts each order and takes every step. One that nobody accepts in time is cancelled.',
          ],
          hi: [
            'रसोई से',
            'रसोई हर ऑर्डर स्वीकार करती है और हर कदम दर्ज करती है। जिसे समय पर कोई स्वीकार न करे, वह रद्द हो जाता है।',
          ],
        },
      },
    ),
    /** The delivery time that is promised when an order is placed. */
    promiseMinutes: minutes(30, {
      en: ['Promised within', 'Minutes from the order to the door.'],
      hi: ['कितने मिनट में देंगे', 'ऑर्डर से दरवाज़े तक, मिनट में।'],
    }),
    /** In `board` mode an order expires if nobody has accepted it after this time (LIFE-12). */
    acceptWithinMinutes: minutes(15, {
      en: ['Accept within', 'Minutes. By the kitchen, an order that waits longer is cancelled.'],
      hi: ['कितनी देर में स्वीकार करें', 'मिनट में। ‘रसोई से’ हो, तो इससे ज़्यादा रुका ऑर्डर रद्द हो जाता है।'],
    }),
    /** In `board` mode the kitchen gets a mail if nobody has accepted an order after this time (ALERT-3). */
    alertAfterMinutes: minutes(3, {
      en: ['Alert after', 'Minutes that a new order may wait before the kitchen gets a mail about it.'],
      hi: ['कितनी देर बाद अलर्ट', 'नया ऑर्डर कितने मिनट रुक सकता है, उसके बाद रसोई को ईमेल जाता है।'],
    }),
    /** An order counts as late this long after its promised time. */
    lateAfterMinutes: minutes(15, {
      en: ['Late after', 'Minutes past the promise; then the customer reads that the order is late.'],
      hi: ['कितनी देर बाद ‘देर’', 'बताए समय के कितने मिनट बाद ग्राहक को दिखे कि ऑर्डर देर से है।'],
    }),
    /** The age from which the board shows an order in amber, and in red. */
    amberAfterMinutes: minutes(15, {
      en: ['Amber after', 'Minutes since the order, on the kitchen’s board.'],
      hi: ['कितनी देर बाद पीला', 'ऑर्डर के कितने मिनट बाद, रसोई के बोर्ड पर।'],
    }),
    redAfterMinutes: minutes(25, {
      en: ['Red after', 'Minutes since the order, on the kitchen’s board.'],
      hi: ['कितनी देर बाद लाल', 'ऑर्डर के कितने मिनट बाद, रसोई के बोर्ड पर।'],
    }),
    /** Whether customers may fetch what they order, and how long it takes until it is ready. */
    pickup: flag(
      false,
      {
        en: ['Pickup'],
        hi: ['पिकअप'],
      },
      {
        off: {
          en: ['Delivery only', 'Checkout asks for an address, as always.'],
          hi: ['सिर्फ़ डिलीवरी', 'चेकआउट पर पता पूछा जाता है, जैसे हमेशा।'],
        },
        on: {
          en: [
            'Delivery or pickup',
            'Customers choose at checkout. Who fetches the food pays no delivery fee.',
          ],
          hi: ['डिलीवरी या पिकअप', 'ग्राहक चेकआउट पर चुनते हैं। जो खुद ले जाता है, उसे डिलीवरी शुल्क नहीं देना होता।'],
        },
      },
    ),
    pickupMinutes: minutes(20, {
      en: ['Ready for pickup within', 'Minutes from the order to the counter.'],
      hi: ['पिकअप कितने मिनट में तैयार', 'ऑर्डर से काउंटर तक, मिनट में।'],
    }),
    /** The most that a customer's order may come to if it is paid in cash, in rupees; null: any order (TRUST-2). */
    cashAtMost: amountOrNone(null, {
      en: ['Cash up to (₹)', 'Larger orders can’t be paid in cash. Leave it empty for any order.'],
      hi: ['कैश कितने तक (₹)', 'इससे बड़े ऑर्डर कैश में नहीं हो सकते। कोई सीमा न हो तो खाली छोड़ें।'],
    }),
    /** Whether a customer proves their phone number before their first order in cash (TRUST-3). */
    cashNeedsCode: flag(
      false,
      {
        en: ['First order in cash'],
        hi: ['कैश में पहला ऑर्डर'],
      },
      {
        off: {
          en: ['Without a code', 'Whoever has an account can order.'],
          hi: ['बिना कोड के', 'जिसका अकाउंट है वह ऑर्डर कर सकता है।'],
        },
        on: {
          en: [
            'With a code sent to the phone',
            'Asked once of each customer. It needs text messages (SMS_URL); without them the codes wait under Mail.',
          ],
          hi: [
            'फ़ोन पर भेजे कोड से',
            'हर ग्राहक से एक बार पूछा जाता है। इसके लिए SMS चाहिए (SMS_URL); उसके बिना कोड ‘ईमेल’ में रखे रहते हैं।',
          ],
        },
      },
    ),
    /**
     * The cart of visitors who are not signed in:
     * - `login`: adding a dish asks them to sign in first (CART-3)
     * - `browser`: their browser keeps the cart until they sign in (CART-19)
     */
    visitorCart: choice(
      ['login', 'browser'],
      'login',
      {
        en: ['When customers can fill a cart'],
        hi: ['ग्राहक कार्ट कब भर सकते हैं'],
      },
      {
        login: {
          en: ['After signing in', 'Whoever adds a dish signs in first, and then has it in the cart.'],
          hi: ['साइन इन करने के बाद', 'डिश जोड़ने पर पहले साइन इन करना होता है, फिर डिश कार्ट में आ जाती है।'],
        },
        browser: {
          en: [
            'Before signing in, too',
            'Visitors fill a cart that their browser keeps. They sign in at checkout, and nothing is lost.',
          ],
          hi: [
            'साइन इन करने से पहले भी',
            'मेहमान कार्ट भर सकते हैं, जो उनके ब्राउज़र में रहता है। साइन इन चेकआउट पर होता है, और कुछ नहीं खोता।',
          ],
        },
      },
    ),
    /** The language of printed tickets and bills, and of mails to the kitchen and its future team (LANG-62). */
    language: choice(
      LANGUAGES,
      'en',
      {
        en: ['Language of the kitchen'],
        hi: ['रसोई की भाषा'],
      },
      {
        en: {
          en: ['English', 'Tickets, bills and mails to the kitchen are in English.'],
          hi: ['English', 'टिकट, बिल और रसोई के ईमेल अंग्रेज़ी में होंगे।'],
        },
        hi: {
          en: ['हिन्दी', 'Tickets, bills and mails to the kitchen are in Hindi.'],
          hi: ['हिन्दी', 'टिकट, बिल और रसोई के ईमेल हिन्दी में होंगे।'],
        },
      },
    ),
  },
} as const satisfies Section;

export type KitchenSettings = ValuesOf<typeof kitchen.settings>;
export type OrderMode = KitchenSettings['orderMode'];
