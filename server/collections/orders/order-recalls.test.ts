import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

// LIFE-4
describe('taking a ticket back that was moved on by mistake', () => {
  const back = (who: OrderKitchen['owner'], id: string, from: string) =>
    kitchen.event(who, id, { type: 'undo', from });

  it('leads the order back step by step, long after and by anybody in the kitchen', async () => {
    const { cook, place, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted', 'preparing', 'ready', 'outForDelivery');
    const { promisedAt } = await order(id);
    kitchen.wait(10);
    for (const [from, to] of [
      ['outForDelivery', 'ready'],
      ['ready', 'preparing'],
      ['preparing', 'accepted'],
    ] as const) {
      expect((await back(cook, id, from)).json()).toMatchObject({ from, to, actorRole: 'kitchen' });
      expect(await order(id)).toMatchObject({ status: to, promisedAt, riderName: null });
    }
    const [times] = await kitchen.database.query<{ taken: number }>(
      sql`select round(extract(epoch from "statusSince" - accepted_at) / 60)::int as taken from orders where id = ${id}`,
    );
    expect(times?.taken).toBe(10);
  });

  it.each(['accepted', 'delivered'])('is refused for an order that is %s', async (status) => {
    const id = await kitchen.place();
    await kitchen.walk(id, ...(status === 'accepted' ? ['accepted'] : ['accepted', 'ready', 'delivered']));
    kitchen.wait(1);
    expect(outcomeOf(await back(kitchen.owner, id, status))).toEqual([409, 'order_undo_too_late']);
  });

  it('is refused to a rider', async () => {
    const { rider, place, event } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    await event(kitchen.cook, id, { type: 'assign', from: 'accepted', riderId: 'rider' });
    await kitchen.walk(id, 'ready', 'outForDelivery');
    expect(outcomeOf(await back(rider, id, 'outForDelivery'))).toEqual([409, 'order_undo_too_late']);
  });
});
