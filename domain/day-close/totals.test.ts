import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, sum } from '#domain/money.ts';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import {
  countProblem,
  type DayEntries,
  dayTotals,
  expectedCash,
  NO_TOTAL,
  type PaymentGroup,
  type RefundGroup,
  reckon,
} from './totals.ts';

const total = {
  count: fc.integer({ min: 1, max: 500 }),
  amount: fc.integer({ min: 1, max: 50_000_00 }).map(paise),
};
const common = { method: fc.constantFrom(...PAYMENT_METHODS), mock: fc.boolean(), late: fc.boolean() };
const payment: fc.Arbitrary<PaymentGroup> = fc.record({
  ...total,
  ...common,
  riderId: fc.constantFrom(null, 'manoj', 'ravi'),
  riderName: fc.constantFrom(null, 'Manoj', 'Ravi'),
  tips: fc.integer({ min: 0, max: 100 }).map(paise),
});
const refund: fc.Arbitrary<RefundGroup> = fc.record({ ...total, ...common });
const entries: fc.Arbitrary<DayEntries> = fc
  .record({
    payments: fc.array(payment, { maxLength: 8 }),
    refunds: fc.array(refund, { maxLength: 5 }),
    balances: fc.constant([]),
  })
  .map((some) => ({ ...some, ends: [], orders: NO_TOTAL, meals: NO_TOTAL }));
const amounts = (groups: readonly { amount: Paise }[]) => sum(...groups.map(({ amount }) => amount));

// DAY-2
describe('the totals of a day', () => {
  it('contain every payment and every refund once, by method and by who has the cash', () => {
    fc.assert(
      fc.property(entries, (day) => {
        const { methods, drawers } = dayTotals(day);
        expect(sum(...methods.map(({ received }) => received.amount))).toBe(amounts(day.payments));
        expect(sum(...methods.map(({ givenBack }) => givenBack.amount))).toBe(amounts(day.refunds));
        const isCash = ({ method, mock }: PaymentGroup | RefundGroup) => method === 'cod' && !mock;
        expect(sum(...drawers.map(({ received }) => received))).toBe(amounts(day.payments.filter(isCash)));
        expect(sum(...drawers.map(({ givenBack }) => givenBack))).toBe(amounts(day.refunds.filter(isCash)));
      }),
    );
  });

  it('of two days add up to those of both together, however the entries are divided', () => {
    fc.assert(
      fc.property(entries, fc.nat(8), fc.nat(5), (all, payments, refunds) => {
        const first = {
          ...all,
          payments: all.payments.slice(0, payments),
          refunds: all.refunds.slice(0, refunds),
        };
        const second = {
          ...all,
          payments: all.payments.slice(payments),
          refunds: all.refunds.slice(refunds),
        };
        const [one, other, both] = [first, second, all].map(dayTotals);
        if (!one || !other || !both) throw new Error('Three days have totals.');
        expect(sum(expectedCash(one), expectedCash(other))).toBe(expectedCash(both));
        expect(sum(one.tips, other.tips)).toBe(both.tips);
        expect(one.lateReceived.count + other.lateReceived.count).toBe(both.lateReceived.count);
      }),
    );
  });
});

// DAY-3
describe('counted money', () => {
  const cash = (amount: number, riderId: string | null = null): PaymentGroup => ({
    method: 'cod',
    mock: false,
    late: false,
    riderId,
    riderName: riderId && 'Manoj',
    count: 1,
    amount: paise(amount),
    tips: paise(0),
  });
  const day = dayTotals({
    payments: [
      cash(500_00),
      cash(200_00, 'manoj'),
      { ...cash(90_00), method: 'upi' },
      { ...cash(70_00), method: 'card', mock: true },
    ],
    refunds: [{ method: 'cod', mock: false, late: false, count: 1, amount: paise(50_00) }],
    balances: [],
    ends: [],
    orders: NO_TOTAL,
    meals: NO_TOTAL,
  });
  const count = (method: 'cod' | 'upi' | 'card', riderId: string | null, amount: number) => ({
    method,
    riderId,
    amount: paise(amount),
  });

  it('is compared with what the till, each rider and the bank must have; refunds come from the till', () => {
    const found = reckon(day, [count('cod', null, 440_00), count('cod', 'manoj', 200_00)]);
    expect(found).toEqual([
      { method: 'cod', riderId: null, name: '', expected: 450_00, counted: 440_00, difference: -10_00 },
      { method: 'cod', riderId: 'manoj', name: 'Manoj', expected: 200_00, counted: 200_00, difference: 0 },
      { method: 'upi', riderId: null, name: '', expected: 90_00, counted: null, difference: null },
    ]);
  });

  it.each([
    ['missing', [count('cod', null, 1)]],
    ['twice', [count('cod', null, 1), count('cod', null, 2)]],
    ['unknownPlace', [count('card', null, 1)]],
    [undefined, [count('cod', null, 0), count('cod', 'manoj', 0)]],
  ])('has the problem %s', (problem, counted) => {
    expect(countProblem(day, counted)).toBe(problem);
  });
});
