import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { PeriodFigures, Report } from '#domain/reports/report.ts';
import { changeOf, chartSteps, daysInWords, metricOf, share, stepInWords } from './present.ts';

const figures = (steps: PeriodFigures['steps']): PeriodFigures => ({
  totals: {
    orders: 0,
    revenue: rupees(0),
    refunded: rupees(0),
    discount: rupees(0),
    tax: rupees(0),
    delivery: rupees(0),
    packing: rupees(0),
    tips: rupees(0),
  },
  steps,
  buyers: {
    first: { people: 0, orders: 0, revenue: rupees(0) },
    returning: { people: 0, orders: 0, revenue: rupees(0) },
    unknown: { orders: 0, revenue: rupees(0) },
  },
  times: { recorded: 0, preparation: null, delivery: null, promised: 0, kept: 0 },
});
const sales = (step: string, orders: number, revenue: number) => ({ step, orders, revenue: rupees(revenue) });
const report = (over: Partial<Report>): Report => ({
  period: { from: '2026-11-21', to: '2026-11-22', unit: 'day' },
  compared: { from: '2026-11-19', to: '2026-11-20', until: null },
  at: '2026-11-22T13:10:00.000Z',
  now: figures([sales('2026-11-22', 2, 300)]),
  before: figures([sales('2026-11-19', 1, 100)]),
  hours: [],
  dishes: [],
  dishCount: 0,
  menus: [],
  tests: { orders: 0, amount: rupees(0) },
  ended: [],
  ...over,
});

// REPORT-8
describe('the steps of the chart', () => {
  it('stand beside the same steps of the compared days, those without orders at zero', () => {
    const steps = chartSteps(report({}), 'Asia/Kolkata', 'en-IN');
    expect(steps.map(({ now, before }) => [now?.revenue, before?.revenue])).toEqual([
      [0, 100],
      [300, 0],
    ]);
    expect(steps[0]).toMatchObject({ label: 'Sat, 21 Nov', labelBefore: 'Thu, 19 Nov' });
  });

  it('end with the present hour, so that hours to come are not zero', () => {
    const today = { from: '2026-11-22', to: '2026-11-22', unit: 'hour' } as const;
    const steps = chartSteps(
      report({ period: today, compared: null, now: figures([sales('2026-11-22T18', 2, 300)]) }),
      'Asia/Kolkata',
      'en-IN',
    );
    expect(steps.map(({ now }) => now?.orders ?? null).slice(16)).toEqual([
      0,
      0,
      2,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('are as many as the longer of the two periods has', () => {
    const period = { from: '2026-03-01', to: '2026-03-31', unit: 'day' } as const;
    const compared = { from: '2026-02-01', to: '2026-02-28', until: null };
    const steps = chartSteps(report({ period, compared }), 'Asia/Kolkata', 'en-IN');
    expect([steps.length, steps[30]?.before, steps[30]?.labelBefore]).toEqual([31, null, null]);
  });
});

// REPORT-8
describe('a change', () => {
  it('is an amount and a share of the earlier value', () => {
    expect(changeOf(150, 100)).toEqual({ by: 50, percent: 50, before: 100 });
    expect(changeOf(50, 0)).toEqual({ by: 50, percent: undefined, before: 0 });
    expect(changeOf(50, null)).toBeUndefined();
  });

  it('of an average without orders is unknown', () => {
    expect(metricOf('average', { orders: 0, revenue: rupees(0) })).toBeNull();
    expect(metricOf('average', { orders: 3, revenue: rupees(100) })).toBe(33.33);
    expect(share(1, 3)).toBe(33);
    expect(share(0, 0)).toBe(0);
  });
});

// REPORT-8
it('days and steps are said in the kitchen’s words', () => {
  const to = (from: string, until: string) => `${from} to ${until}`;
  expect(daysInWords({ from: '2026-11-22', to: '2026-11-22' }, 'en-IN', to)).toBe('22 Nov 2026');
  expect(daysInWords({ from: '2026-11-16', to: '2026-11-22' }, 'en-IN', to)).toBe(
    '16 Nov 2026 to 22 Nov 2026',
  );
  expect([
    stepInWords('2026-11-22T09', 'hour', 'en-IN'),
    stepInWords('2026-11-16', 'week', 'en-IN'),
    stepInWords('2026-11-01', 'month', 'en-IN'),
  ]).toEqual(['09:00', '16 Nov', 'Nov 2026']);
});

// LANG-41
it('on Hindi pages days and months have Hindi names', () => {
  const days = { from: '2026-11-16', to: '2026-11-22' };
  expect(daysInWords(days, 'hi-IN', (from, to) => `${from} से ${to}`)).toBe('16 नव॰ 2026 से 22 नव॰ 2026');
  expect(stepInWords('2026-11-22', 'day', 'hi-IN')).toBe('रवि, 22 नव॰');
});
