/**
 * What a cutoff costs: 1,000 planned meals become orders, by the server's own clock, while customers order, compared with
 * their placements before and after.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addDays, dayAt, timeAt } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { fillSubscribers } from './parts/fill-meals.ts';
import { admin, customer, DOCUMENTS, send, withKitchen } from './parts/kitchen.ts';
import { DISHES } from './parts/placing.ts';
import { median } from './parts/rounds.ts';

const ZONE = 'Asia/Kolkata';
const MEALS = 1000;
/** Customers who order one after another. */
const LANES = 8;
/** Milliseconds of placements without a cutoff. */
const ALONE = 10_000;
const MINUTE = 60_000;

await withKitchen(async (kitchen) => {
  const { origin } = kitchen;
  const owner = await admin(kitchen);
  const database = new pg.Client({ connectionString: kitchen.databaseUrl });
  await database.connect();
  const count = async (text: string) => Number((await database.query(text)).rows[0].count);

  for (const [section, value] of Object.entries({
    ledger: { isOn: true },
    plans: { isOn: true },
    kitchen: { orderMode: 'board' },
  })) {
    const data = { value: JSON.stringify(value) };
    const path = `${origin}${DOCUMENTS('settings')}/${section}`;
    const answer = await fetch(path, { method: 'PATCH', headers: owner, body: JSON.stringify({ data }) });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const people: Record<string, string>[] = [];
  for (let lane = 0; lane < LANES; lane++) people.push(await customer(kitchen, `orders-${lane}`));

  /** The cutoff is at the beginning of a minute that leaves time for the placements before it. */
  const cutoff = new Date(Math.ceil((Date.now() + 2 * ALONE) / MINUTE) * MINUTE);
  const create = (collection: string, documentId: string, data: object) =>
    send(origin, DOCUMENTS(collection), { documentId, data }, owner);
  const mealTime = { name: 'Lunch', deliveredFrom: '12:30', deliveredUntil: '13:30', cutoffDays: 1 };
  await create('mealTimes', 'lunch', { ...mealTime, cutoffAt: timeAt(cutoff, ZONE) });
  const plan = { name: 'Tiffin', mealTimeIds: ['lunch'], weekdays: WEEKDAYS, price: 120, isOnSale: true };
  await create('plans', 'tiffin', plan);
  const dishes = ['ghar-ki-thali', 'phulka'].map((dishId) => JSON.stringify({ dishId, quantity: 2 }));
  const date = addDays(dayAt(cutoff, ZONE), 1);
  await create('planMenus', 'menu', { planId: 'tiffin', mealTimeId: 'lunch', date, dishes });
  await fillSubscribers(database, MEALS);
  await database.query('analyze');

  const items = DISHES.slice(0, 1).map((item) => JSON.stringify(item));
  /** Orders until told to stop, and prints what that came to. */
  async function order(name: string, isOver: () => Promise<boolean>): Promise<number> {
    const times: number[] = [];
    let over = false;
    const begin = performance.now();
    const lanes = people.map(async (headers, lane) => {
      for (let n = 0; !over; n++) {
        const sent = performance.now();
        const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune, Maharashtra, 411001' };
        const documentId = `${name.replaceAll(/\W/g, '-')}-${lane}-${n}`.slice(-36);
        await send(origin, DOCUMENTS('orders'), { documentId, data }, headers);
        times.push(performance.now() - sent);
      }
    });
    while (!(await isOver())) await sleep(50);
    over = true;
    await Promise.all(lanes);
    const seconds = (performance.now() - begin) / 1000;
    const rate = times.length / seconds;
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s   ${rate.toFixed(0).padStart(5)} placements/s   median ${median(times).toFixed(1)} ms`,
    );
    return rate;
  }
  const after = (milliseconds: number) => {
    const end = Date.now() + milliseconds;
    return async () => Date.now() >= end;
  };
  const cooked = () => count(`select count(*) from orders where channel = 'plan'`);

  await order('warm', after(2000));
  const before = await order('before', after(ALONE));
  await sleep(Math.max(0, cutoff.getTime() - Date.now()));
  const during = await order('during', async () => (await cooked()) >= MEALS);
  const later = await order('later', after(ALONE));
  const [first] = (
    await database.query(`select extract(epoch from max("orderedOn") - min("orderedOn")) as seconds, count(*) as count
      from orders where channel = 'plan'`)
  ).rows;
  console.log(`${first.count} meals became orders within ${Number(first.seconds).toFixed(1)} s`);
  console.log(
    `placements while they did: ${((200 * during) / (before + later)).toFixed(0)} % of those without`,
  );
  await database.end();
});
