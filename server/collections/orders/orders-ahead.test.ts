import { beforeEach, describe, expect, it } from 'vitest';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { sql } from '#server/db/sql-template.ts';
import { orderNotAccepted } from '#server/mail/emails/kitchen-alerts/order-not-accepted.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { alertToWaitingOrders } from './order-alerts.ts';
import { expireOrders } from './order-expiry.ts';

const MINUTE = 60_000;
/** How far the server's clock is ahead (minutes). */
let ahead = 0;

const wait = (minutes: number) => {
  ahead += minutes;
  kitchen.wait(minutes);
};

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setSection('capacity', { scheduleDays: 3, slotMinutes: 15 });

// An order that an earlier test has left waiting would be in the alarm in the place of the next one.
beforeEach(() => kitchen.database.execute(sql`update orders set status = 'cancelled'`));

/** Places an order for some hours from now. Returns its id, its time, and the minutes until the kitchen has to begin. */
async function placeAhead() {
  const { days } = (await kitchen.send(kitchen.asha, 'GET', '/slots')).json() as OfferedSlots;
  const scheduledFor = days.flatMap(({ slots }) => slots)[12]?.at ?? '';
  const id = await kitchen.place(kitchen.asha, { scheduledFor });
  const untilDue = (Date.parse(scheduledFor) - Date.now()) / MINUTE - ahead - 30;
  expect(untilDue).toBeGreaterThan(120);
  return { id, untilDue, scheduledFor };
}

// SLOT-6
describe('in board mode, an order ahead', () => {
  beforeEach(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10, alertAfterMinutes: 3 }));
  /** Does what the server does from time to time: the number of alarms about an order, and its status. */
  async function afterWork(id: string) {
    await alertToWaitingOrders(kitchen.app.engine);
    await expireOrders(kitchen.app.engine, kitchen.app.documents);
    const alarms = (await kitchen.mails()).filter(
      ({ kind, aboutId }) => kind === orderNotAccepted.kind && aboutId === id,
    );
    return [alarms.length, (await kitchen.order(id)).status];
  }

  it('raises the alarm, and expires, counted from when it is due', async () => {
    const { id, untilDue } = await placeAhead();
    wait(untilDue + 2);
    expect(await afterWork(id)).toEqual([0, 'placed']);
    wait(1.1);
    expect(await afterWork(id)).toEqual([1, 'placed']);
    wait(7);
    expect(await afterWork(id)).toEqual([1, 'expired']);
  });

  it('can be cancelled by its customer until five minutes after it is due, even if it was accepted', async () => {
    const { id, untilDue } = await placeAhead();
    await kitchen.walk(id, 'accepted');
    wait(untilDue + 4);
    expect(outcomeOf(await kitchen.step(kitchen.asha, id, 'accepted', 'cancelled'))).toEqual([201]);
    const late = await placeAhead();
    await kitchen.walk(late.id, 'accepted');
    wait(late.untilDue + 6);
    expect(outcomeOf(await kitchen.step(kitchen.asha, late.id, 'accepted', 'cancelled'))).toEqual([
      409,
      'order_cancel_too_late',
    ]);
  });

  // SLOT-7
  it('keeps its time until it is due: nobody promises another one before', async () => {
    const { id, untilDue, scheduledFor } = await placeAhead();
    const other = { type: 'promise', from: 'placed', reason: 'tooBusy', promisedInMinutes: 60 };
    const refused = await kitchen.event(kitchen.cook, id, other);
    expect(outcomeOf(refused)).toEqual([400, 'general_argument_invalid']);
    const accepting = { promisedInMinutes: 30 };
    const accepted = await kitchen.step(kitchen.cook, id, 'placed', 'accepted', accepting);
    expect(outcomeOf(accepted)).toEqual([400, 'general_argument_invalid']);
    expect(Date.parse(String((await kitchen.order(id)).promisedAt))).toBe(Date.parse(scheduledFor));
    wait(untilDue + 1);
    expect(outcomeOf(await kitchen.event(kitchen.cook, id, other))).toEqual([201]);
    const { dueAt, promisedAt } = await kitchen.order(id);
    expect(Date.parse(String(promisedAt)) - Date.parse(String(dueAt))).toBe(30 * MINUTE);
  });
});

// SLOT-6
describe('while statuses follow the age of an order, an order ahead', () => {
  beforeEach(() => kitchen.setKitchen({ orderMode: 'age' }));

  it('can be cancelled until five minutes after it is due', async () => {
    const cancel = (id: string) => kitchen.step(kitchen.asha, id, 'placed', 'cancelled');
    const { id, untilDue } = await placeAhead();
    wait(untilDue + 4);
    expect(outcomeOf(await cancel(id))).toEqual([201]);
    const late = await placeAhead();
    wait(late.untilDue + 6);
    expect(outcomeOf(await cancel(late.id))).toEqual([409, 'order_cancel_too_late']);
  });

  it('keeps its customer’s account open until it counts as delivered', async () => {
    const { untilDue } = await placeAhead();
    const close = () => kitchen.send(kitchen.asha, 'PATCH', '/account/status');
    wait(untilDue + 59);
    expect(outcomeOf(await close())).toEqual([409, 'user_order_open']);
  });

  it('can have a problem from when it counts as on its way', async () => {
    const { id: orderId, untilDue } = await placeAhead();
    const report = (documentId: string) =>
      kitchen.create(kitchen.asha, 'orderIssues', { orderId, kind: 'late' }, documentId);
    wait(untilDue - 5);
    expect(outcomeOf(await report('early'))).toEqual([409, 'order_issue_too_early']);
    wait(36);
    expect(outcomeOf(await report('in-time'))).toEqual([201]);
  });
});
