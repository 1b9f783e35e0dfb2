import { isBeyondPromise } from '#domain/areas/beyond-promise.ts';
import type { Place } from '#domain/areas/place.ts';
import type { Schedule } from '#domain/dishes/schedule.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { countDishes, type OrderLine } from '#domain/orders/line.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { momentInWords } from '#domain/site/opening/shown-opening.ts';
import { slotMessages } from '#domain/slots/messages.ts';
import { hasRoom, isLimited, quarterOf } from '#domain/slots/quarters.ts';
import { preparationMinutes, promisesFrom, type SlotRequest, slotsOf } from '#domain/slots/slots.ts';
import { Failure } from '#server/base/failure.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import { readLoads, takePlace } from './slots/slot-places.ts';

const MINUTE = 60_000;
/** How late a request for a slot may come (milliseconds): its customer chose the slot a little earlier. */
const GRACE = 5 * MINUTE;

type Asked = Draft<typeof orderAttributes>['values'];

/** The facts, besides the request, on which the promise of an order depends. */
interface PromisedOrder {
  byStaff: boolean;
  kind: SlotRequest['kind'];
  place: Place | undefined;
  items: readonly OrderLine[];
  dishes: readonly (Schedule & { menuId: string })[];
}

/** The times of a new order. */
export interface OrderPromise {
  /** Null: the kitchen says the time when it accepts the order (AREA-16). */
  promisedAt: Date | null;
  promisedInMinutes: number | null;
  scheduledFor: Date | null;
  dueAt: Date | null;
  slotAt: Date | null;
  acceptBy: Date | null;
}

const addMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE);

/** Refuses a time. Throws Failure order_slot_unavailable, whose message names the next free slot after a moment. */
async function refuse(
  work: Work,
  request: SlotRequest,
  after: Date,
  message: (next: string | undefined) => string,
): Promise<never> {
  const { site, now, sql } = work;
  const free = slotsOf(site, now, request, await readLoads(sql, now));
  const next = free.find((slot) => slot > after) ?? free[0];
  const slotInWords = next && momentInWords(next, now, site.shop.timeZone);
  throw new Failure('order_slot_unavailable', message(whenWords(openingMessages, slotInWords)));
}

/** The promise of an order for a time that its customer chose (SLOT-4). */
async function promiseAhead(work: Work, request: SlotRequest, wanted: Date) {
  const { site, now } = work;
  const { capacity } = site;
  if (capacity.scheduleDays === 0) throw new Failure('order_slot_unavailable', slotMessages.notAhead);
  const offered = slotsOf(site, new Date(now.getTime() - GRACE), request);
  if (!offered.some((slot) => slot.getTime() === wanted.getTime()))
    return refuse(work, request, wanted, slotMessages.notOffered);
  const slotAt = isLimited(capacity) ? await takePlace(work, capacity, wanted, request.items) : null;
  if (slotAt === undefined) return refuse(work, request, wanted, slotMessages.taken);
  const dueAt = addMinutes(wanted, -preparationMinutes(site, request));
  return { promisedAt: wanted, scheduledFor: wanted, dueAt, slotAt };
}

/**
 * The promise of an order as soon as possible. If the kitchen is full, it is the next quarter of an hour with room
 * (SLOT-2).
 */
async function promiseSoon(work: Work, request: SlotRequest) {
  const { site, now, sql } = work;
  const { capacity } = site;
  const [soonest = now, ...later] = promisesFrom(site, now, request);
  if (!isLimited(capacity)) return { promisedAt: soonest, dueAt: null, slotAt: null };
  const loads = await readLoads(sql, soonest);
  for (const promisedAt of [soonest, ...later]) {
    if (!hasRoom(capacity, loads.get(quarterOf(promisedAt.getTime())), request.items)) continue;
    const slotAt = await takePlace(work, capacity, promisedAt, request.items);
    if (!slotAt) continue;
    const putOff = promisedAt.getTime() - soonest.getTime();
    return { promisedAt, slotAt, dueAt: putOff > 0 ? new Date(now.getTime() + putOff) : null };
  }
  return refuse(work, request, soonest, slotMessages.full);
}

/** No promise: the place is so far that the kitchen answers first (AREA-16). Throws Failure order_slot_unavailable for a chosen time. */
function promiseNothing(wanted: Date | null) {
  if (wanted) throw new Failure('order_slot_unavailable', slotMessages.tooFar);
  return { promisedAt: null, dueAt: null, slotAt: null };
}

/** The promise that staff have given on the phone. It counts in its quarter of an hour, even if that is full. */
async function promiseByStaff(work: Work, request: SlotRequest, minutes: number) {
  const promisedAt = addMinutes(work.now, minutes);
  const noLimits = { ordersPerQuarter: null, itemsPerQuarter: null };
  const isCounted = isLimited(work.site.capacity);
  const slotAt = isCounted ? await takePlace(work, noLimits, promisedAt, request.items) : undefined;
  return { promisedAt, promisedInMinutes: minutes, dueAt: null, slotAt: slotAt ?? null };
}

/**
 * The times of a new order. If the owner limits the capacity, the order takes a place in the quarter of an hour for which it
 * is promised, in the transaction that places it.
 * @throws Failure order_slot_unavailable
 */
export async function promiseFor(
  work: Work,
  { scheduledFor, promisedInMinutes }: Pick<Asked, 'scheduledFor' | 'promisedInMinutes'>,
  { byStaff, kind, place, items, dishes }: PromisedOrder,
): Promise<OrderPromise> {
  const menuIds = dishes.map(({ menuId }) => menuId);
  const request = { kind, place, menuIds, schedules: dishes, items: countDishes(items) };
  const none = { promisedInMinutes: null, scheduledFor: null };
  const promise = {
    ...none,
    ...(!byStaff && isBeyondPromise(work.site, place)
      ? promiseNothing(scheduledFor)
      : scheduledFor
        ? await promiseAhead(work, request, scheduledFor)
        : byStaff && promisedInMinutes !== null
          ? await promiseByStaff(work, request, promisedInMinutes)
          : await promiseSoon(work, request)),
  };
  return { ...promise, acceptBy: acceptByOf(work, promise) };
}

/**
 * The time by which the kitchen must accept an order that it sees from now on; an order ahead is to be accepted once it is
 * due. Null in `age` mode for an order that has a promise.
 */
export function acceptByOf(
  { site, now }: Work,
  { promisedAt, scheduledFor, dueAt }: Pick<OrderPromise, 'promisedAt' | 'scheduledFor' | 'dueAt'>,
): Date | null {
  const { orderMode, acceptWithinMinutes } = site.kitchen;
  if (orderMode !== 'board' && promisedAt !== null) return null;
  const isAhead = scheduledFor !== null && dueAt !== null && dueAt > now;
  return addMinutes(isAhead ? dueAt : now, acceptWithinMinutes);
}
