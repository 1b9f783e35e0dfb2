import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORDERS } from '#domain/demo/life.ts';
import { OPEN_ORDERS } from '#domain/demo/open-orders.ts';
import { DEMO_ROLES, type DemoRole } from '#domain/demo/roles.ts';
import type { Report } from '#domain/reports/report.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { openDemoFolder } from '#server/demo/demo-folder.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

// A demo as `npm start -- --demo` starts it, on a database of its own.

const DEMO = { RASOI_DEMO: '1', SMTP_URL: 'smtp://mail.example', SMS_URL: 'https://sms.example' };

let kitchen: Kitchen;
let folder: string;
/** Somebody who was signed in before the demo began, what they changed, and how often it had begun. */
let earlier: { owner: Person; name: string; round: number };

const nameOf = async () => (await kitchen.send(VISITOR, 'GET', at('dishes', 'samosa'))).json().name;
const roundOf = async () => (await kitchen.send(VISITOR, 'GET', '/demo')).json().round;

// It makes up three months, which takes a loaded machine a minute: so it begins once, over what somebody has left there.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-demo-'));
  const demoFolder = await openDemoFolder({ demo: { isOn: true, resetMinutes: 120 }, dataFolder: folder });
  kitchen = await openKitchen({ ...DEMO, RASOI_DATA: folder }, { demoFolder });
  const owner = await kitchen.admin();
  earlier = { owner, name: await nameOf(), round: await roundOf() };
  await kitchen.send(owner, 'PATCH', at('dishes', 'samosa'), { data: { name: 'Somebody was here' } });
  expect(await nameOf()).toBe('Somebody was here');
  await kitchen.app.demo?.begin();
}, 180_000);
afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true, force: true });
});

const press = (as: string, where = kitchen) => where.send(VISITOR, 'POST', '/demo/sessions', { as });

async function signIn(as: DemoRole): Promise<Person> {
  const answer = await press(as);
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email: '', session: String(session) };
}

async function one<Row>(statement: Parameters<Kitchen['database']['query']>[0]): Promise<Row> {
  const [row] = await kitchen.database.query<Row>(statement);
  if (!row) throw new Error('No row');
  return row;
}

const totalOf = async (collection: string, who: Person): Promise<number> =>
  (
    await kitchen.send(
      who,
      'GET',
      `${at(collection)}?queries[0]=${encodeURIComponent('{"method":"limit","values":[1]}')}`,
    )
  ).json().total;

// DEMO-2
describe('the life of the demo', () => {
  it('is there: orders, reviews, problems and the people who cook and ride', async () => {
    const owner = await signIn('owner');
    expect(await totalOf('orders', owner)).toBe(DEMO_ORDERS);
    expect(await totalOf('reviews', owner)).toBeGreaterThan(250);
    expect(await totalOf('orderIssues', owner)).toBeGreaterThan(20);
    const { open } = await one<{ open: number }>(
      sql`select count(*)::int as open from orders where channel <> 'plan'
        and status in ('placed', 'accepted', 'preparing', 'ready', 'outForDelivery')`,
    );
    expect(open).toBe(OPEN_ORDERS);
  });

  it('knows at once what is likely to be ordered today, as a kitchen does after its nights', async () => {
    const day = dayAt(new Date(), 'Asia/Kolkata');
    const { likely } = (await kitchen.send(await signIn('owner'), 'GET', `/prep?day=${day}`)).json();
    expect(likely?.isEnough).toBe(true);
    expect(likely?.needs.length).toBeGreaterThan(5);
  });

  it('has dishes whose stars are the average of their reviews', async () => {
    const { wrong } = await one<{ wrong: number }>(
      sql`select count(*)::int as wrong from dishes where coalesce("ratingCount", 0) <>
        (select count(*) from reviews where "dishId" = dishes.id)`,
    );
    expect(wrong).toBe(0);
  });
});

