import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isBeyondPromise } from '#domain/areas/beyond-promise.ts';
import { ORDER_KINDS } from '#domain/orders/kinds.ts';
import { MAP_PIN_BOUNDS } from '#domain/places/map-pin.ts';
import { refusedUntil } from '#domain/site/opening/shown-opening.ts';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { isLimited } from '#domain/slots/quarters.ts';
import { type Loads, laterBy, promiseWithRoom, type SlotRequest, slotsOf } from '#domain/slots/slots.ts';
import { dayAt, timeAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { placeOf } from '#server/places/address-places.ts';
import { SCHEDULE_COLUMNS } from '#server/stock/dish-table.ts';
import { readLoads } from './slot-places.ts';

export interface SlotRouteDeps {
  engine: Pick<EngineDeps, 'site'>;
  database: Database;
  clock: () => Date;
}

/** The most dishes that a request names. */
const MOST_DISHES = 100;

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const degrees = ({ min, max }: { min: number; max: number }) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}(\.\d{1,15})?$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const query = v.object({
  kind: v.optional(v.picklist(ORDER_KINDS), 'delivery'),
  pincode: v.optional(wholeNumber(100_000, 999_999)),
  /** The map pin of the address; only both together count. */
  latitude: v.optional(degrees(MAP_PIN_BOUNDS.latitude)),
  longitude: v.optional(degrees(MAP_PIN_BOUNDS.longitude)),
  /** The number of dishes, all quantities together. */
  items: v.optional(wholeNumber(1, 100_000), '1'),
  /** The ids of the dishes, separated by commas. */
  dishes: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(','))),
      v.maxLength(MOST_DISHES),
      v.everyItem(isId),
    ),
    '',
  ),
});

const menusAndDays = checkedQuery(
  'menus and days of dishes',
  {
    menuId: column.text(),
    ...SCHEDULE_COLUMNS,
  },
  (ids: readonly string[]) =>
    sql`select "menuId", "isHidden", "servedFrom", "servedUntil", "servedOn" from dishes where id = any(${ids})`,
);

/** The menus of dishes, and the days on which they are served. */
const readDishes = async (database: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : menusAndDays(database, ids);

/** The days that have free slots, with those that have no room. @param all the slots in order, free or not */
function byDay(all: readonly Date[], free: readonly Date[], timeZone: string): OfferedSlots['days'] {
  const days = new Map<string, OfferedSlots['days'][number]>();
  const isFree = new Set(free.map(Number));
  for (const slot of all) {
    const date = dayAt(slot, timeZone);
    const day = days.get(date) ?? { date, slots: [], full: [] };
    days.set(date, day);
    const times = isFree.has(slot.getTime()) ? day.slots : day.full;
    times.push({ at: slot.toISOString(), time: timeAt(slot, timeZone) });
  }
  return [...days.values()].filter(({ slots }) => slots.length > 0);
}

/**
 * The route of the times for which dishes can be ordered now, as soon as possible and ahead, for everybody (SLOT-3).
 */
export function slotRoutes(app: FastifyInstance, { engine, database, clock }: SlotRouteDeps): void {
  app.get('/slots', async (request, reply): Promise<OfferedSlots> => {
    const given = v.safeParse(query, request.query);
    if (!given.success) {
      const name = String(given.issues[0].path?.[0]?.key ?? 'query');
      throw new Failure('general_argument_invalid', `Invalid \`${name}\` param: Value has an invalid format`);
    }
    const { kind, pincode, latitude, longitude, items, dishes } = given.output;
    const site = await engine.site.current();
    const now = clock();
    const schedules = await readDishes(database, dishes);
    const menuIds = [...new Set(schedules.map(({ menuId }) => menuId))];
    const mapPin = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
    const place = kind === 'pickup' ? undefined : placeOf(site, { pincode, mapPin });
    const asked: SlotRequest = { kind, place, menuIds, schedules, items };
    const loads: Loads = isLimited(site.capacity) ? await readLoads(database, now) : new Map();
    const isOpen = [undefined, ...menuIds].every((menuId) => !refusedUntil(site, now, menuId));
    reply.header('cache-control', 'no-store');
    if (isBeyondPromise(site, place))
      return { soonest: null, answersFirst: true, isFull: false, laterBy: 0, days: [] };
    const soonest = isOpen ? promiseWithRoom(site, now, asked, loads) : undefined;
    const { timeZone } = site.shop;
    const all = slotsOf(site, now, asked);
    const days = byDay(all, isLimited(site.capacity) ? slotsOf(site, now, asked, loads) : all, timeZone);
    return {
      soonest: soonest?.toISOString() ?? null,
      answersFirst: false,
      isFull: isOpen && !soonest,
      laterBy: soonest ? laterBy(site, now, asked, soonest) : 0,
      days,
    };
  });
}
