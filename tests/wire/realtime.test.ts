import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { ROOT } from '#server/root.ts';
import { bundledPincodes } from '#server/services/pincodes/pincodes.ts';
import { readSettings } from '#server/settings.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { type Listener, listen, openSocket, startListening } from './realtime-client.ts';

let kitchen: Kitchen;
let origin: string;
let asha: Person;
let ravi: Person;
let chef: Person;
const open: Listener[] = [];

const DISHES = 'databases.rasoi.collections.dishes.documents';
const ORDERS = 'databases.rasoi.collections.orders.documents';
const CARTS = 'databases.rasoi.collections.carts.documents';

async function connected(who: Person, ...channels: string[]): Promise<Listener> {
  const listener = await listen(origin, who, ...channels);
  open.push(listener);
  return listener;
}

function socket(search: string, headers?: Record<string, string>): Listener {
  const listener = openSocket(origin, search, headers);
  open.push(listener);
  return listener;
}

/** Something everybody is told, after which nothing of what came before is still on its way. */
let prices = 300;
async function settle(...listeners: Listener[]): Promise<void> {
  await kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });
  for (const each of listeners) {
    await vi.waitFor(() => expect(each.events()).toContain(`${DISHES}.phulka.update`));
  }
}

/** What else somebody was told; admins hear of mails too. */
const others = (listener: Listener) =>
  listener.events().filter((name) => !name.startsWith(`${DISHES}.phulka`) && !name.includes('.mails.'));

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

