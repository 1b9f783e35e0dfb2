import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { openForLongWork } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';

/** Runs a task with all of the server but its pages, in this process. @param now what its clock says */
export async function withEngine<T>(
  url: string,
  task: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
  now?: Date,
): Promise<T> {
  const database = openForLongWork({ url });
  await migrate(database, join(PROJECT_FOLDER, 'server/db/migrations'));
  const app = await createApp({
    database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings: readSettings({}),
    logger: false,
    withPages: false,
    ...(now && { clock: () => now }),
  });
  try {
    return await task(app);
  } finally {
    await app.server.close();
    await database.close();
  }
}

/** The orders that are copied: of three weeks, and none that is still open. */
const RECENT = `created between now() - interval '22 days' and now() - interval '1 day'`;
const THEIRS = `exists (select 1 from orders where orders.id = "orderId" and ${RECENT.replace('created', 'orders.created')})`;
const CUSTOMERS = `role is null and not "phoneOnly"`;

/** What is copied for each further kitchen: the table, which of its rows, and the columns that differ. `k` is the kitchen. */
const COPIED: readonly { table: string; rows: string; over: Readonly<Record<string, string>> }[] = [
  {
    table: 'users',
    rows: CUSTOMERS,
    over: { id: own('id'), userId: own('"userId"'), email: `'k' || k || email`, provenPhone: 'null' },
  },
  {
    table: 'addresses',
    rows: `"userId" in (select id from users where ${CUSTOMERS})`,
    over: { id: own('id'), userId: own('"userId"'), creator: own('creator') },
  },
  { table: 'orders', rows: RECENT, over: { id: own('id'), number: `nextval('orders_number')` } },
  { table: 'orderEvents', rows: THEIRS, over: { id: own('id'), orderId: own('"orderId"') } },
  {
    table: 'payments',
    rows: THEIRS,
    over: { id: own('id'), orderId: own('"orderId"'), reference: own('reference') },
  },
  {
    table: 'invoices',
    // A credit note names the invoice that it corrects.
    rows: `kind <> 'creditNote' and ${THEIRS}`,
    over: {
      ...{ id: own('id'), orderId: own('"orderId"'), series: `'K' || k || series` },
      ...{ number: `'K' || k || series || serial` },
    },
  },
  {
    table: 'mealSubscriptions',
    rows: `"companyId" is null and state = 'active'`,
    over: { id: own('id'), userId: own('"userId"'), creator: own('creator'), addressId: own('"addressId"') },
  },
];

/** The id of a further kitchen's copy. */
function own(column: string): string {
  return `${column} || '-k' || k`;
}

/**
 * Fills an empty database: with three months of the demo's kitchen, and with three weeks of each further one, which are copies
 * with customers, orders, steps, payments, invoices and subscribers of their own. Without indexes this takes a fifth of the time.
 */
export async function fillKitchens(url: string, kitchens: number): Promise<void> {
  await withEngine(url, ({ engine }) => {
    const bulk = openForLongWork({ url, maxConnections: 1 });
    return fillDemo(engine, bulk).finally(() => bulk.close());
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`);
  const names = COPIED.map(({ table }) => table);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public'
       and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [names],
  );
  if (kitchens > 1) {
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    for (const each of COPIED) await copy(client, each, kitchens);
    for (const { made } of indexes) await client.query(made);
  }
  await client.query('vacuum (analyze)');
  await client.end();
}

async function copy(
  client: pg.Client,
  { table, rows, over }: (typeof COPIED)[number],
  kitchens: number,
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [`"${table}"`],
  );
  const into = columns.map(({ name }) => `"${name}"`).join(', ');
  const from = columns.map(({ name }) => over[name] ?? `"${name}"`).join(', ');
  await client.query(
    `insert into "${table}" (${into}) select ${from} from "${table}", generate_series(2, ${kitchens}) k where ${rows}`,
  );
}
