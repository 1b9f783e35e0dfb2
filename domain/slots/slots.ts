import { areaOf } from '#domain/areas/area.ts';
import type { Place } from '#domain/areas/place.ts';
import { isServedOn, type Schedule } from '#domain/dishes/schedule.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { promiseMinutesFor } from '#domain/orders/promise.ts';
import { type Interval, orderIntervals } from '#domain/site/opening/opening.ts';
import { busyMinutesAt, endOf } from '#domain/site/opening/service.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, dayAt, momentOf } from '#domain/time/local-time.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { hasRoom, isLimited, type Load, QUARTER, quarterOf } from './quarters.ts';

/**
 * The times for which an order can be promised: the soonest one, and the slots that a customer who orders ahead can choose
 * from. The kitchen begins to prepare an order when it is due: its promised time minus the time of preparation.
 */

const MINUTE = 60_000;
const DAY = DAY_MINUTES * MINUTE;

/** The longest time by which a full kitchen puts off the promise of an order, in milliseconds. */
const MOST_PUT_OFF = 180 * MINUTE;

export type SlotSettings = Pick<
  SiteSettings,
  'hours' | 'shop' | 'pause' | 'busy' | 'kitchen' | 'areas' | 'capacity'
>;

/** What a promise depends on besides the settings. */
export interface SlotRequest {
  kind: OrderKind;
  /** Where a delivery goes, if that is known. */
  place: Place | undefined;
  /** The menus of its dishes. */
  menuIds: readonly string[];
  /** The days on which its dishes are served. */
  schedules?: readonly Schedule[];
  /** The number of its dishes, all quantities together. */
  items: number;
}

/** What is promised for quarters of an hour, by their beginning in milliseconds. */
export type Loads = ReadonlyMap<number, Load>;

/** Minutes from when an order is due until its promised time. */
export function preparationMinutes(
  { kitchen, areas, shop }: Pick<SlotSettings, 'kitchen' | 'areas' | 'shop'>,
  { kind, place }: Pick<SlotRequest, 'kind' | 'place'>,
): number {
  const extra = kind === 'pickup' ? 0 : (areaOf({ areas, shop }, place)?.extraMinutes ?? 0);
  return promiseMinutesFor(kind, kitchen) + extra;
}

/** Whole minutes by which a promise is later than usual, because the kitchen is busy or full (HOURS-14). */
export function laterBy(
  settings: Pick<SlotSettings, 'kitchen' | 'areas' | 'shop'>,
  at: Date,
  request: Pick<SlotRequest, 'kind' | 'place'>,
  promise: Date,
): number {
  const usual = preparationMinutes(settings, request);
  return Math.max(0, Math.round((promise.getTime() - at.getTime()) / MINUTE) - usual);
}

/** The promise of an order that is placed now and has no limit of capacity. */
export function soonestPromise(settings: SlotSettings, at: Date, request: SlotRequest): Date {
  const minutes = preparationMinutes(settings, request) + busyMinutesAt(settings.busy, at);
  return new Date(at.getTime() + minutes * MINUTE);
}

const contains = (intervals: readonly Interval[], moment: number) =>
  intervals.find(({ from, to }) => from <= moment && moment < to);

/** The moments of a day at which slots may begin. */
function momentsOf(day: Day, step: number, timeZone: string): number[] {
  const begin = momentOf(day, 0, timeZone);
  const isUsual = momentOf(addDays(day, 1), 0, timeZone) - begin === DAY;
  const found = new Set<number>();
  // On a day on which the clocks change, the local times are what counts.
  for (let minute = 0; minute < DAY_MINUTES; minute += step)
    found.add(isUsual ? begin + minute * MINUTE : momentOf(day, minute, timeZone));
  return [...found];
}

/**
 * The times that customers can choose, in order (SLOT-3): those whose due time is within the hours of the kitchen and of
 * the menus, after a pause, and late enough to prepare the order, whose quarter of an hour has room, and whose day is one
 * on which all its dishes are served. A working day that runs past midnight counts until its end.
 * @param loads what is promised already; left out: the capacity is not considered
 */
export function slotsOf(settings: SlotSettings, at: Date, request: SlotRequest, loads?: Loads): Date[] {
  const { capacity, shop, pause, busy } = settings;
  const { scheduleDays, slotMinutes } = capacity;
  if (scheduleDays === 0) return [];
  const today = dayAt(at, shop.timeZone);
  const end = momentOf(addDays(today, scheduleDays), 0, shop.timeZone);
  const preparation = preparationMinutes(settings, request) * MINUTE;
  const intervals = orderIntervals(settings, at, scheduleDays + 3, request.menuIds);
  const earliest = Math.max(
    at.getTime() + busyMinutesAt(busy, at) * MINUTE,
    endOf(pause, at)?.getTime() ?? 0,
  );
  const isOffered = (moment: number): boolean => {
    const due = moment - preparation;
    const open = due < earliest ? undefined : contains(intervals, due);
    if (!open) return false;
    const isOneWorkingDay = open.to - open.from <= DAY && open.from < end;
    return isOneWorkingDay || moment < end;
  };
  const { schedules = [] } = request;
  const days = Array.from({ length: scheduleDays + 1 }, (_, count) => addDays(today, count));
  return days
    .filter((day) => schedules.every((schedule) => isServedOn(schedule, day)))
    .flatMap((day) => momentsOf(day, slotMinutes, shop.timeZone).filter(isOffered))
    .filter((moment) => !loads || hasRoom(capacity, loads.get(quarterOf(moment)), request.items))
    .map((moment) => new Date(moment));
}

/**
 * The promises that an order may get as soon as possible, in order (SLOT-2): the usual one, then the beginnings of the
 * quarters of an hour after it, as long as the kitchen is open when the order is due.
 */
export function promisesFrom(settings: SlotSettings, at: Date, request: SlotRequest): Date[] {
  const soonest = soonestPromise(settings, at, request);
  if (!isLimited(settings.capacity)) return [soonest];
  const first = quarterOf(soonest.getTime());
  const intervals = orderIntervals(settings, at, 4, request.menuIds);
  const preparation = soonest.getTime() - at.getTime();
  const later: Date[] = [];
  for (let quarter = first + QUARTER; quarter - first <= MOST_PUT_OFF; quarter += QUARTER)
    if (contains(intervals, quarter - preparation)) later.push(new Date(quarter));
  return [soonest, ...later];
}

/** The first promise with room for the order; undefined if the kitchen is full. */
export function promiseWithRoom(
  settings: SlotSettings,
  at: Date,
  request: SlotRequest,
  loads: Loads,
): Date | undefined {
  return promisesFrom(settings, at, request).find((promise) =>
    hasRoom(settings.capacity, loads.get(quarterOf(promise.getTime())), request.items),
  );
}
