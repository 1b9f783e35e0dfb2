import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { expireOrders } from '../orders/order-expiry.ts';

const HOUR = 60 * 60_000;
let day: string;
/** How far the kitchen's clock is ahead (milliseconds). */
let ahead = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board' });

afterEach(async () => {
  // An order that a test leaves waiting would expire during the next test’s day, and be in its figures.
  kitchen.wait(60);
  ahead += HOUR;
  await expireOrders(kitchen.app.engine, kitchen.app.documents);
  // What ends on a day that a test has closed belongs to the day after it.
  await nextDay();
  await nextDay();
});

/** Waits until noon of the next day. */
async function nextDay(): Promise<void> {
  const noon = new Date((await look()).to).getTime() + 12 * HOUR;
  const wait = Math.ceil((noon - Date.now() - ahead) / 60_000);
  kitchen.wait(wait);
  ahead += wait * 60_000;
  day = (await look()).today;
  kitchen.takeEvents();
}

const look = async (who?: Person, of = '') =>
  (await kitchen.send(who ?? kitchen.owner, 'GET', `/day${of && `?day=${of}`}`)).json();

await nextDay();

const cash = (amount: number, riderId: string | null = null) =>
  JSON.stringify({ method: 'cod', riderId, amount });
const close = (who: Person, data: object = {}, documentId?: string) =>
  kitchen.create(who, 'dayCloses', { day, counted: [], ...data }, documentId);
async function paymentOf(orderId: string): Promise<{ $id: string; amount: number }> {
  const [row] = await kitchen.database.query<{ $id: string; amount: number }>(
    sql`select id as "$id", amount / 100.0 as amount from payments where "orderId" = ${orderId}`,
  );
  if (!row) throw new Error(`No payment of ${orderId}`);
  return { $id: row.$id, amount: Number(row.amount) };
}
const record = async (who: Person, orderId: string, data: object = {}) =>
  kitchen.change(who, 'payments', (await paymentOf(orderId)).$id, { state: 'paid', ...data });
/** Places an order and records its payment; returns its id and amount. */
async function sold(who: Person, data: object = {}, over: object = {}) {
  const id = await kitchen.place(kitchen.asha, over);
  expect((await record(who, id, data)).statusCode).toBe(200);
  return { id, amount: (await paymentOf(id)).amount };
}
const drawersOf = (totals: { drawers: string[] }) => totals.drawers.map((each) => JSON.parse(each));

