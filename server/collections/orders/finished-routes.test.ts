import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board' });

const ask = (who: Person) => kitchen.send(who, 'GET', '/orders/finished');

// BOARD-13
it('lists what has ended, newest first, with its due payment and whose last step it was', async () => {
  interface Finished {
    order: { $id: string };
    status: string;
    endedAt: string;
    isOwnStep: boolean;
    isDue: boolean;
  }
  const finished = async (who: Person): Promise<Finished[]> => (await ask(who)).json().orders;
  const { cook, owner, place, step, order } = kitchen;
  const [gone, open, late] = [await place(), await place(), await place()];
  expect((await step(cook, gone, 'placed', 'rejected', { reason: 'tooBusy' })).statusCode).toBe(201);
  await kitchen.walk(late, 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered');
  const seen = await finished(cook);
  expect(seen.map(({ order: { $id }, status }) => [$id, status])).toEqual([
    [late, 'delivered'],
    [gone, 'rejected'],
  ]);
  expect(seen.map(({ isOwnStep }) => isOwnStep)).toEqual([false, true]);
  expect(seen.map(({ isDue }) => isDue)).toEqual([true, false]);
  const { statusSince } = await order(gone);
  expect(new Date(seen[1]?.endedAt ?? '')).toEqual(new Date(String(statusSince)));
  expect((await finished(owner)).map(({ isOwnStep }) => isOwnStep)).toEqual([true, false]);
  expect(seen.some(({ order: { $id } }) => $id === open)).toBe(false);
});

it('is read by nobody else', async () => {
  const { asha, rider } = kitchen;
  for (const who of [VISITOR, asha, rider])
    expect(outcomeOf(await ask(who))).toEqual([401, 'user_unauthorized']);
});
