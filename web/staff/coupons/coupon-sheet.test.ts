import { describe, expect, it } from 'vitest';
import { couponMessages } from '#domain/coupons/messages.ts';
import { rowMessages } from '#domain/rows/messages.ts';
import type { TypedValues } from '#domain/rows/typed.ts';
import { changedValues, formProblems, typedDocument, wireOfForm } from '#web/sheets/form-values.ts';
import { couponSheet } from './coupon-sheet.tsx';
import { couponAdminTexts } from './texts.ts';

const ZONE = 'Asia/Kolkata';
const typed: TypedValues = {
  ...typedDocument(couponSheet, undefined, ZONE),
  code: 'save 10',
  percent: '10',
};
const wire = (over: TypedValues = {}) => wireOfForm(couponSheet, { ...typed, ...over }, ZONE);
const texts = { fields: couponAdminTexts.fields, messages: couponMessages, rows: rowMessages };
const problems = (over: TypedValues) => formProblems(couponSheet, wire(over), texts);

const CODE = 'A code has 3 to 20 letters and digits.';
const PERCENT = 'Please type 1 to 100.';
const COUNT = 'Please type a whole number from 1 to 10,00,000.';
const AMOUNT = 'Please type an amount from ₹1 to ₹1,00,000.';

// COUPON-7
describe('the form of a coupon', () => {
  it('starts as a listed percentage without limits', () => {
    expect(wire()).toMatchObject({
      kind: 'percent',
      percent: 10,
      minimum: null,
      from: null,
      until: null,
      total: null,
      dishIds: [],
      isListed: true,
    });
  });

  it('counts days in the kitchen’s time zone, the last one whole', () => {
    const days = { from: '2026-11-20', until: '2026-11-22' };
    expect(wire(days)).toMatchObject({ from: '2026-11-19T18:30:00.000Z', until: '2026-11-22T18:30:00.000Z' });
    const stored = { $id: 'save', $updatedAt: '', ...wire(days) };
    expect(typedDocument(couponSheet, stored, ZONE)).toMatchObject(days);
  });

  it('leaves out what belongs to another kind', () => {
    const both = { amount: '₹50', maxDiscount: '100' };
    expect(wire(both)).toMatchObject({ percent: 10, amount: null, maxDiscount: 100 });
    expect(wire({ ...both, kind: 'amount' })).toMatchObject({ percent: null, amount: 50, maxDiscount: null });
  });

  it('sends what was changed, and nothing else', () => {
    const opened = { $id: 'save', $updatedAt: '', ...wire(), from: '2026-11-20T04:00:00.000+00:00' };
    const shown = typedDocument(couponSheet, opened, ZONE);
    const before = wireOfForm(couponSheet, shown, ZONE);
    const sent = (over: TypedValues) =>
      changedValues(before, wireOfForm(couponSheet, { ...shown, ...over }, ZONE));
    expect(sent({})).toEqual({});
    expect(sent({ total: '५' })).toEqual({ total: 5 });
    expect(sent({ kind: 'freeDelivery' })).toEqual({ kind: 'freeDelivery', percent: null });
  });

  it.each<[string, TypedValues, object]>([
    ['nothing wrong', {}, {}],
    ['a code with a dash', { code: 'A-B-C' }, { code: CODE }],
    ['no code', { code: '' }, { code: CODE }],
    ['no percentage', { percent: '' }, { percent: PERCENT }],
    ['too many percent', { percent: '101' }, { percent: PERCENT }],
    ['no amount', { kind: 'amount' }, { amount: AMOUNT }],
    ['half a time', { perPerson: '0.5', total: '0' }, { perPerson: COUNT, total: COUNT }],
    ['more times than are counted', { total: '1000001' }, { total: COUNT }],
    ['less than a rupee', { minimum: '0.5', maxDiscount: 'x' }, { minimum: AMOUNT, maxDiscount: AMOUNT }],
    ['more than a lakh', { minimum: '100000.01' }, { minimum: AMOUNT }],
    [
      'a long description',
      { description: 'x'.repeat(201) },
      { description: 'Please type at most 200 characters.' },
    ],
    [
      'an end before the beginning',
      { from: '2026-11-22', until: '2026-11-21' },
      { until: 'The coupon ends before it begins.' },
    ],
    ['one day', { from: '2026-11-22', until: '2026-11-22' }, {}],
  ])('finds %s', (_what, over, found) => {
    expect(problems(over)).toEqual(found);
  });
});
