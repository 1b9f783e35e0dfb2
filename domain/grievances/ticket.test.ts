import { describe, expect, it } from 'vitest';
import { dueOf, formatTicket, readTicket, resolveBy } from './ticket.ts';

const createdAt = new Date('2026-11-22T12:00:00Z');
const hoursIn = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
const complaint = (state: 'open' | 'answered' | 'closed') => ({
  state,
  createdAt,
  resolveBy: resolveBy(createdAt),
});

// COMPLY-2
describe('a complaint', () => {
  it('has a short number that people can type in small letters', () => {
    expect(formatTicket(2026, 123)).toBe('G-26-000123');
    expect(formatTicket(2104, 7_000_000)).toBe('G-04-7000000');
    expect(readTicket(' g-26-000123 ')).toBe('G-26-000123');
    expect(readTicket('G-26-123')).toBeUndefined();
  });

  it('wants an answer after 48 hours and its settlement after 30 days, until it is closed', () => {
    expect(dueOf(complaint('open'), hoursIn(47.9))).toBe('inTime');
    expect(dueOf(complaint('open'), hoursIn(48))).toBe('answerDue');
    expect(dueOf(complaint('answered'), hoursIn(48))).toBe('inTime');
    expect(dueOf(complaint('answered'), hoursIn(30 * 24))).toBe('overdue');
    expect(dueOf(complaint('open'), hoursIn(30 * 24))).toBe('overdue');
    expect(dueOf(complaint('closed'), hoursIn(900))).toBe('settled');
  });
});