// DAY-2
describe('the figures of a day', () => {
  it('say how much cash the till and each rider must have, without what was given back', async () => {
    /** Has a rider bring an order and take the cash for it. */
    async function broughtBy(rider: Person, over: object = {}) {
      const id = await kitchen.place(kitchen.asha, over);
      await kitchen.walk(id, 'accepted', 'ready');
      await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: rider.id });
      expect((await record(rider, id)).statusCode).toBe(200);
      return { id, amount: (await paymentOf(id)).amount };
    }
    const first = await sold(kitchen.cook);
    await sold(kitchen.cook, { method: 'upi', reference: '4301' });
    const brought = await broughtBy(kitchen.rider, { tip: 20 });
    const refund = { orderId: first.id, amount: 50, reason: 'goodwill', doneAt: new Date().toISOString() };
    await kitchen.create(kitchen.owner, 'refunds', refund, `back-${day}`);
    const { totals } = await look();
    expect(drawersOf(totals)).toEqual([
      { riderId: null, name: '', payments: 1, received: first.amount, givenBack: 50, tips: 0 },
      expect.objectContaining({ riderId: 'rider', payments: 1, received: brought.amount, givenBack: 0 }),
    ]);
  });

  it('keep real UPI and mock payments apart', async () => {
    const real = await sold(kitchen.cook, { method: 'upi' });
    const mock = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    const { totals } = await look();
    expect(totals.methods.map((each: string) => JSON.parse(each))).toEqual([
      expect.objectContaining({ method: 'upi', mock: false, received: { count: 1, amount: real.amount } }),
      expect.objectContaining({
        method: 'upi',
        mock: true,
        received: { count: 1, amount: (await paymentOf(mock)).amount },
      }),
    ]);
  });

  it('list cancellations by reason, open orders, owed refunds and payments nobody recorded', async () => {
    const ended = await sold(kitchen.cook);
    const step = await kitchen.step(kitchen.owner, ended.id, 'placed', 'cancelled', { reason: 'tooBusy' });
    expect(outcomeOf(step)).toEqual([201]);
    const open = await kitchen.place();
    const delivered = await kitchen.place();
    await kitchen.walk(delivered, 'accepted', 'ready', 'outForDelivery', 'delivered');
    const { totals, openOrders, owed, unrecorded } = await look();
    expect(totals.ends.map((each: string) => JSON.parse(each))).toEqual([
      { status: 'cancelled', reason: 'tooBusy', count: 1, amount: ended.amount },
    ]);
    const ids = ({ listed }: { listed: { orderId: string }[] }) => listed.map(({ orderId }) => orderId);
    expect(ids(openOrders)).toContain(open);
    expect(ids(openOrders)).not.toContain(delivered);
    expect(ids(owed)).toContain(ended.id);
    expect(ids(unrecorded)).toContain(delivered);
    expect(ids(unrecorded)).not.toContain(open);
    await kitchen.walk(open, 'accepted', 'ready', 'outForDelivery', 'delivered');
    const [refund] = await kitchen.ofOrder('refunds', ended.id);
    await kitchen.change(kitchen.owner, 'refunds', refund?.$id ?? '', { doneAt: new Date().toISOString() });
  });

  it('are for owners and managers', async () => {
    expect(outcomeOf(await kitchen.send(kitchen.manager, 'GET', '/day'))).toEqual([200]);
    for (const who of [kitchen.cook, kitchen.rider, kitchen.asha]) {
      expect(outcomeOf(await kitchen.send(who, 'GET', '/day'))).toEqual([401, 'user_unauthorized']);
    }
    for (const wrong of ['tomorrow', '2026-02-30', addDays(day, 1)]) {
      const answer = await kitchen.send(kitchen.owner, 'GET', `/day?day=${wrong}`);
      expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
    }
  });
});

