import { SEARCH_TEXT } from '#domain/attributes.ts';
import { ROLES } from './roles.ts';

/** A person's profile. Its id is the id of their account. */
export const userAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  name: { type: 'string', size: 128, trim: true },
  email: { type: 'string', size: 320 },
  /** As domain/phone.ts writes it: an Indian number is its ten digits. */
  phone: { type: 'integer', min: 6_000_000_000, max: 999_999_999_999_999 },
  houseNo: { type: 'string', size: 128, trim: true },
  street: { type: 'string', size: 256, trim: true },
  landmark: { type: 'string', size: 256, trim: true },
  city: { type: 'string', size: 128, trim: true },
  state: { type: 'string', size: 128, trim: true },
  pincode: { type: 'integer', min: 100_000, max: 999_999 },
  /**
   * Whether the kitchen knows the person by phone only: nobody can sign in. Whoever first proves the number gets the
   * orders of such a profile (PHONE-5).
   */
  phoneOnly: { type: 'boolean', default: false },
  /** The person's role in the kitchen; null for customers. Only owners change it. */
  role: { type: 'string', size: 16, oneOf: ROLES },
  /** Whether the role is one of an administrator (`isAdminRole`). Setting it makes an owner or a customer. */
  isAdmin: { type: 'boolean', default: false },
  /** The first owner of the kitchen, who always stays an owner. Only the server writes it. */
  isSuperAdmin: { type: 'boolean', default: false },
  /** Which mails about their orders somebody wants; those about money and cancellations always come. */
  mailWhenAccepted: { type: 'boolean', default: true },
  mailWhenChanged: { type: 'boolean', default: true },
  mailWhenDelivered: { type: 'boolean', default: true },
  emailVerification: { type: 'boolean', default: false },
  createdAt: { type: 'datetime', assigned: true },
  accessedAt: { type: 'datetime' },
  passwordUpdate: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;
