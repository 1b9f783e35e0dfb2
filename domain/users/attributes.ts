import { MAX_ALLERGIES } from '#domain/allergies/attributes.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { DEFAULT_RHYTHM, MOST_LIMIT, RHYTHMS } from '#domain/ledger/house-account.ts';
import { choiceAttributes } from '#domain/messages/message-choices.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { SEARCH_TEXT } from '#domain/rows/row.ts';
import { MAX_PERSON_NAME } from './person-name.ts';
import { ROLES } from './roles.ts';

/** A person's profile. Its id is the id of their account. */
export const userAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true, word: 'person' },
  name: { type: 'string', size: MAX_PERSON_NAME, trim: true },
  email: { type: 'string', size: 320, writtenBy: 'server' },
  /** In the form of domain/phone.ts: an Indian number as its ten digits. */
  phone: { type: 'integer', min: 6_000_000_000, max: 999_999_999_999_999 },
  houseNo: { type: 'string', size: 128, trim: true, word: 'house no.' },
  street: { type: 'string', size: 256, trim: true },
  landmark: { type: 'string', size: 256, trim: true },
  city: { type: 'string', size: 128, trim: true },
  state: { type: 'string', size: 128, trim: true },
  pincode: { type: 'integer', min: 100_000, max: 999_999 },
  /** What the person does not tolerate, for their next orders; only they write it, with their consent (ALLERGY-1). */
  allergies: { type: 'string', size: MAX_ALLERGIES, trim: true },
  allergiesConsent: { type: 'boolean', default: false, requestOnly: true, word: 'consent to keep allergies' },
  /** The version of the privacy notice under which they agreed. */
  allergiesNotice: { type: 'string', size: 20, writtenBy: 'server', word: 'notice about allergies' },
  /**
   * Whether it is a phone customer: a profile without an account. Whoever first proves the number gets its orders
   * (PHONE-5).
   */
  phoneOnly: { type: 'boolean', default: false, writtenBy: 'server' },
  /** The phone number that the person has proven for orders in cash; it counts while it is still `phone` (TRUST-3). */
  provenPhone: { type: 'integer', writtenBy: 'server' },
  /** Whether the kitchen takes no more orders that the person places themselves (TRUST-1). Only admins change it. */
  ordersBlocked: { type: 'boolean', default: false, writtenBy: 'admins' },
  /** What the customer has at the kitchen, or below 0 owes it (LEDGER-3); null without a ledger entry. */
  balance: { type: 'money', derived: true },
  /** The time of the oldest debit that is not paid yet; null if the customer owes nothing. */
  owedSince: { type: 'datetime', derived: true, word: 'owes since' },
  /** When they were last reminded of what they owe: a chat was prepared, or a reminder of a statement went out (LEDGER-41). */
  debtRemindedAt: { type: 'datetime', derived: true, word: 'last reminder' },
  /** What the customer may owe at most on their house account; null: they have none (LEDGER-16). Only admins change it. */
  houseLimit: {
    type: 'money',
    min: 1,
    max: MOST_LIMIT,
    writtenBy: 'admins',
    word: 'limit of the house account',
  },
  /** When they pay for their house account. */
  houseRhythm: {
    type: 'string',
    size: 8,
    oneOf: RHYTHMS,
    default: DEFAULT_RHYTHM,
    writtenBy: 'admins',
    word: 'rhythm of the house account',
  },
  /** What the kitchen keeps in mind of a customer, who reads it in their data; only admins write it (MOVE-6). */
  kitchenNote: {
    type: 'string',
    size: MAX_NOTE,
    trim: true,
    writtenBy: 'admins',
    word: 'note of the kitchen',
  },
  /** The person's role in the kitchen; null for customers. Only owners change it. */
  role: { type: 'string', size: 16, oneOf: ROLES, writtenBy: 'owner', widenedBy: [] },
  /** Whether the role is that of an administrator (`isAdminRole`). Writing it sets the role to owner or customer. */
  isAdmin: { type: 'boolean', default: false, writtenBy: 'owner', widenedBy: [], word: 'administrator' },
  /** The first owner of the kitchen, who always stays an owner. Only the server writes it. */
  isSuperAdmin: { type: 'boolean', default: false, writtenBy: 'server' },
  /** Which messages somebody wants, and on which way (APP-8, PLAN-16, STOCK-12). */
  ...choiceAttributes,
  /** The language of mails and messages to the person (LANG-7). Only they choose it. */
  language: { type: 'string', size: 2, oneOf: LANGUAGES, default: 'en' },
  emailVerification: {
    type: 'boolean',
    default: false,
    writtenBy: 'server',
    word: 'e-mail verified',
  },
  createdAt: { type: 'datetime', assigned: true },
  accessedAt: { type: 'datetime', writtenBy: 'server', word: 'last seen' },
  passwordUpdate: { type: 'datetime', writtenBy: 'server', word: 'password changed' },
  searchText: SEARCH_TEXT,
} as const;
