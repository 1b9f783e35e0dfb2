import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { type Listener, listen, startListening } from './realtime-client.ts';

let kitchen: Kitchen;
let origin: string;
let asha: Person;
let ravi: Person;
let chef: Person;
const open: Listener[] = [];

const DISHES = 'databases.rasoi.collections.dishes.documents';
const ORDERS = 'databases.rasoi.collections.orders.documents';
const CARTS = 'databases.rasoi.collections.carts.documents';
/** The id of the payment is chosen by the server. */
const PAYMENT_CREATED = expect.stringMatching(
  /^databases\.rasoi\.collections\.payments\.documents\.\w+\.create$/,
);

async function connected(who: Person, ...channels: string[]): Promise<Listener> {
  const listener = await listen(origin, who, ...channels);
  open.push(listener);
  return listener;
}

/** Sends an event that everybody receives; afterwards no earlier message is still under way. */
let prices = 300;
async function settle(...listeners: Listener[]): Promise<void> {
  await kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });
  for (const each of listeners) {
    await vi.waitFor(() => expect(each.events()).toContain(`${DISHES}.phulka.update`));
  }
}

/** All other received events, without those of mails and of the audit log, which admins also receive. */
const others = (listener: Listener) =>
  listener
    .events()
    .filter((name) => !name.startsWith(`${DISHES}.phulka`) && !/[.](mails|audits)[.]/.test(name));

async function addSamosa(who: Person, id: string): Promise<void> {
  await kitchen.send(who, 'POST', at('carts'), { documentId: id, data: { dishId: 'samosa', quantity: 1 } });
}

async function placeOrder(who: Person, id: string): Promise<void> {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune' };
  const answer = await kitchen.send(who, 'POST', at('orders'), { documentId: id, data });
  expect(answer.statusCode).toBe(201);
}

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await startListening(kitchen);
  asha = await kitchen.customer('asha');
  ravi = await kitchen.customer('ravi');
  chef = await kitchen.admin();
});
afterEach(() => {
  for (const { socket: each } of open.splice(0)) each.terminate();
});
afterAll(() => kitchen.close());

describe('realtime events', () => {
  it('of carts and orders reach their owners, of orders also admins; visitors get those of the menu', async () => {
    const channels = [DISHES, ORDERS, CARTS, 'documents', 'rows'];
    const [owner, other, admin, visitor] = await Promise.all([
      connected(asha, ...channels),
      connected(ravi, ...channels),
      connected(chef, ...channels),
      connected(VISITOR, ...channels),
    ]);
    await addSamosa(asha, 'line1');
    await placeOrder(asha, 'order1');
    await settle(owner, other, admin, visitor);
    expect(others(owner)).toEqual([
      `${CARTS}.line1.create`,
      `${ORDERS}.order1.create`,
      `${CARTS}.line1.delete`,
      PAYMENT_CREATED,
    ]);
    expect(others(admin)).toEqual([`${ORDERS}.order1.create`, PAYMENT_CREATED]);
    expect(others(other)).toEqual([]);
    expect(others(visitor)).toEqual([]);
  });

  it('contain the document as the REST answer does, under every channel’s name', async () => {
    const visitor = await connected(VISITOR, `${DISHES}.phulka`);
    await settle(visitor);
    const { data } = await visitor.next('event');
    const dish = (await kitchen.send(VISITOR, 'GET', at('dishes', 'phulka'))).json();
    expect(data.payload).toEqual({ ...dish, $tableId: 'dishes' });
    expect(data.channels).toEqual(
      expect.arrayContaining([
        'documents',
        DISHES,
        `${DISHES}.phulka`,
        'rows',
        'tablesdb.rasoi.tables.dishes.rows',
        `${DISHES}.phulka.update`,
      ]),
    );
    expect(data.events).toEqual(
      expect.arrayContaining([
        `${DISHES}.phulka.update`,
        `${DISHES}.*.update`,
        'databases.*.collections.*.documents.*.update',
        `${DISHES}.phulka`,
        'databases.rasoi.collections.dishes',
        'databases.*.collections.dishes',
        'databases.*',
      ]),
    );
    expect(data.events).toHaveLength(8 + 8 + 4 + 2);
    expect(String(data.timestamp)).toMatch(/^\d{4}-.*\+00:00$/);
    expect(data).not.toHaveProperty('subscriptions');
  });

  it('are not sent for other channels or refused requests', async () => {
    const elsewhere = await connected(chef, `${DISHES}.samosa`, ORDERS);
    await kitchen.send(asha, 'PATCH', at('dishes', 'samosa'), { data: { price: 1 } });
    await kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });
    await kitchen.send(chef, 'PATCH', at('dishes', 'samosa'), { data: { description: 'Three, hot' } });
    await elsewhere.next('event');
    expect(elsewhere.events()).toEqual([`${DISHES}.samosa.update`]);
  });

  it('stop at once for a former admin', async () => {
    const sous = await kitchen.admin('sous');
    const listener = await connected(sous, ORDERS, DISHES);
    await placeOrder(asha, 'order2');
    await kitchen.send(chef, 'PATCH', at('users', 'sous'), { data: { isAdmin: false } });
    await placeOrder(asha, 'order3');
    await kitchen.send(chef, 'PATCH', at('users', 'sous'), { data: { isAdmin: true } });
    await placeOrder(asha, 'order4');
    await settle(listener);
    expect(others(listener)).toEqual([`${ORDERS}.order2.create`, `${ORDERS}.order4.create`]);
  });

  it('end with the session, whose connections alone are closed', async () => {
    const meera = await kitchen.customer('meera');
    const again = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
      email: meera.email,
      password: 'Swaad-1234',
    });
    const [session] = Object.values(JSON.parse(String(again.headers['x-fallback-cookies'])));
    const first = await connected(meera, 'account', CARTS);
    const second = await connected({ ...meera, session: String(session) }, 'account', CARTS);
    await kitchen.send(meera, 'DELETE', '/account/sessions/current');
    expect(await first.ended()).toBe(1000);
    const { data } = await second.next('event');
    expect(String((data.events as string[])[0])).toMatch(/^users\.meera\.sessions\.[^.]+\.delete$/);
    expect(data.payload).toMatchObject({ userId: 'meera', secret: '' });
  });
});

