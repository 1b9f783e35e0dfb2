import { SEARCH_TEXT } from '#domain/attributes.ts';
import { ROLES } from './roles.ts';

/** A person's profile. Its id is the id of their account. */
export const userAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  name: { type: 'string', size: 128, trim: true },
  email: { type: 'string', size: 320 },
  /** In the form of domain/phone.ts: an Indian number as its ten digits. */
  phone: { type: 'integer', min: 6_000_000_000, max: 999_999_999_999_999 },
  houseNo: { type: 'string', size: 128, trim: true },
  street: { type: 'string', size: 256, trim: true },
  landmark: { type: 'string', size: 256, trim: true },
  city: { type: 'string', size: 128, trim: true },
  state: { type: 'string', size: 128, trim: true },
  pincode: { type: 'integer', min: 100_000, max: 999_999 },
  /**
   * Whether it is a phone customer: a profile without an account. Whoever first proves the number gets its orders
   * (PHONE-5).
   */
  phoneOnly: { type: 'boolean', default: false },
  /** The person's role in the kitchen; null for customers. Only owners change it. */
  role: { type: 'string', size: 16, oneOf: ROLES },
  /** Whether the role is that of an administrator (`isAdminRole`). Writing it sets the role to owner or customer. */
  isAdmin: { type: 'boolean', default: false },
  /** The first owner of the kitchen, who always stays an owner. Only the server writes it. */
  isSuperAdmin: { type: 'boolean', default: false },
  /** Which mails about their orders a customer wants. Mails about money and cancellations are always sent. */
  mailWhenAccepted: { type: 'boolean', default: true },
  mailWhenChanged: { type: 'boolean', default: true },
  mailWhenDelivered: { type: 'boolean', default: true },
  emailVerification: { type: 'boolean', default: false },
  createdAt: { type: 'datetime', assigned: true },
  accessedAt: { type: 'datetime' },
  passwordUpdate: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;
