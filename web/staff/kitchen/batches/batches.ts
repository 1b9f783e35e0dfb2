import { triesLeft } from '#domain/hand-over/code.ts';
import {
  type BoardColumn,
  isFulfilled,
  isNextStatus,
  type NextStatus,
  ORDER_STATUSES,
  type OrderStatus,
  rowOf,
} from '#domain/orders/statuses.ts';
import { batchOf } from '#domain/plans/batches.ts';
import { type BumpDeps, bumpOf, mustReadAllergies } from '../bump/bump.ts';
import { isLate, type Ticket } from '../ticket.ts';

/** The meals of plans that one card of the board shows (BOARD-34). */
export interface Batch {
  /** The beginning of their window, an ISO time. */
  key: string;
  from: Date;
  /** The end of their window; null if nothing is promised. */
  until: Date | null;
  /** Those that are open, by their number. */
  tickets: readonly Ticket[];
  /** How many tiffins have reached their customers. */
  delivered: number;
}

/** A meal that has reached its customer. */
export type DeliveredMeal = Pick<Ticket, 'channel' | 'scheduledFor' | 'status' | 'people'>;

/** How many tiffins some meals are: one for each of their people. */
export const tiffinsOf = (meals: readonly Pick<Ticket, 'people'>[]): number =>
  meals.reduce((sum, { people }) => sum + (people ?? 1), 0);

/** Fewer meals than this are cards of their own. */
const FEWEST = 2;

const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** The most common value: one meal that was put off doesn't move the window of all. */
function usual(times: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return latest([...counts].flatMap(([time, count]) => (count === most ? [time] : [])));
}

/** The batches of the board, the next one first. A single meal is none. */
export function batchesOf(tickets: readonly Ticket[], ended: readonly DeliveredMeal[]): Batch[] {
  const open = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const key = batchOf(ticket);
    if (key !== null) open.set(key, [...(open.get(key) ?? []), ticket]);
  }
  return [...open]
    .map(([key, theirs]) => {
      const until = usual(theirs.map(({ promisedAt }) => promisedAt));
      return {
        ...{ key, from: new Date(key), until: until === null ? null : new Date(until) },
        tickets: theirs.toSorted((one, other) => (one.number < other.number ? -1 : 1)),
        delivered: tiffinsOf(ended.filter((meal) => batchOf(meal) === key && isFulfilled(meal.status))),
      };
    })
    .filter(({ tickets: theirs, delivered }) => theirs.length + delivered >= FEWEST)
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}

/** Whether somebody has to decide about a meal, so that it is also a card of its own. */
const standsOut = (ticket: Ticket): boolean =>
  ticket.cancelAskedAt !== null || ticket.attemptedAt !== null || triesLeft(ticket) === 0;

/** The tickets that are cards of the columns: all that are in no batch, and meals about which somebody decides. */
export function singlesOf(tickets: readonly Ticket[], batches: readonly Batch[]): Ticket[] {
  const batched = new Set(batches.flatMap(({ tickets: theirs }) => theirs.map(({ id }) => id)));
  return tickets.filter((ticket) => !batched.has(ticket.id) || standsOut(ticket));
}

/** How many tiffins a batch has to cook, cooks, has packed, has on the way and has delivered. */
export interface BatchProgress {
  toCook: number;
  cooking: number;
  packed: number;
  onTheWay: number;
  delivered: number;
}

const PART: Readonly<Record<Exclude<BoardColumn, 'new'>, keyof BatchProgress>> = {
  preparing: 'cooking',
  ready: 'packed',
  onTheWay: 'onTheWay',
};

/** Which part of the progress a meal counts for. */
export function partOf({ status }: Pick<Ticket, 'status'>): keyof BatchProgress {
  const { column, canWait } = rowOf(status);
  if (column === null) return 'delivered';
  return column === 'new' || canWait ? 'toCook' : PART[column];
}

/** @param acceptStartsCooking an accepted meal is being cooked (BOARD-24) */
export function progressOf({ tickets, delivered }: Batch, acceptStartsCooking: boolean): BatchProgress {
  const progress = { toCook: 0, cooking: 0, packed: 0, onTheWay: 0, delivered };
  for (const ticket of tickets) {
    const part = partOf(ticket);
    progress[part === 'toCook' && acceptStartsCooking ? 'cooking' : part] += tiffinsOf([ticket]);
  }
  return progress;
}

/** A step that meals of a batch can take now. */
export interface BatchStep {
  to: NextStatus;
  tickets: readonly Ticket[];
}

/**
 * The steps of a batch, the earliest first: each takes all meals of one status on. Meals whose customers name an allergy that
 * somebody has to read first are left out, as are those that are being decided about.
 */
export function stepsOfBatch({ tickets }: Pick<Batch, 'tickets'>, deps: BumpDeps): BatchStep[] {
  const steps = new Map<OrderStatus, Ticket[]>();
  for (const ticket of tickets) {
    const to = bumpOf(ticket, deps)?.to;
    if (to) steps.set(to, [...(steps.get(to) ?? []), ticket]);
  }
  return ORDER_STATUSES.filter(isNextStatus).flatMap((to) => {
    const theirs = steps.get(to);
    return theirs ? [{ to, tickets: theirs }] : [];
  });
}

/** The meals of a batch whose allergies somebody has to read before they go on (ALLERGY-4). */
export const toRead = ({ tickets }: Batch, role: BumpDeps['role']): Ticket[] =>
  tickets.filter((ticket) => mustReadAllergies(ticket, role));

/** Whether the window of a batch is over for meals that are not delivered. */
export const isBatchLate = ({ tickets }: Batch, now: Date): boolean =>
  tickets.some((ticket) => isLate(ticket, now));
