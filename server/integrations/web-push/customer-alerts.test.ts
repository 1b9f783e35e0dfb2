import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openPushService, type PushService } from '#tests/doubles/push-service.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const PHONE = 'https://fcm.googleapis.com/fcm/send/phone';
/** Minutes after which a step can't be undone any more, and after which its mail no longer waits for the alert. */
const SETTLED = 1;
const MAILED = 3;

/** What the outbox has about an order since its confirmation, by kind and status. */
async function outboxOf(id: string): Promise<string[]> {
  const about = (await kitchen.mails()).filter(({ aboutId }) => aboutId === id);
  return about.slice(1).map(({ kind, status }) => `${kind} ${status}`);
}
const shown = () => push.requests.map((request) => push.read(request) as { title: string });

const kitchen = await closeAfterAll(openOrderKitchen());
const push: PushService = openPushService(kitchen);
expect((await push.subscribe(kitchen.asha, PHONE)).statusCode).toBe(201);

beforeEach(() => {
  push.requests.length = 0;
  push.answer = 201;
});

// APP-7
describe('a customer whose phone receives messages', () => {
  it('sees each step on it, without anything personal, and gets no mail with the same news', async () => {
    const id = await kitchen.place();
    const { number } = await kitchen.order(id);
    for (const status of ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered']) {
      await kitchen.walk(id, status);
      kitchen.wait(SETTLED);
      await push.deliver();
    }
    const opens = `/orders/${id}`;
    expect(shown()).toEqual([
      {
        title: `Order #${number} is accepted`,
        text: expect.stringMatching(/^It will be with you between [\d:]+.[ap]m and [\d:]+.[ap]m\.$/),
        opens,
      },
      { title: `Order #${number} is on its way`, text: 'Our rider has left the kitchen with it.', opens },
      { title: `Order #${number} has arrived`, text: 'Enjoy your meal. Tell others how it was.', opens },
    ]);
    expect(new Set(push.requests.map(({ url }) => url))).toEqual(new Set([PHONE]));
    kitchen.wait(MAILED);
    await push.deliver();
    expect(await outboxOf(id)).toEqual([
      'order-accepted-alert sent',
      'order-accepted expired',
      'order-on-its-way-alert sent',
      'order-delivered-alert sent',
      'order-delivered expired',
    ]);
  });

  it('gets the mail if the message could not be delivered', async () => {
    push.answer = 503;
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted');
    kitchen.wait(SETTLED);
    await push.deliver();
    expect(await outboxOf(id)).toEqual(['order-accepted-alert queued', 'order-accepted queued']);
    kitchen.wait(MAILED);
    await push.deliver();
    // Kept, because the tests have no mail server.
    expect((await outboxOf(id))[1]).toBe('order-accepted kept');
    push.answer = 201;
    push.requests.length = 0;
    kitchen.wait(10);
    await push.deliver();
    expect(shown()).toEqual([]);
  });

  it('sees nothing of a step that was undone', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'accepted');
    await kitchen.event(kitchen.owner, id, { type: 'undo', from: 'accepted' });
    expect(await outboxOf(id)).toEqual(['order-accepted-alert expired', 'order-accepted expired']);
  });

  it('is told of an end at once, and by mail as well, because that is about money', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    await push.deliver();
    expect(shown()).toMatchObject([{ title: expect.stringContaining('is off'), opens: `/orders/${id}` }]);
    expect(await outboxOf(id)).toEqual(['order-ended-alert sent', 'order-ended kept']);
  });

  it('is not told of what they do themselves', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.asha, id, 'placed', 'cancelled');
    await push.deliver();
    expect(shown()).toEqual([]);
  });

  // APP-8
  it('sees only the kinds that they have chosen; the mail comes instead', async () => {
    const choose = async (data: object) =>
      expect((await kitchen.change(kitchen.asha, 'users', 'asha', data)).statusCode).toBe(200);
    await choose({ alertWhenAccepted: false, mailWhenOnItsWay: true, alertWhenOnItsWay: false });
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'preparing', 'ready', 'outForDelivery');
    kitchen.wait(SETTLED);
    await push.deliver();
    expect(shown()).toEqual([]);
    expect(await outboxOf(id)).toEqual(['order-accepted kept', 'order-on-its-way kept']);
    await choose({ alertWhenAccepted: true, mailWhenOnItsWay: false, alertWhenOnItsWay: true });
  });

  // APP-8
  it('hears that an order has ended without hearing that one has arrived, and the other way round', async () => {
    const titlesWith = async (data: object) => {
      push.requests.length = 0;
      expect((await kitchen.change(kitchen.asha, 'users', 'asha', data)).statusCode).toBe(200);
      const [arrives, ends] = [await kitchen.place(), await kitchen.place()];
      await kitchen.step(kitchen.owner, ends, 'placed', 'rejected', { reason: 'tooBusy' });
      await kitchen.walk(arrives, 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered');
      kitchen.wait(SETTLED);
      await push.deliver();
      return shown().map(({ title }) => title);
    };
    const quiet = { alertWhenAccepted: false, alertWhenOnItsWay: false };
    expect(await titlesWith({ ...quiet, alertWhenDelivered: false })).toEqual([
      expect.stringContaining('is off'),
    ]);
    expect(await titlesWith({ alertWhenDelivered: true, alertWhenEnded: false })).toEqual([
      expect.stringContaining('has arrived'),
    ]);
    const { statusCode } = await kitchen.change(kitchen.asha, 'users', 'asha', {
      ...{ alertWhenAccepted: true, alertWhenOnItsWay: true, alertWhenEnded: true },
    });
    expect(statusCode).toBe(200);
  });
});

// APP-8
it('whoever is new hears of everything, but by mail not that an order is on its way, and nothing by text message', async () => {
  const leela = await kitchen.customer('leela');
  const profile: Record<string, unknown> = (await kitchen.read(leela, 'users', 'leela')).json();
  const choices = Object.entries(profile).filter(([name]) => /^(alert|mail|text)When/.test(name));
  expect(choices.length).toBeGreaterThan(10);
  expect(choices.filter(([, isOn]) => !isOn).map(([name]) => name)).toEqual([
    'mailWhenOnItsWay',
    'textWhenMeals',
  ]);
});

// APP-7
it('a phone sees nothing of the orders of others', async () => {
  const id = await kitchen.place(kitchen.ravi);
  await kitchen.walk(id, 'accepted');
  kitchen.wait(SETTLED);
  await push.deliver();
  expect(shown()).toEqual([]);
});
