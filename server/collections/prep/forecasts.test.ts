import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Forecast } from '#domain/prep/forecast.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { addDays, type Day, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openReportKitchen, type ReportKitchen } from '#tests/report-kitchen.ts';
import { makeForecasts } from './forecasts.ts';

const ZONE = 'Asia/Kolkata';
const NOON = 12 * 60;

let kitchen: ReportKitchen;
let today: Day;

const line = (dishId: string, quantity: number) => ({
  dishId,
  name: dishId,
  quantity,
  price: 4_000,
  imgUrl: '',
});
const noonOf = (day: Day) => new Date(momentOf(day, NOON, ZONE)).toISOString();
/** Stores orders of a day, so many days before today. */
const orders = async (before: number, items: object[], over: object = {}) =>
  kitchen.storeOrder(noonOf(addDays(today, -before)), { items, ...over });
const ask = (who: Person, path: string) => kitchen.send(who, 'GET', `/prep${path}`);
const forecastOf = async (dishId: string): Promise<Forecast> =>
  (await ask(kitchen.owner, `/forecast?dishId=${dishId}`)).json();
const listOf = async (day: Day, more = ''): Promise<PrepList> =>
  (await ask(kitchen.cook, `?day=${day}${more}`)).json();
const nextNight = async () => {
  await kitchen.database.execute(sql`delete from prep_forecasts_day`);
  return makeForecasts(kitchen.app.engine);
};

beforeAll(async () => {
  kitchen = await openReportKitchen();
  // Noon, so that no test runs over midnight, and dishes as old as their orders.
  const night = momentOf(addDays(dayAt(new Date(), ZONE), 1), NOON, ZONE);
  kitchen.wait((night - Date.now()) / 60_000);
  today = dayAt(kitchen.app.engine.clock(), ZONE);
  await kitchen.database.execute(
    sql`update dishes set created = now() - interval '1 year' where id <> 'phulka'`,
  );
  await kitchen.setSection('capacity', { scheduleDays: 7 });
  for (let before = 1; before <= 84; before++)
    await orders(before, [line('samosa', 6), line('masala-chai', 2)]);
  // Three weeks ago it became another dish: 'as last week' is nearer to what comes.
  for (let before = 1; before <= 84; before++)
    await orders(before, [line('ghar-ki-thali', before <= 21 ? 60 : 20)]);
  // Cancelled orders, tests and meals of plans are no demand of their day.
  await orders(7, [line('samosa', 90)], { status: 'cancelled' });
  const tested = await orders(7, [line('samosa', 90)]);
  await kitchen.database.execute(sql`update orders set "testPayment" = true where id = ${tested}`);
  const meal = await orders(7, [line('samosa', 90)]);
  await kitchen.database.execute(sql`update orders set channel = 'plan' where id = ${meal}`);
}, 60_000);
afterAll(() => kitchen.close());

