import { comparable } from '#domain/comparing.ts';
import { amountsIn } from './amounts.ts';
import type { Tokens } from './tokens.ts';

/**
 * What a text is about, by words that all banks use, before any wording is looked at. Words that say that no money came win over
 * words that say that some came: an unread text is asked about, a wrongly read one would be believed.
 */

/** Why a text about money says nothing of money that came. */
export const IGNORED_REASONS = [
  'debit',
  'request',
  'future',
  'failed',
  'offer',
  'loan',
  'card',
  'other',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

export type Shape = 'credit' | 'reversal' | 'private' | IgnoredReason;

const PRIVATE_WORDS = [
  ...['otp', 'one time password', 'verification code', 'security code', 'login code', 'access code'],
  ...['cvv', 'password', 'passcode', 'upi pin', 'mpin', 'atm pin', 'tpin', 'your pin', 'ओटीपी', 'पासवर्ड'],
];
/** A warning such as 'Never share your OTP' stands below many texts; it tells no code. */
const WARNING_WORDS = ['never', 'not', 'dont', 'don t', 'न', 'ना', 'मत', 'नहीं'];
const WARNING_VERBS = ['share', 'disclose', 'reveal', 'ask', 'asks', 'tell', 'साझा', 'बताएं', 'बताएँ'];
const CLAUSE_END = /[!?;\n|।]|\.(?=\s|$)|\.(?=[A-Z])/u;

/** In this order: the first that is found says what the text is. `₹` stands for the currency, `#` for a number. */
const WORDS: readonly (readonly [Exclude<Shape, 'credit' | 'private' | 'other'>, readonly string[]])[] = [
  [
    'request',
    [
      ...['requested', 'request', 'requests', 'requesting', 'has asked', 'collect', 'please pay', 'pay now'],
      ...['to approve', 'अनुरोध', 'मांगे', 'माँगे', 'मांगा'],
    ],
  ],
  [
    'failed',
    [
      ...['failed', 'failure', 'fails', 'declined', 'unsuccessful', 'rejected', 'pending', 'on hold'],
      ...['cancelled', 'canceled', 'expired', 'could not', 'not processed', 'not successful', 'not credited'],
      ...['not been credited', 'not received', 'not been received', 'bounced', 'dishonoured', 'dishonored'],
      ...['insufficient', 'unable', 'विफल', 'असफल', 'अस्वीकृत', 'रद्द'],
    ],
  ],
  [
    'loan',
    [
      ...['loan', 'loans', 'emi', 'emis', 'overdraft', 'pre approved', 'preapproved', 'instalment'],
      ...['installment', 'disbursed', 'credit limit', 'credit line', 'ऋण', 'लोन', 'ईएमआई', 'किस्त'],
    ],
  ],
  [
    'offer',
    [
      ...['offer', 'offers', 'cashback', 'cash back', 'discount', 'coupon', 'voucher', 'reward', 'rewards'],
      ...['win', 'won', 'winner', 'prize', 'lucky', 'bonus', 'congratulations', 'upto', 'up to', 't c'],
      ...['scratch card', 'कैशबैक', 'ऑफर', 'ऑफ़र', 'इनाम', 'बधाई'],
    ],
  ],
  [
    'card',
    [
      ...['credit card', 'debit card', 'card ending', 'amount due', 'min due', 'total due', 'due date'],
      ...['minimum due', 'bill of', 'prepaid card', 'क्रेडिट कार्ड'],
    ],
  ],
  [
    'future',
    [
      ...['will be', 'will get', 'shall be', 'would be', 'to be credited', 'going to', 'scheduled'],
      ...['upcoming', 'will credit', 'is due', 'expected', 'can be credited', 'जाएगा', 'जाएंगे', 'जाएँगे'],
      ...['जाएगी', 'जायेगा', 'जायेंगे', 'होगा', 'होंगे', 'होगी'],
    ],
  ],
  [
    'reversal',
    [
      ...['reversed', 'reversal', 'refund', 'refunded', 'chargeback', 'charge back', 'charged back'],
      ...['returned', 'credited back', 'वापस', 'रिफंड', 'रिफ़ंड'],
    ],
  ],
  [
    'debit',
    [
      ...['debited', 'debit', 'withdrawn', 'withdrawal', 'spent', 'deducted', 'charged', 'purchase'],
      ...['sent ₹', 'sent to', 'sent from', 'sent via', 'sent by you', 'you sent', 'money sent', 'you paid'],
      ...[
        'you have paid',
        'paid ₹',
        'paid to',
        'paid from',
        'paid for',
        'paid thru',
        'paid via',
        'payment to',
        'transferred from',
      ],
      ...['trf to', 'transfer to', '# dr', 'mandate', 'autopay', 'auto pay', 'standing instruction', 'nach'],
      ...['डेबिट', 'निकाले', 'निकाला', 'काटे', 'कटे', 'भेजे', 'भुगतान किया', 'भुगतान किए'],
    ],
  ],
];

/** What the payer typed, which says nothing of what the text is. */
const PAYER_NOTE = / payer remark .*$/u;
const SENT_TO_US = / sent ₹ # to (?=you |your )/gu;
/** So begin texts that name whose account is credited, and then whose is debited. */
const OUR_ACCOUNT = /^ (?:dear customer )?your account /u;
const THEIR_SIDE = ' and debited from account ';

/** The words of a text without those that look like a debit of ours and are none. */
function withoutTheirSide(spaced: string): string {
  const words = spaced.replace(PAYER_NOTE, ' ').replace(SENT_TO_US, ' sent you ');
  const credited = words.indexOf(' is credited ');
  const isTheirs = OUR_ACCOUNT.test(words) && credited >= 0 && credited < words.indexOf(THEIR_SIDE);
  return isTheirs ? words.replace(THEIR_SIDE, ' ') : words;
}

const CREDIT_WORDS = [
  ...['credited', 'credit', 'received', 'deposited', 'deposit', 'paid you', 'sent you', 'added to'],
  ...[
    'transferred to your',
    'transferred to you',
    '# cr',
    'जमा',
    'प्राप्त',
    'क्रेडिट',
    'मिले',
    'मिला',
    'आए',
    'வரவு',
  ],
];

const hasAny = (spaced: string, phrases: readonly string[]) =>
  phrases.some((phrase) => spaced.includes(` ${phrase} `));

/** Banks that leave the sign of the currency out name the account. */
const ACCOUNT_WORDS = ['account', 'upi', 'खाते', 'खाता'];

/** A text as its words with a space around each. */
const spacedWords = (text: string) =>
  ` ${comparable(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const CODE = /(?<!\d)\d{4,8}(?!\d)/;

const isWarning = (clause: string) =>
  hasAny(spacedWords(clause), WARNING_WORDS) &&
  hasAny(spacedWords(clause), WARNING_VERBS) &&
  !CODE.test(clause);

/** Whether a text has a secret, such as a one-time password, or is about one. */
const isPrivate = (text: string) =>
  text.split(CLAUSE_END).some((clause) => hasAny(spacedWords(clause), PRIVATE_WORDS) && !isWarning(clause));

/** What a text is about. */
export function shapeOf({ text, tokens }: Tokens): Shape {
  if (isPrivate(text)) return 'private';
  const spaced = ` ${tokens.map(({ kind, key }) => (kind === 'number' ? '#' : key)).join(' ')} `;
  const words = withoutTheirSide(spaced);
  const shape = WORDS.find(([, phrases]) => hasAny(words, phrases))?.[0];
  const isCredit = hasAny(words, CREDIT_WORDS);
  const hasNumber = tokens.some(({ kind }) => kind === 'number') && hasAny(spaced, ACCOUNT_WORDS);
  const hasAmount = amountsIn(tokens).length > 0 || tokens.some(({ kind }) => kind === 'currency');
  if (!hasAmount && !(hasNumber && (isCredit || shape === 'debit'))) return 'private';
  return shape ?? (isCredit ? 'credit' : 'other');
}
