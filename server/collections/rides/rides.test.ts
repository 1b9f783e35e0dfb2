import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { sql } from '#server/db/sql-template.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { traccarBody } from '#tests/doubles/phone-apps.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { KITCHEN, north, openRideKitchen, type SeenRide } from '#tests/ride-kitchen.ts';

let shift: string;

/** Of Bengaluru: at the kitchen is 560003, then 560080 is about 1.5 km, and 560001 about 4 km away. */
const NEAR = 560080;
const FAR = 560001;
const kitchen = await closeAfterAll(openRideKitchen());
const { rider } = kitchen;

beforeEach(async () => {
  shift = await kitchen.begin(rider);
  kitchen.wait(1);
});
afterEach(async () => {
  await kitchen.end(rider, shift);
  await kitchen.database.execute(sql`update orders set status = 'delivered' where status <> 'delivered'`);
  await kitchen.database.execute(sql`update "riderShifts" set speeds = '[]'`);
  kitchen.takeEvents();
});

const rideOf = async (who: Person): Promise<SeenRide | undefined> => (await kitchen.rides(who))[0];
const minutes = (ride: SeenRide | undefined, end: 'arrivesFrom' | 'arrivesUntil') =>
  (Date.parse(ride?.[end] ?? '') - kitchen.now()) / 60_000;
const deliver = (id: string) => kitchen.step(rider, id, 'outForDelivery', 'delivered');

// RIDE-3
describe('where an order is', () => {
  it('is read by its customer and the kitchen while it is on the way, and by nobody else', async () => {
    const id = await kitchen.bring(rider, FAR);
    await kitchen.move(rider, KITCHEN);
    const { asha, owner, manager, cook, ravi, otherRider } = kitchen;
    for (const who of [asha, owner, manager, cook]) expect(await rideOf(who)).toMatchObject({ $id: id });
    for (const who of [ravi, rider, otherRider]) {
      expect(await kitchen.rides(who)).toEqual([]);
      expect((await kitchen.read(who, 'rides', id)).statusCode).toBe(404);
    }
    expect((await kitchen.list(VISITOR, 'rides')).statusCode).toBe(401);
    await deliver(id);
    for (const who of [asha, owner]) expect(await kitchen.rides(who)).toEqual([]);
  });

  it('is shown of the customer’s own order only, though the rider brings several', async () => {
    const own = await kitchen.bring(rider, NEAR);
    const other = await kitchen.bring(rider, FAR, kitchen.ravi);
    await kitchen.move(rider, KITCHEN);
    expect((await kitchen.rides(kitchen.asha)).map(({ $id }) => $id)).toEqual([own]);
    expect((await kitchen.rides(kitchen.ravi)).map(({ $id }) => $id)).toEqual([other]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'the order is cancelled',
      (id) => kitchen.step(kitchen.owner, id, 'outForDelivery', 'cancelled', { reason: 'customerAsked' }),
    ],
    ['the shift ends', () => kitchen.end(rider, shift)],
    ['the rider withdraws the consent', () => kitchen.agree(rider, false)],
    [
      'another rider takes over, who is not located',
      (id) =>
        kitchen.event(kitchen.owner, id, { type: 'assign', from: 'outForDelivery', riderId: 'other-rider' }),
    ],
  ])('ends when %s', async (_, ends) => {
    const id = await kitchen.bring(rider, FAR);
    await kitchen.move(rider, KITCHEN);
    expect(await kitchen.rides(kitchen.asha)).toHaveLength(1);
    kitchen.takeEvents();
    await ends(id);
    expect(await kitchen.rides(kitchen.asha)).toEqual([]);
    expect(kitchen.takeEvents()).toContain(`rides delete ${id}`);
  });

  it('is not written by clients', async () => {
    const id = await kitchen.bring(rider, FAR);
    await kitchen.move(rider, KITCHEN);
    for (const who of [kitchen.asha, rider, kitchen.owner]) {
      const change = await kitchen.change(who, 'rides', id, { metres: 1 });
      expect(outcomeOf(change)).toEqual([401, 'user_unauthorized']);
    }
  });

  it('begins when the order leaves, if the phone has said where it is in the last five minutes', async () => {
    await kitchen.move(rider, KITCHEN);
    await kitchen.bring(rider, FAR);
    expect(await kitchen.rides(kitchen.asha)).toHaveLength(1);
    kitchen.wait(6);
    await kitchen.bring(rider, FAR, kitchen.ravi);
    expect(await kitchen.rides(kitchen.ravi)).toEqual([]);
  });
});

