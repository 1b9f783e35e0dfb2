import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertToWaitingOrders } from '#server/collections/orders/order-alerts.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, outcomeOf } from '#tests/order-kitchen.ts';
import { pushKeys } from './push-keys.ts';
import { webPushTransport } from './push-transport.ts';

let kitchen: OrderKitchen;
/** The requests to the push service, and its answers. */
const requests: { url: string; headers: Headers; body: Buffer }[] = [];
let answer = 201;

const browser = createECDH('prime256v1');
browser.generateKeys();
const authSecret = randomBytes(16).toString('base64url');
const keys = { p256dh: browser.getPublicKey('base64url'), auth: authSecret };
const subscribe = (who: Person, endpoint: string) =>
  kitchen.send(who, 'POST', at('pushSubscriptions'), {
    documentId: randomBytes(10).toString('hex'),
    data: { endpoint, ...keys },
  });
const subscriptions = async (who: Person) =>
  (await kitchen.send(who, 'GET', at('pushSubscriptions'))).json().documents;

async function deliver(): Promise<void> {
  const { engine } = kitchen.app;
  const push = webPushTransport({
    engine,
    keys: pushKeys(engine.database),
    async request(url, init) {
      const { headers, body } = new Request(url, { ...init, duplex: 'half' } as RequestInit);
      requests.push({
        url: String(url),
        headers,
        body: Buffer.from(await new Response(body).arrayBuffer()),
      });
      return new Response(null, { status: answer });
    },
  });
  const worker = createMailWorker({
    engine,
    publicUrl: 'https://rasoi.example',
    transports: { email: undefined, sms: undefined, push },
    onKept: () => {},
    onError: () => {},
  });
  await worker.deliverDue();
}

const alerts = async () =>
  (await kitchen.mails()).filter(({ kind }) => kind === 'new-order-alert').map(({ status }) => status);

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());
beforeEach(() => {
  requests.length = 0;
  answer = 201;
});

// ALERT-2
describe('a browser that wants alerts', () => {
  it('gets the same public key each time', async () => {
    const [first, second] = [
      await kitchen.app.server.inject('/push/key'),
      await kitchen.app.server.inject('/push/key'),
    ];
    expect(first.json().publicKey).toMatch(/^[\w-]{87}$/);
    expect(second.json()).toEqual(first.json());
  });

  it.each([
    ['cook', 'https://evil.example/push', [400, 'general_argument_invalid']],
    ['cook', 'https://fcm.googleapis.com/fcm/send/tablet', [201]],
    ['rider', 'https://fcm.googleapis.com/fcm/send/rider', [401, 'user_unauthorized']],
    ['asha', 'https://fcm.googleapis.com/fcm/send/asha', [401, 'user_unauthorized']],
  ] as const)('%s may subscribe with %s: %j', async (who, endpoint, outcome) => {
    expect(outcomeOf(await subscribe(kitchen[who], endpoint))).toEqual(outcome);
  });

  it('belongs to the person who subscribed it last', async () => {
    expect(outcomeOf(await subscribe(kitchen.owner, 'https://fcm.googleapis.com/fcm/send/tablet'))).toEqual([
      201,
    ]);
    expect(await subscriptions(kitchen.owner)).toHaveLength(1);
    expect(await subscriptions(kitchen.cook)).toHaveLength(0);
  });
});

// ALERT-1
describe('a new order', () => {
  it('alerts nobody while statuses follow the order’s age', async () => {
    await kitchen.place();
    expect(await alerts()).toEqual([]);
  });

  it('alerts the kitchen’s browsers in board mode, encrypted, and without anything personal', async () => {
    await kitchen.setKitchen({ orderMode: 'board' });
    const id = await kitchen.place();
    const { number } = await kitchen.order(id);
    await deliver();
    expect(requests.map(({ url }) => url)).toEqual(['https://fcm.googleapis.com/fcm/send/tablet']);
    const [{ headers, body } = { headers: new Headers(), body: Buffer.alloc(0) }] = requests;
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    expect(headers.get('authorization')).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]+$/);
    expect(headers.get('ttl')).toBe('900');
    const text = decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret }).toString();
    expect(JSON.parse(text)).toEqual({
      title: expect.stringContaining(String(number)),
      text: '2 dishes wait to be accepted.',
      opens: '/admin/kitchen',
    });
    expect(await alerts()).toEqual(['sent']);
  });

  it('is not announced any more once it was accepted', async () => {
    await kitchen.walk(await kitchen.place(), 'accepted');
    await deliver();
    expect(requests).toEqual([]);
    expect((await alerts()).at(-1)).toBe('expired');
  });

  it('is announced again when the push service can’t be reached', async () => {
    answer = 503;
    await kitchen.place();
    await deliver();
    expect((await alerts()).at(-1)).toBe('queued');
  });

  it('deletes the subscription of a browser that is gone', async () => {
    answer = 410;
    kitchen.wait(1);
    await deliver();
    expect(await subscriptions(kitchen.owner)).toEqual([]);
    expect((await alerts()).at(-1)).toBe('failed');
  });
});

// ALERT-3
describe('an order that nobody accepts', () => {
  const waiting = async () => (await kitchen.mails()).filter(({ kind }) => kind === 'order-not-accepted');
  const look = () => alertToWaitingOrders(kitchen.app.engine);

  it('is mailed to the kitchen once, after the minutes that the owner chose', async () => {
    kitchen.wait(60);
    await look();
    const before = (await waiting()).length;
    const id = await kitchen.place();
    expect(await look()).toBe(0);
    kitchen.wait(3);
    const looks = await Promise.all([look(), look(), look()]);
    expect(looks.reduce((sum, each) => sum + each)).toBe(1);
    expect(await look()).toBe(0);
    expect((await waiting()).slice(before)).toMatchObject([{ to: null, aboutId: id, status: 'queued' }]);
  });

  it('is not mailed once it is accepted, nor while statuses follow the order’s age', async () => {
    const accepted = await kitchen.place();
    await kitchen.walk(accepted, 'accepted');
    await kitchen.place();
    await kitchen.setKitchen({ orderMode: 'age' });
    kitchen.wait(10);
    expect(await look()).toBe(0);
  });
});
