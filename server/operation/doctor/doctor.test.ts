import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check, CheckResult } from '#domain/operation/checks.ts';
import { databaseUrl } from '#server/db/database-names.ts';
import { sql } from '#server/db/sql-template.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMailServer } from '#tests/doubles/mail-server.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { examine } from './doctor.ts';

const kitchen = await closeAfterAll(openKitchen());

async function check(
  name: Check,
  env: Record<string, string> = {},
  more: { testMailTo?: string; clock?: () => Date } = {},
): Promise<CheckResult | undefined> {
  const settings = readSettings({ RASOI_DATA: tmpdir(), ...env });
  const { engine } = kitchen.app;
  const results = await examine({ ...engine, settings, isThorough: true, ...more });
  return results.find((each) => each.check === name);
}
const finding = async (...args: Parameters<typeof check>) => (await check(...args))?.finding;

/** Runs the command with these settings alone. */
const rasoi = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const program = join(PROJECT_FOLDER, 'server/commands/rasoi-program.ts');
    const own = { env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, ['--import', 'tsx', program, ...args], own, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    );
  });

async function answering(status: number, body: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

// DOCTOR-1
describe('doctor', () => {
  it('says whether the address leads to this Rasoi', async () => {
    expect(await finding('domain')).toBe('domainLocal');
    expect(await finding('domain', { PUBLIC_URL: 'https://nowhere.invalid' })).toBe('domainUnknown');
    const other = await answering(200, '<h1>It works!</h1>');
    const PUBLIC_URL = other.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    expect(await finding('domain', { PUBLIC_URL })).toBe('domainOther');
    await new Promise((resolve) => other.server.close(resolve));
    expect(await finding('domain', { PUBLIC_URL })).toBe('domainSilent');
    const origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
    const own = origin.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    expect(await finding('domain', { PUBLIC_URL: own })).toBe('domainGood');
  });

  // DOCTOR-3
  it('tells an unknown authority and a wrong certificate apart from silence', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rasoi-doctor-tls-'));
    const serve = async (subject: string, days: number) => {
      const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
      const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
      const names = ['-subj', '/CN=x', '-addext', `subjectAltName=${subject}`, '-days', String(days)];
      execFileSync('openssl', [...request, ...names, '-keyout', key ?? '', '-out', cert ?? ''], {
        stdio: 'ignore',
      });
      const server = createSecureServer(
        { key: await readFile(key ?? ''), cert: await readFile(cert ?? '') },
        (_, response) => response.end('{}'),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `https://[::ffff:127.0.0.1]:${(server.address() as { port: number }).port}`;
      return { server, url, ca: cert ?? '' };
    };
    const own = await serve('IP:::ffff:127.0.0.1', 1);
    expect(await check('domain', { PUBLIC_URL: own.url })).toMatchObject({
      ...{ finding: 'domainUntrusted', state: 'attention', facts: [own.url] },
    });
    own.server.close();
    expect(await finding('domain', { PUBLIC_URL: own.url })).toBe('domainSilent');
    // A name of its own is checked only once the authority is known, as the command knows it.
    const other = await serve('DNS:other.example', 1);
    const { out } = await rasoi(
      { PUBLIC_URL: other.url, NODE_EXTRA_CA_CERTS: other.ca, DATABASE_URL: kitchen.url, RASOI_DATA: folder },
      ...['doctor', '--json'],
    );
    expect(JSON.parse(out).checks.find((each: CheckResult) => each.check === 'domain')).toMatchObject({
      ...{ finding: 'domainWrongCertificate', state: 'broken' },
    });
    other.server.close();
    await rm(folder, { recursive: true });
  }, 60_000);

  it('says how the site gets its certificate', async () => {
    expect(await finding('certificate')).toBe('certificateNotNeeded');
    expect(await finding('certificate', { PUBLIC_URL: 'http://khana.invalid' })).toBe('noHttps');
    expect(await finding('certificate', { PUBLIC_URL: 'https://khana.invalid' })).toBe('certificateOfProxy');
    expect(await finding('certificate', { HTTPS_DOMAIN: 'khana.invalid' })).toBe('certificateExpected');
  });

  it('sends a test mail, and says why it could not', async () => {
    const server = await openMailServer();
    const SMTP_URL = server.url;
    const testMailTo = 'owner@example.in';
    expect(await check('mail', { SMTP_URL }, { testMailTo })).toMatchObject({
      ...{ finding: 'mailTestSent', facts: [testMailTo] },
    });
    expect(server.received.flatMap(({ to }) => to)).toContain(testMailTo);
    await server.close();
    expect(await check('mail', { SMTP_URL }, { testMailTo })).toMatchObject({
      ...{ state: 'broken', facts: [expect.stringContaining('ECONNREFUSED')] },
    });
  });

  it.each([
    ['rzp_live_1', 200, 'paymentsGood'],
    ['rzp_test_1', 200, 'paymentsTest'],
    ['rzp_live_1', 401, 'paymentsRefused'],
    ['rzp_live_1', 500, 'paymentsSilent'],
  ])('says of the payment keys %s, answered with %d: %s', async (keyId, status, expected) => {
    const gateway = await answering(status, '{}');
    const env = {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'w',
      RAZORPAY_URL: gateway.url,
    };
    expect(await finding('payments', env)).toBe(expected);
    gateway.server.close();
  });

  it('says since when a printer is away', async () => {
    await kitchen.admin();
    expect(await finding('printers')).toBe('noPrinters');
    await kitchen.device('printer');
    await kitchen.database.execute(sql`update devices set "lastSeenAt" = now() where kind = 'printer'`);
    expect(await finding('printers')).toBe('printersSeen');
    await kitchen.database.execute(
      sql`update devices set "lastSeenAt" = '2026-11-22T10:00:00Z' where kind = 'printer'`,
    );
    expect(await check('printers')).toMatchObject({ state: 'attention', at: '2026-11-22T10:00:00.000Z' });
  });

  it('finds clock, disk and memory of this machine', async () => {
    expect(await finding('clock')).toBe('clockGood');
    expect((await check('diskSpeed'))?.facts[0]).toBeGreaterThan(0);
    for (const name of ['disk', 'memory', 'push', 'codes', 'version'] as const)
      expect(await check(name)).toMatchObject({ check: name });
  });

  it('says why the database can’t be used, and checks what it can without', async () => {
    const server = await openMailServer();
    const folder = await mkdtemp(join(tmpdir(), 'rasoi-doctor-'));
    await mkdir(join(folder, 'postgres/cluster'), { recursive: true });
    await writeFile(join(folder, 'postgres/cluster/PG_VERSION'), '12\n');
    for (const [env, reason] of [
      [{ DATABASE_URL: 'postgres://rasoi@127.0.0.1:9/rasoi' }, 'nothing answers at 127.0.0.1:9'],
      [{ DATABASE_URL: databaseUrl(kitchen.url, 'nowhere') }, 'there is no database nowhere'],
      [{ RASOI_DATA: folder }, 'was made by PostgreSQL 12'],
    ] as const) {
      const sent = ['--json', '--mail', 'owner@example.in'];
      const { code, out } = await rasoi(
        { RASOI_DATA: tmpdir(), SMTP_URL: server.url, ...env },
        'doctor',
        ...sent,
      );
      const { checks } = JSON.parse(out);
      const said = Object.fromEntries(
        checks.map((each: { check: Check; says: string }) => [each.check, each.says]),
      );
      expect([code, said.database]).toEqual([2, expect.stringContaining(reason)]);
      expect(said.mail).toBe('A test mail was sent to owner@example.in');
      for (const name of ['domain', 'certificate', 'payments', 'disk', 'diskSpeed', 'memory', 'version'])
        expect(said[name]).toEqual(expect.any(String));
      for (const name of ['backup', 'drill', 'clock', 'codes']) expect(said).not.toHaveProperty(name);
    }
    await server.close();
    await rm(folder, { recursive: true });
  }, 60_000);

  it('is a command whose exit code is that of the gravest finding', async () => {
    const run = (...args: string[]) => rasoi({ DATABASE_URL: kitchen.url, RASOI_DATA: tmpdir() }, ...args);
    const asJson = await run('doctor', '--json');
    const { state, checks } = JSON.parse(asJson.out);
    expect([state, asJson.code]).toEqual(['attention', 1]);
    expect(checks.find((each: CheckResult) => each.check === 'mail')).toMatchObject({
      ...{
        finding: 'noMailServer',
        says: 'No mail server is set',
        toDo: expect.stringContaining('SMTP_URL'),
      },
    });
    const { out } = await run('doctor');
    expect(out).toMatch(/^ok +Database +On a server, PostgreSQL/m);
    expect(out).toMatch(/^! +Mail +No mail server is set\n +Customers get no mails/m);
    expect((await run('doctor', '--colour')).code).toBe(2);
    // DOCTOR-3
    await kitchen.database.execute(
      sql`update devices set "lastSeenAt" = '2026-11-22T20:00:00Z' where kind = 'printer'`,
    );
    const elsewhere = { DATABASE_URL: kitchen.url, RASOI_DATA: tmpdir(), TZ: 'America/New_York' };
    expect((await rasoi(elsewhere, 'doctor')).out).toMatch(/since 23 Nov 2026, 1:30 am IST$/m);
    expect(await run('drill')).toEqual({
      code: 1,
      out: 'There is no backup to restore for trial, or a trial is running. A backup is made by: npm run rasoi -- backup\n',
    });
  });
});
