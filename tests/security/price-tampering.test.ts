import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';
import { offerOptions, option } from '#tests/option-kitchen.ts';

// Orders and cart lines that lie about what things cost. Whatever is accepted costs what the kitchen charges for it.
// Elsewhere: coupons (server/collections/coupons/coupons.test.ts), payments (server/integrations/payments/webhook.test.ts).

const RUNS = 250;
/** What the choices that tests/option-kitchen.ts offers add to the price of a dish (paise). */
const OPTIONS: Record<string, number> = {
  half: -2_000,
  full: 0,
  cheese: 3_000,
  egg: 1_550,
  ghee: 2_000,
  p1: 0,
  p2: 1_000,
  p3: 0,
};

let kitchen: Kitchen;
let asha: Person;
/** The prices of the default menu (paise). */
const prices = new Map<string, number>();

beforeAll(async () => {
  kitchen = await openKitchen();
  asha = await kitchen.customer('asha');
  await kitchen.customer('ravi');
  const chef = await kitchen.admin();
  await offerOptions(kitchen, chef);
  for (const { id, price } of await kitchen.database.query<{ id: string; price: number }>(
    sql`select id, price from dishes`,
  )) {
    prices.set(id, Number(price));
  }
});
afterAll(() => kitchen.close());

interface Line {
  dishId: string;
  quantity: number;
  price: number;
  name?: string;
  taxPercent?: number;
  hsnCode?: string;
  options?: { choiceId: string }[];
}

/** What a line costs by the kitchen's own prices, in paise. */
const costOf = ({ dishId, quantity, options = [] }: Line): number =>
  quantity *
  options.reduce(
    (sum, { choiceId }) => sum + (OPTIONS[choiceId] ?? Number.NaN),
    prices.get(dishId) ?? Number.NaN,
  );

const chosen = fc.uniqueArray(
  fc.constantFrom(
    option('size', 'half'),
    option('size', 'full'),
    option('extras', 'cheese'),
    option('extras', 'ghee'),
    option('sabzi', 'p1'),
    option('sabzi', 'p3'),
    JSON.stringify({ groupId: 'size', choiceId: 'full', price: -59, name: 'Free' }),
    JSON.stringify({ groupId: 'extras', choiceId: 'half', price: -20 }),
  ),
  { maxLength: 4 },
);
const twice = chosen.map((options) => [...options, ...options]);
/** What a line may claim besides: none of it is the client's to say. */
const claims = {
  taxPercent: fc.constantFrom(0, -100),
  name: fc.constant('Free samosa'),
  hsnCode: fc.constant('0000'),
};
const right = fc.constant('right');
const few = fc.integer({ min: 1, max: 3 });
const samosas = fc.record(
  {
    DishID: fc.constant('samosa'),
    quantity: few,
    price: right,
    options: fc.constantFrom(
      [option('size', 'half')],
      [option('size', 'full'), option('extras', 'egg')],
      [JSON.stringify({ groupId: 'size', choiceId: 'full', price: -59, name: 'Free' })],
    ),
    ...claims,
  },
  { requiredKeys: ['DishID', 'quantity', 'price', 'options'] },
);
const phulkas = fc.record(
  { DishID: fc.constant('phulka'), quantity: few, price: right, ...claims },
  { requiredKeys: ['DishID', 'quantity', 'price'] },
);
const wild = fc.record(
  {
    DishID: fc.constantFrom('samosa', 'phulka', 'ghar-ki-thali', 'nowhere'),
    quantity: fc.oneof(few, fc.constantFrom(0, -1, 0.5, 1e9, '1', null)),
    price: fc.oneof(right, fc.constantFrom(0, 0.01, -1, 1e-9, '0', null, 1e308, [59], { $gt: 0 })),
    options: fc.oneof(chosen, twice),
    ...claims,
  },
  { requiredKeys: ['DishID', 'quantity', 'price'] },
);
const line = fc.oneof(
  { weight: 3, arbitrary: samosas },
  { weight: 3, arbitrary: phulkas },
  { weight: 2, arbitrary: wild },
);

function withPrice(given: { DishID: string; price: unknown; options?: readonly string[] }): string {
  const options = (given.options ?? []).map((each) => JSON.parse(each));
  const right = costOf({ dishId: given.DishID, quantity: 1, price: 0, options }) / 100;
  return JSON.stringify({ ...given, options, price: given.price === 'right' ? right : given.price });
}

