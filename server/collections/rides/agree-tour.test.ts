import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { KITCHEN, north, openRideKitchen } from '#tests/ride-kitchen.ts';

const kitchen = await closeAfterAll(openRideKitchen());

beforeEach(async () => {
  await kitchen.database.execute(sql`update orders set status = 'cancelled' where status <> 'cancelled'`);
  await kitchen.database.execute(sql`delete from rides`);
  kitchen.wait(180);
});

/** An order that is packed and given to the rider, so many metres north of the kitchen. */
async function given(metres: number, riderId: string | null = 'rider'): Promise<string> {
  const id = await kitchen.place();
  const { latitude, longitude } = north(metres);
  await kitchen.database.execute(
    sql`update orders set "mapPinLatitude" = ${latitude}, "mapPinLongitude" = ${longitude} where id = ${id}`,
  );
  await kitchen.walk(id, 'accepted', 'ready');
  if (riderId) await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId });
  return id;
}
const leave = async (id: string) => {
  const answer = await kitchen.step(kitchen.rider, id, 'ready', 'outForDelivery');
  expect(answer.statusCode).toBe(201);
};
const deliver = (id: string) => kitchen.step(kitchen.rider, id, 'outForDelivery', 'delivered');
/** The places of orders in the tour. */
const places = (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await kitchen.read(kitchen.owner, 'orders', id)).json().stopAt));

// RIDER-18
describe('the tour of a rider', () => {
  it('is agreed for all stops when the first of them leaves, and none changes its place afterwards', async () => {
    const ids: string[] = [];
    // A loop: its last stops are nearer to the kitchen than its first.
    for (const metres of [1_000, 2_000, 3_000, -1_500, -500]) ids.push(await given(metres));
    await leave(ids[2] ?? '');
    const agreed = await places(...ids);
    expect(agreed.toSorted()).toEqual([0, 1, 2, 3, 4]);
    for (const id of ids) if (id !== ids[2]) await leave(id);
    expect(await places(...ids)).toEqual(agreed);
    const order = ids.toSorted(
      (one, other) => (agreed[ids.indexOf(one)] ?? 0) - (agreed[ids.indexOf(other)] ?? 0),
    );
    for (const [at, id] of order.entries()) {
      await deliver(id);
      const left = order.slice(at + 1);
      expect(await places(...left)).toEqual(left.map((one) => agreed[ids.indexOf(one)]));
    }
  });

  it('is what the customers read, wherever the rider is', async () => {
    /** The ids of the orders on the way, sorted by how many stops come before each on its customer's page. */
    async function stopsBefore(): Promise<string[]> {
      const rides = await kitchen.rides(kitchen.owner);
      return rides.toSorted((one, other) => one.stopsBefore - other.stopsBefore).map(({ $id }) => $id);
    }
    const shift = await kitchen.begin(kitchen.rider);
    kitchen.wait(1);
    await kitchen.move(kitchen.rider, KITCHEN);
    const [far, near, middle] = [await given(3_000), await given(1_000), await given(2_000)];
    for (const id of [far, near, middle]) await leave(id);
    expect(await stopsBefore()).toEqual([near, middle, far]);
    await deliver(near);
    kitchen.wait(20);
    // Past the next stop, nearer to the last one.
    await kitchen.move(kitchen.rider, north(2_900));
    expect(await stopsBefore()).toEqual([middle, far]);
    await kitchen.end(kitchen.rider, shift);
  });

  it('takes a new order where it is on the way, but not before who was told to be the next', async () => {
    const shift = await kitchen.begin(kitchen.rider);
    kitchen.wait(1);
    await kitchen.move(kitchen.rider, KITCHEN);
    const [middle, far] = [await given(2_000), await given(4_000)];
    for (const id of [middle, far]) await leave(id);
    const [near, later] = [await given(1_000), await given(3_000)];
    for (const id of [near, later]) await leave(id);
    expect((await places(middle))[0]).toBe(0);
    const [onTheWay = -1, end = -1] = await places(later, far);
    expect(onTheWay).toBeLessThan(end);
    await kitchen.end(kitchen.rider, shift);
  });

  it('takes an order that its rider picks up without having been given it', async () => {
    const own = await given(1_000);
    await leave(own);
    const taken = await given(2_000, null);
    await leave(taken);
    expect(await places(own, taken)).toEqual([0, 1]);
  });

  it('begins anew where the rider is, else at their last stop, when they ask for the best order', async () => {
    const putBack = () => kitchen.send(kitchen.rider, 'PUT', '/riders/stops', { orderIds: [] });
    const [one, two, three] = [await given(1_000), await given(2_000), await given(4_000)];
    for (const id of [one, two, three]) await leave(id);
    await deliver(three);
    await putBack();
    expect(await places(two, one)).toEqual([0, 1]);
    const shift = await kitchen.begin(kitchen.rider);
    kitchen.wait(1);
    await kitchen.move(kitchen.rider, KITCHEN);
    await putBack();
    expect(await places(one, two)).toEqual([0, 1]);
    await kitchen.end(kitchen.rider, shift);
  });

  it('has each stop once when all leave at the same moment', async () => {
    const ids: string[] = [];
    for (const metres of [3_000, 1_000, 4_000, 2_000]) ids.push(await given(metres));
    await Promise.all(ids.map(leave));
    expect(await places(...ids)).toEqual([2, 0, 3, 1]);
  });
});
