import { expect } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { dayAt, momentOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { openKitchen, type Person, VISITOR } from './kitchen.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;
const SECTIONS = ['capacity', 'hours', 'pause', 'kitchen', 'charges'];

/** A thali as an order's line. */
export const thali = (quantity: number): string =>
  JSON.stringify({ DishID: 'ghar-ki-thali', quantity, price: 249 });

/** A moment as the API writes it. */
export const wire = (moment: string): string => moment.replace('Z', '+00:00');

/** The hours of a kitchen that opens every day alike. */
export function everyDay(from: string, to: string) {
  const week = { ...HOURS_DEFAULTS.week };
  for (const day of WEEKDAYS) week[day] = [{ from, to }];
  return { week };
}

/** A kitchen whose settings and clock tests change, to place orders in quarters of an hour. */
export async function openSlotKitchen() {
  const kitchen = await openKitchen();
  const asha = await kitchen.customer('asha');
  const ravi = await kitchen.customer('ravi');
  const owner = await kitchen.staff('owner');
  const cook = await kitchen.staff('kitchen');
  let count = 0;
  /** How far the server's clock is ahead (minutes). */
  let ahead = 0;

  const now = () => Date.now() + ahead * MINUTE;
  function wait(minutes: number) {
    ahead += minutes;
    kitchen.wait(minutes);
  }
  async function set(section: string, value: object) {
    const data = { value: JSON.stringify(value) };
    expect((await kitchen.change(owner, 'settings', section, data)).statusCode).toBe(200);
    kitchen.takeEvents();
  }
  function place(over: object = {}, who: Person = asha, documentId = `slot-${++count}`) {
    const data = { items: [thali(1)], address: '4, MG Road, Pune', ...over };
    return kitchen.create(who, 'orders', data, documentId);
  }
  return {
    kitchen,
    asha,
    ravi,
    owner,
    cook,
    now,
    wait,
    set,
    place,
    /** Moves the server's clock to the next time of day. */
    waitUntil(hours: number, minutes = 0) {
      const moment = momentOf(dayAt(new Date(now()), ZONE), hours * 60 + minutes, ZONE);
      wait(((moment > now() ? moment : moment + 1440 * MINUTE) - now()) / MINUTE);
    },
    /** The moment of a time today, or this many days later. */
    today: (hours: number, minutes = 0, days = 0) =>
      new Date(momentOf(dayAt(new Date(now()), ZONE), days * 1440 + hours * 60 + minutes, ZONE)),
    async placed(over: object = {}, who = asha) {
      const answer = await place(over, who);
      expect(answer.json()).toMatchObject({ status: 'placed' });
      return answer.json();
    },
    /** Status, type and message of a refused order, which must not have emitted an event. */
    async refusal(answer: ReturnType<typeof place>) {
      const { statusCode } = await answer;
      const { type, message } = (await answer).json();
      expect(kitchen.takeEvents()).toEqual([]);
      return [statusCode, type, message];
    },
    step: (who: Person, orderId: string, values: object) =>
      kitchen.create(who, 'orderEvents', { orderId, ...values }, `step-${++count}`),
    /** The quarters of an hour in which places are taken. */
    quarters: () =>
      kitchen.database.query<{ orders: number; items: number }>(
        sql`select orders, items from slots where orders > 0 or items > 0 order by start`,
      ),
    offered: async (query = ''): Promise<OfferedSlots> =>
      (await kitchen.send(VISITOR, 'GET', `/slots${query}`)).json(),
    /** Sets everything back to the defaults and gives all places back. */
    async reset() {
      for (const section of SECTIONS) await set(section, {});
      await kitchen.database.execute(sql`delete from slots`);
    },
  };
}
