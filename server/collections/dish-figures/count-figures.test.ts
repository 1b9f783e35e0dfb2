import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_LINES } from '#domain/dish-figures/rules.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { countFigures, figuresStatement } from './count-figures.ts';

const DAY = 24 * 60;
const PEOPLE = ['asha', 'ravi', 'owner', 'manager'] as const;
let count = 0;

/** Minutes until it is noon in India: in the first hours of a day, the next night's count is of the day before. */
function untilNoon(): number {
  const now = new Date();
  return (DAY + 6.5 * 60 - now.getUTCHours() * 60 - now.getUTCMinutes()) % DAY;
}

const kitchen = await closeAfterAll(openOrderKitchen());
kitchen.wait(untilNoon());

beforeEach(async () => {
  await kitchen.database.execute(sql`truncate orders, "dishFigures", dish_figures_day cascade`);
});

/** Counts as the server does in the next night. */
const nextNight = () => {
  kitchen.wait(DAY);
  return countFigures(kitchen.app.engine);
};

interface Figures {
  $id: string;
  orderedWith: string[];
  place: number | null;
}
async function figures(): Promise<Record<string, string>> {
  const { documents } = (await kitchen.list(VISITOR, 'dishFigures')).json();
  return Object.fromEntries(
    documents.map(({ $id, orderedWith, place }: Figures) => [$id, `${place}: ${orderedWith.join(' ')}`]),
  );
}

const daysAgo = (days: number) =>
  new Date(kitchen.app.engine.clock().getTime() - days * DAY * 60_000).toISOString();

/** Stores a delivered order of yesterday as the server would have. */
async function stored(userId: string | null, dishes: readonly string[], over: object = {}): Promise<void> {
  const id = `stored-${++count}`;
  const { status, on } = { status: 'delivered', on: daysAgo(0), ...over };
  const items = JSON.stringify(
    dishes.map((dishId) => ({ dishId, name: dishId, quantity: 1, price: 4_000, imgUrl: '' })),
  );
  await kitchen.database.execute(
    sql`insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, packing, items,
        "orderedOn", number, status)
      values (${id}, ${on}, ${on}, ${userId}, 10000, 8000, 1500, 500, 0, ${items}, ${on},
        nextval('orders_number'), ${status})`,
  );
}
const storedBy = async (people: readonly string[], dishes: readonly string[], over: object = {}) => {
  for (const who of people) await stored(who, dishes, over);
};

// DISH-30
describe('what finished orders say of dishes', () => {
  it('is what customers have had delivered together, for everybody to read', async () => {
    const DELIVERED = ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered'];
    for (const who of [kitchen.asha, kitchen.ravi, kitchen.manager]) {
      const order = await kitchen.place(who);
      await kitchen.walk(order, ...DELIVERED);
    }
    await kitchen.place(kitchen.cook);
    expect(await nextNight()).toBe(2);
    expect(kitchen.takeEvents().sort()).toEqual([
      'dishFigures create ghar-ki-thali',
      'dishFigures create samosa',
    ]);
    expect(await figures()).toEqual({ 'ghar-ki-thali': '1: samosa', samosa: '2: ghar-ki-thali' });
  });

  it('needs three different customers with an account', async () => {
    await storedBy(['asha', 'ravi', 'asha', 'asha'], ['samosa', 'masala-chai']);
    await stored(null, ['samosa', 'masala-chai']);
    expect(await nextNight()).toBe(0);
    await stored('owner', ['samosa', 'masala-chai']);
    expect(await nextNight()).toBe(2);
  });

  it('names at most three dishes, those of the most customers first', async () => {
    await storedBy(PEOPLE, ['samosa', 'masala-chai']);
    await storedBy(PEOPLE.slice(1), ['samosa', 'phulka', 'rice-kheer', 'masala-dosa']);
    await stored('ravi', ['samosa', 'rice-kheer']);
    await nextNight();
    const [, together] = (await figures()).samosa?.split(': ') ?? [];
    expect(together).toBe('masala-chai rice-kheer masala-dosa');
  });

  it.each<[string, object]>([
    ['that were not delivered or collected', { status: 'cancelled' }],
    ['that are still being prepared', { status: 'preparing' }],
  ])('leaves out orders %s', async (_which, over) => {
    await storedBy(PEOPLE, ['samosa', 'masala-chai'], over);
    expect(await nextNight()).toBe(0);
  });

  it('leaves out orders of more than 90 days ago, and feasts', async () => {
    await storedBy(PEOPLE, ['samosa', 'masala-chai'], { on: daysAgo(90) });
    const feast = Array.from({ length: MOST_LINES }, (_, place) => `dish-${place}`);
    await storedBy(PEOPLE, ['samosa', ...feast]);
    expect(await nextNight()).toBe(0);
  });

  it('leaves out a dish that is switched off or deleted', async () => {
    const dish = { description: 'Made for a test', price: 40, menuId: 'snacks', imgUrl: '/x.webp' };
    for (const documentId of ['switched', 'deleted'])
      await kitchen.create(kitchen.owner, 'dishes', { ...dish, name: documentId }, documentId);
    await storedBy(PEOPLE, ['samosa', 'switched', 'deleted']);
    expect(await nextNight()).toBe(3);
    expect(await figures()).toMatchObject({ samosa: expect.stringMatching(/: deleted switched$/) });

    await kitchen.delete(kitchen.owner, 'dishes', 'deleted');
    expect(Object.keys(await figures()).sort()).toEqual(['samosa', 'switched']);
    const data = { isAvailable: false, soldOutFor: 'untilSwitchedOn' };
    await kitchen.change(kitchen.owner, 'dishes', 'switched', data);
    expect(await nextNight()).toBe(2);
    expect(await figures()).toEqual({ samosa: '1: ' });
  });

  it('is counted once a night, also by two instances at once, and only changes are written', async () => {
    await storedBy(PEOPLE, ['samosa', 'masala-chai']);
    await stored('asha', ['samosa']);
    kitchen.wait(DAY);
    const runs = await Promise.all([1, 2, 3].map(() => countFigures(kitchen.app.engine)));
    expect(runs.sort()).toEqual([0, 0, 2]);
    kitchen.takeEvents();
    expect(await nextNight()).toBe(0);
    await storedBy(PEOPLE, ['samosa', 'phulka']);
    await nextNight();
    expect(kitchen.takeEvents().sort()).toEqual(['dishFigures create phulka', 'dishFigures update samosa']);
  });

  it('is counted again if counting failed', async () => {
    await storedBy(PEOPLE, ['samosa', 'masala-chai']);
    await kitchen.database.execute(sql`alter table "dishFigures" rename to away`);
    await expect(nextNight()).rejects.toThrow();
    await kitchen.database.execute(sql`alter table away rename to "dishFigures"`);
    expect(await countFigures(kitchen.app.engine)).toBe(2);
  });
});

// DISH-31
it('the bestsellers are the dishes of the most different customers', async () => {
  await storedBy(PEOPLE, ['phulka']);
  await storedBy(['asha', 'ravi', 'owner', 'owner', 'owner'], ['rice-kheer']);
  await storedBy(['asha', 'ravi'], ['samosa']);
  await nextNight();
  expect(await figures()).toEqual({ phulka: '1: ', 'rice-kheer': '2: ' });
});

// DISH-30
it('counting reads the orders of its days from an index', async () => {
  const statement = figuresStatement(new Date('2026-05-01T00:00:00Z'), new Date('2026-08-01T00:00:00Z'));
  const lines = await kitchen.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/using orders_reported on orders/);
});
