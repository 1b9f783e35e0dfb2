/**
 * The owner's reports with 200,000 orders in a year. The report of a year is compared with one that scans all orders; the
 * accounts of 31 days with two bare queries for the same rows.
 */
import pg from 'pg';
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { fill } from './parts/fill.ts';
import { admin, withKitchen } from './parts/kitchen.ts';
import { median } from './parts/rounds.ts';

const ORDERS = 200_000;
const CUSTOMERS = 5_000;
const YEAR = 365;
const MONTH = 31;
const DAY = 86_400_000;
/** Minutes between two orders, so that all of them are from one year. */
const APART = (YEAR * 1_440) / ORDERS;
const ROUNDS = Number(process.env.ROUNDS ?? 5);

const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

interface Answer {
  time: number;
  text: string;
}

async function read(
  { origin }: KitchenProcess,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${origin}/v1${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return { time: performance.now() - began, text };
}

const ms = (times: readonly number[]) => `${median(times).toFixed(0)} ms`;

await withKitchen(async (kitchen) => {
  await fill(kitchen.databaseUrl, ORDERS, CUSTOMERS, APART);
  const headers = await admin(kitchen);
  const client = new pg.Client({ connectionString: kitchen.databaseUrl });
  await client.connect();
  const bare = async (text: string, values: unknown[]) => {
    const began = performance.now();
    const { rows } = await client.query(text, values);
    return { time: performance.now() - began, rows };
  };

  // A computed report is kept for a minute, so each round asks for another day less.
  const report = (round: number, more: number) =>
    read(kitchen, `/reports/orders?from=${dayAgo(YEAR - 2 * round - more)}&to=${dayAgo(1)}`, headers);
  const [scan, kept, accounts, rows]: [number[], number[], number[], number[]] = [[], [], [], []];
  let lines = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await client.query('delete from report_days');
    // The report keeps the days that it adds up.
    scan.push((await report(round, 0)).time);
    kept.push((await report(round, 1)).time);
    const month = await read(kitchen, `/day/accounts?from=${dayAgo(MONTH)}&to=${dayAgo(1)}`, headers);
    accounts.push(month.time);
    lines = month.text.split('\n').length - 2;
    const span = [`${dayAgo(MONTH)}T00:00:00+05:30`, `${dayAgo(0)}T00:00:00+05:30`];
    const orders = await bare('select * from orders where "orderedOn" >= $1 and "orderedOn" < $2', span);
    const payments = await bare('select * from payments where "paidAt" >= $1 and "paidAt" < $2', span);
    rows.push(orders.time + payments.time);
  }
  await client.end();
  console.log(`report of a year, ${ORDERS} orders: ${ms(kept)}; by scanning them ${ms(scan)}`);
  console.log(
    `accounts of ${MONTH} days, ${lines} lines: ${ms(accounts)}; their rows by two bare queries ${ms(rows)}`,
  );
});