// DAY-4
describe('closing a day', () => {
  it('keeps its figures, the counts and who closed it', async () => {
    const { amount } = await sold(kitchen.cook);
    const answer = await close(kitchen.manager, { counted: [cash(amount - 10)], note: 'Ten short' });
    expect(answer.json()).toMatchObject({
      day,
      version: 1,
      counted: [cash(amount - 10)],
      note: 'Ten short',
      orders: 1,
      closedBy: 'manager',
      closedByName: 'Person manager',
    });
    await kitchen.change(kitchen.owner, 'users', 'manager', { name: 'Meera' });
    const { totals, closes } = await look(kitchen.owner, day);
    expect(totals).toBeNull();
    expect(closes[0].closedByName).toBe('Person manager');
  });

  it.each([
    [
      'without a count of cash that must be there',
      () => [],
      'Please count the cash of everybody who has some.',
    ],
    ['with two counts of the till', () => [cash(1), cash(2)], /counted twice/],
    ['with a count of somebody who has none', () => [cash(1), cash(2, 'asha')], /Nobody has money/],
  ])('%s is refused, and nothing is closed', async (_, counted, message) => {
    await sold(kitchen.cook);
    const answer = await close(kitchen.owner, { counted: counted() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(expect.stringMatching(message));
    expect((await look()).closes).toEqual([]);
  });

  it('with a day that does not exist or has not begun is refused', async () => {
    for (const wrong of ['2026-13-01', addDays(day, 1)]) {
      expect(outcomeOf(await close(kitchen.owner, { day: wrong }))).toEqual([
        400,
        'general_argument_invalid',
      ]);
    }
  });

  it('is refused if money was recorded since the person looked', async () => {
    const { amount } = await sold(kitchen.cook);
    await sold(kitchen.cook);
    const answer = await close(kitchen.owner, { counted: [cash(amount)], seenCash: amount });
    expect(outcomeOf(answer)).toEqual([409, 'day_figures_changed']);
    const seen = { counted: [cash(2 * amount)], seenCash: 2 * amount };
    expect((await close(kitchen.owner, seen)).statusCode).toBe(201);
  });

  it('at the same moment by two people closes it once, and tells the other who was first', async () => {
    const answers = await Promise.all([close(kitchen.owner), close(kitchen.manager), close(kitchen.owner)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().type).toBe('day_closed');
    expect(refused?.json().message).toMatch(/has closed this day already/);
    expect((await look()).closes).toHaveLength(1);
  });

  it('twice with the same id answers the same close', async () => {
    const first = await close(kitchen.owner, {}, 'same-close');
    expect((await close(kitchen.owner, {}, 'same-close')).json()).toEqual(first.json());
  });

  it('stands, whatever else is sent', async () => {
    const { $id } = (await close(kitchen.owner)).json();
    const change = await kitchen.change(kitchen.owner, 'dayCloses', $id, { note: 'x' });
    expect(outcomeOf(change)).toEqual([400, 'general_argument_invalid']);
    const gone = await kitchen.delete(kitchen.owner, 'dayCloses', $id);
    expect(outcomeOf(gone)).toEqual([401, 'user_unauthorized']);
  });
});

// DAY-5
describe('money that is recorded after its day was closed', () => {
  it('belongs to the next day, and is shown as late there', async () => {
    await close(kitchen.owner);
    const { amount } = await sold(kitchen.cook);
    const closed = day;
    await nextDay();
    const { totals } = await look();
    expect(totals).toMatchObject({ lateReceived: 1, lateReceivedAmount: amount });
    expect(drawersOf(totals)[0].received).toBe(amount);
    expect((await look(kitchen.owner, closed)).closes[0].lateReceived).toBe(0);
    expect((await close(kitchen.owner, { counted: [cash(amount)] })).json()).toMatchObject({
      lateReceived: 1,
      orders: 1,
    });
  });

  it('can’t be taken back once its day is closed', async () => {
    const { id, amount } = await sold(kitchen.cook);
    await close(kitchen.owner, { counted: [cash(amount)] });
    const answer = await record(kitchen.cook, id, { state: 'due' });
    expect(outcomeOf(answer)).toEqual([409, 'payment_undo_too_late']);
  });
});

// DAY-6
describe('a closed day', () => {
  it('is opened again by an owner only, with a reason, and the earlier close stays', async () => {
    const reopen = (who: Person, id: string, reopenReason = 'Counted wrong') =>
      kitchen.change(who, 'dayCloses', id, { reopenReason });
    const { amount } = await sold(kitchen.cook);
    const { $id } = (await close(kitchen.manager, { counted: [cash(1)] })).json();
    expect(outcomeOf(await reopen(kitchen.manager, $id))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await reopen(kitchen.owner, $id, ''))).toEqual([400, 'general_argument_invalid']);
    const reopened = (await reopen(kitchen.owner, $id)).json();
    expect(reopened).toMatchObject({ reopenReason: 'Counted wrong', reopenedBy: 'owner' });
    expect(outcomeOf(await reopen(kitchen.owner, $id, 'Again'))).toEqual([409, 'day_closed']);
    const later = await sold(kitchen.cook);
    const again = await close(kitchen.owner, { counted: [cash(amount + later.amount)] });
    expect(again.json()).toMatchObject({ version: 2, orders: 2 });
    const listed = await kitchen.documents(kitchen.owner, 'dayCloses', equal('day', day));
    expect(listed).toContainEqual(again.json());
    const { closes } = await look(kitchen.owner, day);
    expect(closes.map(({ version, orders }: Record<string, number>) => [version, orders])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const query = { method: 'equal', attribute: 'label', values: [`Day ${day}`] };
    const log = await kitchen.list(kitchen.owner, 'audits', query);
    const actions = log
      .json()
      .documents.map(({ action, adminId }: Record<string, string>) => `${action} ${adminId}`);
    expect(actions.sort()).toEqual(['create manager', 'create owner', 'update owner']);
  });
});

// DAY-7
it('days with money that nobody closed are named on later days', async () => {
  await close(kitchen.owner);
  await nextDay();
  await sold(kitchen.cook);
  const forgotten = day;
  await nextDay();
  expect((await look()).forgottenDays).toContain(forgotten);
  await close(kitchen.owner, { day: forgotten, counted: [cash((await till(forgotten)) ?? 0)] });
  expect((await look()).forgottenDays).not.toContain(forgotten);
});

const till = async (of: string) => drawersOf((await look(kitchen.owner, of)).totals)[0].received;
