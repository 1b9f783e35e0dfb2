import { expect } from 'vitest';
import { addDays, type Day, dayAt, momentOf } from '#domain/time/local-time.ts';
import { minuteOf, WEEKDAYS } from '#domain/time/spans.ts';
import { decideDueMeals } from '#server/collections/plans/meals/decide-meals.ts';
import { sendMealMessages } from '#server/collections/plans/send-meal-messages.ts';
import { sql } from '#server/db/sql-template.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import type { Person } from './kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from './order-kitchen.ts';
import { dinner, lunch } from './samples/sample-meals.ts';

const ZONE = 'Asia/Kolkata';

/** A kitchen that sells a plan: lunch and dinner every day for ₹120, with the same menu each week. */
/** An area in which no subscriber of these tests lives. */
export const ELSEWHERE = { name: 'Elsewhere', kind: 'pincodes', pincodes: ['560001'] };

export interface PlanKitchen extends OrderKitchen {
  /** The day so many days from today, by the server's clock. */
  day(ahead: number): Day;
  /** Customers who have paid ahead, with an address. */
  subscriber(id: string, paidAhead?: number): Promise<Person>;
  /** Subscribes to lunch from tomorrow on; returns the subscription's id. */
  subscribe(who: Person, over?: object): Promise<string>;
  /** Works off what is due at a local time of a day, on the server itself. */
  decideAt(day: Day, time: string): Promise<void>;
  /** Tells subscribers what is due at a local time of a day, on the server itself. */
  tellAt(day: Day, time: string): Promise<void>;
  /** Moves the server's clock to a local time of a day. */
  waitUntil(day: Day, time: string): void;
  stored<T = Record<string, unknown>>(collection: string, id: string): Promise<T>;
  /** Ends what earlier tests have subscribed to, and forgets which cutoffs are over. */
  beginAnew(): Promise<void>;
  /** The meals of a subscription that differ or were decided, by their days. */
  mealsOf(subscriptionId: string): Promise<StoredMeal[]>;
  statesOf(subscriptionId: string): Promise<string[]>;
  /** The orders of a customer, in rupees. */
  ordersOf(who: Person): Promise<{ id: string; total: number }[]>;
  /** What a customer has, in rupees, after comparing it with their entries. */
  balanceOf(who: Person): Promise<number>;
  /** The mails to a customer, oldest first. */
  mailsTo(who: Person): Promise<{ kind: string; subject: string; text: string }[]>;
}

export interface StoredMeal {
  id: string;
  date: Day;
  state: string;
  reason: string | null;
  orderId: string | null;
  quantity: number;
}

export const PLAN = {
  name: 'Ghar ka khana',
  description: 'Dal, sabzi, roti',
  mealTimeIds: ['lunch', 'dinner'],
  weekdays: WEEKDAYS,
  price: 120,
  bundleMeals: 20,
  bundlePrice: 2200,
  trialMeals: 3,
  choices: [JSON.stringify({ name: 'Bread', options: ['Roti', 'Rice'] })],
  cycleFrom: '2026-01-05',
  isOnSale: true,
};
const DISHES = [
  { dishId: 'ghar-ki-thali', quantity: 1 },
  { dishId: 'phulka', quantity: 3 },
].map((dish) => JSON.stringify(dish));