describe('realtime events of an account', () => {
  it('reach its owner alone, on `account`, whichever account others subscribe to', async () => {
    const owner = await connected(asha, 'account');
    const other = await connected(ravi, 'account.asha', 'account', DISHES);
    expect(other.messages[0]?.data.channels).toEqual(['account', DISHES, 'account.ravi']);
    await kitchen.send(asha, 'PATCH', '/account/name', { name: 'Asha B' });
    const { data } = await owner.next('event');
    expect(data.channels).toEqual(['account', 'account.asha']);
    expect(data.events).toEqual([
      'users.asha.update.name',
      'users.*.update.name',
      'users.asha.update',
      'users.*.update',
      'users.asha',
      'users.*',
    ]);
    expect(data.payload).toMatchObject({ $id: 'asha', name: 'Asha B' });
    expect(JSON.stringify(data.payload)).not.toMatch(/argon|hash/i);
    await settle(other);
    expect(others(other)).toEqual([]);
  });

  it('belong to the connection’s person, also after authentication by message', async () => {
    const listener = await connected(VISITOR, 'account', CARTS, DISHES);
    expect(listener.messages[0]?.data).toEqual({
      channels: ['account', CARTS, DISHES],
      user: null,
      subscriptions: {},
    });
    await addSamosa(ravi, 'unheard');
    listener.say({ type: 'authentication', data: { session: ravi.session } });
    const { data } = await listener.next('response');
    expect(data).toMatchObject({ to: 'authentication', success: true, user: { $id: 'ravi' } });
    expect(data?.channels).toEqual(['account', CARTS, DISHES, 'account.ravi']);
    await addSamosa(ravi, 'heard');
    await settle(listener);
    expect(others(listener)).toEqual([`${CARTS}.unheard.update`]);
  });
});

it('events of another instance reach sockets, and invalidate cached lists', async () => {
  const one = await openKitchen();
  const databases = [openDatabase({ url: one.url }), openDatabase({ url: one.url })];
  const apps = await Promise.all(
    databases.map((database) =>
      createApp({
        database,
        pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
        settings: readSettings({ RATE_LIMIT_SCALE: '0', DATABASE_URL: one.url }),
        logger: false,
        withPages: false,
      }),
    ),
  );
  const [here, there] = apps;
  if (!here || !there) throw new Error('Two instances were to be opened');
  const admin = await one.admin();
  const list = () =>
    there.server.inject({ url: `/v1${at('menus')}`, headers: { 'x-appwrite-project': 'rasoi' } });
  const before = (await list()).json().total;
  const address = await there.server.listen({ port: 0, host: '127.0.0.1' });
  const listener = await listen(address, VISITOR, 'documents');
  await here.server.inject({
    method: 'POST',
    url: `/v1${at('menus')}`,
    headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': admin.session },
    payload: { documentId: 'chaats', data: { name: 'Chaats' } },
  });
  const { data } = await listener.next('event');
  expect(data.payload).toMatchObject({ $id: 'chaats', name: 'Chaats' });
  expect((await list()).json().total).toBe(before + 1);
  await here.server.inject({
    method: 'DELETE',
    url: `/v1${at('menus', 'chaats')}`,
    headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': admin.session },
  });
  const { data: gone } = await listener.next('event');
  expect(gone.payload).toMatchObject({ $id: 'chaats', name: 'Chaats' });
  expect((await list()).json().total).toBe(before);
  listener.socket.terminate();
  for (const { server } of apps) await server.close();
  for (const database of databases) await database.close();
  await one.close();
});
