import { describe, expect, it } from 'vitest';
import { parsePhone } from '#domain/phone.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { importColumns, readDays, readSubscriber } from './import-lines.ts';

const plans = [
  {
    ...{ id: 'tiffin', name: 'Ghar ka khana', weekdays: WEEKDAYS.slice(0, 6), areaIds: [] },
    mealTimes: [
      { id: 'lunch', name: 'Lunch' },
      { id: 'dinner', name: 'Dinner' },
    ],
  },
];
const HEAD = ['Phone', 'name', 'address', 'plan', 'days', 'meal times', 'people', 'balance', 'company'];
const columns = importColumns(HEAD) ?? {};
const LINE = ['98450 11111', 'Meera', '4, MG Road, Pune 411001', 'ghar ka KHANA', '', '', '', '', ''];
const read = (change: Partial<Record<number, string>> = {}) =>
  readSubscriber(
    Object.assign([...LINE], change),
    columns,
    plans,
    [{ id: 'lotus', name: 'Lotus Traders' }],
    parsePhone,
  );

// PLAN-38
describe('a line of a file of subscribers', () => {
  it('has all days and meal times of the plan unless it names some', () => {
    expect(read()).toEqual({
      ...{ phone: 9845011111, name: 'Meera', address: '4, MG Road, Pune 411001', planId: 'tiffin' },
      ...{ weekdays: WEEKDAYS.slice(0, 6), mealTimeIds: ['lunch', 'dinner'], quantity: 1, balance: 0 },
      companyId: null,
    });
    expect(read({ 4: 'Mon-Fri', 5: 'dinner', 6: '2', 7: '-₹1,240.50' })).toMatchObject({
      ...{ weekdays: WEEKDAYS.slice(0, 5), mealTimeIds: ['dinner'], quantity: 2, balance: -124_050 },
    });
  });

  it('may name the company that pays, for one person', () => {
    expect(read({ 8: 'LOTUS traders' })).toMatchObject({ companyId: 'lotus' });
    // DISH-40
    expect(read({ 3: 'Ghar\u00A0ka \u200Bkhana', 5: 'ｌｕｎｃｈ' })).toMatchObject({
      mealTimeIds: ['lunch'],
    });
    expect(read({ 6: '2', 8: 'Lotus Traders' })).toBe('companyOne');
  });

  it.each([
    [8, 'Tulsi', 'noCompany'],
    [0, '123', 'noPhone'],
    [1, '', 'noName'],
    [2, '', 'noAddress'],
    [3, 'Mini', 'noPlan'],
    [4, 'Sunday', 'noDays'],
    [4, 'whenever', 'noDays'],
    [5, 'Lunch, Tea', 'noMealTime'],
    [6, '11', 'noPeople'],
    [6, 'two', 'noPeople'],
    [7, 'much', 'noBalance'],
  ])('with column %i as %j has the mistake %s', (column, text, problem) => {
    expect(read({ [column]: text })).toBe(problem);
  });

  it('is read by the names of its columns, of which some are needed', () => {
    expect(importColumns(['name', 'phone', 'plan', 'address'])).toEqual({
      ...{ name: 0, phone: 1, plan: 2, address: 3 },
    });
    expect(importColumns(['name', 'phone', 'plan'])).toBeUndefined();
  });

  it.each([
    ['mon, Wed;saturday', ['monday', 'wednesday', 'saturday']],
    ['Mon - Wed', ['monday', 'tuesday', 'wednesday']],
    ['tue thu', ['tuesday', 'thursday']],
    ['fri–sun', ['friday', 'saturday', 'sunday']],
    ['fri-mon', undefined],
    ['mo', undefined],
  ])('names days as %j', (typed, days) => {
    expect(readDays(typed)).toEqual(days);
  });
});
