import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectedWith, sheetAreas } from '#domain/deliveries/delivery-sheet.ts';
import { toPaise } from '#domain/money.ts';
import { labelOf } from '#domain/packing/label.ts';
import { packingGroups } from '#domain/packing/packing-list.ts';
import type { WirePayment } from '#domain/payments/attributes.ts';
import { settledByOrder } from '#domain/payments/settled.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { type Counts, CUP, type DayKitchen, needsOf, openDayKitchen, ZONE } from '#tests/day-kitchen.ts';

// What the prep list, the labels, the packing list and the delivery sheets of a day say, against its orders.

let kitchen: DayKitchen;

beforeAll(async () => {
  kitchen = await openDayKitchen();
}, 60_000);
afterAll(() => kitchen.close());

// PREP-10
it('the prep list, the labels, the packing list and the delivery sheets of a day add up to its orders', async () => {
  const [list, orders] = [await kitchen.prepList(), await kitchen.orders()];
  expect(orders).toHaveLength(4);
  expect(list.counts).toEqual({ orders: 2, soon: 0, meals: 1 + 2 + 2, expected: 2, unpaid: 0 });
  expect(orders.map(({ people }) => people).toSorted()).toEqual([1, 2, null, null]);
  // A combo's price asks for its option; what is cooked does not.
  expect(needsOf(list, 'firm')).toEqual(kitchen.cooked(orders));
  expect(needsOf(list, 'firm')).toEqual({
    'Ghar Ki Thali': 1 + 2 + 2 + 1,
    'Phulka (4 pieces)': 3 + 6 + 2,
    'Gulab Jamun': 2 + 1,
    'Punjabi Samosa (3 pieces)': 3,
    Chai: (1 + 4) * CUP,
  });
  expect(needsOf(list, 'expected')).toEqual({ 'Ghar Ki Thali': 2, 'Phulka (4 pieces)': 6 });

  const facts = {
    ...{ types: {}, riders: {}, origin: 'https://rasoi.example', timeZone: ZONE, fssai: '' },
    ...{ lateAfterMinutes: 15, bestBeforeHours: null, mealTimes: [] },
  };
  const onLabels: Counts = {};
  for (const { contents } of orders.map((order) => labelOf(order, facts, sheetTexts)))
    for (const { name, quantity } of contents)
      onLabels[name] = (onLabels[name] ?? 0) + Number.parseInt(quantity, 10);
  const inBags: Counts = {};
  for (const { missing, packed } of packingGroups(orders, (id) => id))
    for (const { lines } of [...missing, ...packed])
      for (const { name, quantity } of lines) inBags[name] = (inBags[name] ?? 0) + quantity;
  expect(onLabels).toEqual(inBags);
  // Bags have combos as one dish, and the prep list opens them.
  expect(inBags['Ghar Ki Thali']).toBe(needsOf(list, 'firm')['Ghar Ki Thali']);
  expect(inBags['Punjabi Samosa (3 pieces)']).toBe(3);
  expect((inBags['Masala Chai'] ?? 0) * CUP + 1 * CUP).toBe(needsOf(list, 'firm').Chai);

  // The first two have a rider, and the others are on the sheet of those without.
  const given = orders.slice(0, 2).map(({ id }, n) => ({
    ...{ eventId: `give-${n}`, orderId: id, type: 'assign', from: 'accepted', riderId: 'rider' },
  }));
  await kitchen.send(kitchen.cook, 'POST', '/orders/events', { events: given });
  const carried = await kitchen.orders();
  const shop = { latitude: 18.5, longitude: 73.8 };
  const sheets = ['rider', null].map((rider) =>
    sheetAreas(
      carried.filter(({ riderId }) => riderId === rider),
      shop,
      () => undefined,
    ).flatMap(({ stops }) => stops),
  );
  expect(sheets.map((stops) => stops.length)).toEqual([2, 2]);
  expect(new Set(sheets.flat().map(({ id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
  const onSheets: Counts = {};
  for (const { lines } of sheets.flat())
    for (const { name, quantity } of lines) onSheets[name] = (onSheets[name] ?? 0) + quantity;
  expect(onSheets).toEqual(inBags);
  const filter = { method: 'equal', attribute: 'orderId', values: orders.map(({ id }) => id) };
  const paid = await kitchen.list(kitchen.cook, 'payments', filter);
  const payments = paid.json().documents;
  const due = Object.fromEntries(
    Object.entries(
      settledByOrder(
        payments.map((payment: WirePayment) => ({ ...payment, amount: toPaise(payment.amount) })),
      ),
    ).map(([id, settled]) => [id, settled.due]),
  );
  const toCollect = payments
    .filter(({ state }: { state: string }) => state === 'due')
    .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
  expect(toCollect).toBeGreaterThan(0);
  expect(collectedWith(sheets.flat(), due)).toBe(toCollect);
});
