/**
 * What somebody may do in a company: `admin` adds and removes its people and sees what they cost, `member` only eats.
 */
export const COMPANY_ROLES = ['admin', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The most people of one company at once. */
export const MOST_MEMBERS = 500;

/**
 * A company that pays for the meals of its people (PLAN-40). Its house account is that of its own profile, which nobody signs
 * in to: so the ledger, its limit and its statements are those of any customer who pays later.
 */
export const companyAttributes = {
  name: { type: 'string', size: 128, min: 1, trim: true, required: true },
  /** Its GST number, which invoices and statements name; null: none. */
  /** 15 characters; typed ones may have spaces between their groups. */
  gstin: { type: 'string', size: 24, trim: true, word: 'GSTIN' },
  /** The address to which its statements go; null: nobody gets them by mail. */
  email: { type: 'string', size: 320, trim: true, word: 'e-mail for statements' },
  /** The profile that carries its house account. */
  payerId: { type: 'string', size: 36, account: true, assigned: true, word: 'house account' },
  /** What the meals of its people may cost in a calendar month, beside the limit of its house account; null: any amount. */
  monthLimit: { type: 'money', min: 100, max: 100_000_000, word: 'limit a month' },
  /** Whether it pays for meals now. */
  isOpen: { type: 'boolean', default: true, word: 'pays for meals' },
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
  name: { type: 'string', size: 128, assigned: true },
  /** Their phone number, such as +919876543210, or mail address in small letters. */
  contact: { type: 'string', size: 320, contact: true, assigned: true, word: 'number or address' },
  role: { type: 'string', size: 6, oneOf: COMPANY_ROLES, assigned: true },
  addedAt: { type: 'datetime', assigned: true, word: 'added' },
  joinedAt: { type: 'datetime', writtenBy: 'server', word: 'joined' },
  /** When the company stopped to pay for them; null: it pays. */
  until: { type: 'datetime', writtenBy: 'server', word: 'removed' },
} as const;
