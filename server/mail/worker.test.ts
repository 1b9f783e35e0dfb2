import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { createEvents } from '#server/documents/events.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type MailServer, openMailServer, refusal } from '#tests/doubles/mail-server.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { MAX_ATTEMPTS, pauseAfter } from './attempts.ts';
import { newsletterWelcome } from './emails/newsletter-welcome.ts';
import { passwordRecovery } from './emails/password-recovery.ts';
import { enqueueMail } from './outbox.ts';
import { CONNECTIONS, smtpTransport } from './transport.ts';
import { createMailWorker } from './worker.ts';

let server: MailServer;
let kitchen: Kitchen;

const PUBLIC_URL = 'https://rasoi.example';

beforeEach(async () => {
  server = await openMailServer();
  kitchen = await openKitchen({
    SMTP_URL: server.url,
    MAIL_FROM: 'Rasoi <kitchen@rasoi.example>',
    PUBLIC_URL,
  });
  await kitchen.database.execute(sql`insert into subscribers (id, created, updated, email, state)
    values ('reader', now(), now(), 'asha@example.in', 'confirmed')`);
});
afterEach(async () => {
  await kitchen.close();
  await server.close();
});

/** The engine of a server with the same database. With other events it acts as another process. */
const engine = (events = kitchen.app.events) => ({ ...kitchen.app.engine, events });

const WELCOME = { aboutId: 'reader', secret: { path: '/leave?t=1' }, expires: null };
const enqueue = (to = 'asha@example.in', events = kitchen.app.events) =>
  runUnitOfWork(engine(events), SYSTEM, (work) => enqueueMail(work, newsletterWelcome, { ...WELCOME, to }));

const enqueueRecovery = (expires: Date) =>
  runUnitOfWork(engine(), SYSTEM, (work) =>
    enqueueMail(work, passwordRecovery, {
      to: 'asha@example.in',
      secret: { url: 'https://rasoi.example/reset-password?secret=abc' },
      expires,
    }),
  );
const inAnHour = () => new Date(Date.now() + 3_600_000);
const secretsKept = async () =>
  (await kitchen.database.query<{ mail: string }>(sql`select mail from mail_secrets`)).length;

const states = async () => (await kitchen.mails()).map(({ to, status, attempts }) => [to, status, attempts]);

const deliver = () => kitchen.app.mail.deliverDue();

describe('sending the outbox', () => {
  it('delivers HTML and plain text with their headers, once', async () => {
    const id = await enqueue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.to).toEqual(['asha@example.in']);
    for (const part of [
      'From: Rasoi <kitchen@rasoi.example>',
      'To: asha@example.in',
      'Subject: Welcome to the Rasoi newsletter',
      'List-Unsubscribe: <https://rasoi.example/leave?t=1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      `Message-ID: <${id}@rasoi.example>`,
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]) {
      expect(mail?.raw).toContain(part);
    }
    expect(await kitchen.mails()).toMatchObject([
      { status: 'sent', attempts: 1, sentAt: expect.any(Date), error: null },
    ]);
  });

  it('wipes a mail’s secret once it is delivered', async () => {
    await enqueueRecovery(inAnHour());
    expect(await secretsKept()).toBe(1);
    await deliver();
    expect(server.received[0]?.raw).toContain('secret=3Dabc');
    expect(await secretsKept()).toBe(0);
  });

  it('does not send a link that expired while it waited, and wipes it', async () => {
    await server.close();
    await enqueueRecovery(inAnHour());
    await deliver();
    await server.open();
    kitchen.wait(61);
    await deliver();
    expect(server.received).toHaveLength(0);
    expect(await states()).toEqual([['asha@example.in', 'expired', 2]]);
    expect(await secretsKept()).toBe(0);
  });

  it('lets nobody add recipients or headers through an address', async () => {
    await enqueue('asha@example.in, other@example.in\r\nBcc: third@example.in');
    await deliver();
    const recipients = server.received.flatMap(({ to }) => to);
    expect(recipients).not.toContain('other@example.in');
    expect(recipients).not.toContain('third@example.in');
  });

  it('begins when a mail is committed', async () => {
    kitchen.app.mail.start();
    // Polling every five seconds alone would take longer than the test.
    for (let count = 1; count <= 5; count++) {
      await enqueue();
      await vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 15_000 });
    }
  });

  it('sends mails that another instance has committed', async () => {
    kitchen.app.mail.start();
    await enqueue(
      'asha@example.in',
      createEvents(() => undefined),
    );
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 15_000 });
  });

  // MAIL-3
  it('sends no mail of a failed transaction', async () => {
    const failing = runUnitOfWork(engine(), SYSTEM, async (work) => {
      await enqueueMail(work, newsletterWelcome, { ...WELCOME, to: 'asha@example.in' });
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await deliver()).toBe(0);
  });

  // MAIL-1
  it('sends each mail once when several instances share the outbox', async () => {
    const transport = smtpTransport({ url: server.url, from: 'kitchen@rasoi.example' });
    const other = createMailWorker({
      engine: engine(),
      publicUrl: PUBLIC_URL,
      transports: { email: transport, sms: undefined, push: undefined },
      onKept: vi.fn(),
      onUnsent: vi.fn(),
      onError: vi.fn(),
    });
    for (let count = 0; count < 60; count++) await enqueue(`guest${count}@example.in`);
    const [ours, theirs] = await Promise.all([deliver(), other.deliverDue()]);
    expect(ours + theirs).toBe(60);
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(60);
    expect(server.received).toHaveLength(60);
    await other.stop();
  });
});

