/**
 * The cost of an order: a placement, and a whole order (two adds to the cart and a placement), each compared with one bare
 * transaction that inserts a row into the same table with the same driver, pool and concurrency. The mail worker runs
 * meanwhile. Measured with the embedded database, and as one of several instances on a database server (DATABASE_URL).
 */
import type { Request } from 'autocannon';
import pg from 'pg';
import { databaseUrl } from '#server/db/database-names.ts';
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { openBareInserts } from './parts/bare-inserts.ts';
import { cpuOf, databaseCpu } from './parts/cpu.ts';
import { customer, DOCUMENTS, PASSWORD, PROJECT, withKitchen } from './parts/kitchen.ts';
import { lanes, load } from './parts/load.ts';
import { DISHES, placing, withNewId } from './parts/placing.ts';
import { compare, type Measured, measure } from './parts/rounds.ts';

const CONNECTIONS = 32;
/** The number of customers who place whole orders one after another. */
const CUSTOMERS = 8;
/** Orders in a customer's list. */
const NEWEST = 20;
const adding = ({ DishID: dishId, quantity }: (typeof DISHES)[number]): Request => ({
  method: 'POST',
  path: DOCUMENTS('carts'),
  setupRequest: (request) => withNewId(request, { dishId, quantity }),
});

/** Requests sent over and over by so many customers: the same by all, or those of each. */
type Each = (
  name: string,
  connections: number,
  requests: readonly Request[] | ((lane: number) => readonly Request[]),
) => Measured;

async function ordersOn(kitchen: KitchenProcess): Promise<void> {
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CONNECTIONS; n++) people.push(await customer(kitchen, `customer${n}`));
  const cpuOfDatabase = await databaseCpu(kitchen.databaseUrl);

  /** Customers who send the same requests repeatedly. A rate of 1 means that all requests are sent once a second. */
  const each: Each = (name, connections, requests) => {
    const requestsOf = typeof requests === 'function' ? requests : () => requests;
    const count = requestsOf(0).length;
    const spent: { database: number; node: number }[] = [];
    return {
      name,
      async round(duration) {
        let next = 0;
        const before = { database: cpuOfDatabase(), node: cpuOf(kitchen.pid) };
        const { rate, p99 } = await load({
          url: kitchen.origin,
          connections,
          duration,
          setupClient: (client) => {
            const lane = next++;
            const headers = people[lane] ?? {};
            client.setRequests(requestsOf(lane).map((request) => ({ ...request, headers })));
          },
        });
        const done = (rate / count) * duration;
        spent.push({
          database: (cpuOfDatabase() - before.database) / done,
          node: (cpuOf(kitchen.pid) - before.node) / done,
        });
        return { rate: rate / count, p99 };
      },
      aside() {
        const median = (side: 'database' | 'node') =>
          spent.map((each) => each[side]).sort((a, b) => a - b)[Math.floor(spent.length / 2)] ?? 0;
        return `PostgreSQL ${median('database').toFixed(2)} ms, Node ${median('node').toFixed(2)} ms of CPU each`;
      },
    };
  };

  const inserts = await openBareInserts(kitchen.databaseUrl);
  const bare = (connections: number): Measured => ({
    name: 'bare begin; insert; commit',
    round: (seconds) => lanes(connections, seconds, inserts.insert),
  });
  await compare(each('order placement', CONNECTIONS, [placing(DISHES.slice(0, 1))]), bare(CONNECTIONS));
  await compare(each('whole order', CUSTOMERS, [...DISHES.map(adding), placing(DISHES)]), bare(CUSTOMERS));
  await inserts.close();
  await measure(each('cart list, signed in', CONNECTIONS, [{ method: 'GET', path: DOCUMENTS('carts') }]));
  await listOn(kitchen, people.slice(0, CUSTOMERS), each);
}

/** A customer's newest orders over the wire, against one order read by its id. */
async function listOn(
  kitchen: KitchenProcess,
  people: readonly Record<string, string>[],
  each: Each,
): Promise<void> {
  const queries = [
    { method: 'orderDesc', attribute: '$createdAt', values: [] },
    { method: 'limit', values: [NEWEST] },
  ].map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`);
  const path = `${DOCUMENTS('orders')}?${queries.join('&')}`;
  const ids: string[] = [];
  for (const headers of people) {
    const answer = await fetch(`${kitchen.origin}${path}`, { headers });
    const { documents } = (await answer.json()) as { documents: { $id: string }[] };
    if (documents.length < NEWEST) throw new Error(`Only ${documents.length} orders to list`);
    ids.push(documents[0]?.$id ?? '');
  }
  await compare(
    each(`a customer’s newest ${NEWEST} orders`, CUSTOMERS, () => [{ method: 'GET', path }]),
    each('one order by its id', CUSTOMERS, (lane) => [
      { method: 'GET', path: `${DOCUMENTS('orders')}/${ids[lane]}` },
    ]),
  );
}

async function signIn(kitchen: KitchenProcess): Promise<void> {
  const body = JSON.stringify({ email: 'customer0@example.in', password: PASSWORD });
  const request = {
    method: 'POST',
    path: '/v1/account/sessions/email',
    headers: { ...PROJECT, 'content-type': 'application/json' },
    body,
  };
  await measure({
    name: 'sign in',
    round: (duration) =>
      load({
        url: kitchen.origin,
        connections: 4,
        duration,
        setupClient: (client) => client.setRequests([request]),
      }),
  });
}

await withKitchen(
  async (kitchen) => {
    console.log('embedded database');
    await ordersOn(kitchen);
    await signIn(kitchen);

    // The same database server, used through DATABASE_URL as several instances use it.
    const admin = new pg.Client({ connectionString: kitchen.databaseUrl });
    await admin.connect();
    await admin.query('create database shared');
    console.log('\none of several instances, with DATABASE_URL');
    await withKitchen(ordersOn, { databaseUrl: databaseUrl(kitchen.databaseUrl, 'shared'), sendMail: true });
    await admin.end();
  },
  { sendMail: true },
);
