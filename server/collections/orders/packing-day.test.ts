import { expect, it } from 'vitest';
import { collectedWith, sheetAreas } from '#domain/deliveries/delivery-sheet.ts';
import { toPaise } from '#domain/money.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { labelOf } from '#domain/packing/label.ts';
import { packingGroups } from '#domain/packing/packing-list.ts';
import type { WirePayment } from '#domain/payments/attributes.ts';
import { settledByOrder } from '#domain/payments/settled.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

// The labels, the packing list and the delivery sheets of a day, as those who work read them over the wire, against the orders.

const view = orderView(
  ...(['number', 'kind', 'channel', 'status', 'scheduledFor', 'promisedAt', 'lines', 'note'] as const),
  ...([
    'hasAllergies',
    'cutlery',
    'customerName',
    'customerPhone',
    'address',
    'instructions',
    'door',
    'mapPin',
  ] as const),
  ...(['pincode', 'riderId', 'stopAt', 'people'] as const),
);
type Packed = Viewed<typeof view>;

const read = async (who: Person, collection: string, ...queries: object[]) => {
  const all = [...queries, { method: 'limit', values: [500] }];
  const path = all.map((query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`).join('&');
  const answer = await kitchen.send(who, 'GET', `${at(collection)}?${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().documents;
};
const ordersOf = async (who: Person): Promise<Packed[]> =>
  (await read(who, 'orders', { method: 'equal', attribute: '$id', values: placed })).map(view.read);
const move = (events: object[], who = kitchen.cook) =>
  kitchen.send(who, 'POST', '/orders/events', { events });

const kitchen = await closeAfterAll(openPlanKitchen());
const { owner, day } = kitchen;
const names = ['dev', 'esha', 'farah', 'gita', 'hari'];
for (const name of names) {
  const who = await kitchen.subscriber(name);
  await kitchen.subscribe(who, { quantity: name === 'hari' ? 3 : 1 });
}
await kitchen.decideAt(day(0), '20:30');
const cash = [await kitchen.place(), await kitchen.place(kitchen.ravi)];
for (const id of cash) await kitchen.walk(id, 'accepted');
const meals = await read(owner, 'orders', { method: 'equal', attribute: 'channel', values: ['plan'] });
expect(meals).toHaveLength(names.length);
/** The ids of all orders of the day. */
const placed: string[] = [...meals.map(({ $id }: { $id: string }) => $id), ...cash];
// One rider has four, another two, and one order has nobody.
const give = placed.slice(0, 6).map((orderId, n) => ({
  ...{
    eventId: `give-${n}`,
    orderId,
    type: 'assign',
    from: 'accepted',
    riderId: n < 4 ? 'rider' : 'other-rider',
  },
}));
expect((await move(give)).json().taken).toHaveLength(6);
const pack = placed.slice(0, 5).map((orderId, n) => ({
  ...{ eventId: `pack-${n}`, orderId, type: 'step', from: 'accepted', to: 'ready' },
}));
expect((await move(pack)).json().taken).toHaveLength(5);

// PACK-5
it('have every order of the day once, with the same dishes', async () => {
  const dishesOf = (orders: readonly Packed[]) => {
    const counts: Record<string, number> = {};
    for (const { lines } of orders)
      for (const { name, quantity } of lines) counts[name] = (counts[name] ?? 0) + quantity;
    return counts;
  };
  const orders = await ordersOf(kitchen.cook);
  expect(orders).toHaveLength(placed.length);
  const facts = {
    ...{ types: {}, riders: {}, origin: 'https://rasoi.example', timeZone: 'Asia/Kolkata' },
    ...{ lateAfterMinutes: 15, fssai: '', bestBeforeHours: 4, mealTimes: [] },
  };
  const labels = orders.map((order) => labelOf(order, facts, sheetTexts));
  expect(new Set(labels.map(({ link }) => link)).size).toBe(orders.length);
  const onLabels: Record<string, number> = {};
  for (const { contents } of labels)
    for (const { name, quantity } of contents)
      onLabels[name] = (onLabels[name] ?? 0) + Number.parseInt(quantity, 10);
  expect(onLabels).toEqual(dishesOf(orders));

  const groups = packingGroups(orders, (id) => id);
  const packed = groups.flatMap((group) => group.packed);
  const missing = groups.flatMap((group) => group.missing);
  expect([packed.length, missing.length]).toEqual([5, placed.length - 5]);
  expect(new Set([...packed, ...missing].map(({ id }) => id))).toEqual(new Set(placed));
  expect(dishesOf([...packed, ...missing])).toEqual(dishesOf(orders));
});

// PACK-5
it('add up to the same money: the sheets of all riders and what nobody brings yet is what is due', async () => {
  const orders = await ordersOf(kitchen.cook);
  const payments = await read(kitchen.cook, 'payments', {
    method: 'equal',
    attribute: 'orderId',
    values: placed,
  });
  const due = Object.fromEntries(
    Object.entries(
      settledByOrder(
        payments.map((payment: WirePayment) => ({ ...payment, amount: toPaise(payment.amount) })),
      ),
    ).map(([id, settled]) => [id, settled.due]),
  );
  const shop = { latitude: 18.5, longitude: 73.8 };
  const sheets = ['rider', 'other-rider', null].map((rider) => {
    const theirs = orders.filter(({ riderId }) => riderId === rider);
    const stops = sheetAreas(theirs, shop, () => undefined).flatMap((area) => area.stops);
    expect(stops).toHaveLength(theirs.length);
    return collectedWith(stops, due);
  });
  const total = payments
    .filter(({ state }: { state: string }) => state === 'due')
    .reduce((sum: number, { amount }: { amount: number }) => sum + amount * 100, 0);
  expect(sheets.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total));
  expect(sheets.filter((amount) => amount > 0).length).toBeGreaterThan(0);
});

// RIDER-13
it('a rider reads only the sheet of their own orders, once they are packed', async () => {
  const own = await ordersOf(kitchen.rider);
  expect(own.map(({ id }) => id).toSorted()).toEqual(placed.slice(0, 4).toSorted());
  const other = await ordersOf(kitchen.otherRider);
  expect(other.map(({ id }) => id)).toEqual([placed[4]]);
  expect(await ordersOf(kitchen.asha)).toHaveLength(1);
});
