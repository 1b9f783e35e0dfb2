import { describe, expect, it } from 'vitest';
import { NO_PAUSE } from '#domain/site/opening/service.ts';
import { HOURS_DEFAULTS, type HoursSettings } from '../hours-settings.ts';
import { openingMessages } from '../messages.ts';
import { closedSentence, whenWords } from './opening-words.ts';
import { type OpeningSettings, shownOpening } from './shown-opening.ts';

const NOON = [{ from: '12:00', to: '22:00' }];
const fromNoon: HoursSettings = {
  ...HOURS_DEFAULTS,
  week: {
    monday: NOON,
    tuesday: NOON,
    wednesday: NOON,
    thursday: NOON,
    friday: NOON,
    saturday: NOON,
    sunday: [],
  },
};
const india = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const settings = (hours: Partial<HoursSettings>, pausedUntil?: string): OpeningSettings => ({
  hours: { ...fromNoon, ...hours },
  shop: { timeZone: 'Asia/Kolkata' },
  pause: pausedUntil
    ? { lasts: '60', reason: 'Power cut.', until: india(pausedUntil).toISOString() }
    : NO_PAUSE,
});
const closedFor = (days: number) =>
  Array.from({ length: days }, (_, day) => ({ date: `2026-11-${23 + day}`, spans: [] }));
const own = [{ menuId: 'breakfast', spans: [{ from: '06:00', to: '13:00' }] }];

// HOURS-4
describe('what pages say of whether customers can order', () => {
  it.each([
    ['2026-11-23 11:59', {}, undefined, 'Closed now. Opens at 12:00 pm today.', '2026-11-23 12:00'],
    ['2026-11-23 22:00', {}, undefined, 'Closed now. Opens at 12:00 pm tomorrow.', '2026-11-24 00:00'],
    ['2026-11-28 23:00', {}, undefined, 'Closed now. Opens at 12:00 pm on Monday.', '2026-11-29 00:00'],
    [
      '2026-11-22 23:00',
      { exceptions: closedFor(8) },
      undefined,
      'Closed now. Opens at 12:00 pm on 1 December 2026.',
      '2026-11-23 00:00',
    ],
    ['2026-11-23 12:00', {}, undefined, '', '2026-11-23 22:00'],
    [
      '2026-11-23 13:00',
      {},
      '2026-11-23 14:00',
      'We take no orders right now: Power cut. Please order from 2:00 pm today.',
      '2026-11-23 14:00',
    ],
    [
      '2026-11-23 21:30',
      {},
      '2026-11-23 22:30',
      'We take no orders right now: Power cut. Please order from 12:00 pm tomorrow.',
      '2026-11-23 22:00',
    ],
    [
      '2026-11-23 22:10',
      {},
      '2026-11-23 22:30',
      'Closed now. Opens at 12:00 pm tomorrow.',
      '2026-11-23 22:30',
    ],
    ['2026-11-23 12:30', { menus: own }, undefined, '', '2026-11-23 13:00'],
    [
      '2026-11-23 13:00',
      { menus: own },
      undefined,
      'Breakfast: can be ordered from 12:00 pm tomorrow.',
      '2026-11-23 22:00',
    ],
  ] as const)('at %s, with %o, paused until %s: %s', (now, hours, paused, words, changes) => {
    const shown = shownOpening(settings(hours as Partial<HoursSettings>, paused), india(now));
    const ofMenus = (shown.closedMenus ?? []).map(({ opens }) =>
      openingMessages.menuClosed('Breakfast', whenWords(openingMessages, opens)),
    );
    const sentence = closedSentence(openingMessages, shown) ?? ofMenus.join();
    expect(sentence).toBe(words);
    expect(shown.changesAt).toBe(india(changes).toISOString());
  });

  it('is nothing for a kitchen that is always open, at any time', () => {
    expect(shownOpening(settings(HOURS_DEFAULTS), india('2026-11-23 04:00'))).toEqual({ state: 'open' });
  });

  it('is that nobody knows when a kitchen without hours opens', () => {
    const week = { ...fromNoon.week };
    for (const day of Object.keys(week) as (keyof typeof week)[]) week[day] = [];
    const { opens, state } = shownOpening(settings({ week }), india('2026-11-23 13:00'));
    expect([state, openingMessages.closed(whenWords(openingMessages, opens))]).toEqual([
      'closed',
      'Closed until further notice.',
    ]);
  });
});
