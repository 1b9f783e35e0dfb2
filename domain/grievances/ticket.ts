import { comparable } from '#domain/comparing.ts';

/** Days within which a complaint must be settled (E-Commerce Rules 2020: one month). */
const RESOLVE_DAYS = 30;
/** Hours within which a complaint must be acknowledged. The mail with its number does it at once. */
export const ACKNOWLEDGE_HOURS = 48;

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** When a complaint of this moment must be settled. */
export const resolveBy = (filedAt: Date): Date => new Date(filedAt.getTime() + RESOLVE_DAYS * DAY);

/** A complaint's number for people: 'G-26-000123'. @param year in the kitchen's time zone */
export const formatTicket = (year: number, number: number): string =>
  `G-${String(year % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`;

const TICKET = /^G-\d{2}-\d{6,10}$/;

/** A typed ticket number as it is stored; undefined if it is none. */
export function readTicket(typed: string): string | undefined {
  const ticket = comparable(typed).toUpperCase();
  return TICKET.test(ticket) ? ticket : undefined;
}

/** What is due of a complaint: nothing, in time, an answer (48 hours are over), or its settlement (a month is over). */
export type GrievanceDue = 'settled' | 'inTime' | 'answerDue' | 'overdue';

interface DueGrievance {
  state: 'open' | 'answered' | 'closed';
  createdAt: Date;
  resolveBy: Date;
}

/** What is due of a complaint now. */
export function dueOf({ state, createdAt, resolveBy: until }: DueGrievance, now: Date): GrievanceDue {
  if (state === 'closed') return 'settled';
  if (now >= until) return 'overdue';
  const waited = now.getTime() - createdAt.getTime();
  return state === 'open' && waited >= ACKNOWLEDGE_HOURS * HOUR ? 'answerDue' : 'inTime';
}