describe('the outbox in trouble', () => {
  // MAIL-2
  it('gives up a mail whose recipient is refused, and sends the others', async () => {
    await enqueue('nobody@example.in');
    await enqueue();
    await deliver();
    kitchen.wait(24 * 60);
    await deliver();
    expect(await states()).toEqual([
      ['nobody@example.in', 'failed', 1],
      ['asha@example.in', 'sent', 1],
    ]);
    expect((await kitchen.mails())[0]?.error).toContain('No such mailbox');
  });

  it('tries again at growing intervals while the mail server is unreachable, and delivers once', async () => {
    await server.close();
    await enqueue();
    await deliver();
    expect(await deliver()).toBe(0);
    kitchen.wait(0.6);
    await deliver();
    kitchen.wait(0.6);
    expect(await deliver()).toBe(0);
    expect(await states()).toEqual([['asha@example.in', 'queued', 2]]);
    await server.open();
    kitchen.wait(0.6);
    await deliver();
    expect(await states()).toEqual([['asha@example.in', 'sent', 3]]);
    expect(server.received).toHaveLength(1);
  });

  it('tries again when the mail server says that it is busy, and gives up in the end', async () => {
    server.judge = async () => {
      throw refusal(451, 'Busy, come back');
    };
    await enqueue();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 1; attempt++) {
      await deliver();
      kitchen.wait(121);
    }
    expect(await states()).toEqual([['asha@example.in', 'failed', MAX_ATTEMPTS]]);
    expect(server.begun).toBe(MAX_ATTEMPTS);
  });

  it('waits twice as long after each failure, up to two hours', () => {
    expect([1, 2, 3, 9, 12].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 7_200_000, 7_200_000]);
  });

  it('continues a mail whose instance was killed, once its lease has expired', async () => {
    let killed = false;
    server.judge = async () => {
      if (!killed) await new Promise(() => undefined);
    };
    await enqueue();
    const program = join(PROJECT_FOLDER, 'tests/mail-program.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, kitchen.url, server.url], {
      env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitFor(() => expect(server.begun).toBe(1), { timeout: 15_000 });
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    killed = true;
    expect(await states()).toEqual([['asha@example.in', 'sending', 1]]);
    expect(await deliver()).toBe(0);
    kitchen.wait(3.1);
    expect(await deliver()).toBe(1);
    expect(await states()).toEqual([['asha@example.in', 'sent', 2]]);
    expect(server.received).toHaveLength(1);
  });

  // MAIL-19
  it('sends a mail that waited at a kill within 20 seconds, and takes none from an instance that lives', async () => {
    let held = true;
    server.judge = async () => {
      if (held) await new Promise(() => undefined);
    };
    await enqueue();
    const other = { ...engine(), settings: { ...kitchen.app.engine.settings, databaseUrl: kitchen.url } };
    const [killed, alive, third] = [1, 2, 3].map(() => {
      const transport = smtpTransport({ url: server.url, from: 'kitchen@rasoi.example' });
      const deps = { onKept: vi.fn(), onUnsent: vi.fn(), onError: vi.fn() };
      const transports = { email: transport, sms: undefined, push: undefined };
      return createMailWorker({ engine: other, publicUrl: PUBLIC_URL, transports, ...deps });
    });
    // It leases the mail and gives no sign of life, as after a kill.
    void killed?.deliverDue();
    await vi.waitFor(() => expect(server.begun).toBe(1), { timeout: 15_000 });
    alive?.start();
    third?.start();
    held = false;
    await vi.waitFor(async () => expect(await states()).toEqual([['asha@example.in', 'sent', 2]]), {
      timeout: 20_000,
      interval: 200,
    });
    // A mail under way at a living instance stays its own, however long its server takes.
    held = true;
    const before = server.begun;
    await enqueue('meera@example.in');
    await vi.waitFor(() => expect(server.begun).toBe(before + 1), { timeout: 15_000 });
    await sleep(16_000);
    expect(server.begun).toBe(before + 1);
    await Promise.all([alive?.stop(), third?.stop()]);
  }, 90_000);

  it('finishes the mail under way when it is stopped, and begins no other', async () => {
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    server.judge = () => held;
    for (let count = 0; count <= CONNECTIONS; count++) await enqueue();
    kitchen.app.mail.start();
    await vi.waitFor(() => expect(server.begun).toBe(CONNECTIONS), { timeout: 15_000 });
    const stopped = kitchen.app.mail.stop();
    go();
    await stopped;
    const ends = (await kitchen.mails()).map(({ status }) => status);
    expect(ends).toEqual([...Array(CONNECTIONS).fill('sent'), 'queued']);
  });
});
