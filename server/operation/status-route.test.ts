import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SystemStatus } from '#domain/operation/status.ts';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let owner: Person;
beforeAll(async () => {
  kitchen = await openKitchen({ DATABASE_URL: 'postgres://kitchen.example/rasoi', RASOI_DATA: tmpdir() });
  owner = await kitchen.admin();
});
afterAll(() => kitchen.close());

const status = async (): Promise<SystemStatus> => {
  const answer = await kitchen.send(owner, 'GET', '/status');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return answer.json();
};

// OPS-9
describe('GET /v1/status', () => {
  it('is for owners only', async () => {
    const others = [VISITOR, await kitchen.customer('asha'), await kitchen.staff('manager')];
    for (const person of others) expect((await kitchen.send(person, 'GET', '/status')).statusCode).toBe(401);
  });

  it('says how database, disk and version stand, and nothing of their addresses', async () => {
    const read = await status();
    expect(read).toMatchObject({
      database: { kind: 'server', version: expect.stringMatching(/^\d+(\.\d+)?$/) },
      disk: { free: expect.any(Number), total: expect.any(Number) },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(read.database.size).toBeGreaterThan(1e6);
    expect(JSON.stringify(read)).not.toContain('kitchen.example');
  });

  it('counts mails that wait, but not those for later', async () => {
    await kitchen.database.execute(sql`delete from mails`);
    expect((await status()).mail).toEqual({ hasServer: false, waiting: 0, oldest: 0 });
    for (const email of ['one@example.in', 'two@example.in']) {
      await kitchen.app.accounts.create({ id: email.slice(0, 3), email, password: 'Swaad-1234', name: 'X' });
      const url = 'http://localhost:3000/reset-password';
      await kitchen.send(VISITOR, 'POST', '/account/recovery', { email, url });
    }
    await kitchen.database.execute(sql`update mails set "createdAt" = now() - interval '20 minutes'`);
    await kitchen.database.execute(
      sql`update mails set "dueAt" = now() + interval '1 day' where "to" = 'two@example.in'`,
    );
    const { mail } = await status();
    expect(mail.waiting).toBe(1);
    expect(mail.oldest).toBeGreaterThanOrEqual(1200);
  });

  it('says when the last good backup was, and whether a newer one failed', async () => {
    expect((await status()).backup).toEqual({ isScheduled: true, last: null, failed: false, isLate: false });
    await kitchen.database.execute(
      sql`insert into backups (id, cause, started, alive, finished, place, bytes, problem) values
        ('a', 'command', now() - interval '3 days', now(), now(), '/backups/a', 4096, null),
        ('b', 'command', now() - interval '1 day', now(), now(), null, null, 'no space')`,
    );
    expect((await status()).backup).toEqual({
      isScheduled: true,
      last: { at: expect.stringMatching(/Z$/), size: 4096 },
      failed: true,
      isLate: true,
    });
  });

  // SAFE-71
  it('answers an owner without the database, and nobody else', async () => {
    const meera = await kitchen.customer('meera');
    const stranger = { ...owner, session: meera.session };
    expect((await status()).database.isAway).toBe(false);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const queries = vi.spyOn(kitchen.database, 'query').mockRejectedValue(away);
    try {
      const read = await status();
      expect(read.database).toEqual({ kind: 'server', isAway: true, version: '', size: 0 });
      expect(read.disk).toEqual({ free: expect.any(Number), total: expect.any(Number) });
      expect((await kitchen.send(stranger, 'GET', '/status')).statusCode).toBe(503);
      kitchen.wait(13 * 60);
      expect((await kitchen.send(owner, 'GET', '/status')).statusCode).toBe(503);
    } finally {
      queries.mockRestore();
    }
    expect((await status()).database.isAway).toBe(false);
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
      expect(answer.json().backup).toMatchObject({ isScheduled: false, last: null });
    } finally {
      await other.close();
    }
  });
});
