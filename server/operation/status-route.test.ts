import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { Check, SystemStatus } from '#domain/operation/checks.ts';
import { sql } from '#server/db/sql-template.ts';
import { examine } from '#server/operation/doctor/doctor.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(
  openKitchen({ DATABASE_URL: 'postgres://kitchen.example/rasoi', RASOI_DATA: tmpdir() }),
);
const owner = await kitchen.admin();

const status = async (): Promise<SystemStatus> => {
  const answer = await kitchen.send(owner, 'GET', '/status');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return answer.json();
};
const found = async (check: Check) => (await status()).checks.find((each) => each.check === check);

// OPS-9
describe('GET /v1/status', () => {
  it('is for owners only', async () => {
    const others = [VISITOR, await kitchen.customer('asha'), await kitchen.staff('manager')];
    for (const person of others) expect((await kitchen.send(person, 'GET', '/status')).statusCode).toBe(401);
  });

  it('says how database, disk and version stand, and nothing of their addresses', async () => {
    const read = await status();
    expect(read.checks.find(({ check }) => check === 'database')).toEqual({
      ...{ check: 'database', state: 'good', finding: 'databaseOnServer' },
      facts: [expect.stringMatching(/^\d+(\.\d+)?$/), expect.stringMatching(/MB$/)],
    });
    expect(await found('disk')).toMatchObject({ facts: [expect.any(String), expect.any(String)] });
    expect(await found('version')).toMatchObject({ facts: [expect.stringMatching(/^\d+\.\d+\.\d+/)] });
    expect(JSON.stringify(read)).not.toContain('kitchen.example');
  });

  it('counts mails that wait, but not those for later', async () => {
    await kitchen.database.execute(sql`delete from mails`);
    expect(await found('mail')).toMatchObject({ finding: 'noMailServer' });
    for (const email of ['one@example.in', 'two@example.in']) {
      await kitchen.app.accounts.create({ id: email.slice(0, 3), email, password: 'Swaad-1234', name: 'X' });
      const url = 'http://localhost:3000/reset-password';
      await kitchen.send(VISITOR, 'POST', '/account/recovery', { email, url });
    }
    await kitchen.database.execute(sql`update mails set "createdAt" = now() - interval '20 minutes'`);
    await kitchen.database.execute(
      sql`update mails set "dueAt" = now() + interval '1 day' where "to" = 'two@example.in'`,
    );
    const { app, database } = kitchen;
    const settings = { ...app.engine.settings, smtpUrl: 'smtp://127.0.0.1:9' };
    const results = await examine({ ...app.engine, database, settings, isThorough: false });
    expect(results.find(({ check }) => check === 'mail')).toMatchObject({
      ...{ finding: 'mailsStuck', state: 'attention', facts: [1, 20] },
    });
  });

  // BACKUP-5
  it('says when the last good backup was, and whether a newer one failed', async () => {
    expect(await found('backup')).toMatchObject({ finding: 'noBackup', state: 'attention' });
    await kitchen.database.execute(
      sql`insert into backups (id, cause, started, alive, finished, place, bytes, problem) values
        ('a', 'command', now() - interval '3 days', now(), now(), '/backups/a', 4096, null)`,
    );
    const at = expect.stringMatching(/Z$/);
    expect(await found('backup')).toMatchObject({
      finding: 'backupLate',
      state: 'broken',
      facts: ['4.0 kB'],
      at,
    });
    await kitchen.database.execute(
      sql`insert into backups (id, cause, started, alive, finished, place, bytes, problem) values
        ('b', 'command', now() - interval '1 day', now(), now(), null, null, 'no space')`,
    );
    expect(await found('backup')).toMatchObject({ finding: 'backupFailed', state: 'broken', at });
  });

  // SAFE-71
  it('answers an owner without the database, and nobody else', async () => {
    const meera = await kitchen.customer('meera');
    const stranger = { ...owner, session: meera.session };
    expect((await found('database'))?.state).toBe('good');
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const queries = vi.spyOn(kitchen.database, 'query').mockRejectedValue(away);
    try {
      const read = await status();
      expect(read.checks[0]).toMatchObject({ finding: 'databaseAway', state: 'broken' });
      const others = read.checks.map(({ check }) => check);
      expect(others).toContain('disk');
      for (const unknown of ['backup', 'drill', 'codes', 'updates']) expect(others).not.toContain(unknown);
      expect((await kitchen.send(stranger, 'GET', '/status')).statusCode).toBe(503);
      kitchen.wait(13 * 60);
      expect((await kitchen.send(owner, 'GET', '/status')).statusCode).toBe(503);
    } finally {
      queries.mockRestore();
    }
    expect((await found('database'))?.state).toBe('good');
  });

  // SAFE-71
  it('knows an owner without the database by any request, until the session ends', async () => {
    const rani = await kitchen.customer('rani');
    await kitchen.database.execute(sql`update users set role = 'owner', "isAdmin" = true where id = 'rani'`);
    await kitchen.send(rani, 'GET', '/account');
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const whileAway = async () => {
      const queries = vi.spyOn(kitchen.database, 'query').mockRejectedValue(away);
      const { statusCode } = await kitchen.send(rani, 'GET', '/status');
      queries.mockRestore();
      return statusCode;
    };
    expect(await whileAway()).toBe(200);
    await kitchen.send(rani, 'DELETE', '/account/sessions/current');
    await kitchen.send(rani, 'GET', '/account');
    expect(await whileAway()).toBe(503);
  });

  // BACKUP-11
  it('says that backups are off', async () => {
    const other = await openKitchen({ BACKUP_EVERY: '0' });
    try {
      const answer = await other.send(await other.admin(), 'GET', '/status');
      expect((answer.json() as SystemStatus).checks).toContainEqual({
        ...{ check: 'backup', state: 'good', finding: 'backupsOff', facts: [] },
      });
    } finally {
      await other.close();
    }
  });
});

// DOCTOR-2
describe('POST /v1/status', () => {
  it('is for owners only', async () => {
    for (const person of [VISITOR, await kitchen.customer('usha'), await kitchen.staff('kitchen')])
      expect((await kitchen.send(person, 'POST', '/status')).statusCode).toBe(401);
    expect((await kitchen.send(owner, 'POST', '/status', { testMail: 'x' })).statusCode).toBe(400);
  });

  it('also does what takes longer', async () => {
    const answer = await kitchen.send(owner, 'POST', '/status', { testMail: true });
    expect(answer.statusCode).toBe(200);
    const { checks } = answer.json() as SystemStatus;
    expect(checks.find(({ check }) => check === 'diskSpeed')).toMatchObject({ facts: [expect.any(Number)] });
  });
});
