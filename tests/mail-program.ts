/**
 * Sends the mails of an outbox in a separate process, for tests that kill it: `tsx mail-program.ts DATABASE_URL SMTP_URL`.
 */
import { writeLogs } from '#server/accounts/logs/logs.ts';
import { audits } from '#server/collections/audits.ts';
import { mails } from '#server/collections/mails.ts';
import { openDatabase } from '#server/db/connection.ts';
import { collectionList } from '#server/documents/collection-list.ts';
import { createEvents } from '#server/documents/events.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';

const [databaseUrl, smtpUrl] = process.argv.slice(2);
if (databaseUrl === undefined || smtpUrl === undefined) throw new Error('Which database, which mail server?');
const report = (error: unknown): void => console.error(error);
const database = openDatabase({ url: databaseUrl });
const events = createEvents(report);
const settings = readSettings({});
const engine = {
  database,
  events,
  collections: collectionList([mails]),
  auditLog: audits,
  logAccountEvents: writeLogs,
  changeRecorder: async () => undefined,
  site: createSiteSettings(database, events, firstSiteSettings(settings)),
  settings,
  clock: () => new Date(),
};
const transport = smtpTransport({ url: smtpUrl, from: 'kitchen@rasoi.example' });
const worker = createMailWorker({
  engine,
  publicUrl: 'https://rasoi.example',
  transports: { email: transport, sms: undefined, push: undefined },
  onKept: () => undefined,
  onUnsent: report,
  onError: report,
});
await worker.deliverDue();
