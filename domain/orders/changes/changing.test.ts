import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { ORDER_ROLES } from '../actors.ts';
import { priceLines, termsOfOrder } from '../pricing.ts';
import { canChangeLines, ORDER_STATUSES } from '../statuses.ts';
import { CHANGE_STATES, changedLines, lineAfter, mayAnswer } from './changing.ts';

const line = (dishId: string, quantity: number, price = 10_000) => ({
  dishId,
  name: dishId,
  quantity,
  price: paise(price),
  imgUrl: '',
});
const thali = line('thali', 2);
const samosa = line('samosa', 1);
const chai = line('chai', 3);
const lassi = line('lassi', 1);
const lines = [thali, samosa, chai];

// CHANGE-1
describe('changes', () => {
  it('can be proposed while an order is accepted or being prepared', () => {
    expect(ORDER_STATUSES.filter(canChangeLines)).toEqual(['accepted', 'preparing']);
  });

  it('are answered by the customer, withdrawn by the kitchen, and end by themselves if nobody answers', () => {
    const allowed = ORDER_ROLES.map((role) => [
      role,
      CHANGE_STATES.filter((each) => mayAnswer(role, each, 'online')),
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      customer: ['accepted', 'takenOff', 'orderCancelled'],
      owner: ['withdrawn'],
      manager: ['withdrawn'],
      kitchen: ['withdrawn'],
      rider: [],
      system: ['unanswered'],
    });
  });

  // CHANGE-7
  it('of an order by phone are also answered by staff, for the customer', () => {
    const answers = CHANGE_STATES.filter((each) => mayAnswer('kitchen', each, 'staff'));
    expect(answers).toEqual(['accepted', 'takenOff', 'orderCancelled', 'withdrawn']);
    expect(CHANGE_STATES.some((each) => mayAnswer('rider', each, 'staff'))).toBe(false);
  });
});

describe('the lines after a change', () => {
  it.each([
    ['a whole line is removed', { line: 1, quantity: 1 }, [thali, chai], [0, undefined, 1]],
    ['a part of a line goes', { line: 2, quantity: 2 }, [thali, samosa, line('chai', 1)], [0, 1, 2]],
    [
      'a whole line is replaced',
      { line: 0, quantity: 2, substitute: lassi },
      [lassi, samosa, chai],
      [undefined, 1, 2],
    ],
    [
      'a part of a line is replaced',
      { line: 0, quantity: 1, substitute: lassi },
      [line('thali', 1), samosa, chai, lassi],
      [0, 1, 2],
    ],
    ['there is no such line', { line: 7, quantity: 1 }, lines, [0, 1, 2]],
  ])('when %s', (_what, change, expected, indexes) => {
    expect(changedLines(lines, change)).toEqual(expected);
    expect(lines.map((_line, index) => lineAfter(index, lines, change))).toEqual(indexes);
  });
});

// CHANGE-4
describe('the bill after a change', () => {
  const placed = { termsDeliveryFee: paise(4000), termsFreeDeliveryAbove: paise(50_000), termsTaxPercent: 5 };

  it('keeps delivery free when a removed line takes the subtotal below the limit', () => {
    const before = priceLines(lines, termsOfOrder({ ...placed, deliveryFee: paise(4000) }));
    expect(before).toEqual({ subtotal: 60_000, deliveryFee: 0, tax: 3000, total: 63_000 });
    const after = priceLines([thali], termsOfOrder({ ...placed, deliveryFee: before.deliveryFee }));
    expect(after).toEqual({ subtotal: 20_000, deliveryFee: 0, tax: 1000, total: 21_000 });
  });

  it('uses the order’s own fee and tax, even for an order without stored terms', () => {
    const own = { deliveryFee: paise(2500), termsDeliveryFee: null, termsFreeDeliveryAbove: null };
    expect(priceLines([thali], termsOfOrder({ ...own, termsTaxPercent: 12 }))).toEqual({
      subtotal: 20_000,
      deliveryFee: 2500,
      tax: 2400,
      total: 24_900,
    });
    expect(termsOfOrder({ ...own, termsTaxPercent: null }).taxPercent).toBe(5);
  });

  it('never rises when something is removed', () => {
    const someLine = fc.record({
      price: fc.integer({ min: 0, max: 90_000 }).map(paise),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(someLine, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.nat(),
        fc.nat(),
        (ordered, limit, at, many) => {
          const terms = { ...placed, termsFreeDeliveryAbove: paise(limit) };
          const items = ordered.map((each, index) => ({ ...each, dishId: `${index}`, name: '', imgUrl: '' }));
          const before = priceLines(items, termsOfOrder({ ...terms, deliveryFee: paise(4000) }));
          const index = at % items.length;
          const quantity = 1 + (many % (items[index]?.quantity ?? 1));
          const left = changedLines(items, { line: index, quantity });
          const after = priceLines(left, termsOfOrder({ ...terms, deliveryFee: before.deliveryFee }));
          expect(after.total).toBeLessThanOrEqual(before.total);
        },
      ),
    );
  });
});
