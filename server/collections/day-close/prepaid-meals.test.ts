import { beforeEach, expect, it } from 'vitest';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  await kitchen.beginAnew();
  kitchen.waitUntil(kitchen.day(2), '09:00');
});

const look = async (day?: Day) =>
  (await kitchen.send(kitchen.owner, 'GET', `/day${day ? `?day=${day}` : ''}`)).json();
const orderOf = async (who: Person): Promise<string> => {
  const [order] = await kitchen.database.query<{ id: string }>(
    sql`select id from orders where "userId" = ${who.id} and channel = 'plan' and status = 'accepted'`,
  );
  return order?.id ?? '';
};
const deliver = async (id: string) => kitchen.walk(id, 'ready', 'outForDelivery', 'delivered');

// DAY-13
it('prepaid tiffins that were delivered are a line of their own, beside the money received', async () => {
  /** What the ledger took for the meals of a day (rupees). */
  const takenFor = async (day: Day) =>
    (
      await kitchen.database.query<{ amount: number }>(
        sql`select coalesce(sum(e.debit), 0)::bigint / 100 as amount from "ledgerEntries" e
        join payments p on p.id = e.reference join meals m on m."orderId" = p."orderId"
        where e.kind = 'meal' and m.date = ${day} and m.state = 'delivered'`,
      )
    )[0]?.amount;
  const [alone, two, later] = await Promise.all(
    ['alone', 'two', 'later'].map((name) => kitchen.subscriber(`${name}-${++count}`, 3000)),
  );
  if (!alone || !two || !later) throw new Error('Three eat.');
  await kitchen.subscribe(alone, { takesBundle: true });
  await kitchen.subscribe(two, { quantity: 2 });
  await kitchen.subscribe(later);
  await kitchen.change(kitchen.owner, 'users', later.id, { houseLimit: 5000, houseRhythm: 'weekly' });
  const house = await kitchen.subscribe(later, { paidBy: 'house' });
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const eaten = kitchen.day(1);
  kitchen.waitUntil(eaten, '13:00');
  const before = await look();
  expect(before.totals).toMatchObject({ prepaidMeals: 0, prepaidMealsAmount: 0 });
  for (const who of [alone, two]) await deliver(await orderOf(who));
  const [{ orderId } = { orderId: '' }] = await kitchen.mealsOf(house);
  await deliver(orderId ?? '');

  const { totals } = await look();
  // ₹110 of the bundle, and 2 × ₹120. What is paid later is no prepaid tiffin, and what is not delivered is none yet.
  expect(totals).toMatchObject({ prepaidMeals: 3, prepaidMealsAmount: 350 });
  expect(totals.prepaidMealsAmount + 120).toBe(await takenFor(eaten));
  expect(totals.drawers).toEqual(before.totals.drawers);
  expect(totals.balances).toEqual(before.totals.balances);

  const data = { day: eaten, counted: [], note: 'Tiffins' };
  const closed = await kitchen.create(kitchen.owner, 'dayCloses', data, `close-${count}`);
  expect(closed.json()).toMatchObject({ prepaidMeals: 3, prepaidMealsAmount: 350 });
  const file = (await kitchen.send(kitchen.owner, 'GET', `/day/csv?day=${eaten}`)).body;
  expect(file).toContain('prepaid meals delivered,,3,350');
});

// DAY-13
it('a tiffin that is delivered after its day was closed belongs to the next day, once', async () => {
  const eater = await kitchen.subscriber(`late-${++count}`, 500);
  await kitchen.subscribe(eater);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const eaten = kitchen.day(1);
  kitchen.waitUntil(eaten, '13:00');
  const drawers = (await look()).totals.drawers.map((text: string) => JSON.parse(text));
  const counted = drawers
    .filter(({ received, givenBack }: { received: number; givenBack: number }) => received !== givenBack)
    .map(
      ({ riderId, received, givenBack }: { riderId: string | null; received: number; givenBack: number }) =>
        JSON.stringify({ method: 'cod', riderId, amount: received - givenBack }),
    );
  const data = { day: eaten, counted };
  const closed = await kitchen.create(kitchen.owner, 'dayCloses', data, `close-${count}`);
  expect(closed.json()).toMatchObject({ prepaidMeals: 0 });
  await deliver(await orderOf(eater));
  kitchen.waitUntil(kitchen.day(1), '09:00');
  const { day, totals } = await look();
  expect(day).toBe(dayAt(new Date(Date.parse(`${eaten}T12:00:00Z`) + 86_400_000), 'Asia/Kolkata'));
  expect(totals).toMatchObject({ prepaidMeals: 1, prepaidMealsAmount: 120 });
});
