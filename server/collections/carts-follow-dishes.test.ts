import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person } from '#tests/kitchen.ts';

interface Line {
  $id: string;
  dishId: string;
  price: number;
  isAvailable: boolean;
}

const add = (who: Person, dishId: string, quantity = 1, documentId = 'unique()') =>
  kitchen.create(who, 'carts', { dishId, quantity }, documentId);
const change = (dish: string, data: object) => kitchen.change(chef, 'dishes', dish, data);
const cartOf = async (who: Person): Promise<Line[]> => (await kitchen.list(who, 'carts')).json().documents;

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const chef = await kitchen.admin();

// CART-14
describe('when a dish', () => {
  beforeEach(async () => {
    for (const who of [asha, ravi]) {
      for (const { $id } of await cartOf(who)) await kitchen.delete(who, 'carts', $id);
    }
    await add(asha, 'gulab-jamun', 1, 'of-asha');
    await add(ravi, 'gulab-jamun', 2, 'of-ravi');
    await add(ravi, 'samosa', 1, 'other');
    kitchen.takeEvents();
  });

  it.each([
    [{ price: 85.5 }, { price: 85.5 }],
    [{ name: 'Gulab Jamun (2 pieces)' }, { name: 'Gulab Jamun (2 pieces)' }],
    [
      { imgUrl: '/new.webp', description: 'Warm' },
      { imgUrl: '/new.webp', description: 'Warm' },
    ],
  ])('changes by %j, cart lines show it at once', async (data, shown) => {
    await change('gulab-jamun', data);
    const [dish, ...lines] = kitchen.takeEvents().sort().reverse();
    expect(dish).toBe('dishes update gulab-jamun');
    expect(lines).toEqual(['carts update of-ravi', 'carts update of-asha']);
    expect((await kitchen.read(asha, 'carts', 'of-asha')).json()).toMatchObject({
      ...shown,
      quantity: 1,
    });
    expect((await kitchen.read(ravi, 'carts', 'of-ravi')).json()).toMatchObject({
      ...shown,
      quantity: 2,
    });
  });

  it('changes in an attribute that carts do not show, cart lines stay unchanged', async () => {
    await change('gulab-jamun', { type: 'non-veg' });
    expect(kitchen.takeEvents()).toEqual(['dishes update gulab-jamun']);
  });

  it('is sold out, its lines stay and are marked as unavailable until it is available again', async () => {
    const availability = async () =>
      (await cartOf(ravi)).map(({ dishId, isAvailable }) => [dishId, isAvailable]);
    await change('gulab-jamun', { isAvailable: false });
    expect(await availability()).toEqual([
      ['gulab-jamun', false],
      ['samosa', true],
    ]);
    await change('gulab-jamun', { isAvailable: true });
    expect(await availability()).toEqual([
      ['gulab-jamun', true],
      ['samosa', true],
    ]);
  });

  it('changes while it is being added to a cart, that line shows the change too', async () => {
    const waiting = async (count: number) => {
      for (;;) {
        const [row] = await kitchen.database.query<{ waiting: number }>(
          sql`select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        if (row && row.waiting >= count) return;
      }
    };
    let added: Promise<unknown> = Promise.resolve();
    let changed: Promise<unknown> = Promise.resolve();
    const held = kitchen.database.transaction(async (tx) => {
      // Holds the same line uncommitted, so that an add waits for it after reading the dish.
      await tx.execute(sql`insert into carts (id, created, updated, "cartId", "userId", "dishId", quantity)
        values ('held', now(), now(), 'held', 'asha', 'rice-kheer', 1)`);
      added = add(asha, 'rice-kheer');
      await waiting(1);
      changed = change('rice-kheer', { price: 61 });
      await Promise.race([changed, waiting(2)]);
      throw new Error('rolled back');
    });
    await expect(held).rejects.toThrow('rolled back');
    await Promise.all([added, changed]);
    expect((await cartOf(asha)).find(({ dishId }) => dishId === 'rice-kheer')?.price).toBe(61);
  });

  it('is deleted, its lines are deleted too', async () => {
    await kitchen.send(chef, 'PUT', at('dishes', 'special'), {
      data: { name: 'Special', description: '', price: 9, menuId: 'sweets', imgUrl: '' },
    });
    await add(asha, 'special', 1, 'going');
    kitchen.takeEvents();
    expect((await kitchen.delete(chef, 'dishes', 'special')).statusCode).toBe(204);
    const notice: unknown = expect.stringMatching(/^notices create /);
    expect(kitchen.takeEvents()).toEqual(['carts delete going', notice, 'dishes delete special']);
    expect((await cartOf(asha)).map(({ $id }) => $id)).toEqual(['of-asha']);
  });
});