// SEC-3
describe('an order', () => {
  it('that is accepted costs what the kitchen charges, whatever its lines and totals say', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(
          {},
          { totalAmount: 1, subtotal: 1, tax: 0, deliveryFee: 0, discount: 500, packing: 0 },
          { roundOff: -99 },
        ),
        fc.constantFrom(
          {},
          {},
          {},
          {},
          { tip: -50 },
          { expectedTotal: 1 },
          { couponCodes: ['FREE'] },
          { termsTaxPercent: 0 },
        ),
        fc.constantFrom({}, {}, { prepaid: true, status: 'delivered', payBy: null }, { alreadyPaid: true }),
        async (lines, totals, more, claims) => {
          const data = {
            items: lines.map(withPrice),
            address: '4, MG Road, Pune',
            ...totals,
            ...more,
            ...claims,
          };
          const answer = await kitchen.send(asha, 'POST', at('orders'), { documentId: 'unique()', data });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode !== 201) return;
          accepted += 1;
          const order = answer.json();
          const items: Line[] = order.items.map((each: string) => {
            const { DishID, ...rest } = JSON.parse(each);
            return { ...rest, dishId: DishID };
          });
          const subtotal = items.reduce((sum, each) => sum + costOf(each), 0) / 100;
          expect(order.subtotal).toBeCloseTo(subtotal, 2);
          expect(order.totalAmount).toBeCloseTo(
            order.subtotal +
              order.deliveryFee +
              order.packing +
              order.tax +
              (order.roundOff ?? 0) +
              (order.tip ?? 0),
            2,
          );
          expect(order.deliveryFee + order.tax).toBeGreaterThan(0);
          // The kitchen of this test taxes all dishes alike, so no line has a rate of its own.
          for (const { taxPercent, hsnCode } of items)
            expect([taxPercent, hsnCode]).toEqual([undefined, undefined]);
          expect(items.map(({ name }) => name)).not.toContain('Free samosa');
          expect(order).toMatchObject({
            userId: 'asha',
            channel: 'online',
            status: 'placed',
            prepaid: false,
            discount: null,
          });
          const [payment] = await kitchen.database.query<{ state: string; amount: number }>(
            sql`select state, amount from payments where "orderId" = ${order.$id}`,
          );
          expect([payment?.state, Number(payment?.amount)]).toEqual([
            'due',
            Math.round(order.totalAmount * 100),
          ]);
        },
      ),
      { numRuns: RUNS, seed: 20_261_123 },
    );
    expect(accepted).toBeGreaterThan(RUNS / 25);
  });

  it.each([
    { forUserId: 'ravi' },
    { channel: 'staff' },
    { channel: 'staff', forUserId: 'ravi', alreadyPaid: true },
    { takenBy: 'chef' },
    { promisedInMinutes: 5 },
    { userId: 'ravi', customerEmail: 'ravi@example.in' },
  ])('of a customer is only ever their own: %j', async (claim) => {
    const items = [
      JSON.stringify({ DishID: 'phulka', quantity: 1, price: (prices.get('phulka') ?? 0) / 100 }),
    ];
    const data = { items, address: 'Pune', ...claim };
    const answer = await kitchen.send(asha, 'POST', at('orders'), { documentId: 'unique()', data });
    if (answer.statusCode !== 201) return expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({
      userId: 'asha',
      channel: 'online',
      takenBy: null,
      customerEmail: asha.email,
    });
  });
});

// SEC-3
it('a cart line costs what the kitchen charges for the dish and the choices', async () => {
  for (const options of [
    [option('size', 'half'), option('extras', 'cheese')],
    [JSON.stringify({ groupId: 'size', choiceId: 'full', price: -59 })],
    [option('size', 'half'), option('size', 'half')],
    [option('size', 'half'), option('size', 'full')],
    [option('extras', 'cheese')],
    [option('sabzi', 'p1'), option('size', 'full')],
  ]) {
    const data = { dishId: 'samosa', options, price: 1, quantity: 1 };
    const answer = await kitchen.send(asha, 'POST', at('carts'), { documentId: 'unique()', data });
    if (answer.statusCode !== 201) {
      expect(answer.statusCode).toBeLessThan(500);
      continue;
    }
    const stored = answer.json().options.map((each: string) => JSON.parse(each));
    const groups = stored.map(({ groupId }: { groupId: string }) => groupId);
    expect(groups.filter((id: string) => id === 'size')).toHaveLength(1);
    expect(answer.json().price).toBe(
      costOf({ dishId: 'samosa', quantity: 1, price: 0, options: stored }) / 100,
    );
  }
});
