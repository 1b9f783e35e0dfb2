import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '#server/db/embedded/test-process.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';

const ADMIN = { email: 'owner@example.in', password: 'Swaad-1234' };
const CUSTOMER = { userId: 'regular', email: 'regular@example.in', password: 'Swaad-1234', name: 'Meera' };
const ORDERS = 40;
/** Rupees of each order that come from the balance, and what was paid ahead. */
const PART = 5;
const AHEAD = 1000;

let folder: string;
let kitchen: KitchenProcess;

const start = () =>
  startKitchen(folder, { settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });

beforeAll(async () => {
  folder = await makeFolder();
  kitchen = await start();
});
afterAll(async () => {
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;
const HEADERS = { 'x-appwrite-project': 'rasoi', 'content-type': 'application/json' };
const send = (method: string, path: string, body: object, headers: Headers = {}) =>
  fetch(`${kitchen.origin}/v1${path}`, {
    method,
    headers: { ...HEADERS, ...headers },
    body: JSON.stringify(body),
  });
const documents = (collection: string) => `/databases/rasoi/collections/${collection}/documents`;

async function signIn({ email, password }: typeof ADMIN): Promise<Headers> {
  const answer = await send('POST', '/account/sessions/email', { email, password });
  return { 'x-fallback-cookies': answer.headers.get('x-fallback-cookies') ?? '' };
}

/** Sends an order until it is answered, however often the server is killed meanwhile. */
async function place(id: string, headers: Headers): Promise<number> {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune', fromBalance: PART };
  for (;;) {
    try {
      return (await send('POST', documents('orders'), { documentId: id, data }, headers)).status;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// LEDGER-21
it('a server that is killed between a payment and its entry loses none, and counts none twice', {
  timeout: 180_000,
}, async () => {
  const owner = await signIn(ADMIN);
  await send('POST', '/account', CUSTOMER);
  const customer = await signIn(CUSTOMER);
  const value = JSON.stringify({ isOn: true });
  expect((await send('PATCH', `${documents('settings')}/ledger`, { data: { value } }, owner)).status).toBe(
    200,
  );
  const data = { userId: CUSTOMER.userId, kind: 'payment', paidBy: 'cash', credit: AHEAD };
  expect((await send('POST', documents('ledgerEntries'), { documentId: 'paid', data }, owner)).status).toBe(
    201,
  );

  let answered = 0;
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = lane; n < ORDERS; n += 4) {
      expect(await place(`order-${n}`, customer)).toBe(201);
      answered++;
    }
  });
  while (answered < ORDERS / 4) await new Promise((resolve) => setTimeout(resolve, 5));
  await kitchen.end('SIGKILL');
  kitchen = await start();
  await Promise.all(lanes);

  const database = new pg.Client({ connectionString: kitchen.databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    `select (select balance from users where id = $1)::int as balance,
      (select sum(credit - debit) from "ledgerEntries" where "userId" = $1)::int as summed,
      (select count(*) from payments where method = 'balance' and state = 'paid')::int as payments,
      (select count(*) from "ledgerEntries" e join payments p on p.id = e.reference
        where e."referenceKind" = 'payment' and e.debit = p.amount)::int as entries`,
    [CUSTOMER.userId],
  );
  await database.end();
  const left = (AHEAD - ORDERS * PART) * 100;
  expect(rows).toEqual([{ balance: left, summed: left, payments: ORDERS, entries: ORDERS }]);
});
