/**
 * Every list that a screen or a client requests, with 10,000 orders of 1,000 customers and with 1,000,000 orders of 100,000
 * customers: the time in the database, in multiples of reading one order by its id, and whether a whole table is read. The
 * time of a list does not grow if both columns are about the same.
 */

import { allCollections } from '#server/collections/index.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { type Database, openDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { evaluateAccess } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import { createEvents } from '#server/documents/events.ts';
import { findPage } from '#server/documents/list-page.ts';
import { createListPlaces } from '#server/documents/lists/list-places.ts';
import { parseQueries } from '#server/documents/queries/queries.ts';
import { MAX_TOTAL, type Query } from '#server/documents/queries/query.ts';
import { find } from '#server/documents/store.ts';
import { and } from '#server/documents/where.ts';
import { fill } from './parts/fill.ts';
import { withKitchen } from './parts/kitchen.ts';

const SIZES = [10_000, 1_000_000];
const CUSTOMERS_PER_ORDER = 1 / 10;
/** How often each list is read. */
const TIMES = 31;
/** The most rows that may be read without an index: as many as are counted at most. */
const WHOLE = MAX_TOTAL;
/** An offset far down the larger list. Documents behind 100,000 are reached with a cursor only. */
const MOST_OFFSET = 90_000;
/** The width of a list's name in characters. */
const NAME = 50;

const person = (id: string, role: 'owner' | null): Actor => ({
  kind: 'user',
  user: { id, email: '', name: '', role, isAdmin: role !== null, emailVerified: true },
});
const customer = person('u7', null);
const admin = person('chef', 'owner');

const q = (method: string, attribute?: string, ...values: unknown[]): string =>
  JSON.stringify({ method, ...(attribute && { attribute }), values });
const newest = (attribute: string): string => q('orderDesc', attribute);
const few = q('limit', undefined, 25);
/** The query with which the board asks for recent documents. */
const recent = (attribute: string): string =>
  q('greaterThan', attribute, new Date(Date.now() - 43_200_000).toISOString());
