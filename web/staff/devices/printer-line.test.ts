import { expect, it } from 'vitest';
import { printerLine } from './printer-line.ts';

const now = new Date('2026-11-27T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const printer = { lastSeenAt: ago(40), printerState: 'ready', testAskedAt: null, testedAt: null } as const;

// PRINT-12
it.each([
  ['a new printer', { ...printer, lastSeenAt: null, printerState: null }, 'notSetUp'],
  ['a printer whose program stopped', { ...printer, lastSeenAt: ago(200) }, 'notRunning'],
  ['a printer that works', printer, 'ready'],
  ['a printer without paper', { ...printer, printerState: 'noPaper' }, 'noPaper'],
  ['a test page that was asked for', { ...printer, testAskedAt: ago(5) }, 'testing'],
  ['a test page that was printed', { ...printer, testAskedAt: ago(5), testedAt: ago(2) }, 'ready'],
  ['a test page without paper', { ...printer, printerState: 'noPaper', testAskedAt: ago(5) }, 'noPaper'],
] as const)('%s is told as it is', (_what, device, line) => {
  expect(printerLine(device, now)).toBe(line);
});
