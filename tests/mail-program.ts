/**
 * Sends one outbox in a process of its own, for tests that kill it: `tsx mail-program.ts DATABASE_URL SMTP_URL`.
 */
import { writeLogs } from '#server/accounts/logs.ts';
import { audits } from '#server/collections/audits.ts';
import { mails } from '#server/collections/mails.ts';
import { openDatabase } from '#server/db/connection.ts';
import { collectionList } from '#server/documents/collection-list.ts';
import { createEvents } from '#server/documents/events.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { readSettings } from '#server/settings/read-settings.ts';

const [databaseUrl, smtpUrl] = process.argv.slice(2);
if (databaseUrl === undefined || smtpUrl === undefined) throw new Error('Which database, which mail server?');
const report = (error: unknown): void => console.error(error);
const engine = {
  database: openDatabase({ url: databaseUrl }),
  events: createEvents(report),
  collections: collectionList([mails]),
  auditLog: audits,
  logAccountEvents: writeLogs,
  settings: readSettings({}),
  clock: () => new Date(),
};
const transport = smtpTransport({ url: smtpUrl, from: 'kitchen@rasoi.example' });
const worker = createMailWorker({
  engine,
  kitchen: { publicUrl: 'https://rasoi.example', timeZone: 'Asia/Kolkata' },
  kitchenEmail: 'kitchen@rasoi.example',
  transports: { email: transport, sms: undefined },
  onKept: () => undefined,
  onError: report,
});
await worker.deliverDue();
