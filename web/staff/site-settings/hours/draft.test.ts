import { describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { copiedToAll, draftOf, hoursOf, problemsOf, spansFor, stateOf } from './draft.ts';
import { hoursTexts } from './texts.ts';

const { problems: texts } = hoursTexts;
const LUNCH = { from: '12:00', to: '15:00' };
const stored = {
  ...HOURS_DEFAULTS,
  exceptions: [
    { date: '2026-12-25', spans: [] },
    { date: '2026-11-21', spans: [] },
    { date: '2026-11-22', spans: [LUNCH] },
  ],
};
const draft = draftOf(JSON.stringify(stored), '2026-11-22');

// HOURS-13
describe('hours in their form', () => {
  it('are read back as they were, without dates that are over, in their order', () => {
    expect(hoursOf(draft)).toEqual({
      ...stored,
      exceptions: [
        { date: '2026-11-22', spans: [LUNCH] },
        { date: '2026-12-25', spans: [] },
      ],
    });
    expect(problemsOf(draft, texts)).toEqual({});
  });

  it.each([
    ['closed', []],
    ['allDay', [{ from: '00:00', to: '00:00' }]],
    ['times', [{ from: '11:00', to: '22:00' }]],
  ] as const)('of a day that is %s', (state, spans) => {
    expect(spansFor(state)).toEqual(spans);
    expect(stateOf(spans)).toBe(state);
  });

  it('of one day are copied to all', () => {
    const copied = copiedToAll({ ...draft, week: { ...draft.week, friday: [LUNCH] } }, 'friday');
    expect(new Set(Object.values(copied.week).map((spans) => JSON.stringify(spans)))).toEqual(
      new Set([JSON.stringify([LUNCH])]),
    );
  });

  it.each([
    [{ week: { ...draft.week, monday: [{ from: '12:00', to: '' }] } }, { monday: texts.time }],
    [{ week: { ...draft.week, sunday: [LUNCH, LUNCH] } }, { sunday: texts.overlap }],
    [{ exceptions: [{ date: '', spans: [] }] }, { 'date-0': texts.date }],
    [
      {
        exceptions: [
          { date: '2026-12-25', spans: [] },
          { date: '2026-12-25', spans: [LUNCH] },
        ],
      },
      { 'date-1': texts.twice },
    ],
    [{ menus: [{ menuId: 'thalis', spans: [LUNCH, LUNCH] }] }, { 'menu-thalis': texts.overlap }],
    [{ lastOrderMinutes: '' }, { lastOrderMinutes: texts.lastOrder }],
    [{ lastOrderMinutes: '241' }, { lastOrderMinutes: texts.lastOrder }],
  ])('with %j are refused: %j', (over, found) => {
    expect(problemsOf({ ...draft, ...over }, texts)).toEqual(found);
  });
});
