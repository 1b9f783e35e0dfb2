import { SEARCH_TEXT } from '#domain/attributes.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { ROLES } from './roles.ts';

/** A person's profile. Its id is the id of their account. */
export const userAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true, en: 'person', hi: 'व्यक्ति' },
  name: { type: 'string', size: 128, trim: true, hi: 'नाम' },
  email: { type: 'string', size: 320, writtenBy: 'server', hi: 'ईमेल' },
  /** In the form of domain/phone.ts: an Indian number as its ten digits. */
  phone: { type: 'integer', min: 6_000_000_000, max: 999_999_999_999_999, hi: 'फ़ोन' },
  houseNo: { type: 'string', size: 128, trim: true, en: 'house no.', hi: 'मकान नं.' },
  street: { type: 'string', size: 256, trim: true, hi: 'गली' },
  landmark: { type: 'string', size: 256, trim: true, hi: 'पास की जगह' },
  city: { type: 'string', size: 128, trim: true, hi: 'शहर' },
  state: { type: 'string', size: 128, trim: true, hi: 'स्थिति' },
  pincode: { type: 'integer', min: 100_000, max: 999_999, hi: 'पिनकोड' },
  /**
   * Whether it is a phone customer: a profile without an account. Whoever first proves the number gets its orders
   * (PHONE-5).
   */
  phoneOnly: { type: 'boolean', default: false, writtenBy: 'server', hi: 'सिर्फ़ फ़ोन से' },
  /** The phone number that the person has proven for orders in cash; it counts while it is still `phone` (TRUST-3). */
  provenPhone: { type: 'integer', writtenBy: 'server', hi: 'पक्का किया फ़ोन' },
  /** Whether the kitchen takes no more orders that the person places themselves (TRUST-1). Only admins change it. */
  ordersBlocked: { type: 'boolean', default: false, writtenBy: 'admins', hi: 'ऑर्डर रोके गए' },
  /** The person's role in the kitchen; null for customers. Only owners change it. */
  role: { type: 'string', size: 16, oneOf: ROLES, writtenBy: 'owner', hi: 'भूमिका' },
  /** Whether the role is that of an administrator (`isAdminRole`). Writing it sets the role to owner or customer. */
  isAdmin: { type: 'boolean', default: false, writtenBy: 'owner', en: 'administrator', hi: 'एडमिन' },
  /** The first owner of the kitchen, who always stays an owner. Only the server writes it. */
  isSuperAdmin: { type: 'boolean', default: false, writtenBy: 'server', hi: 'पहले मालिक' },
  /** Which mails about their orders a customer wants. Mails about money and cancellations are always sent. */
  mailWhenAccepted: { type: 'boolean', default: true, hi: 'स्वीकार होने पर ईमेल' },
  mailWhenChanged: { type: 'boolean', default: true, hi: 'बदलने पर ईमेल' },
  mailWhenOnItsWay: { type: 'boolean', default: false, hi: 'रास्ते में होने पर ईमेल' },
  mailWhenDelivered: { type: 'boolean', default: true, hi: 'पहुँचने पर ईमेल' },
  /** Whether somebody who has asked to be told of a dish wants a mail (STOCK-12). */
  mailWhenDishBack: { type: 'boolean', default: true, hi: 'डिश फिर मिलने पर ईमेल' },
  /** Which messages about their orders a customer wants on their devices that receive any (APP-8). */
  alertWhenAccepted: { type: 'boolean', default: true, hi: 'स्वीकार होने पर सूचना' },
  alertWhenChanged: { type: 'boolean', default: true, hi: 'बदलने पर सूचना' },
  alertWhenOnItsWay: { type: 'boolean', default: true, hi: 'रास्ते में होने पर सूचना' },
  alertWhenDelivered: { type: 'boolean', default: true, hi: 'पहुँचने पर सूचना' },
  alertWhenAsked: { type: 'boolean', default: true, hi: 'रसोई के पूछने पर सूचना' },
  alertWhenEnded: { type: 'boolean', default: true, hi: 'ऑर्डर खत्म होने पर सूचना' },
  alertWhenDishBack: { type: 'boolean', default: true, hi: 'डिश फिर मिलने पर सूचना' },
  /** The language of mails and messages to the person (LANG-7). Only they choose it. */
  language: { type: 'string', size: 2, oneOf: LANGUAGES, default: 'en', hi: 'भाषा' },
  emailVerification: {
    type: 'boolean',
    default: false,
    writtenBy: 'server',
    en: 'e-mail verified',
    hi: 'ईमेल पक्का',
  },
  createdAt: { type: 'datetime', assigned: true, hi: 'कब बना' },
  accessedAt: { type: 'datetime', writtenBy: 'server', en: 'last seen', hi: 'पिछली बार दिखा' },
  passwordUpdate: { type: 'datetime', writtenBy: 'server', en: 'password changed', hi: 'पासवर्ड बदला' },
  searchText: SEARCH_TEXT,
} as const;