describe('who is told of what', () => {
  it('tells carts and orders to their owner and orders to admins; a visitor only of the menu', async () => {
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
      `${CARTS}.line1.delete`,
      `${ORDERS}.order1.create`,
    ]);
    expect(others(admin)).toEqual([`${ORDERS}.order1.create`]);
    expect(others(other)).toEqual([]);
    expect(others(visitor)).toEqual([]);
  });

  it('tells of a document as the REST answer shows it, by every name', async () => {
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

  it('tells nothing of what is on no channel of theirs, and nothing of what was refused', async () => {
    const elsewhere = await connected(chef, `${DISHES}.samosa`, ORDERS);
    await kitchen.send(asha, 'PATCH', at('dishes', 'samosa'), { data: { price: 1 } });
    await kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });
    await kitchen.send(chef, 'PATCH', at('dishes', 'samosa'), { data: { description: 'Three, hot' } });
    await elsewhere.next('event');
    expect(elsewhere.events()).toEqual([`${DISHES}.samosa.update`]);
  });

  it('stops telling an admin who is none any more, at once', async () => {
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

  it('ends the connections of a session that has ended, and no others', async () => {
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

describe('the account', () => {
  it('tells its owner alone, by `account`, whatever account others ask for', async () => {
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

  it('is the one of the connection: null for a guest, the user once authenticated in band', async () => {
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
    await addSamosa(ravi, 'heard');
    await settle(listener);
    expect(others(listener)).toEqual([`${CARTS}.unheard.update`]);
  });
});

describe('messages', () => {
  it.each([
    ['no JSON', '{', 1003, 'Message format is not valid.'],
    ['neither type nor data', '{}', 1003, 'Message format is not valid.'],
    ['a bare word', '"hello"', 1003, 'Message format is not valid.'],
    ['another type', '{"type":"dance"}', 1003, 'Message type is not valid.'],
    ['no session', '{"type":"authentication","data":{}}', 1003, 'Payload is not valid.'],
    ['a bad session', '{"type":"authentication","data":{"session":"x"}}', 1003, 'Session is not valid.'],
    ['odd subscriptions', '{"type":"subscribe","data":[{"channels":"x"}]}', 1003, 'Payload is not valid.'],
    ['odd ids', '{"type":"unsubscribe","data":[{"subscriptionId":7}]}', 1003, 'Payload is not valid.'],
  ])('refuses %s and stays open', async (_what, said, code, message) => {
    const listener = await connected(VISITOR);
    listener.say(said);
    expect((await listener.next('error')).data).toEqual({ code, message });
    listener.say({ type: 'ping' });
    await listener.next('pong');
  });

  it('keeps the ids of subscriptions, replaces and ends them, and names them in events', async () => {
    const listener = await connected(VISITOR);
    const one = { subscriptionId: 'one', channels: [DISHES], queries: [] };
    const none = { subscriptionId: 'none', channels: [ORDERS] };
    const cheap = {
      subscriptionId: 'cheap',
      channels: [DISHES],
      queries: ['{"method":"lessThan","attribute":"price","values":[1]}'],
    };
    listener.say({ type: 'subscribe', data: [one, none, cheap] });
    expect((await listener.next('response')).data).toEqual({
      to: 'subscribe',
      success: true,
      subscriptions: [one, { ...none, queries: [] }, cheap],
    });
    await settle(listener);
    const { data } = await listener.next('event');
    expect(data.subscriptions).toEqual(['one']);
    expect(data.payload).toMatchObject({ $sequence: expect.stringMatching(/^\d+$/) });
    listener.say({ type: 'subscribe', data: [{ subscriptionId: 'one', channels: [ORDERS] }] });
    await listener.next('response');
    listener.say({ type: 'unsubscribe', data: [{ subscriptionId: 'none' }, { subscriptionId: 'never' }] });
    expect((await listener.next('response')).data).toEqual({
      to: 'unsubscribe',
      success: true,
      subscriptions: [
        { subscriptionId: 'none', removed: true },
        { subscriptionId: 'never', removed: false },
      ],
    });
    const witness = await connected(VISITOR, DISHES);
    await settle(witness);
    expect(listener.events()).toHaveLength(1);
  });

  it('gives the slots of an address their ids, and each event once however many channels match', async () => {
    const all = encodeURIComponent('{"method":"select","values":["*"]}');
    const listener = socket(
      `?project=rasoi&channels[]=documents&channels[]=rows&documents[1][]=${all}&rows[2][]=${all}&documents[2][]=${all}`,
    );
    const { data } = await listener.next('connected');
    const slots = data.subscriptions as Record<string, string>;
    expect(Object.keys(slots)).toEqual(['1', '2']);
    await settle(listener);
    expect(listener.events()).toHaveLength(1);
    expect((await listener.next('event')).data.subscriptions).toEqual(Object.values(slots));
  });

  it('bears 32 messages a minute', async () => {
    const limited = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const address = await startListening(limited);
    const listener = await listen(address, VISITOR);
    for (let n = 0; n < 33; n++) listener.say({ type: 'ping' });
    expect((await listener.next('error')).data).toEqual({ code: 1013, message: 'Too many messages.' });
    expect(listener.messages.filter(({ type }) => type === 'pong')).toHaveLength(32);
    await limited.close();
  });
});

describe('connecting', () => {
  it.each([
    ['no project', '?channels[]=documents', {}, 'Missing or unknown project ID'],
    ['an unknown project', '?project=other', {}, 'Missing or unknown project ID'],
    [
      'a foreign origin',
      '?project=rasoi',
      { origin: 'https://evil.example' },
      /^Invalid Origin\. Register.*evil/,
    ],
  ])('refuses %s with 1008 and ends', async (_what, search, headers, message) => {
    const listener = socket(search, headers);
    const { data } = await listener.next('error');
    expect(data).toEqual({
      code: 1008,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await listener.ended()).toBe(1008);
  });

  it('accepts its own origin, channels by number, and none', async () => {
    const numbered = socket('?project=rasoi&channels[0]=documents&channels[1]=files', { origin });
    expect((await numbered.next('connected')).data.channels).toEqual(['documents', 'files']);
    expect((await socket('?project=rasoi').next('connected')).data.channels).toEqual([]);
  });

  it('bears so many connections of one address in a minute', async () => {
    const limited = await openKitchen({ RATE_LIMIT_SCALE: '0.001' });
    const address = await startListening(limited);
    await listen(address, VISITOR);
    const refused = openSocket(address, '?project=rasoi');
    expect((await refused.next('error')).data).toEqual({ code: 1013, message: 'Too many requests' });
    expect(await refused.ended()).toBe(1013);
    await limited.close();
  });

  it('answers a plain request as it does any unknown path', async () => {
    const answer = await kitchen.send(VISITOR, 'GET', '/realtime');
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'general_route_not_found']);
  });

  it('is closed with the server, whether or not the other end answers', async () => {
    const other = await openKitchen();
    const address = await startListening(other);
    const polite = await listen(address, VISITOR, 'documents');
    const deaf = await listen(address, VISITOR, 'documents');
    deaf.socket.pause();
    const before = Date.now();
    await other.close();
    expect(await polite.ended()).toBe(1001);
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});

it('tells of what happens on another instance, and forgets its lists by it', async () => {
  const one = await openKitchen();
  const databases = [openDatabase({ url: one.url }), openDatabase({ url: one.url })];
  const apps = await Promise.all(
    databases.map((database) =>
      createApp({
        database,
        pincodes: bundledPincodes(join(ROOT, 'seed/pincodes.csv')),
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
  listener.socket.terminate();
  for (const { server } of apps) await server.close();
  for (const database of databases) await database.close();
  await one.close();
});
