import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const DAY = '2040-01-02';
const kitchen = await closeAfterAll(openOrderKitchen());

const tick = (who: Person, need: string, quantity: number, day = DAY) =>
  kitchen.create(who, 'prepTicks', { day, need, quantity });

// PREP-6
it('a need that is ticked again, or on two tablets at once, has one tick, and the last one holds', async () => {
  const ticksOf = async (need: string) =>
    (await kitchen.list(kitchen.cook, 'prepTicks'))
      .json()
      .documents.filter((each: { need: string }) => each.need === need);
  expect(outcomeOf(await tick(kitchen.cook, 'dish samosa', 4))).toEqual([201]);
  kitchen.takeEvents();
  expect(outcomeOf(await tick(kitchen.manager, 'dish samosa', 6))).toEqual([201]);
  expect(kitchen.takeEvents().length).toBeGreaterThan(0);
  expect(await ticksOf('dish samosa')).toMatchObject([{ quantity: 6, actorId: kitchen.manager.id }]);
  const both = await Promise.all([tick(kitchen.cook, 'item dal', 1), tick(kitchen.owner, 'item dal', 2)]);
  expect(both.map(outcomeOf)).toEqual([[201], [201]]);
  expect(await ticksOf('item dal')).toHaveLength(1);
});

// PREP-6
it('ticks and prints are of a day that exists, and by whoever works in the kitchen', async () => {
  const print = { day: DAY, needs: [JSON.stringify({ key: 'k', name: 'Dal', unit: 'ml', quantity: 5 })] };
  for (const who of [VISITOR, kitchen.asha, kitchen.rider]) {
    expect((await tick(who, 'dish samosa', 1)).statusCode).toBe(401);
    expect((await kitchen.create(who, 'prepPrints', print)).statusCode).toBe(401);
  }
  expect(outcomeOf(await tick(kitchen.cook, 'dish samosa', 1, '2026-02-30'))).toEqual([
    400,
    'general_argument_invalid',
  ]);
  const made = await kitchen.create(kitchen.cook, 'prepPrints', { ...print, actorId: kitchen.owner.id });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ from: '', until: '', menuId: '', actorId: kitchen.cook.id });
  const wrong = { ...print, needs: [JSON.stringify({ key: 'k', name: 'Dal', unit: 'kg', quantity: 5 })] };
  expect((await kitchen.create(kitchen.cook, 'prepPrints', wrong)).statusCode).toBe(400);
});
