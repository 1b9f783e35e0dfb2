import { describe, expect, it } from 'vitest';
import type { Reckoning } from '#domain/day-close/totals.ts';
import { paise } from '#domain/money.ts';
import { countNotes, readCounts } from './count.ts';

const place = (method: 'cod' | 'upi', expected: number, riderId: string | null = null): Reckoning => ({
  method,
  riderId,
  name: '',
  expected: paise(expected),
  counted: null,
  difference: null,
});

// DAY-8
describe('counting money', () => {
  it('adds up notes and coins', () => {
    expect(countNotes({ '500': '3', '20': ' 2 ', '10': '', coins: '7' })).toBe(1547_00);
    expect(countNotes({})).toBe(0);
    expect(countNotes({ '500': 'three' })).toBeUndefined();
  });

  it('asks for all cash that must be there, and for the bank only if somebody looked', () => {
    const places = [place('cod', 0), place('cod', 500_00, 'manoj'), place('upi', 90_00)];
    expect(readCounts(places, {})).toEqual({ counted: [], problems: { 'cod manoj': 'empty' } });
    expect(readCounts(places, { 'cod manoj': '1,480.50', 'upi ': 'none' })).toEqual({
      counted: [{ method: 'cod', riderId: 'manoj', amount: 1480_50 }],
      problems: { 'upi ': 'notAnAmount' },
    });
  });
});
