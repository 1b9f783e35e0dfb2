import { describe, expect, it } from 'vitest';
import { readImport } from '#domain/imports/import-file.ts';
import { peopleFile } from '#domain/people-files/people-file.ts';
import { parsePhone } from '#domain/phone.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { readDays } from './read-days.ts';

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
const LINE = ['98450 11111', 'Meera', '4, MG Road, Pune 411001', 'ghar ka KHANA', '', '', '', '', ''];
const names = {
  ...{ plans, companies: [{ id: 'lotus', name: 'Lotus Traders' }], readPhone: parsePhone },
  isDelivered: (address: string) => address.includes('411001'),
};
const readFile = (...lines: string[][]) =>
  readImport(
    peopleFile,
    lines.map((cells, at) => ({ line: at + 1, cells })),
    names,
  );
const read = (change: Partial<Record<number, string>> = {}) => {
  const [line] = readFile(HEAD, Object.assign([...LINE], change)).lines;
  return line?.entry?.subscription ?? line?.problem;
};

// PLAN-38
describe('the plan that a line of a list names', () => {
  it('has all days and meal times of the plan unless it names some', () => {
    expect(read()).toEqual({
      ...{ phone: 9845011111, name: 'Meera', address: '4, MG Road, Pune 411001', planId: 'tiffin' },
      ...{ weekdays: WEEKDAYS.slice(0, 6), mealTimeIds: ['lunch', 'dinner'], quantity: 1 },
      companyId: null,
    });
    expect(read({ 4: 'Mon-Fri', 5: 'dinner', 6: '2' })).toMatchObject({
      ...{ weekdays: WEEKDAYS.slice(0, 5), mealTimeIds: ['dinner'], quantity: 2 },
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
    [2, 'Pune 411002', 'outside'],
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

  it.each([
    ['mon, Wed;saturday', ['monday', 'wednesday', 'saturday']],
    ['Mon - Wed', ['monday', 'tuesday', 'wednesday']],
    ['tue thu', ['tuesday', 'thursday']],
    ['fri–sun', ['friday', 'saturday', 'sunday']],
    ['fri-mon', undefined],
    ['mo', undefined],
    ['Mon to Sat', WEEKDAYS.slice(0, 6)],
    ['Daily', []],
    ['MWF', ['monday', 'wednesday', 'friday']],
    ['TTS', ['tuesday', 'thursday', 'saturday']],
    ['T', undefined],
    ['weekdays', WEEKDAYS.slice(0, 5)],
    ['except Sunday', WEEKDAYS.slice(0, 6)],
    ['सोम-शनि', WEEKDAYS.slice(0, 6)],
    ['सोमवार, बुधवार और शुक्रवार', ['monday', 'wednesday', 'friday']],
    ['alternate days', undefined],
  ])('names days as %j', (typed, days) => {
    expect(readDays(typed)).toEqual(days);
  });
});
