import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openPushService, type PushService } from '#tests/doubles/push-service.ts';
import { openKitchen, type Person } from '#tests/kitchen.ts';
import { sendDishBackMessages } from './dish-back-messages.ts';

const PHONE = 'https://fcm.googleapis.com/fcm/send/phone';

const sell = async (data: object, dish = 'samosa') =>
  expect((await kitchen.change(owner, 'dishes', dish, data)).statusCode).toBe(200);
const ask = (who: Person, documentId: string, dishId = 'samosa') =>
  kitchen.create(who, 'dishAlerts', { dishId }, documentId);
const wishes = async (who: Person) =>
  (await kitchen.list(who, 'dishAlerts')).json().documents.map(({ $id }: { $id: string }) => $id);
/** A run of the server, two minutes later. */
const tell = () => {
  kitchen.wait(2);
  return sendDishBackMessages(kitchen.app.engine);
};
/** What the outbox has about dishes, by kind, recipient and status. */
const outbox = async () =>
  (
    await kitchen.database.query<{ line: string }>(
      sql`select kind || ' ' || "userId" || ' ' || status as line from mails where kind like 'dish-%' order by kind, "userId"`,
    )
  ).map(({ line }) => line);
const choose = async (data: object) =>
  expect((await kitchen.change(asha, 'users', 'asha', data)).statusCode).toBe(200);

const kitchen = await closeAfterAll(openKitchen());
const push: PushService = openPushService(kitchen);
const owner = await kitchen.staff('owner');
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

beforeEach(async () => {
  await sell({ isAvailable: false });
  await choose({ alertWhenDishBack: true, mailWhenDishBack: true });
  await kitchen.database.execute(sql`delete from "dishAlerts"`);
  await kitchen.database.execute(sql`delete from "pushSubscriptions"`);
  await kitchen.database.execute(sql`delete from mails`);
  push.requests.length = 0;
});

// STOCK-12
describe('a wish to be told of a dish', () => {
  it('is there once, also if asked for twice at the same moment, and only its person sees it', async () => {
    const answers = await Promise.all([ask(asha, 'first'), ask(asha, 'second'), ask(asha, 'third')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().$id)).size).toBe(1);
    expect(await wishes(asha)).toHaveLength(1);
    expect(await wishes(ravi)).toEqual([]);
  });

  it('can be taken back', async () => {
    await ask(asha, 'mine');
    expect((await kitchen.delete(ravi, 'dishAlerts', 'mine')).statusCode).toBe(401);
    expect((await kitchen.delete(asha, 'dishAlerts', 'mine')).statusCode).toBe(204);
    await sell({ isAvailable: true });
    expect(await tell()).toBe(0);
  });

  it('is refused for a dish that does not exist, and goes with the dish', async () => {
    expect((await ask(asha, 'none', 'no-such-dish')).statusCode).toBe(409);
    await ask(asha, 'mine', 'phulka');
    expect((await kitchen.delete(owner, 'dishes', 'phulka')).statusCode).toBe(204);
    expect(await wishes(asha)).toEqual([]);
  });
});

// STOCK-13
describe('when a dish is back', () => {
  it('everybody who has asked is told once, and the wishes are gone', async () => {
    await ask(asha, 'a');
    await ask(ravi, 'r');
    expect(await tell()).toBe(0);
    await sell({ isAvailable: true });
    const [one, other] = await Promise.all([tell(), tell()]);
    expect(one + other).toBe(2);
    expect(await outbox()).toEqual(['dish-back asha queued', 'dish-back ravi queued']);
    expect(await wishes(asha)).toEqual([]);
    expect(await tell()).toBe(0);
  });

  it('nobody is told before the kitchen takes orders for it', async () => {
    const hours = (value: object) => kitchen.changeSettings(owner, 'hours', value);
    await ask(asha, 'a');
    await sell({ isAvailable: true });
    const closed = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    await hours({ week: Object.fromEntries(closed.map((day) => [day, []])) });
    expect(await tell()).toBe(0);
    await hours({});
    expect(await tell()).toBe(1);
  });

  it('a device shows it, and then no mail says the same; of two people each gets their own', async () => {
    await push.subscribe(asha, PHONE);
    await ask(asha, 'a');
    await ask(ravi, 'r');
    await sell({ isAvailable: true });
    await tell();
    await push.deliver();
    expect(push.requests.map((request) => push.read(request))).toEqual([
      {
        title: 'It is back',
        text: 'A dish that you asked about can be ordered again.',
        opens: '/menu?dish=samosa',
      },
    ]);
    kitchen.wait(3);
    await push.deliver();
    expect(await outbox()).toEqual([
      'dish-back asha expired',
      'dish-back ravi kept',
      'dish-back-alert asha sent',
    ]);
  });

  it('comes only in the ways that the person has chosen', async () => {
    await push.subscribe(asha, PHONE);
    await choose({ alertWhenDishBack: false });
    await ask(asha, 'a');
    await sell({ isAvailable: true });
    await tell();
    expect(await outbox()).toEqual(['dish-back asha queued']);
    await kitchen.database.execute(sql`delete from mails`);
    await choose({ mailWhenDishBack: false });
    await ask(asha, 'again');
    await tell();
    expect(await outbox()).toEqual([]);
  });
});