const day = ['2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];

interface Asked {
  name: string;
  who: Actor;
  collection: string;
  queries: readonly string[];
  /** Whether it is read from a remembered place, as when no order has changed since the last time. */
  again?: boolean;
}

/** The lists. `deep` is the id of an order far down the list of all orders, and `farDown` an offset. */
const lists = (deep: string, farDown: number): Asked[] => {
  const by =
    (who: Actor, words: string) =>
    (collection: string, what: string, ...queries: string[]) => ({
      name: `${words} ${what}`,
      who,
      collection,
      queries: [...queries, few],
    });
  const mine = by(customer, 'a customer’s');
  const all = by(admin, 'all');
  return [
    mine('orders', 'orders, newest by orderedOn', newest('orderedOn')),
    mine('orders', 'orders, newest by $createdAt', newest('$createdAt')),
    mine('orders', 'orders by $updatedAt', newest('$updatedAt')),
    mine('orders', 'orders by $id', q('orderAsc', '$id')),
    mine('orders', 'orders without an order'),
    mine('payments', 'payments, newest by $createdAt', newest('$createdAt')),
    mine('orderEvents', 'order events, newest by $createdAt', newest('$createdAt')),
    mine('orderEvents', 'order events, newest by $updatedAt', newest('$updatedAt')),
    mine('carts', 'cart'),
    mine('addresses', 'addresses', q('orderDesc', 'isDefault'), q('orderAsc', '$createdAt')),
    mine('notices', 'notices'),
    mine('reviews', 'reviews, newest by $createdAt', newest('$createdAt')),
    all('orders', 'orders, newest by orderedOn', newest('orderedOn')),
    all('orders', 'orders, newest by $createdAt', newest('$createdAt')),
    all('orders', 'orders by $updatedAt', newest('$updatedAt')),
    all('orders', 'orders without an order'),
    all('orders', 'orders of a time', q('between', 'orderedOn', ...day), newest('orderedOn')),
    all('orders', 'orders of a customer', q('equal', 'userId', 'u7'), newest('$createdAt')),
    all('orders', 'open orders', q('equal', 'status', 'placed', 'ready'), q('orderAsc', 'orderedOn')),
    all('orders', 'orders far down, by cursor', newest('orderedOn'), q('cursorAfter', undefined, deep)),
    all('orders', 'orders far down, by offset', newest('orderedOn'), q('offset', undefined, farDown)),
    {
      ...all(
        'orders',
        'orders far down, by offset, again',
        newest('orderedOn'),
        q('offset', undefined, farDown),
      ),
      again: true,
    },
    all('orders', 'orders searched by a phone', q('search', 'searchText', '9000000959'), newest('orderedOn')),
    all('orders', 'orders searched by last digits', q('search', 'searchText', '←9590'), newest('orderedOn')),
    all(
      'orders',
      'orders searched by what all have',
      q('search', 'searchText', 'example'),
      newest('orderedOn'),
    ),
    all('users', 'customers, newest', q('equal', 'isAdmin', false), newest('createdAt')),
    all('users', 'customers searched', q('search', 'searchText', 'person77'), newest('createdAt')),
    all('payments', 'due payments', q('equal', 'state', 'due'), recent('createdAt')),
    all(
      'payments',
      'payments recorded by staff',
      q('isNotNull', 'recordedBy'),
      q('equal', 'state', 'paid'),
      recent('paidAt'),
    ),
    all('payments', 'payments of an order', q('equal', 'orderId', deep)),
    all('orderEvents', 'events of an order', q('equal', 'orderId', deep)),
    all('mails', 'mails, newest', newest('createdAt')),
    all('mails', 'mails searched by address', q('search', 'searchText', 'person77'), newest('createdAt')),
    all('audits', 'audits, newest', newest('createdAt')),
    all('messages', 'messages, newest', newest('createdAt')),
    all('subscribers', 'subscribers, newest', newest('$createdAt')),
  ];
};

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Median milliseconds of a task and of a reference, measured in turns. */
async function timed(task: () => Promise<unknown>, reference: () => Promise<unknown>) {
  const times: { task: number; reference: number }[] = [];
  const once = async (each: () => Promise<unknown>) => {
    const from = performance.now();
    await each();
    return performance.now() - from;
  };
  for (let done = 0; done < TIMES; done++) {
    times.push({ task: await once(task), reference: await once(reference) });
  }
  const milliseconds = median(times.map((each) => each.task));
  return { milliseconds, ratio: milliseconds / median(times.map((each) => each.reference)) };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Tables that were read without an index, with the number of rows read. */
function wholes(plan: Plan): string[] {
  const looked = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const whole = plan['Node Type'].endsWith('Seq Scan') && looked > WHOLE;
  return [
    ...(whole ? [`${plan['Relation Name']} (${looked} rows)`] : []),
    ...(plan.Plans ?? []).flatMap(wholes),
  ];
}

/** Runs each statement again with EXPLAIN, to record its plan. */
function explaining(database: Database, seen: { wholes: string[]; buffers: number }): Sql {
  return {
    ...database,
    async query<Row>(statement: SQL): Promise<Row[]> {
      const [row] = await database.query<{
        'QUERY PLAN': { Plan: Plan & Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }[];
      }>(sql`explain (analyze, buffers, format json) ${statement}`);
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (plan) {
        seen.wholes.push(...wholes(plan));
        seen.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      }
      return database.query<Row>(statement);
    },
  };
}

interface Read {
  milliseconds: number;
  /** In multiples of reading one order by its id. */
  ratio: number;
  /** Pages of 8 kB that were read. */
  buffers: number;
  wholes: string[];
}

async function readList(database: Database, list: Asked, oneId: string): Promise<Read> {
  const { who, collection: name, queries } = list;
  const collection = (allCollections as readonly Collection[]).find((each) => each.name === name);
  if (!collection) throw new Error(`No collection ${name}`);
  const asked = parseQueries(collection, queries);
  const rule = evaluateAccess(collection, 'read', who);
  if (rule === false) throw new Error(`${name} may not be listed`);
  const query: Query = rule === true ? asked : { ...asked, where: [and(rule, ...asked.where)] };
  const cursor = query.cursor && (await find(database, orders, query.cursor.id));
  const seen = { wholes: [] as string[], buffers: 0 };
  const places = createListPlaces(createEvents(() => undefined));
  const page = (db: Sql) =>
    list.again ? places.findPage(db, collection, query) : findPage(db, collection, query, cursor);
  if (list.again) await page(database);
  await page(explaining(database, seen));
  const times = await timed(
    () => page(database),
    () => find(database, orders, oneId),
  );
  return { ...times, ...seen };
}

/** The figures of every list with this many orders, by name. */
async function measureAt(size: number): Promise<Map<string, Read>> {
  const measured = new Map<string, Read>();
  await withKitchen(async (kitchen) => {
    await fill(kitchen.databaseUrl, size, size * CUSTOMERS_PER_ORDER);
    const database = openDatabase({ url: kitchen.databaseUrl, statementTimeout: 0, answerTimeout: 0 });
    const [deep] = await database.query<{ id: string }>(
      sql`select id from orders order by "orderedOn" desc, sequence offset ${(size * 9) / 10} limit 1`,
    );
    const id = deep?.id ?? '';
    for (const list of lists(id, Math.min(MOST_OFFSET, (size * 9) / 10)))
      measured.set(list.name, await readList(database, list, id));
    await database.close();
  });
  return measured;
}

const results: Map<string, Read>[] = [];
for (const size of SIZES) results.push(await measureAt(size));
const columns = SIZES.map((size) => `${size.toLocaleString('en')} orders`.padStart(30)).join('');
console.log(`${''.padEnd(NAME)}${columns}   as multiples of one order by its id`);
for (const name of results[0]?.keys() ?? []) {
  const cells = results.map((result) => {
    const { milliseconds, buffers, ratio } = result.get(name) ?? { milliseconds: 0, buffers: 0, ratio: 0 };
    return `${milliseconds.toFixed(2)} ms ${String(buffers).padStart(6)} pages ${ratio.toFixed(1).padStart(6)}`;
  });
  const whole = results.flatMap((result) => result.get(name)?.wholes ?? []);
  const wholeReads = whole.length > 0 ? `   READS WHOLE: ${whole.join(', ')}` : '';
  console.log(`${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(30)).join('')}${wholeReads}`);
}
