import { expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { dateTexts } from './date-texts.ts';
import { datesIn } from './dates.ts';

it('dates and times are shown in the kitchen’s time zone', () => {
  const { longDate, timeOfDay, dateAndTime, shortDateAndTime } = datesIn('Asia/Kolkata');
  const lunch = new Date('2026-08-03T07:35:00Z');
  expect(longDate(lunch)).toBe('3 August 2026');
  expect(timeOfDay(lunch)).toBe('1:05 pm');
  expect(dateAndTime(lunch)).toBe('3 August 2026, 1:05 pm');
  expect(shortDateAndTime(lunch)).toBe('3 Aug 2026, 1:05 pm');
  expect(dateAndTime(new Date('2026-12-31T20:00:00Z'))).toBe('1 January 2027, 1:30 am');
  expect(datesIn('America/New_York').dateAndTime(lunch)).toBe('3 August 2026, 3:35 am');
});

it('LANG-41 dates and times are shown in Hindi on a Hindi page, also after an English one', () => {
  const lunch = new Date('2026-08-03T07:35:00Z');
  expect(datesIn('Asia/Kolkata').timeOfDay(lunch)).toBe('1:05 pm');
  const { dateAndTime, timeOfDay } = datesIn('Asia/Kolkata', textsIn('hi', { dateTexts }).dateTexts);
  expect(dateAndTime(lunch)).toBe('3 अगस्त 2026, दोपहर 1:05');
  expect(timeOfDay(new Date('2026-08-03T13:00:00Z'))).toBe('शाम 6:30');
});

it('LANG-41 a window of time names its half or its part of the day once', () => {
  const window = { from: new Date('2026-08-03T13:00:00Z'), until: new Date('2026-08-03T13:15:00Z') };
  const later = { ...window, until: new Date('2026-08-03T19:00:00Z') };
  const hindi = datesIn('Asia/Kolkata', textsIn('hi', { dateTexts }).dateTexts);
  expect([window, later].map(datesIn('Asia/Kolkata').timeRange)).toEqual([
    '6:30–6:45 pm',
    '6:30 pm–12:30 am',
  ]);
  expect([window, later].map(hindi.timeRange)).toEqual(['शाम 6:30–6:45', 'शाम 6:30–रात 12:30']);
});
