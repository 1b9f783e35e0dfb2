import { LANGUAGES } from '#domain/languages/languages.ts';
import { SEARCH_TEXT } from '#domain/rows/row.ts';

/** What a complaint is about. */
export const GRIEVANCE_CATEGORIES = [
  'order',
  'payment',
  'refund',
  'food',
  'delivery',
  'privacy',
  'other',
] as const;
export type GrievanceCategory = (typeof GRIEVANCE_CATEGORIES)[number];

/**
 * The state of a complaint:
 * - `open`: nobody has answered
 * - `answered`: the officer has answered and goes on looking into it
 * - `closed`: settled, with its outcome
 */
export const GRIEVANCE_STATES = ['open', 'answered', 'closed'] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];

/** How a complaint ended. */
export const GRIEVANCE_OUTCOMES = ['settled', 'refused', 'withdrawn'] as const;
export type GrievanceOutcome = (typeof GRIEVANCE_OUTCOMES)[number];

/** The most characters of a complaint, and of its answer. */
export const MAX_GRIEVANCE_TEXT = 3000;

/**
 * A complaint to the grievance officer (E-Commerce Rules 2020, rule 4). Only the server creates it; what its author wrote is
 * never changed (server/collections/grievances/grievances.ts).
 */
export const grievanceAttributes = {
  /** Its number for people, such as G-26-000123. */
  ticket: { type: 'string', size: 16, assigned: true },
  category: { type: 'string', size: 12, oneOf: GRIEVANCE_CATEGORIES, required: true },
  text: { type: 'string', size: MAX_GRIEVANCE_TEXT, min: 1, trim: true, required: true },
  name: { type: 'string', size: 128, min: 1, trim: true, required: true },
  email: { type: 'string', size: 320, contact: true, min: 3, trim: true, required: true },
  phone: { type: 'string', size: 32, trim: true },
  /** The number of the order it is about, as its author gave it. */
  orderNumber: { type: 'integer', min: 1 },
  /** The account of its author; null for a visitor. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** The language of the page it was written on; mails to an author without an account are in it. */
  language: { type: 'string', size: 2, oneOf: LANGUAGES, default: 'en' },
  state: { type: 'string', size: 8, oneOf: GRIEVANCE_STATES, default: 'open' },
  answer: { type: 'string', size: MAX_GRIEVANCE_TEXT, trim: true },
  outcome: { type: 'string', size: 10, oneOf: GRIEVANCE_OUTCOMES },
  answeredBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  answeredAt: { type: 'datetime', writtenBy: 'server' },
  closedAt: { type: 'datetime', writtenBy: 'server' },
  createdAt: { type: 'datetime', assigned: true },
  /** When the law wants it settled. */
  resolveBy: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;
