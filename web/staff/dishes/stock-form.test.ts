import { describe, expect, it } from 'vitest';
import { dishInfo, dishProblems, dishValues, NEW_DISH } from './dish-form.ts';
import { dishFieldText } from './present.ts';
import { dishAdminTexts } from './texts.ts';

const problems = dishAdminTexts.problems;
const dosa = {
  ...NEW_DISH,
  name: 'Dosa',
  description: 'Crisp',
  price: '90',
  menuId: 'south',
  imgUrl: '/d.webp',
};

describe('the stock in the form of a dish', () => {
  // STOCK-10
  it.each([
    ['', undefined],
    [' 20 ', undefined],
    ['0', problems.wholeNumber(1, 10_000)],
    ['2.5', problems.wholeNumber(1, 10_000)],
    ['10001', problems.wholeNumber(1, 10_000)],
  ])('portions %j have the problem %j', (portionsPerDay, problem) => {
    expect(dishProblems({ ...dosa, portionsPerDay }, problems).portionsPerDay).toBe(problem);
  });

  it('is sent as numbers and days, and comes back the same', () => {
    const typed = { ...dosa, portionsPerDay: '20', servedFrom: '2026-08-03' };
    const sent = dishValues({ ...typed, servedOn: ['friday', 'monday'] });
    expect(sent).toMatchObject({
      portionsPerDay: 20,
      servedFrom: '2026-08-03',
      servedOn: ['monday', 'friday'],
    });
    expect(dishInfo(sent)).toMatchObject({ ...typed, servedOn: ['monday', 'friday'] });
    expect(dishValues(dosa)).toMatchObject({ portionsPerDay: null, servedFrom: null, servedOn: [] });
  });

  it('of an available dish has no time for which it is sold out', () => {
    expect(dishValues({ ...dosa, isAvailable: true, soldOutFor: 'today' }).soldOutFor).toBeNull();
    expect(dishValues({ ...dosa, isAvailable: false, soldOutFor: 'today' }).soldOutFor).toBe('today');
  });

  // STOCK-11
  it('has its last day on or after its first', () => {
    const days = (servedUntil: string) =>
      dishProblems({ ...dosa, servedFrom: '2026-08-03', servedUntil }, problems).servedUntil;
    expect([days('2026-08-03'), days('2026-08-02')]).toEqual([undefined, problems.lastDayEarlier]);
  });

  it('is said in words where two versions are compared', () => {
    const dish = dishValues({ ...dosa, portionsPerDay: '20', servedOn: ['monday'] });
    const text = (field: 'portionsPerDay' | 'servedOn' | 'servedFrom' | 'soldOutFor') =>
      dishFieldText(dish, field, { texts: dishAdminTexts, menuName: () => '', groupName: () => '' });
    expect([text('portionsPerDay'), text('servedOn'), text('soldOutFor')]).toEqual([
      '20',
      'Monday',
      'As it is',
    ]);
  });
});
