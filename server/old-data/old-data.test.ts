import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { deleteOldData } from './old-data.ts';

const DAY = 24 * 60;
let kitchen: Kitchen;

// A kitchen for each test: its clock only goes forward, and everybody in it gets old.
beforeEach(async () => {
  kitchen = await openKitchen({
    LOG_KEEP_DAYS: '10',
    MESSAGE_KEEP_DAYS: '20',
    SUBSCRIBER_KEEP_DAYS: '30',
    ACCOUNT_KEEP_DAYS: '40',
    PRINT_KEEP_DAYS: '50',
  });
});
afterEach(() => kitchen.close());

async function ids(table: string): Promise<string[]> {
  const rows = await kitchen.database.query<{ id: string }>(
    sql`select id::text as id from ${sql.identifier(table)} order by id`,
  );
  return rows.map(({ id }) => id);
}

async function order(who: Person): Promise<void> {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  const data = { items, address: 'Pune' };
  await kitchen.create(who, 'orders', data);
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
    values ('ticket', now(), now(), ${placed?.id ?? null}, 'ticket', 1, 'printed')`);

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
  expect((await kitchen.list(VISITOR, 'menus')).statusCode).toBe(200);
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

// COMPLY-5
it('an owner’s periods end what is old, except what is held, with one line in the audit log', async () => {
  const { database } = kitchen;
  const owner = await kitchen.admin('owner');
  const asha = await kitchen.customer('periods');
  for (let n = 0; n < 3; n += 1) await order(asha);
  const [free, complained, owed] = await database.query<{ id: string; number: number }>(
    sql`select id, number from orders where "userId" = 'periods' order by number`,
  );
  await database.execute(sql`insert into refunds
      (id, created, updated, "orderId", "userId", amount, reason, method)
    values ('owed', now(), now(), ${owed?.id ?? null}, 'periods', 100, 'goodwill', 'cod')`);
  const complaint = { category: 'food', text: 'Cold', name: 'Asha', email: 'asha@example.in' };
  const made = await kitchen.send(asha, 'POST', '/grievances', {
    ...complaint,
    orderNumber: `${complained?.number}`,
  });
  expect(made.statusCode).toBe(201);
  const periods = { carts: 7, orders: 2922, grievances: 365 };
  const set = { data: { value: JSON.stringify(periods) } };
  expect((await kitchen.send(owner, 'PATCH', at('settings', 'retention'), set)).statusCode).toBe(200);
  await database.execute(sql`update orders set "orderedOn" = "orderedOn" - interval '2923 days'`);

  const preview = (who: Person, given: object = periods) =>
    kitchen.send(who, 'POST', '/retention/preview', { periods: given });
  const named = async () =>
    (
      await database.query<{ id: string }>(
        sql`select id from orders where "userId" = 'periods' and "customerEmail" is not null order by number`,
      )
    ).map(({ id }) => id);
  expect((await preview(owner)).json().counts).toMatchObject({ orders: 1, grievances: 0 });
  expect((await preview(owner, { orders: 1 })).json().type).toBe('general_argument_invalid');
  expect((await preview(asha)).json().type).toBe('user_unauthorized');
  await deleteOldData(kitchen.app.engine);
  expect(await named()).toEqual([complained?.id, owed?.id]);
  expect(await ids('orders')).toContain(free?.id);
  expect(await ids('grievances')).toHaveLength(1);
  const rows = await database.query<{ label: string }>(
    sql`select label from audits where "adminId" = 'retention' and label like '%orders%'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.label).toContain('older than 2922 days');
});

// ALLERGY-6
it('notes on allergies are deleted three months after their orders, except while a report is open', async () => {
  const { database } = kitchen;
  const asha = await kitchen.customer('allergic');
  for (const id of ['kept', 'settled', 'recent']) {
    const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
    const data = { items, address: 'Pune', allergies: 'Peanuts', allergiesConsent: true };
    const placed = await kitchen.create(asha, 'orders', data, `allergic-${id}`);
    expect(placed.statusCode).toBe(201);
  }
  await database.execute(sql`update orders set "orderedOn" = now() - interval '91 days'
    where id in ('allergic-kept', 'allergic-settled')`);
  await database.execute(sql`insert into refunds (id, created, updated, "orderId", "userId", amount, reason, method)
    values ('owed-allergic', now(), now(), 'allergic-kept', 'allergic', 100, 'goodwill', 'cod')`);
  await deleteOldData(kitchen.app.engine);
  expect((await ids('orderAllergies')).filter((id) => id.startsWith('allergic'))).toEqual([
    'allergic-kept',
    'allergic-recent',
  ]);
});

