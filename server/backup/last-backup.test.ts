import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { backupState } from './last-backup.ts';
import { beginRecord } from './records.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);

const test = await closeAfterAll(createTestDatabase());

beforeEach(async () => {
  await test.database.execute(sql`delete from backups`);
  await test.database.execute(sql`update migrations set applied_at = ${hoursAgo(500)}`);
});

const state = () => backupState(test.database, now);

async function good(hours: number, place: string): Promise<void> {
  const record = await beginRecord(test.database, 'command', hoursAgo(hours));
  await record.succeed(hoursAgo(hours - 1), { place, bytes: 1000 });
}

// BACKUP-5
it('the last good backup is known, with its moment, place and size', async () => {
  await good(30, '/backups/older');
  await good(20, '/backups/newer');
  await beginRecord(test.database, 'command', hoursAgo(1));
  expect(await state()).toEqual({
    last: { at: hoursAgo(20), place: '/backups/newer', bytes: 1000 },
    problem: undefined,
    isLate: false,
  });
});

// BACKUP-5
it('a failed backup after a good one is known with its reason, until the next good one', async () => {
  await good(20, '/backups/good');
  await (await beginRecord(test.database, 'migration', hoursAgo(3))).fail(hoursAgo(2), 'The disk is full.');
  expect(await state()).toMatchObject({ last: { place: '/backups/good' }, problem: 'The disk is full.' });
  await good(1, '/backups/again');
  expect(await state()).toMatchObject({ last: { place: '/backups/again' }, problem: undefined });
});

// BACKUP-5
it('two days without a good backup are too long, but not for a kitchen that is younger', async () => {
  expect(await state()).toEqual({ last: undefined, problem: undefined, isLate: true });
  await good(49, '/backups/old');
  expect((await state()).isLate).toBe(true);
  await good(47, '/backups/new');
  expect((await state()).isLate).toBe(false);
  await test.database.execute(sql`delete from backups`);
  await test.database.execute(sql`update migrations set applied_at = ${hoursAgo(40)}`);
  expect((await state()).isLate).toBe(false);
});
