import { isEmail, MAX_EMAIL, normalEmail } from '#domain/email.ts';
import { MOST_LIMIT } from '#domain/ledger/house-account.ts';
import { isContact } from '#domain/phone.ts';
import { isGstin, typedGstin } from '#domain/taxes/gstin.ts';
import { companyMessages } from './messages.ts';

/**
 * What somebody may do in a company: `admin` adds and removes its people and sees what they cost, `member` only eats.
 */
export const COMPANY_ROLES = ['admin', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The most people of one company at once. */
export const MOST_MEMBERS = 500;

/** The most characters of what people call somebody, and of a number or address. */
const MAX_NAME = 128;

/**
 * A company that pays for the meals of its people (PLAN-40). Its house account is that of its own profile, which nobody signs
 * in to: so the ledger, its limit and its statements are those of any customer who pays later.
 */
export const companyAttributes = {
  name: { type: 'string', size: MAX_NAME, min: 1, trim: true, required: true, words: ['Name'] },
  /** Its GST number, which invoices and statements name; null: none. Typed ones may have spaces between their groups. */
  gstin: {
    type: 'string',
    as: 'code',
    size: 24,
    trim: true,
    form: typedGstin,
    accepts: isGstin,
    word: 'GSTIN',
    words: ['GSTIN', 'Invoices and statements name it. Leave it empty if the company has none.'],
    problem: 'This is no valid GSTIN. Please compare it with the certificate.',
  },
  /** The address to which its statements go; null: nobody gets them by mail. */
  email: {
    type: 'string',
    as: 'email',
    size: MAX_EMAIL,
    trim: true,
    form: normalEmail,
    accepts: isEmail,
    word: 'e-mail for statements',
    words: ['E-mail for statements', 'Statements of each month go there by themselves.'],
    problem: 'Please give a mail address.',
  },
  /** The profile that carries its house account. */
  payerId: { type: 'string', size: 36, account: true, assigned: true, word: 'house account' },
  /** What the meals of its people may cost in a calendar month, beside the limit of its house account; null: any amount. */
  monthLimit: {
    type: 'money',
    min: 100,
    max: MOST_LIMIT,
    word: 'limit a month',
    words: [
      'Limit a month (₹)',
      'What the meals of a calendar month may cost; it begins anew each month. Empty: only the house account limits them.',
    ],
  },
  /** The first limit of its house account; later its profile has it. */
  houseLimit: {
    type: 'money',
    min: 100,
    max: MOST_LIMIT,
    required: true,
    requestOnly: true,
    word: 'limit of the house account',
    words: ['Limit of the house account (₹)', 'What it may owe at most. Meals beyond it are not cooked.'],
  },
  /** Its first admin; null: it has none yet. */
  adminName: {
    type: 'string',
    size: MAX_NAME,
    trim: true,
    requestOnly: true,
    word: 'who looks after it',
    words: ['Who looks after it', 'They add and remove people themselves.'],
  },
  adminContact: {
    type: 'string',
    size: MAX_EMAIL,
    trim: true,
    accepts: isContact,
    requestOnly: true,
    when: { adminName: 'set' },
    needed: true,
    word: 'their number or address',
    words: ['Their mobile number or mail address'],
    problem: companyMessages.contactWrong,
  },
  /** Whether it pays for meals now. */
  isOpen: {
    type: 'boolean',
    default: true,
    word: 'pays for meals',
    words: ['Pays for meals', 'Off: nothing more is cooked on its account.'],
  },
} as const;

/**
 * Somebody for whose meals a company pays. Whoever adds them types a name and a number or address; they join themselves, once
 * they have signed in with it, and only then count (PLAN-42). Only the server writes it.
 */
export const companyMemberAttributes = {
  companyId: { type: 'string', size: 36, assigned: true, word: 'company' },
  /** The person who has joined; null until then. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** What their company calls them. */
  name: { type: 'string', size: MAX_NAME, assigned: true },
  /** Their phone number, such as +919876543210, or mail address in small letters. */
  contact: { type: 'string', size: MAX_EMAIL, contact: true, assigned: true, word: 'number or address' },
  role: { type: 'string', size: 6, oneOf: COMPANY_ROLES, assigned: true },
  addedAt: { type: 'datetime', assigned: true, word: 'added' },
  joinedAt: { type: 'datetime', writtenBy: 'server', word: 'joined' },
  /** When the company stopped to pay for them; null: it pays. */
  until: { type: 'datetime', writtenBy: 'server', word: 'removed' },
} as const;
