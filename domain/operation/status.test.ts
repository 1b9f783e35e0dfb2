import { expect, it } from 'vitest';
import { problemOf, STATUS_PARTS, type SystemStatus } from './status.ts';

const GOOD: SystemStatus = {
  database: { kind: 'embedded', isAway: false, version: '18.4', size: 42_000_000 },
  mail: { hasServer: true, waiting: 3, oldest: 60 },
  codes: { sent: 12, most: 300 },
  disk: { free: 12e9, total: 40e9 },
  backup: {
    isScheduled: true,
    last: { at: '2026-11-22T22:00:00.000Z', size: 12_000_000 },
    failed: false,
    isLate: false,
  },
  version: '1.0.0',
};
const { mail, backup } = GOOD;

// OPS-9
it('nothing is to be done while all parts are well', () => {
  expect(STATUS_PARTS.map((part) => problemOf(part, GOOD))).toEqual(STATUS_PARTS.map(() => undefined));
  expect(problemOf('disk', { ...GOOD, disk: null })).toBeUndefined();
});

it.each([
  ['database', 'databaseAway', { database: { ...GOOD.database, isAway: true } }],
  ['mail', 'noMailServer', { mail: { ...mail, hasServer: false } }],
  ['mail', 'mailWaits', { mail: { ...mail, oldest: 900 } }],
  ['codes', 'codesSpent', { codes: { sent: 300, most: 300 } }],
  ['disk', 'diskLow', { disk: { free: 1e9, total: 40e9 } }],
  ['backup', 'noBackup', { backup: { ...backup, last: null } }],
  ['backup', 'backupLate', { backup: { ...backup, isLate: true } }],
  ['backup', 'backupFailed', { backup: { ...backup, failed: true } }],
] as const)('the part %s has the problem %s', (part, problem, over) => {
  expect(problemOf(part, { ...GOOD, ...over })).toBe(problem);
});

// OPS-9
it('of mails and backups nothing is said while the database does not answer', () => {
  const away = { ...GOOD, database: { kind: 'embedded', isAway: true, version: '', size: 0 } } as const;
  const unknown = { ...away, mail: { ...mail, oldest: 900 }, backup: { ...backup, last: null } };
  expect(STATUS_PARTS.flatMap((part) => problemOf(part, unknown) ?? [])).toEqual(['databaseAway']);
});

// BACKUP-11
it('an owner who has switched backups off is not reminded of them, but hears of one that failed', () => {
  const off = { ...backup, isScheduled: false };
  const problems = [
    { ...off, last: null },
    { ...off, last: null, isLate: true },
    { ...off, isLate: true },
    { ...off, failed: true },
  ].map((each) => problemOf('backup', { ...GOOD, backup: each }));
  expect(problems).toEqual([undefined, undefined, undefined, 'backupFailed']);
});
