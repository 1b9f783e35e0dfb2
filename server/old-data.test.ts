import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { deleteOldData } from './old-data.ts';

const DAY = 24 * 60;
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen({
    LOG_KEEP_DAYS: '10',
    MESSAGE_KEEP_DAYS: '20',
    SUBSCRIBER_KEEP_DAYS: '30',
    ACCOUNT_KEEP_DAYS: '40',
    PRINT_KEEP_DAYS: '50',
  });
});
afterAll(() => kitchen.close());

async function ids(table: string): Promise<string[]> {
  const rows = await kitchen.database.query<{ id: string }>(
    sql`select id::text as id from ${sql.identifier(table)} order by id`,
  );
  return rows.map(({ id }) => id);
}

async function order(who: Person): Promise<void> {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  const data = { items, address: 'Pune' };
  await kitchen.send(who, 'POST', at('orders'), { documentId: 'unique()', data });
}

// PROFILE-12
it('each kind of old data is deleted once it is older than its setting, and nothing else is', async () => {
  const { database } = kitchen;
  await kitchen.customer('idle');
  await order(await kitchen.customer('ordered'));
  await kitchen.customer('proven');
  await database.execute(sql`update users set "emailVerification" = true where id = 'proven'`);
  await kitchen.admin('chef');
  await database.execute(sql`insert into messages (id, created, updated, name, email, subject, message)
    values ('hello', now(), now(), 'Asha', 'a@example.in', 'Other', 'Hello')`);
  await database.execute(sql`insert into subscribers (id, created, updated, email, state, "askedAt")
    values ('asked', now(), now(), 'a@example.in', 'pending', now()),
      ('sure', now(), now(), 'b@example.in', 'confirmed', now())`);

  const [placed] = await database.query<{ id: string }>(sql`select id from orders`);
  await database.execute(sql`insert into prints (id, created, updated, "orderId", sheet, copy, state)
    values ('ticket', now(), now(), ${placed?.id}, 'ticket', 1, 'printed')`);

  const everybody = ['chef', 'idle', 'ordered', 'proven'];
  const left = async () => ({
    logs: (await ids('account_logs')).length > 0,
    messages: await ids('messages'),
    subscribers: await ids('subscribers'),
    users: await ids('users'),
    prints: await ids('prints'),
  });
  const all = {
    logs: true,
    messages: ['hello'],
    subscribers: ['asked', 'sure'],
    users: everybody,
    prints: ['ticket'],
  };
  const kept = ['chef', 'ordered', 'proven'];
  const steps: [days: number, expected: typeof all][] = [
    [9, all],
    [2, { ...all, logs: false }],
    [10, { ...all, logs: false, messages: [] }],
    [10, { ...all, logs: false, messages: [], subscribers: ['sure'] }],
    [10, { ...all, logs: false, messages: [], subscribers: ['sure'], users: kept }],
    [10, { logs: false, messages: [], subscribers: ['sure'], users: kept, prints: [] }],
  ];
  for (const [days, expected] of steps) {
    kitchen.wait(days * DAY);
    await deleteOldData(kitchen.app.engine);
    expect(await left()).toEqual(expected);
  }
  expect((await kitchen.send(VISITOR, 'GET', at('menus'))).statusCode).toBe(200);
});

// PROFILE-12
it('data with the setting 0 is kept forever', async () => {
  const settings = { ...kitchen.app.engine.settings.oldData, subscribers: 0 };
  const engine = { ...kitchen.app.engine, settings: { ...kitchen.app.engine.settings, oldData: settings } };
  await kitchen.database.execute(sql`insert into subscribers (id, created, updated, email, state, "askedAt")
    values ('old', now(), now(), 'old@example.in', 'pending', now())`);
  kitchen.wait(1000 * DAY);
  await deleteOldData(engine);
  expect(await ids('subscribers')).toContain('old');
});
