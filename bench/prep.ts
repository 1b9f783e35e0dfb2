/**
 * The prep list of tomorrow with 300 orders ahead, 200 meals of plans that are still expected, a prepared item, and a forecast
 * of every dish: milliseconds until it has been read, compared with a bare node:http server that sends the same bytes, in turns.
 */
import pg from 'pg';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { cpuOf } from './parts/cpu.ts';
import { fill } from './parts/fill.ts';
import { fillSubscribers } from './parts/fill-meals.ts';
import { admin, DOCUMENTS, PROJECT, send, withKitchen } from './parts/kitchen.ts';
import { withRawServer } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';

const ZONE = 'Asia/Kolkata';
const ORDERS = 300;
const MEALS = 200;
const ROUNDS = 60;
const AIM = 50;

async function measure(kitchen: KitchenProcess, database: pg.Client): Promise<void> {
  const { origin } = kitchen;
  await fill(kitchen.databaseUrl, ORDERS, 100);
  const owner = await admin(kitchen);
  const change = async (section: string, value: object) => {
    const body = JSON.stringify({ data: { value: JSON.stringify(value) } });
    const path = `${origin}${DOCUMENTS('settings')}/${section}`;
    const answer = await fetch(path, { method: 'PATCH', headers: owner, body });
    if (!answer.ok) throw new Error(await answer.text());
  };
  for (const section of ['ledger', 'plans']) await change(section, { isOn: true });
  await change('kitchen', { orderMode: 'board' });
  const create = (collection: string, documentId: string, data: object) =>
    send(origin, DOCUMENTS(collection), { documentId, data }, owner);
  const day = addDays(dayAt(new Date(), ZONE), 1);
  const lunch = {
    name: 'Lunch',
    deliveredFrom: '12:30',
    deliveredUntil: '13:30',
    cutoffDays: 0,
    cutoffAt: '08:00',
  };
  await create('mealTimes', 'lunch', lunch);
  const plan = { name: 'Tiffin', mealTimeIds: ['lunch'], weekdays: WEEKDAYS, price: 120, isOnSale: true };
  await create('plans', 'tiffin', plan);
  const served = ['ghar-ki-thali', 'phulka'].map((dishId) => JSON.stringify({ dishId, quantity: 2 }));
  await create('planMenus', 'menu', { planId: 'tiffin', mealTimeId: 'lunch', date: day, dishes: served });
  const uses = [JSON.stringify({ dishId: 'phulka', quantity: 30 })];
  await create('preparedItems', 'dough', { name: 'Dough', unit: 'g', batchSize: 4000, uses });
  await fillSubscribers(database, MEALS);
  await database.query(
    `insert into prep_forecasts (food, ranges, good)
     select food, (select jsonb_agg('{"low": 40, "high": 900}'::jsonb) from generate_series(1, 7)), true
     from (select 'dish ' || id as food from dishes union all select 'item ' || id from "preparedItems") as foods`,
  );
  await database.query(
    `update orders set status = 'accepted', "scheduledFor" = moment, "dueAt" = moment - interval '45 minutes',
       "promisedAt" = moment, note = case when n % 20 = 0 then 'No onion please' end
     from (select id, row_number() over () as n from orders) as numbered,
       lateral (select $1::timestamptz + (n % 40) * interval '15 minutes' as moment) as times
     where orders.id = numbered.id`,
    [new Date(momentOf(day, 11 * 60, ZONE))],
  );
  await database.query('analyze');
  const path = `/v1/prep?day=${day}`;

  const timed = async (url: string, headers: Readonly<Record<string, string>>) => {
    const begin = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { took: performance.now() - begin, text };
  };
  const headers = { ...PROJECT, ...owner };
  const { text } = await timed(`${origin}${path}`, headers);
  const { counts, needs, likely } = JSON.parse(text);
  console.log(
    `${counts.orders} orders, ${counts.meals} meals (${counts.expected} expected), ${needs.length} needs, ` +
      `${likely?.needs.length ?? 0} likely, ${text.length} bytes`,
  );
  await withRawServer(Buffer.from(text), async (raw) => {
    const rounds: { list: number; bare: number }[] = [];
    let cpu = cpuOf(kitchen.pid);
    for (let round = -5; round < ROUNDS; round++) {
      if (round === 0) cpu = cpuOf(kitchen.pid);
      const { took: list } = await timed(`${origin}${path}`, headers);
      const { took: bare } = await timed(raw.origin, {});
      if (round >= 0) rounds.push({ list, bare });
    }
    const lists = rounds.map(({ list }) => list).sort((one, other) => one - other);
    const p95 = lists[Math.floor(lists.length * 0.95)] ?? Number.NaN;
    console.log(
      `the prep list ${median(lists).toFixed(1)} ms (of 20, 19 within ${p95.toFixed(1)}; aim ${AIM}), ` +
        `the same bytes from node:http ${median(rounds.map(({ bare }) => bare)).toFixed(1)} ms`,
    );
    console.log(
      `${((cpuOf(kitchen.pid) - cpu) / ROUNDS).toFixed(1)} ms of the server's CPU for each list, without the database`,
    );
    console.log(`ratio ${median(rounds.map(({ list, bare }) => list / bare)).toFixed(1)}`);
  });
}

await withKitchen(async (kitchen) => {
  const database = new pg.Client({ connectionString: kitchen.databaseUrl });
  await database.connect();
  try {
    await measure(kitchen, database);
  } finally {
    await database.end();
  }
});
