import { describe, expect, it } from 'vitest';
import {
  copyDay,
  copyWeek,
  daysOf,
  exchangeDays,
  type MenuPlan,
  nameOfWeek,
  type PlanMenu,
  servedMenu,
  weekBefore,
  weekOf,
} from './week.ts';

const plan: MenuPlan = {
  $id: 'tiffin',
  mealTimeIds: ['lunch', 'dinner'],
  weekdays: ['monday', 'tuesday', 'friday'],
  cycleFrom: '2026-11-23',
  cycleWeeks: 2,
};
const menu = (over: Partial<PlanMenu>): PlanMenu => ({
  ...{ mealTimeId: 'lunch', date: null, week: null, weekday: null, note: null },
  dishes: [{ dishId: 'dal', quantity: 1 }],
  ...over,
});
const monday = menu({ week: 1, weekday: 'monday' });
const dated = menu({ date: '2026-11-24', dishes: [{ dishId: 'phulka', quantity: 3 }], note: 'Hot' });
const menus = [monday, dated];
const dates = { monday: '2026-11-23' };
const [first, second, third] = daysOf(plan, dates);
if (!first || !second || !third) throw new Error('A week has three days');

// PLAN-31
describe('a week of menus', () => {
  it('has the days of its plan, of dates or of the cycle', () => {
    expect(daysOf(plan, dates).map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24', '2026-11-27']);
    expect(daysOf(plan, { week: 2 }).map(({ date, week }) => [date, week])).toEqual([
      [null, 2],
      [null, 2],
      [null, 2],
    ]);
  });

  it('shows what the cycle serves on dates without a menu of their own', () => {
    expect(servedMenu(plan, menus, first, 'lunch')).toBe(monday);
    expect(servedMenu(plan, menus, second, 'lunch')).toBe(dated);
    expect(servedMenu(plan, menus, third, 'lunch')).toBeUndefined();
  });

  it('copies a day with all its meal times, and empties what the other does not serve', () => {
    expect(copyDay(plan, menus, second, third)).toEqual([
      menu({ date: '2026-11-27', dishes: dated.dishes, note: 'Hot' }),
      menu({ date: '2026-11-27', mealTimeId: 'dinner', dishes: [] }),
    ]);
  });

  it('exchanges two days, so that nothing is lost', () => {
    const lunches = exchangeDays(plan, menus, first, second).filter(
      ({ mealTimeId }) => mealTimeId === 'lunch',
    );
    expect(lunches.map(({ date, dishes }) => [date, dishes])).toEqual([
      ['2026-11-24', monday.dishes],
      ['2026-11-23', dated.dishes],
    ]);
  });

  it('copies the week before only where there is no menu yet', () => {
    const next = { monday: '2026-11-30' };
    expect(weekBefore(next, plan)).toEqual(dates);
    expect(copyWeek(plan, menus, dates, next)).toEqual([menu({ ...dated, date: '2026-12-01' })]);
    expect(copyWeek(plan, [...menus, menu({ date: '2026-12-01' })], dates, next)).toEqual([]);
    expect(weekBefore({ week: 1 }, plan)).toEqual({ week: 2 });
  });

  it.each([
    ['2026-11-26', { monday: '2026-11-23' }],
    ['2', { week: 2 }],
    ['3', { week: 1 }],
    ['', { week: 1 }],
  ])('is found by the address %j', (named, expected) => {
    expect(weekOf(named, plan, '2026-11-28')).toEqual(expected);
  });

  it('is that of today for a plan without a cycle', () => {
    const shown = weekOf('', { ...plan, cycleFrom: null }, '2026-11-28');
    expect(nameOfWeek(shown)).toBe('2026-11-23');
  });
});
