import type { Rupees } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';

// A higher price of a plan, as owners, managers and companies see who has agreed to it (PLAN-5); amounts in rupees.

/** What another price of a plan would do, before it is saved. */
export interface WirePricePreview {
  /** Customers who would be asked to agree. */
  asked: number;
  /** Those of them whom no channel reaches, so that they wait on the kitchen's list; null: too many to look. */
  onList: number | null;
  /** Companies that would be asked, and for how many people together. */
  companies: number;
  companyPeople: number;
  /** Subscriptions that would cost less from their next meal. */
  cheaper: number;
  /** Subscriptions that keep what they pay: the kitchen lets them, they agreed to more, or they pay it already. */
  unchanged: number;
  /** The first day of the higher price. */
  from: Day;
  /** Whether the meals of whoever does not answer pause from that day on. */
  pauses: boolean;
}

/**
 * What the kitchen writes down about a higher price:
 * - `agree`: they have agreed to it
 * - `keep`: they keep the price that they have
 * - `remind`: they are told again
 */
export const PRICE_ANSWERS = ['agree', 'keep', 'remind'] as const;
export type PriceAnswer = (typeof PRICE_ANSWERS)[number];

/** How many subscriptions the kitchen may answer for in one request. */
export const MOST_ANSWERED = 500;

/** A higher price that somebody was asked to agree to: a customer, or a company once for its people. */
export interface WireAskedPrice {
  /** The subscriptions that it is about. */
  subscriptionIds: readonly string[];
  planId: string;
  planName: string;
  /** The customer, or null for a company. */
  userId: string | null;
  companyId: string | null;
  name: string | null;
  phone: number | null;
  /** For how many people a company is asked. */
  people: number;
  before: Rupees;
  price: Rupees;
  from: Day;
  pauses: boolean;
  answer: 'agreed' | 'kept' | null;
  /** ISO time; null before this was written down. */
  answeredAt: string | null;
  /** Who recorded it, by name; null: the customer themselves, or somebody who is gone. */
  answeredBy: string | null;
  /** When they were last told, as an ISO time. */
  toldAt: string | null;
}

/** A higher price that a company is asked to agree to once, for all its people. */
export interface WireCompanyPrice {
  planId: string;
  planName: string;
  before: Rupees;
  price: Rupees;
  from: Day;
  people: number;
  pauses: boolean;
}
