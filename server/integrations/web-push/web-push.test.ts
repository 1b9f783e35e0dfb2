import { beforeEach, describe, expect, it } from 'vitest';
import { alertToWaitingOrders } from '#server/collections/orders/order-alerts.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openPushService, type PushService } from '#tests/doubles/push-service.ts';
import { outcomeOf, PASSWORD, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const alerts = async () =>
  (await kitchen.mails()).filter(({ kind }) => kind === 'new-order-alert').map(({ status }) => status);

const kitchen = await closeAfterAll(openOrderKitchen());
const push: PushService = openPushService(kitchen);

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from "pushSubscriptions"`);
  await kitchen.database.execute(sql`delete from mails`);
  push.requests.length = 0;
  push.answer = 201;
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
    ['rider', 'https://fcm.googleapis.com/fcm/send/rider', [201]],
    ['asha', 'https://fcm.googleapis.com/fcm/send/asha', [201]],
  ] as const)('%s may subscribe with %s: %j', async (who, endpoint, outcome) => {
    expect(outcomeOf(await push.subscribe(kitchen[who], endpoint))).toEqual(outcome);
  });

  it.each([
    ['a key that does not begin as a point', { p256dh: 'x'.repeat(87), auth: 'a'.repeat(22) }],
    ['a key that is no point of the curve', { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }],
    ['a key of another length', { p256dh: `B${'A'.repeat(99)}`, auth: 'a'.repeat(22) }],
    ['a secret of another length', { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(30) }],
    ['keys that are no base64url', { p256dh: `B${'+'.repeat(86)}`, auth: '='.repeat(22) }],
  ])('is refused with %s', async (_what, keys) => {
    const data = { endpoint: 'https://fcm.googleapis.com/fcm/send/odd', ...keys };
    const answer = await kitchen.create(kitchen.asha, 'pushSubscriptions', data, 'odd');
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
  });

  // ALERT-4
  it.each([
    ['a new password', 'PATCH', '/account/password', { password: 'Naya-5678', oldPassword: PASSWORD }],
    ['signing out everywhere', 'DELETE', '/account/sessions', undefined],
  ])('ends with %s', async (what, method, path, body) => {
    const ravi = await kitchen.customer(`ravi-${method.toLowerCase()}`);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${ravi.id}`;
    expect(outcomeOf(await push.subscribe(ravi, endpoint))).toEqual([201]);
    expect([what, (await kitchen.send(ravi, method, path, body)).statusCode]).toEqual([
      what,
      method === 'PATCH' ? 200 : 204,
    ]);
    const left = await kitchen.database.query(
      sql`select 1 from "pushSubscriptions" where "userId" = ${ravi.id}`,
    );
    expect(left).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    const answer = await push.subscribe(VISITOR, 'https://fcm.googleapis.com/fcm/send/nobody');
    expect(outcomeOf(answer)).toEqual([401, 'user_unauthorized']);
  });

  it('belongs to the person who subscribed it last', async () => {
    const tablet = 'https://fcm.googleapis.com/fcm/send/tablet';
    for (const who of [kitchen.cook, kitchen.owner])
      expect(outcomeOf(await push.subscribe(who, tablet))).toEqual([201]);
    expect(await push.subscriptions(kitchen.owner)).toHaveLength(1);
    expect(await push.subscriptions(kitchen.cook)).toHaveLength(0);
  });
});

// ALERT-1
describe('a new order', () => {
  beforeEach(async () => {
    await kitchen.setKitchen({ orderMode: 'board' });
    await push.subscribe(kitchen.owner, 'https://fcm.googleapis.com/fcm/send/tablet');
    await push.subscribe(kitchen.rider, 'https://fcm.googleapis.com/fcm/send/rider');
    await push.subscribe(kitchen.asha, 'https://fcm.googleapis.com/fcm/send/asha');
  });

  it('alerts nobody while statuses follow the order’s age', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    await kitchen.place();
    expect(await alerts()).toEqual([]);
  });

  it('alerts the kitchen’s browsers in board mode, encrypted, and without anything personal', async () => {
    const id = await kitchen.place();
    const { number } = await kitchen.order(id);
    await push.deliver();
    expect(push.requests.map(({ url }) => url)).toEqual(['https://fcm.googleapis.com/fcm/send/tablet']);
    const [request] = push.requests;
    if (!request) throw new Error('There is a request');
    const { headers } = request;
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    expect(headers.get('authorization')).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]+$/);
    expect(headers.get('ttl')).toBe('900');
    expect(push.read(request)).toEqual({
      title: expect.stringContaining(String(number)),
      text: '2 dishes wait to be accepted.',
      opens: '/admin/kitchen',
    });
    expect(await alerts()).toEqual(['sent']);
  });

  it('is not announced any more once it was accepted', async () => {
    await kitchen.walk(await kitchen.place(), 'accepted');
    await push.deliver();
    expect(push.requests).toEqual([]);
    expect((await alerts()).at(-1)).toBe('expired');
  });

  it('is announced again when the push service can’t be reached', async () => {
    push.answer = 503;
    await kitchen.place();
    await push.deliver();
    expect((await alerts()).at(-1)).toBe('queued');
  });

  it('deletes the subscription of a browser that is gone', async () => {
    push.answer = 410;
    await kitchen.place();
    await push.deliver();
    expect(await push.subscriptions(kitchen.owner)).toEqual([]);
    expect((await alerts()).at(-1)).toBe('failed');
  });
});

// ALERT-3
describe('an order that nobody accepts', () => {
  const waiting = async () => (await kitchen.mails()).filter(({ kind }) => kind === 'order-not-accepted');
  const look = () => alertToWaitingOrders(kitchen.app.engine);

  beforeEach(async () => {
    await kitchen.setKitchen({ orderMode: 'board' });
    // Nobody waits from an earlier test.
    await kitchen.database.execute(sql`update orders set "acceptBy" = null`);
  });

  it('is mailed to the kitchen once, after the minutes that the owner chose', async () => {
    const id = await kitchen.place();
    expect(await look()).toBe(0);
    kitchen.wait(3);
    const looks = await Promise.all([look(), look(), look()]);
    expect(looks.reduce((sum, each) => sum + each)).toBe(1);
    expect(await look()).toBe(0);
    expect(await waiting()).toMatchObject([{ to: null, aboutId: id, status: 'queued' }]);
  });

  it('is mailed together with all others that wait, and not each by itself', async () => {
    for (let order = 0; order < 29; order++) {
      await kitchen.place();
      kitchen.wait(4);
      await look();
    }
    // 29 orders in 116 minutes: one mail each half hour.
    const mails = await waiting();
    expect(mails.length).toBeGreaterThan(1);
    expect(mails.length).toBeLessThan(6);
    expect(mails.at(-1)?.text).toMatch(/Nobody has accepted these orders yet: #\d+, #\d+, /);
  });

  it('is mailed at once if somebody has answered an order since the last mail', async () => {
    await kitchen.place();
    kitchen.wait(4);
    expect(await look()).toBe(1);
    const next = await kitchen.place();
    kitchen.wait(4);
    expect(await look()).toBe(0);
    await kitchen.walk(await kitchen.place(), 'accepted');
    expect(await look()).toBe(1);
    expect((await waiting()).at(-1)?.aboutId).toBe(next);
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