// PREP-8
describe('the forecast of the night', () => {
  it('says what is likely on each weekday, and does not count a day twice', async () => {
    expect(await nextNight()).toBeGreaterThan(3);
    const range = { low: 6, high: 6 };
    expect(await forecastOf('samosa')).toEqual({ ranges: Array(7).fill(range), isGood: true });
    // Two instances at once, and again in the same night.
    await kitchen.database.execute(sql`delete from prep_forecasts_day`);
    const { engine } = kitchen.app;
    const made = await Promise.all([makeForecasts(engine), makeForecasts(engine)]);
    expect(made.filter((count) => count > 0)).toHaveLength(1);
    expect(await makeForecasts(engine)).toBe(0);
    await nextNight();
    const counted = await kitchen.database.query<{ quantity: number }>(
      sql`select distinct quantity from prep_day_counts where food = 'dish samosa'`,
    );
    expect(counted).toEqual([{ quantity: 6 }]);
  });

  it('is on the list of a whole day beside what is ordered for it, and hidden where it was not good', async () => {
    await nextNight();
    const day = addDays(today, 2);
    const { price } = (await kitchen.read(kitchen.owner, 'dishes', 'samosa')).json();
    await kitchen.place(kitchen.asha, {
      items: [JSON.stringify({ DishID: 'samosa', quantity: 4, price })],
      scheduledFor: noonOf(day),
    });
    const { likely } = await listOf(day);
    expect(likely?.isEnough).toBe(true);
    const named = likely?.needs.map(({ id, low, high, ordered }) => [id, low, high, ordered]);
    expect(named).toContainEqual(['samosa', 6, 6, 4]);
    expect(named).toContainEqual(['masala-chai', 2, 2, 0]);
    expect(named?.map(([id]) => id)).not.toContain('ghar-ki-thali');
    expect((await forecastOf('ghar-ki-thali')).isGood).toBe(false);
    expect((await listOf(day, '&from=11:00')).likely).toBeNull();
    expect((await listOf(addDays(today, -1))).likely).toBeNull();
  });

  it('leaves out days on which a dish was sold out, but not those on which it was not served', async () => {
    const weekday = weekdayOf(addDays(today, -7));
    const few = await kitchen.database.query<{ id: string }>(
      sql`update orders set items = jsonb_set(items, '{0,quantity}', '1')
        where items -> 0 ->> 'dishId' = 'samosa' and channel <> 'plan' and not "testPayment" and status <> 'cancelled'
          and ("orderedOn" at time zone 'Asia/Kolkata')::date = any(${[7, 14].map((days) => addDays(today, -days))}::date[])
        returning id`,
    );
    expect(few).toHaveLength(2);
    await kitchen.database.execute(sql`delete from prep_days`);
    await nextNight();
    expect((await forecastOf('samosa')).ranges[weekday]?.low).toBeLessThan(6);
    const change = (data: object) => kitchen.change(kitchen.owner, 'dishes', 'samosa', data);
    const times = () =>
      kitchen.database.query<{ over: boolean }>(
        sql`select until is not null as over from prep_sold_out where "dishId" = 'samosa'`,
      );
    expect(outcomeOf(await change({ isAvailable: false }))).toEqual([200]);
    expect(await times()).toEqual([{ over: false }]);
    expect(outcomeOf(await change({ isAvailable: true }))).toEqual([200]);
    expect(await times()).toEqual([{ over: true }]);
    await kitchen.database.execute(
      sql`update dishes set "isAvailable" = false, "offSchedule" = true where id = 'samosa'`,
    );
    await kitchen.database.execute(
      sql`update dishes set "isAvailable" = true, "offSchedule" = false where id = 'samosa'`,
    );
    expect(await times()).toHaveLength(1);
    for (const days of [7, 14])
      await kitchen.database.execute(
        sql`insert into prep_sold_out ("dishId", since, until)
          values ('samosa', ${noonOf(addDays(today, -days))}::timestamptz,
            ${noonOf(addDays(today, -days))}::timestamptz + interval '1 hour')`,
      );
    await nextNight();
    expect((await forecastOf('samosa')).ranges[weekday]).toEqual({ low: 6, high: 6 });
    await kitchen.database.execute(
      sql`update orders set items = jsonb_set(items, '{0,quantity}', '6') where id = any(${few.map(({ id }) => id)}::text[])`,
    );
    await kitchen.database.execute(sql`delete from prep_sold_out`);
    await kitchen.database.execute(sql`delete from prep_days`);
  });

  it('is of prepared items where dishes take of them', async () => {
    const item = {
      name: 'Tea',
      unit: 'ml',
      uses: [JSON.stringify({ dishId: 'masala-chai', quantity: 150 })],
    };
    const body = { documentId: 'tea', data: item };
    const made = await kitchen.send(kitchen.owner, 'POST', at('preparedItems'), body);
    expect(outcomeOf(made)).toEqual([201]);
    await nextNight();
    const { likely } = await listOf(addDays(today, 1));
    const named = likely?.needs.map(({ kind, id, unit, low, high }) => [kind, id, unit, low, high]);
    expect(named).toContainEqual(['item', 'tea', 'ml', 300, 300]);
    expect(named?.map(([, id]) => id)).not.toContain('masala-chai');
    // The dish's editor reads portions all the same.
    expect((await forecastOf('masala-chai')).ranges[0]).toEqual({ low: 2, high: 2 });
  });

  it('says nothing of a dish that is new, and of a day that is closed', async () => {
    const phulka = await orders(1, [line('phulka', 5)]);
    const day = addDays(today, 3);
    const exceptions = [{ date: day, spans: [] }];
    await kitchen.setSection('hours', { ...HOURS_DEFAULTS, exceptions });
    await nextNight();
    expect(await forecastOf('phulka')).toEqual({ ranges: Array(7).fill(null), isGood: null });
    expect(await forecastOf('gone')).toEqual({ ranges: Array(7).fill(null), isGood: null });
    expect((await listOf(day)).likely).toBeNull();
    await kitchen.setSection('hours', HOURS_DEFAULTS);
    await kitchen.database.execute(sql`delete from orders where id = ${phulka}`);
  });

  it('leaves out days that were holidays, and says when there are not enough', async () => {
    const weekday = weekdayOf(today);
    const exceptions = [1, 2, 3, 4, 5].map((weeks) => ({ date: addDays(today, -7 * weeks), spans: [] }));
    await kitchen.setSection('hours', { ...HOURS_DEFAULTS, exceptions });
    await kitchen.database.execute(sql`delete from prep_days`);
    await nextNight();
    expect((await forecastOf('samosa')).ranges[weekday]).toBeNull();
    expect((await listOf(today)).likely).toEqual({ isEnough: false, needs: [] });
    expect((await listOf(addDays(today, 1))).likely?.isEnough).toBe(true);
    await kitchen.setSection('hours', HOURS_DEFAULTS);
    // What was a holiday stays one, until its day is forgotten.
    await nextNight();
    expect((await forecastOf('samosa')).ranges[weekday]).toBeNull();
    await kitchen.database.execute(sql`delete from prep_days`);
  });
});

// PREP-9
it('whoever works in the kitchen reads the forecast of a dish', async () => {
  for (const who of [VISITOR, kitchen.asha, kitchen.rider])
    expect((await ask(who, '/forecast?dishId=samosa')).statusCode).toBe(401);
  for (const who of [kitchen.cook, kitchen.manager])
    expect((await ask(who, '/forecast?dishId=samosa')).statusCode).toBe(200);
  for (const query of ['', '?dishId=', `?dishId=${'x'.repeat(37)}`])
    expect((await ask(kitchen.owner, `/forecast${query}`)).statusCode).toBe(400);
});
