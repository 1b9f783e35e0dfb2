import { orderView, type Viewed } from '#domain/orders/order.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { minuteOf } from '#domain/time/spans.ts';
import { at, type Person } from './kitchen.ts';
import { offerOptions } from './option-kitchen.ts';
import { openPlanKitchen, type PlanKitchen } from './plan-kitchen.ts';

// A kitchen with a day of everything that a prep list knows: orders ahead, options, combos, prepared items, and meals of plans
// that are firm, expected and skipped.

export const ZONE = 'Asia/Kolkata';
/** Millilitres of a cup of chai. */
export const CUP = 150;
const COMBOS: Readonly<Record<string, string>> = { p1: 'gulab-jamun', p2: 'phulka', p3: 'masala-chai' };

const view = orderView(
  ...(['number', 'kind', 'channel', 'status', 'scheduledFor', 'promisedAt', 'lines', 'note'] as const),
  ...(['hasAllergies', 'cutlery', 'customerName', 'address', 'pincode', 'riderId', 'people'] as const),
  ...(['customerPhone', 'instructions', 'door', 'mapPin', 'stopAt'] as const),
);
export type DayOrder = Viewed<typeof view>;
export type Counts = Record<string, number>;

/** What is needed in all, by its name. */
export const needsOf = ({ needs }: PrepList, part: 'firm' | 'expected'): Counts => {
  const counts: Counts = {};
  for (const need of needs) if (need[part] > 0) counts[need.name] = (counts[need.name] ?? 0) + need[part];
  return counts;
};

export interface DayKitchen extends PlanKitchen {
  /** The day of the orders: tomorrow. */
  tomorrow: Day;
  prepList(): Promise<PrepList>;
  /** The orders of the day, read over the wire by the cook. */
  orders(): Promise<DayOrder[]>;
  /** What orders come to, counted without the rules of the prep list. */
  cooked(orders: readonly DayOrder[]): Counts;
  /** Places an order ahead, which the kitchen accepts. @returns its id */
  placeAhead(who: Person, time: string, lines: readonly object[]): Promise<string>;
  /** @param dearer what the chosen options add to the price */
  line(dishId: string, quantity: number, more?: object, dearer?: number): Promise<object>;
}

export async function openDayKitchen(): Promise<DayKitchen> {
  const kitchen = await openPlanKitchen();
  const day = kitchen.day(1);
  const { owner } = kitchen;
  await kitchen.setSection('capacity', { scheduleDays: 7 });
  await offerOptions(kitchen, owner);
  const uses = [JSON.stringify({ dishId: 'masala-chai', quantity: CUP })];
  await kitchen.create(owner, 'preparedItems', {
    name: 'Chai',
    unit: 'ml',
    minutesAhead: 15,
    batchSize: 2000,
    uses,
  });
  const dishes = await kitchen.send(
    owner,
    'GET',
    `${at('dishes')}?queries[0]=${encodeURIComponent('{"method":"limit","values":[100]}')}`,
  );
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    dishes.json().documents.map(({ $id, name }: { $id: string; name: string }) => [$id, name]),
  );

  const ahead = (time: string) => new Date(momentOf(day, minuteOf(time), ZONE)).toISOString();
  const listOf = async (): Promise<PrepList> =>
    (await kitchen.send(kitchen.cook, 'GET', `/prep?day=${day}`)).json();

  /** The orders of the day, read over the wire by the cook. */
  async function ordersOfDay(): Promise<DayOrder[]> {
    const queries = [
      { method: 'equal', attribute: 'status', values: ['placed', 'accepted', 'preparing', 'ready'] },
      { method: 'greaterThanEqual', attribute: 'scheduledFor', values: [ahead('00:00')] },
      { method: 'limit', values: [100] },
    ];
    const path = queries.map((query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`);
    const answer = await kitchen.send(kitchen.cook, 'GET', `${at('orders')}?${path.join('&')}`);
    return answer.json().documents.map(view.read);
  }

  /** What orders come to, counted without the rules of the prep list. */
  function cookedOf(orders: readonly DayOrder[]): Counts {
    const counts: Counts = {};
    const add = (id: string, quantity: number) => {
      const [key, each] = id === 'masala-chai' ? ['Chai', CUP] : [names[id] ?? id, 1];
      counts[key] = (counts[key] ?? 0) + quantity * each;
    };
    for (const { lines } of orders)
      for (const { dishId, quantity, options = [] } of lines) {
        add(dishId, quantity);
        for (const { choiceId } of options) if (COMBOS[choiceId]) add(COMBOS[choiceId], quantity);
      }
    return counts;
  }
  async function placeAhead(who: Person, time: string, lines: readonly object[]): Promise<string> {
    const items = lines.map((line) => JSON.stringify(line));
    const id = await kitchen.place(who, { items, scheduledFor: ahead(time) });
    await kitchen.walk(id, 'accepted');
    return id;
  }
  const lineOf = async (DishID: string, quantity: number, more: object = {}, dearer = 0) => {
    const { price } = await kitchen.stored<{ price: number }>('dishes', DishID);
    return { DishID, quantity, price: price + dearer, ...more };
  };

  // Lunch is firm after its cutoff, dinner can still be skipped.
  for (const [name, quantity, mealTimeIds] of [
    ['ana', 1, ['lunch']],
    ['bela', 2, ['lunch', 'dinner']],
    ['chitra', 1, ['lunch']],
  ] as const) {
    const who = await kitchen.subscriber(name);
    const subscriptionId = await kitchen.subscribe(who, { quantity, mealTimeIds });
    if (name === 'chitra')
      await kitchen.create(who, 'meals', {
        subscriptionId,
        date: day,
        mealTimeId: 'lunch',
        state: 'skipped',
      });
  }
  await kitchen.decideAt(kitchen.day(0), '20:01');
  const sabzi = (one: string, other: string) => ({
    options: [one, other].map((choiceId) => ({ groupId: 'sabzi', choiceId })),
  });
  await placeAhead(kitchen.asha, '13:00', [
    await lineOf('ghar-ki-thali', 2, sabzi('p1', 'p2'), 10),
    await lineOf('samosa', 3, { options: [{ groupId: 'size', choiceId: 'full' }], note: 'No onion' }),
  ]);
  await placeAhead(kitchen.ravi, '13:00', [
    await lineOf('ghar-ki-thali', 1, sabzi('p3', 'p1')),
    await lineOf('masala-chai', 4),
  ]);
  return {
    ...kitchen,
    tomorrow: day,
    prepList: listOf,
    orders: ordersOfDay,
    cooked: cookedOf,
    placeAhead,
    line: lineOf,
  };
}
