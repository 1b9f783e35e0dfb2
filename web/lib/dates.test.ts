import { expect, it } from 'vitest';
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
