import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { countFigures } from './count-figures.ts';
import { bestSoldStatement } from './mark-bestsellers.ts';

const DAY = 24 * 60;
let six = '';
let five = '';
let others = '';
const kitchen = await closeAfterAll(openOrderKitchen());
// A category of six dishes, one of five, and the others.
const menus = await kitchen.database.query<{ id: string }>(sql`select id from menus order by id limit 3`);
[six = '', five = '', others = ''] = menus.map(({ id }) => id);
await kitchen.database.execute(sql`update dishes set "menuId" = ${others}`);
for (const [menu, count] of [
  [six, 6],
  [five, 5],
] as const)
  await kitchen.database.execute(sql`update dishes set "menuId" = ${menu} where id in
      (select id from dishes where "menuId" = ${others} order by id limit ${count})`);

beforeEach(async () => {
  await kitchen.database.execute(sql`truncate orders, "dishFigures", dish_figures_day cascade`);
  await kitchen.database.execute(
    sql`update dishes set "isBestseller" = null, "isAvailable" = true, "soldOutUntil" = null`,
  );
});

const dishesOf = async (menu: string) =>
  (
    await kitchen.database.query<{ id: string }>(
      sql`select id from dishes where "menuId" = ${menu} order by id`,
    )
  ).map(({ id }) => id);

/** Stores orders of one dish, as the server would have. */
async function sold(dish: string | undefined, times: number, over: object = {}): Promise<void> {
  const { status, daysAgo, testPayment } = { status: 'delivered', daysAgo: 1, testPayment: false, ...over };
  const on = new Date(kitchen.app.engine.clock().getTime() - daysAgo * DAY * 60_000).toISOString();
  // Twice in one order is one order.
  const line = { dishId: dish, name: 'A dish', quantity: 1, price: 4_000, imgUrl: '' };
  await kitchen.database.execute(
    sql`insert into orders (id, created, updated, "totalAmount", subtotal, "deliveryFee", tax, packing, items,
        "orderedOn", number, status, "testPayment")
      select gen_random_uuid()::text, ${on}, ${on}, 10000, 8000, 1500, 500, 0, ${JSON.stringify([line, line])}::jsonb,
        ${on}, nextval('orders_number'), ${status}, ${testPayment} from generate_series(1, ${times}::int)`,
  );
}
const nextNight = () => {
  kitchen.wait(DAY);
  return countFigures(kitchen.app.engine);
};
const marked = async () =>
  (
    await kitchen.database.query<{ id: string }>(sql`select id from dishes where "isBestseller" order by id`)
  ).map(({ id }) => id);

// DISH-32
describe('the bestsellers of a category', () => {
  it('are the three that were in the most orders, of those in thirty or more', async () => {
    const [a, b, c, d, e] = await dishesOf(six);
    await sold(a, 30);
    await sold(b, 33);
    await sold(c, 31);
    await sold(d, 32);
    await sold(e, 29);
    kitchen.takeEvents();
    await nextNight();
    expect(await marked()).toEqual([b, c, d]);
    expect(kitchen.takeEvents().filter((event) => event.startsWith('dishes'))).toHaveLength(3);
    await nextNight();
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await marked()).toEqual([b, c, d]);
  });

  it('are none in a category of five dishes, or if one of six is switched off', async () => {
    await sold((await dishesOf(five))[0], 40);
    const [a, b = ''] = await dishesOf(six);
    await sold(a, 40);
    await kitchen.database.execute(sql`update dishes set "isAvailable" = false where id = ${b}`);
    await nextNight();
    expect(await marked()).toEqual([]);
    await kitchen.database.execute(
      sql`update dishes set "soldOutUntil" = ${kitchen.app.engine.clock()} where id = ${b}`,
    );
    await nextNight();
    expect(await marked()).toEqual([a]);
  });

  it.each([
    ['that reached nobody', { status: 'cancelled' }],
    ['that were tests', { testPayment: true }],
    ['of more than thirty days ago', { daysAgo: 31 }],
  ])('do not count orders %s', async (_which, over) => {
    const [a] = await dishesOf(six);
    await sold(a, 20);
    await sold(a, 20, over);
    await nextNight();
    expect(await marked()).toEqual([]);
  });

  it('are no longer any once their orders are too old, and nobody can write them', async () => {
    const [a = ''] = await dishesOf(six);
    await sold(a, 30);
    await nextNight();
    expect(await marked()).toEqual([a]);
    await kitchen.change(kitchen.owner, 'dishes', a, { isBestseller: null, price: 41 });
    expect((await kitchen.read(VISITOR, 'dishes', a)).json()).toMatchObject({
      isBestseller: true,
      price: 41,
    });
    kitchen.wait(31 * DAY);
    await nextNight();
    expect(await marked()).toEqual([]);
  });

  it('are counted from an index', async () => {
    const statement = bestSoldStatement(new Date('2026-05-01T00:00:00Z'), new Date('2026-08-01T00:00:00Z'));
    const lines = await kitchen.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/using orders_reported on orders/);
  });
});