// LEDGER-30
it('an unused account is deleted though it began to pay into its balance', async () => {
  const { database } = kitchen;
  await kitchen.customer('began');
  await database.execute(sql`insert into "topUps" (id, created, updated, "userId", amount, way, state, "createdAt")
    values ('began', now(), now(), 'began', 100, 'direct', 'open', now())`);
  await database.execute(
    sql`update users set created = now() - interval '10 years', "accessedAt" = null where id = 'began'`,
  );
  await deleteOldData(kitchen.app.engine);
  expect(await ids('users')).not.toContain('began');
});

// PLAN-19
// PLAN-43
it('people whom a company has removed, or who never joined it, are deleted after 400 days', async () => {
  const { database } = kitchen;
  await kitchen.customer('payer');
  await database.execute(sql`insert into companies (id, created, updated, name, "payerId", "isOpen")
    values ('lotus', now(), now(), 'Lotus', 'payer', true)`);
  await database.execute(sql`insert into "companyMembers" (id, created, updated, "companyId", "userId", name, contact, role, "addedAt", "joinedAt", until)
    select id, now(), now(), 'lotus', case when joined then 'payer' end, '', id, 'member', now() - interval '401 days',
      case when joined then now() end, now() - days * interval '1 day'
    from (values ('open', true, null), ('asked', false, null), ('left', true, 401), ('lately', true, 399)) as each (id, joined, days)`);
  await deleteOldData(kitchen.app.engine);
  expect((await ids('companyMembers')).sort()).toEqual(['lately', 'open']);
});

it('meals and pauses are deleted after 400 days, and then the subscriptions that have ended', async () => {
  const { database } = kitchen;
  await kitchen.customer('subscriber');
  await database.execute(sql`insert into "mealTimes" (id, created, updated, name, "deliveredFrom", "deliveredUntil", "cutoffDays", "cutoffAt")
    values ('lunch', now(), now(), 'Lunch', '12:30', '13:30', 1, '20:00')`);
  await database.execute(sql`insert into plans (id, created, updated, name, description, "imgUrl", type, "mealTimeIds", weekdays, price, "bundleDays", "cycleWeeks", "isOnSale")
    values ('tiffin', now(), now(), 'Tiffin', '', '', 'veg', '["lunch"]', '["monday"]', 12000, 45, 1, true)`);
  for (const [id, state, most] of [
    ['ended', 'ended', null],
    ['active', 'active', null],
    ['trial', 'active', 3],
  ] as const) {
    await database.execute(sql`insert into "mealSubscriptions" (id, created, updated, "userId", "planId", "mealTimeIds", weekdays, quantity, "startsOn", "endsOn", "paidBy", state, price, "agreedAt", "mealsAtMost")
      values (${id}, now() - interval '500 days', now() - interval '401 days', 'subscriber', 'tiffin', '["lunch"]', '["monday"]', 1, '2020-01-06', ${state === 'ended' ? '2020-02-06' : null}, 'balance', ${state}, 12000, now(), ${most})`);
    await database.execute(sql`insert into meals (id, created, updated, "userId", "subscriptionId", date, "mealTimeId", state)
      values (${`old-${id}`}, now(), now(), 'subscriber', ${id}, '2020-01-06', 'lunch', 'skipped')`);
    await database.execute(sql`insert into "mealPauses" (id, created, updated, "userId", "subscriptionId", "from", "until")
      values (${`old-${id}`}, now(), now(), 'subscriber', ${id}, '2020-01-06', '2020-01-07'),
        (${`open-${id}`}, now(), now(), 'subscriber', ${id}, '2020-01-06', null)`);
  }
  await deleteOldData(kitchen.app.engine);
  expect(await ids('meals')).toEqual(['old-trial']);
  expect(await ids('mealSubscriptions')).toEqual(['active', 'trial']);
  expect(await ids('mealPauses')).toEqual(['open-active', 'open-trial']);
});