export async function openPlanKitchen(settings: Record<string, string> = {}): Promise<PlanKitchen> {
  const base = await openOrderKitchen(settings);
  let waited = 0;
  let count = 0;
  const now = () => new Date(Date.now() + waited * 60_000);
  const kitchen: PlanKitchen = {
    ...base,
    wait(minutes) {
      waited += minutes;
      base.wait(minutes);
    },
    day: (ahead) => addDays(dayAt(now(), ZONE), ahead),
    async subscriber(id, paidAhead = 1000) {
      const who = await base.customer(id);
      const address = {
        houseNo: '4',
        street: `${id} Road`,
        city: 'Pune',
        state: 'Maharashtra',
        pincode: 411001,
      };
      await kitchen.create(who, 'addresses', address, `home-of-${id}`);
      const entry = { userId: id, kind: 'payment', paidBy: 'cash', credit: paidAhead };
      if (paidAhead > 0) await kitchen.create(base.owner, 'ledgerEntries', entry);
      // What they are told of it is no part of a test.
      await base.database.execute(sql`delete from "customerMessages" where "userId" = ${id}`);
      base.takeEvents();
      return who;
    },
    async subscribe(who, over = {}) {
      const id = `subscription-${++count}`;
      const data = {
        planId: 'tiffin',
        mealTimeIds: ['lunch'],
        weekdays: WEEKDAYS,
        startsOn: kitchen.day(1),
        addressId: `home-of-${who.id}`,
        ...over,
      };
      const answer = await kitchen.create(who, 'mealSubscriptions', data, id);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      base.takeEvents();
      return id;
    },
    async decideAt(day, time) {
      const clock = () => new Date(momentOf(day, minuteOf(time), ZONE));
      await decideDueMeals({ ...base.app.engine, clock });
      await dispatchMessages({ ...base.app.engine, clock });
    },
    async tellAt(day, time) {
      const clock = () => new Date(momentOf(day, minuteOf(time), ZONE));
      await sendMealMessages({ ...base.app.engine, clock });
      await dispatchMessages({ ...base.app.engine, clock });
    },
    waitUntil(day, time) {
      kitchen.wait(Math.ceil((momentOf(day, minuteOf(time), ZONE) - now().getTime()) / 60_000));
    },
    stored: async (collection, id) => (await base.read(base.owner, collection, id)).json(),
    async beginAnew() {
      await base.database.execute(sql`delete from meal_cutoffs`);
      await base.database.execute(sql`update "mealSubscriptions" set state = 'ended'`);
    },
    mealsOf: (subscriptionId) =>
      base.database.query(
        sql`select id, date, state, reason, "orderId", quantity from meals
          where "subscriptionId" = ${subscriptionId} order by date, "mealTimeId"`,
      ),
    statesOf: async (subscriptionId) => (await kitchen.mealsOf(subscriptionId)).map(({ state }) => state),
    ordersOf: (who) =>
      base.database.query(
        sql`select id, "totalAmount" / 100 as total from orders where "userId" = ${who.id} order by sequence`,
      ),
    async balanceOf(who) {
      const [found] = await base.database.query<{ balance: number | null; summed: number }>(
        sql`select balance / 100 as balance, (select coalesce(sum(credit - debit), 0)::bigint from "ledgerEntries" e
          where e."userId" = u.id) / 100 as summed from users u where id = ${who.id}`,
      );
      expect(found?.balance ?? 0).toBe(found?.summed);
      return found?.balance ?? 0;
    },
    mailsTo: async (who) =>
      (await base.mails())
        .filter(({ to }) => to === who.email)
        .map(({ kind, subject, text }) => ({ kind, subject, text })),
  };
  await kitchen.setKitchen({ orderMode: 'board' });
  await kitchen.setSection('ledger', { isOn: true });
  await kitchen.setSection('plans', { isOn: true });
  const made = [];
  for (const [name, { id, ...times }] of Object.entries({ Lunch: lunch, Dinner: dinner }))
    made.push(await kitchen.create(base.owner, 'mealTimes', { ...times, name }, id));
  made.push(await kitchen.create(base.owner, 'plans', PLAN, 'tiffin'));
  for (const mealTimeId of PLAN.mealTimeIds)
    for (const weekday of WEEKDAYS) {
      const menu = { planId: 'tiffin', mealTimeId, week: 1, weekday, dishes: DISHES };
      made.push(await kitchen.create(base.owner, 'planMenus', menu));
    }
  const refused = made.find(({ statusCode }) => statusCode !== 201);
  if (refused) throw new Error(refused.body);
  base.takeEvents();
  // A morning, whenever the tests run: cutoffs are in the evening.
  kitchen.waitUntil(kitchen.day(1), '09:00');
  return kitchen;
}
