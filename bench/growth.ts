/**
 * What 1, 10 and 100 kitchens ask of one machine, and of two instances behind Caddy, PgBouncer and Redis with a replicated
 * PostgreSQL: orders that the demo's generator makes up, each with its visitors, pages, requests and steps of the kitchen, at
 * the rate of the busiest hour; then as many as are answered; then the meals of plans at a cutoff. CPU is given for each order,
 * as the machine also runs the load, and as multiples of a bare insert and of a bare answer of the same run. `--kitchens=1,10`
 * and `--machines=one` or `several` measure less.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addDays, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { decideDueMeals } from '#server/collections/plans/meals/decide-meals.ts';
import { missingPackages } from '#tests/machines/packages.ts';
import { openBareInserts } from './parts/bare-inserts.ts';
import { databaseCpu } from './parts/cpu.ts';
import { fillKitchens, withEngine } from './parts/fill-kitchens.ts';
import {
  arrivals,
  atOnce,
  type Crowd,
  gather,
  type Journeys,
  journeys,
  KINDS,
} from './parts/kitchens-load.ts';
import { openOneMachine, openSeveralMachines, type Server, type Site } from './parts/kitchens-site.ts';
import { listen } from './parts/listener.ts';
import { lanes } from './parts/load.ts';
import { loadBytes } from './parts/load-bytes.ts';
import { withRawServer } from './parts/raw-server.ts';

const SIZES = [1, 10, 100];
const ORDERS_IN_BUSIEST_HOUR = 75;
const SOCKETS_EACH = 30;
/** Fewer orders a second would be too few to measure in these seconds. */
const LEAST_RATE = 1;
const SECONDS = 20;
const CUSTOMERS = 30;
const AT_ONCE = 12;
const WARM_UP_SECONDS = 5;
const IDLE_SECONDS = 4;
const REFERENCE_SECONDS = 3;
const SOCKETS_AT_ONCE = 50;
const ZONE = 'Asia/Kolkata';
/** Five minutes after the cutoff of the demo's lunch. */
const AFTER_CUTOFF = 9 * 60 + 5;

const percentile = (times: readonly number[], part: number): string => {
  const sorted = [...times].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0);
};

type Cpu = ReturnType<Site['cpu']>;
const NOTHING: Cpu = { node: 0, database: 0, between: 0 };

/** Milliseconds of CPU a second that a site uses while nobody asks for anything. */
async function idleCpu({ cpu }: Site): Promise<Cpu> {
  const before = cpu();
  await sleep(IDLE_SECONDS * 1000);
  const after = cpu();
  const of = (part: keyof Cpu) => (after[part] - before[part]) / IDLE_SECONDS;
  return { node: of('node'), database: of('database'), between: of('between') };
}

/**
 * Runs a task and returns the milliseconds of CPU that it cost the site, for each of the orders that it returns, and that of
 * this process.
 * @param idle what is not the task's
 */
async function perOrder({ cpu }: Pick<Site, 'cpu'>, idle: Cpu, task: () => Promise<number>) {
  const [before, client, from] = [cpu(), process.cpuUsage(), performance.now()];
  const orders = await task();
  const [after, { user, system }] = [cpu(), process.cpuUsage(client)];
  const seconds = (performance.now() - from) / 1000;
  const of = (part: keyof Cpu) => (after[part] - before[part] - idle[part] * seconds) / orders;
  return {
    ...{ orders, node: of('node'), database: of('database'), between: of('between') },
    load: (user + system) / 1000 / orders,
  };
}

type Costs = Awaited<ReturnType<typeof perOrder>>;

const words = ({ node, database, between, load }: Costs): string =>
  [
    `Node ${node.toFixed(0)} ms`,
    `PostgreSQL ${database.toFixed(0)} ms`,
    ...(between > 0 ? [`Caddy, PgBouncer, Redis and replica ${between.toFixed(0)} ms`] : []),
    `(the load itself ${load.toFixed(0)} ms)`,
  ].join(', ');

async function openSockets({ origin }: Site, count: number) {
  const sockets: Awaited<ReturnType<typeof listen>>[] = [];
  while (sockets.length < count) {
    const some = Math.min(SOCKETS_AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => listen(origin, ['dishes'])))));
  }
  return { close: () => sockets.forEach(({ socket }) => void socket.terminate()) };
}

/** Milliseconds of CPU of a bare answer of node:http, and of a bare insert. */
async function reference(url: string): Promise<{ answer: number; insert: number }> {
  let answer = Number.NaN;
  await withRawServer(Buffer.alloc(1024, 'x'), async ({ origin, cpu }) => {
    const figures = await loadBytes({ url: `${origin}/`, connections: 8, duration: 2, headers: {}, cpu });
    answer = figures.cpu ?? Number.NaN;
  });
  const inserts = await openBareInserts(url);
  const cpu = await databaseCpu(url);
  const before = cpu();
  const { rate } = await lanes(8, REFERENCE_SECONDS, inserts.insert);
  const insert = (cpu() - before) / (rate * REFERENCE_SECONDS);
  await inserts.close();
  return { answer, insert };
}

function printTimes({ times }: Crowd): void {
  for (const kind of KINDS) {
    const all = times[kind];
    const parts = [0.5, 0.95, 0.99].map((part) => percentile(all, part).padStart(5)).join(' ');
    console.log(`  ${kind.padEnd(12)} ${String(all.length).padStart(6)} answers   p50, p95, p99 ${parts} ms`);
  }
}

