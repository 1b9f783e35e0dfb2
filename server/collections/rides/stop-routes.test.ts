import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { listen, startListening } from '#tests/wire/realtime-client.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const origin: string = await startListening(kitchen);

async function given(riderId = 'rider'): Promise<string> {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId });
  return id;
}
const move = (who: Person, ...orderIds: unknown[]) => kitchen.send(who, 'PUT', '/riders/stops', { orderIds });
const stopAt = async (id: string, who = kitchen.rider) =>
  (await kitchen.read(who, 'orders', id)).json().stopAt;

// RIDER-16
describe('the stops of a rider', () => {
  it('are where they moved them, on every phone at once, until they put them back', async () => {
    const [one, two, three] = [await given(), await given(), await given()];
    const phone = await listen(origin, kitchen.rider, 'databases.rasoi.collections.orders.documents');
    expect((await move(kitchen.rider, three, one)).json()).toEqual({ orderIds: [three, one] });
    const told = [await phone.next('event'), await phone.next('event')];
    phone.socket.close();
    expect(told.map(({ data }) => (data.payload as { stopAt: number }).stopAt).sort()).toEqual([0, 1]);
    expect([await stopAt(one), await stopAt(two), await stopAt(three)]).toEqual([1, null, 0]);
    await move(kitchen.rider);
    expect([await stopAt(one), await stopAt(three)]).toEqual([null, null]);
  });

  it('are of one rider: moving others does nothing, and another rider begins without a place', async () => {
    const [own, others] = [await given(), await given('other-rider')];
    expect((await move(kitchen.otherRider, own, others, 'nothing')).json()).toEqual({ orderIds: [others] });
    expect([await stopAt(own), await stopAt(others, kitchen.otherRider)]).toEqual([null, 0]);
    await kitchen.event(kitchen.cook, others, { type: 'assign', from: 'ready', riderId: 'rider' });
    expect(await stopAt(others)).toBeNull();
  });

  it('moved by two phones at once are in the order of one of them', async () => {
    const ids = [await given(), await given(), await given()];
    const answers = await Promise.all([
      move(kitchen.rider, ...ids),
      move(kitchen.rider, ...ids.toReversed()),
      move(kitchen.rider, ...ids),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const places = await Promise.all(ids.map((id) => stopAt(id)));
    expect([[0, 1, 2].join(), [2, 1, 0].join()]).toContain(places.join());
  });

  it('are moved by staff alone, and only as a list of different orders', async () => {
    for (const who of [VISITOR, kitchen.asha])
      expect(outcomeOf(await move(who))).toEqual([401, 'user_unauthorized']);
    expect((await move(kitchen.cook)).statusCode).toBe(200);
    const id = await given();
    const invalid = [400, 'general_argument_invalid'];
    expect(outcomeOf(await move(kitchen.rider, id, id))).toEqual(invalid);
    expect(outcomeOf(await move(kitchen.rider, 7))).toEqual(invalid);
    expect(outcomeOf(await move(kitchen.rider, ...Array.from({ length: 101 }, (_, n) => `o${n}`)))).toEqual(
      invalid,
    );
    expect(outcomeOf(await kitchen.send(kitchen.rider, 'PUT', '/riders/stops', { orderIds: 'all' }))).toEqual(
      invalid,
    );
    const answer = await kitchen.change(kitchen.rider, 'orders', id, { stopAt: 0 });
    expect(answer.statusCode).toBe(401);
  });
});