// RIDE-6
describe('when an order arrives', () => {
  it('follows from the road, a guessed speed and the stops before', async () => {
    await kitchen.bring(rider, NEAR, kitchen.ravi);
    await kitchen.bring(rider, FAR);
    await kitchen.move(rider, KITCHEN);
    const first = await rideOf(kitchen.ravi);
    const second = await rideOf(kitchen.asha);
    expect([first?.stopsBefore, second?.stopsBefore]).toEqual([0, 1]);
    expect(second?.metres).toBeGreaterThan(first?.metres ?? Number.NaN);
    const riding = Number(second?.metres) / 250;
    const doubt = 1 + riding * 0.35 + 1.5;
    expect(minutes(second, 'arrivesFrom')).toBeLessThanOrEqual(Math.max(0, riding + 3 - doubt));
    expect(minutes(second, 'arrivesUntil')).toBeGreaterThanOrEqual(riding + 3 + doubt);
    expect(minutes(second, 'arrivesUntil')).toBeLessThan(riding * 2 + 15);
  });

  it('is told anew when the stop before is done, without a new position', async () => {
    const before = await kitchen.bring(rider, NEAR, kitchen.ravi);
    const id = await kitchen.bring(rider, FAR);
    await kitchen.move(rider, KITCHEN);
    kitchen.takeEvents();
    await deliver(before);
    expect(kitchen.takeEvents()).toEqual(
      expect.arrayContaining([`rides delete ${before}`, `rides update ${id}`]),
    );
    expect(await rideOf(kitchen.asha)).toMatchObject({ stopsBefore: 0 });
  });

  it('is not told of an order whose place is not known', async () => {
    await kitchen.bring(rider, null);
    await kitchen.move(rider, KITCHEN);
    expect(await rideOf(kitchen.asha)).toMatchObject({ ...KITCHEN, metres: null, arrivesFrom: null });
  });

  it('uses the speed of the rider’s last rides once there are three', async () => {
    for (let n = 0; n < 3; n += 1) {
      const id = await kitchen.bring(rider, FAR);
      await kitchen.move(rider, KITCHEN);
      kitchen.wait(60);
      await kitchen.move(rider, north(-4000));
      await deliver(id);
    }
    const [{ speeds }] = (await kitchen.database.query<{ speeds: number[] }>(
      sql`select speeds from "riderShifts" where "isOpen"`,
    )) as [{ speeds: number[] }];
    expect(speeds).toHaveLength(3);
    for (const speed of speeds) expect(speed).toBeLessThan(120);
    await kitchen.bring(rider, FAR);
    kitchen.wait(5);
    await kitchen.move(rider, KITCHEN);
    expect(minutes(await rideOf(kitchen.asha), 'arrivesFrom')).toBeGreaterThan(30);
  });
});

// RIDE-9
it('a customer hears of a ride every ten seconds or fifty metres, not with every point', async () => {
  const id = await kitchen.bring(rider, FAR);
  await kitchen.move(rider, KITCHEN);
  kitchen.takeEvents();
  const start = kitchen.now();
  for (let n = 1; n <= 10; n += 1) {
    const moved = await kitchen.move(rider, north(-4 * n), { at: start + 3000 * n });
    expect(moved.json()).toEqual({ taken: 'stored' });
  }
  const told = kitchen.takeEvents().filter((event) => event === `rides update ${id}`);
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(told.length).toBeLessThanOrEqual(3);
});

// RIDE-9
it('a customer hears of moved stops at once, also where only the way to them is another', async () => {
  const FARTHER = 560095;
  const ids = [
    await kitchen.bring(rider, NEAR),
    await kitchen.bring(rider, FAR, kitchen.ravi),
    await kitchen.bring(rider, FARTHER),
  ];
  await kitchen.move(rider, KITCHEN);
  const seen = async (id: string) => (await kitchen.rides(kitchen.owner)).find(({ $id }) => $id === id);
  const seenAll = () => Promise.all(ids.map(seen));
  const move = (...orderIds: string[]) => kitchen.send(rider, 'PUT', '/riders/stops', { orderIds });
  await move(...ids);
  const before = await seenAll();
  expect(before.map((ride) => ride?.stopsBefore)).toEqual([0, 1, 2]);
  kitchen.takeEvents();
  const [first = '', second = '', last = ''] = ids;
  const told = () => kitchen.takeEvents().filter((event) => event.startsWith('rides'));
  await move(second, first, last);
  expect(told()).toHaveLength(3);
  const after = await seenAll();
  expect(after.map((ride) => ride?.stopsBefore)).toEqual([1, 0, 2]);
  expect(after[2]?.metres).not.toBe(before[2]?.metres);
  await move(second, first, last);
  expect(told()).toEqual([]);
  // Where the rider is now is not known, so nothing new is claimed.
  kitchen.wait(6);
  await move(first, second, last);
  expect(told()).toEqual([]);
});

it('a step waits for a position that is being written, so that no ride is left of an order that came', async () => {
  const id = await kitchen.bring(rider, FAR);
  const answers: Promise<{ statusCode: number }>[] = [];
  const waiting = (count: number) =>
    expect
      .poll(
        () =>
          kitchen.database.query(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        { timeout: 4_000 },
      )
      .toHaveLength(count);
  await kitchen.database.transaction(async (tx) => {
    await tx.execute(sql`lock table rides in share mode`);
    answers.push(kitchen.move(rider, KITCHEN));
    await waiting(1);
    answers.push(deliver(id));
    await waiting(2);
  });
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 201]);
  expect(await kitchen.rides(kitchen.owner)).toEqual([]);
});

// RIDE-9
it('positions and steps that reach two instances at the same time leave one ride for each order', async () => {
  const ids: string[] = [];
  for (const who of [kitchen.asha, kitchen.ravi]) ids.push(await kitchen.bring(rider, FAR, who));
  await kitchen.move(rider, KITCHEN);
  const { token } = await kitchen.connect(rider);
  const other = await createApp({
    database: kitchen.database,
    pincodes: { lookUp: async () => undefined } as never,
    settings: readSettings({ RATE_LIMIT_SCALE: '0' }),
    logger: false,
    withPages: false,
    clock: () => new Date(kitchen.now()),
  });
  const start = kitchen.now();
  const reports = [1, 2, 3, 4, 5, 6].map((n) => ({ ...north(-60 * n), at: new Date(start + 3000 * n) }));
  const atOther = reports.map((report) =>
    other.server.inject({ method: 'POST', url: '/v1/riders/positions', payload: traccarBody(token, report) }),
  );
  const atThis = reports.map(({ at: moment, ...place }) =>
    kitchen.move(rider, place, { at: moment.getTime() + 1000 }),
  );
  const answers = await Promise.all([...atOther, ...atThis, deliver(ids[0] ?? '')]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
  expect((await kitchen.rides(kitchen.owner)).map(({ $id }) => $id)).toEqual([ids[1]]);
  await other.server.close();
});