// DEMO-3
describe('the money of the demo', () => {
  it('is in the report what orders came to, less what was given back', async () => {
    const owner = await signIn('owner');
    const { first, last, orders, revenue } = await one<{
      first: string;
      last: string;
      orders: number;
      revenue: number;
    }>(
      sql`select to_char(min("orderedOn") at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as first,
          to_char(max("orderedOn") at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as last, count(*)::int as orders,
          (sum("totalAmount") - coalesce(sum((select sum(amount) from refunds where "orderId" = orders.id)), 0))::int as revenue
        from orders where status not in ('rejected', 'cancelled', 'expired')`,
    );
    const answer = await kitchen.send(owner, 'GET', `/reports/orders?from=${first}&to=${last}&compare=none`);
    const { totals } = (answer.json() as Report).now;
    expect([totals.orders, Math.round(totals.revenue * 100)]).toEqual([orders, revenue]);
  });

  it('is on the invoices what the delivered food came to, to the paisa', async () => {
    const { invoiced, sold, numbers, last } = await one<{
      invoiced: number;
      sold: number;
      numbers: number;
      last: number;
    }>(
      // The worker may have issued invoices of open orders by now, which can't be cancelled free of charge any more.
      sql`select (select sum(case when kind = 'creditNote' then -total else total end)::int from invoices
            where "orderId" in (select id from orders where ready_at is not null)) as invoiced,
          (select sum("totalAmount" - coalesce((select sum(amount) from refunds where "orderId" = orders.id), 0))::int
            from orders where ready_at is not null and status <> 'cancelled') as sold,
          (select count(*)::int from invoices where kind = 'invoice') as numbers,
          (select sum(invoices)::int from "invoiceSeries") as last`,
    );
    expect(invoiced).toBe(sold);
    expect(numbers).toBe(last);
  });

  it('is in the closed days what was paid and given back on them', async () => {
    const { closes, booked, paid, orders, placed } = await one<
      Record<'closes' | 'booked' | 'paid' | 'orders' | 'placed', number>
    >(
      sql`with bounds as (select max("closedAt") - interval '20 minutes' as until from "dayCloses")
        select (select count(*)::int from "dayCloses") as closes,
          (select count(*)::int from "dayCloseEntries" where kind = 'payment') as booked,
          (select count(*)::int from payments, bounds where state = 'paid' and "paidAt" < until) as paid,
          (select sum("ordersAmount")::int from "dayCloses") as orders,
          (select sum("totalAmount")::int from orders, bounds where "orderedOn" < until) as placed`,
    );
    expect(closes).toBeGreaterThan(80);
    expect(booked).toBe(paid);
    expect(orders).toBe(placed);
  });
});

// DEMO-5
describe('the logins of the banner', () => {
  it('sign in as each role', async () => {
    const roles = [];
    for (const as of DEMO_ROLES) {
      const { id, session } = await signIn(as);
      roles.push((await kitchen.send({ id, email: '', session }, 'GET', at('users', id))).json().role);
    }
    expect(roles).toEqual([null, 'owner', 'kitchen', 'rider']);
  });

  it('know no other role', async () => {
    expect((await press('manager')).statusCode).toBe(400);
  });

  it('do not exist in a kitchen that is no demo', async () => {
    const real = await openKitchen();
    try {
      expect((await press('owner', real)).statusCode).toBe(404);
      expect((await real.send(VISITOR, 'GET', '/demo')).statusCode).toBe(404);
    } finally {
      await real.close();
    }
  });

  it('do not exist without both the setting and the marked folder', async () => {
    const demoFolder = { folder, isMarked: () => true };
    const withoutSetting = await openKitchen({}, { demoFolder });
    const withoutFolder = await openKitchen(DEMO);
    try {
      expect((await press('owner', withoutSetting)).statusCode).toBe(404);
      expect((await press('owner', withoutFolder)).statusCode).toBe(404);
    } finally {
      await withoutSetting.close();
      await withoutFolder.close();
    }
  });
});

// DEMO-4
it('no message leaves the demo', async () => {
  const asha = await signIn('customer');
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  const placed = await kitchen.send(asha, 'POST', at('orders'), {
    documentId: 'own-order',
    data: { items, paymentMethod: 'cod' },
  });
  expect(placed.statusCode).toBe(201);
  kitchen.app.mail.start();
  await kitchen.app.mail.stop();
  const mails = await kitchen.mails();
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter(({ status }) => status === 'sent')).toEqual([]);
});

// DEMO-6
describe('a new beginning', () => {
  it('brings the first state back and signs everybody out', async () => {
    const { owner, name, round } = earlier;
    expect((await kitchen.send(owner, 'GET', '/account')).statusCode).toBe(401);
    expect(await nameOf()).toBe(name);
    expect(await roundOf()).toBe(round + 1);
  });

  it('is refused once the folder is not marked as that of a demo, and so are the logins', async () => {
    await rm(join(folder, 'demo.json'));
    await expect(kitchen.app.demo?.begin()).rejects.toThrow('not marked');
    expect((await press('owner')).statusCode).toBe(404);
  });
});
