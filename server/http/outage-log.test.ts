import { expect, it, vi } from 'vitest';
import { logFailure, logOutage, workReporter } from './outage-log.ts';

it('an outage is logged every ten seconds, with the number of refused requests', () => {
  const error = vi.fn();
  const request = { server: { server: {} }, log: { error } };
  for (let second = 0; second <= 20; second++)
    logOutage(request, 'unreachable', new Error('gone'), second * 1000);
  logOutage(request, 'full', new Error('full'), 20_500);
  expect(error.mock.calls.map(([entry]) => entry)).toEqual([
    { outage: 'unreachable', refused: 1, reason: 'gone' },
    { outage: 'unreachable', refused: 10, reason: 'gone' },
    { outage: 'unreachable', refused: 10, reason: 'gone' },
    { outage: 'full', refused: 1, reason: 'full' },
  ]);
});

it('background work is logged without a stack trace in an outage, and with one for other errors', () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const fault = new Error('undefined is not a function');
  logFailure(log, new Error('Query read timeout'), 'the sweep failed');
  logFailure(log, fault, 'the sweep failed');
  expect(log.warn.mock.calls).toEqual([[{ reason: 'Query read timeout' }, 'the sweep failed']]);
  expect(log.error.mock.calls).toEqual([[{ err: fault }, 'the sweep failed']]);
});

// OPS-10
it('background work that failed is logged with its name', () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  workReporter(log)('issuing invoices')(new Error('Query read timeout'));
  expect(log.warn.mock.calls).toEqual([
    [{ reason: 'Query read timeout' }, 'background work failed: issuing invoices'],
  ]);
});
