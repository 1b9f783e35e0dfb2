import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, serverPid } from '#server/db/embedded/test-process.ts';
import { at, PASSWORD } from '#tests/kitchen.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';

const ROUNDS = 10;
const CUSTOMERS = 8;
/** The number of acknowledged placements in a round before the kill, while others are under way. */
const PLACEMENTS = 24;

interface Customer {
  id: string;
  session: string;
  acknowledged: Order[];
  /** An order that was sent with a full cart and never answered. */
  unanswered?: { id: string; quantity: number } | undefined;
}
interface Order {
  $id: string;
  totalAmount: number;
  items: string[];
}
interface Line {
  quantity: number;
}

let folder: string;
let kitchen: KitchenProcess;
const customers: Customer[] = [];

beforeAll(async () => {
  folder = await makeFolder();
  kitchen = await startKitchen(folder);
  for (let n = 1; n <= CUSTOMERS; n++) customers.push(await signUp(`customer${n}`));
});
afterAll(async () => {
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

function call(session: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${kitchen.origin}/v1${path}`, {
    method,
    headers: {
      'x-appwrite-project': 'rasoi',
      'content-type': 'application/json',
      ...(session && { 'x-appwrite-session': session }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function signUp(id: string): Promise<Customer> {
  const body = { userId: id, email: `${id}@example.in`, password: PASSWORD, name: id };
  await call('', 'POST', '/account', body);
  const answer = await call('', 'POST', '/account/sessions/email', body);
  const [session] = Object.values(JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}'));
  return { id, session: String(session), acknowledged: [] };
}

function place({ session }: Customer, id: string, quantity: number): Promise<Response> {
  const items = [JSON.stringify({ DishID: 'samosa', quantity, price: 59 })];
  return call(session, 'POST', at('orders'), { documentId: id, data: { items, address: 'Pune' } });
}

async function documents<T>({ session }: Customer, collection: string): Promise<T[]> {
  const limit = encodeURIComponent(JSON.stringify({ method: 'limit', values: [5000] }));
  const answer = await call(session, 'GET', `${at(collection)}?queries[0]=${limit}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).documents;
}

/** Fills the cart and orders, repeatedly, until the server is killed. */
async function orderForever(customer: Customer): Promise<void> {
  for (let turn = 1; ; turn++) {
    const quantity = 1 + (turn % 3);
    const line = { documentId: randomUUID(), data: { dishId: 'samosa', quantity } };
    const added = await call(customer.session, 'POST', at('carts'), line);
    if (added.status !== 201) return;
    const id = randomUUID();
    customer.unanswered = { id, quantity };
    const answer = await place(customer, id, quantity);
    if (answer.status !== 201) return;
    customer.acknowledged.push((await answer.json()) as Order);
    customer.unanswered = undefined;
  }
}

const placed = () => customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Kills the server while placements are under way; every other time its database, too. */
async function orderAndKill(round: number): Promise<void> {
  const enough = placed() + PLACEMENTS;
  let killed: Promise<void> | undefined;
  const kill = async () => {
    if (round % 2 === 0) process.kill(Number(await serverPid(join(folder, 'postgres'))), 'SIGKILL');
    await kitchen.end('SIGKILL');
  };
  const watch = setInterval(() => {
    if (placed() >= enough) killed ??= kill();
  }, 1);
  await Promise.allSettled(customers.map(orderForever));
  clearInterval(watch);
  await killed;
  expect(killed).toBeDefined();
}

async function checkBooks(customer: Customer): Promise<void> {
  const orders = await documents<Order>(customer, 'orders');
  const cart = await documents<Line>(customer, 'carts');
  const open = customer.unanswered;
  const known = customer.acknowledged.map(({ $id }) => $id);
  const made = open !== undefined && orders.some(({ $id }) => $id === open.id);
  expect(orders.map(({ $id }) => $id).sort()).toEqual([...known, ...(made ? [open.id] : [])].sort());
  for (const order of customer.acknowledged) expect(orders).toContainEqual(order);
  if (open) expect(cart.map(({ quantity }) => quantity)).toEqual(made ? [] : [open.quantity]);
}

/** Repeats the unanswered request, as a customer's app does. */
async function retry(customer: Customer): Promise<void> {
  const open = customer.unanswered;
  if (open) {
    const answer = await place(customer, open.id, open.quantity);
    expect(answer.status).toBe(201);
    customer.acknowledged.push((await answer.json()) as Order);
  }
  const last = customer.acknowledged.at(-1);
  if (last) {
    const { quantity } = JSON.parse(last.items[0] ?? '{}');
    const again = await place(customer, last.$id, quantity);
    expect(await again.json()).toEqual(last);
  }
  customer.unanswered = undefined;
  for (const line of await documents<{ $id: string }>(customer, 'carts')) {
    await call(customer.session, 'DELETE', at('carts', line.$id));
  }
  await checkBooks(customer);
}

// SAFE-2
it(`a server that is killed ${ROUNDS} times keeps every acknowledged order, and no ordered cart`, {
  timeout: 180_000,
}, async () => {
  let unanswered = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    await orderAndKill(round);
    kitchen = await startKitchen(folder);
    unanswered += customers.filter((customer) => customer.unanswered).length;
    await Promise.all(customers.map(checkBooks));
    await Promise.all(customers.map(retry));
  }
  expect(placed()).toBeGreaterThanOrEqual(ROUNDS * PLACEMENTS);
  expect(unanswered).toBeGreaterThan(0);
});
