import * as v from 'valibot';
import { isVpa } from '#domain/payments/upi.ts';
import { SIGHTING_CHOICES } from '#domain/sightings/attributes.ts';
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

const senders = v.pipe(text, v.maxLength(200, 'must have at most 200 characters'));
const tail = v.pipe(text, v.regex(/^(\d{3,6})?$/, 'must be the last three to six digits, or empty'));

/** How customers pay online. They learn the UPI id with an order that they have to pay. */
export const payments = {
  isPublic: false,
  title: 'Online payments',
  settings: {
    /**
     * Whether methods without real money are offered as tests (PAY-7): `ask` is on until the owner has answered, `on` is a
     * trial, and with `off` customers pay real money only.
     */
    testPayments: choice(
      ['ask', 'on', 'off'],
      'ask',
      ['Test payments', 'UPI or card without money, where no real way to pay is set up.'],
      {
        ask: [
          'On, and ask me once the site is public',
          'Orders say TEST, no money. They are cooked, and never counted as revenue.',
        ],
        on: ['On: this is a trial', 'The same, without the question on the dashboard.'],
        off: ['Off: real payments only', 'Customers see only the ways by which you get real money.'],
      },
    ),
    /** The UPI id (VPA) to which customers pay, such as rasoi@icici; empty: none (UPI-1). */
    vpa: field('code', vpa, '', [
      'UPI id',
      'The merchant id that your bank gave you, such as rasoi@icici. Your bank’s app shows it, perhaps as VPA. Empty: none.',
    ]),
    /** The name that UPI apps show for it; empty: the shop's name. */
    payeeName: field('optionalText', name, '', [
      'Name of the payee',
      'As UPI apps show it. Empty: the shop’s name.',
    ]),
    /** The merchant category code of the bank, four digits; empty: unknown. */
    merchantCode: field('code', merchantCode, '', [
      'Business code from your bank',
      'Four digits on the papers of your merchant id. It may stay empty.',
    ]),
    /** How long an order waits for its payment, in minutes (UPI-4). Until then it holds its portions and its place. */
    minutesToPay: field('minutes', whole('minutes', 5, 120), 15, [
      'Minutes to pay',
      'Until then an order keeps its dishes and its time. Unpaid ones are cancelled.',
    ]),
    /** What money that was seen at the bank may do (SIGHT-14). */
    upiSightings: choice(
      SIGHTING_CHOICES,
      'off',
      [
        'Money seen at the bank',
        'What the bank’s messages may do, which a phone of yours forwards. Each next step needs two weeks of the one before.',
      ],
      {
        off: ['Off', 'Nothing is stored.'],
        watching: [
          'Only watch',
          'The list of money says what it would have done. You confirm payments as before.',
        ],
        proposing: ['Propose', 'It names the order, and one press confirms it.'],
        alone: [
          'Confirm by itself',
          'Only what names the same UTR and the same amount. The rest is proposed or asked.',
        ],
      },
    ),
    /** The headers of the bank's messages, separated by commas, such as HDFCBK. Messages of others are dropped (SIGHT-13). */
    bankSenders: field('optionalText', senders, '', [
      'Senders of the bank’s messages',
      'As the phone shows them, separated by commas: HDFCBK, SBIUPI. Messages from anybody else are dropped unread.',
    ]),
    /** The last digits of the account that customers pay to; empty: any (SIGHT-2). */
    accountTail: field('code', tail, '', [
      'Last digits of your account',
      'As the bank’s messages show them. Money to another account is only asked about. It may stay empty.',
    ]),
    /** For how long the phone may be silent while orders wait for their money, in minutes (SIGHT-16). */
    phoneSilentMinutes: field('minutes', whole('minutes', 5, 240), 30, [
      'Minutes until a silent phone is told of',
      'If it has sent nothing for so long while orders wait for their money.',
    ]),
  },
} as const satisfies Section;

export type PaymentsSettings = ValuesOf<typeof payments.settings>;
export type TestPayments = PaymentsSettings['testPayments'];