/** All orders of plans whose cutoff is passed next Monday. */
async function cook(url: string, database: pg.Client): Promise<void> {
  let monday = addDays(dayAt(new Date(), ZONE), 1);
  while (weekdayOf(monday) !== 0) monday = addDays(monday, 1);
  const count = async () =>
    Number((await database.query(`select count(*) from orders where channel = 'plan'`)).rows[0].count);
  const cpu = await databaseCpu(url);
  const before = await count();
  const from = performance.now();
  const both = { cpu: () => ({ node: 0, database: cpu(), between: 0 }) };
  const costs = await perOrder(both, NOTHING, async () => {
    await withEngine(
      url,
      ({ engine }) => decideDueMeals(engine),
      new Date(momentOf(monday, AFTER_CUTOFF, ZONE)),
    );
    return (await count()) - before;
  });
  const seconds = (performance.now() - from) / 1000;
  console.log(
    `  ${costs.orders} meals at a cutoff became orders in ${seconds.toFixed(1)} s: Node ${costs.load.toFixed(1)} ms, ` +
      `PostgreSQL ${costs.database.toFixed(1)} ms of CPU each`,
  );
}

/** One size on one site. @returns CPU for each order at the rate of the busiest hour */
async function measureOn(server: Server, name: string, kitchens: number): Promise<void> {
  const url = await server.create(`kitchens_${kitchens}`);
  await fillKitchens(url, kitchens);
  const database = new pg.Client({ connectionString: url });
  // If the measurement fails, the server ends first.
  database.on('error', () => undefined);
  await database.connect();
  const { rows: dishes } = await database.query(
    `select id, "menuId", name, price::int, "imgUrl", "taxPercent", "hsnCode" from dishes order by sequence`,
  );
  const { rows } = await database.query(
    `select (select count(*) from orders) as orders, pg_database_size(current_database()) / 1e6 as size`,
  );
  console.log(
    `\n${name}, ${kitchens} kitchen${kitchens > 1 ? 's' : ''}: ${rows[0].orders} orders, ${Number(rows[0].size).toFixed(0)} MB ` +
      `(load average ${loadavg()[0]?.toFixed(1)})`,
  );
  const site = await server.start(url);
  const crowd = await gather(site.origin, CUSTOMERS, async (id) => {
    await database.query(`update users set role = 'owner', "isAdmin" = true where id = $1`, [id]);
  });
  const load = journeys(site.origin, crowd, dishes);
  const sockets = await openSockets(site, SOCKETS_EACH * kitchens);
  await atOnce(crowd.customers.slice(0, 2), load, WARM_UP_SECONDS);
  load.forget();
  const idle = await idleCpu(site);

  const own = (kitchens * ORDERS_IN_BUSIEST_HOUR) / 3600;
  const rate = Math.max(own, LEAST_RATE);
  const costs = await perOrder(site, idle, () => arrivals(crowd, load, { rate, seconds: SECONDS }));
  const { node, database: stored } = site.memory();
  const all = (of: Cpu) => of.node + of.database + of.between;
  const share = (own * all(costs) + all(idle)) / 10;
  console.log(`  ${costs.orders} orders at ${rate.toFixed(2)} a second. CPU for each: ${words(costs)}`);
  console.log(
    `  in the busiest hour ${share.toFixed(1)} % of one core, with ${SOCKETS_EACH * kitchens} sockets`,
  );
  console.log(
    `  while nobody orders: Node ${(idle.node / 10).toFixed(1)} %, PostgreSQL ${(idle.database / 10).toFixed(1)} % of one core`,
  );
  console.log(`  memory: Node ${node.toFixed(0)} MB, PostgreSQL ${stored.toFixed(0)} MB`);
  printTimes(crowd);
  if (kitchens === sizes.at(-1)) await saturate(site, crowd, load);
  sockets.close();
  load.close();
  await site.close();
  const bare = await reference(url);
  console.log(
    `  ratios: an order costs Node ${(costs.node / bare.answer).toFixed(0)} bare answers (${bare.answer.toFixed(3)} ms), ` +
      `PostgreSQL ${(costs.database / bare.insert).toFixed(0)} bare inserts (${bare.insert.toFixed(2)} ms)`,
  );
  await cook(url, database);
  await database.end();
}

async function saturate(site: Site, crowd: Crowd, load: Journeys): Promise<void> {
  load.forget();
  let rate = 0;
  const costs = await perOrder(site, NOTHING, async () => {
    const { done, seconds } = await atOnce(crowd.customers.slice(0, AT_ONCE), load, SECONDS);
    rate = done / seconds;
    return done;
  });
  console.log(
    `  at most ${rate.toFixed(1)} orders a second, the load on the same cores. CPU for each: ${words(costs)}`,
  );
  printTimes(crowd);
}

const { values: only } = parseArgs({
  options: { kitchens: { type: 'string' }, machines: { type: 'string', default: 'one,several' } },
});
const sizes = only.kitchens?.split(',').map(Number) ?? SIZES;

async function measure(
  name: string,
  open: () => Promise<Server>,
  sizesHere: readonly number[],
): Promise<void> {
  const server = await open();
  try {
    for (const kitchens of sizesHere) await measureOn(server, name, kitchens);
  } finally {
    await server.stop();
  }
}

const missing = missingPackages('pgbouncer', 'redis-server', 'caddy', 'postgresql');
if (only.machines.includes('one')) await measure('one machine', openOneMachine, sizes);
if (missing) console.log(`\ntwo instances: not measured, it ${missing}`);
else if (only.machines.includes('several'))
  await measure('two instances', openSeveralMachines, sizes.slice(-1));
