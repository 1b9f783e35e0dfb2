import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { logFailure } from '#server/http/outage-log.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { Transports } from './jobs.ts';
import { createMailbox, type MailboxDeps } from './mailbox.ts';
import { type MailRouteDeps, mailRoutes } from './routes.ts';
import { smtpTransport, type Transport } from './transport.ts';
import { createMailWorker } from './worker.ts';

export interface MailRoomDeps extends Pick<MailboxDeps, 'engine' | 'mails' | 'documents'> {
  settings: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  /** Sends text messages. If undefined, they stay in the outbox. */
  sms: Transport | undefined;
  /** Sends Web Push messages. If undefined, they stay in the outbox. */
  push: Transport | undefined;
}

/** The same reason is logged at most once in this time, however many mails it holds up (milliseconds). */
const LOG_INTERVAL = 10_000;
/** The most reasons that are remembered. */
const MOST_REASONS = 100;

/** Logs mails that their server did not take, in one line without a stack trace: the reason lies outside. */
export function reportUnsent(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now) {
  const told = new Map<string, { at: number; since: number }>();
  return (error: Error, what: string): void => {
    const reason = error.message;
    const key = `${what} ${reason}`;
    const last = told.get(key);
    if (last && now() - last.at < LOG_INTERVAL) {
      last.since++;
      return;
    }
    if (told.size >= MOST_REASONS) told.clear();
    told.set(key, { at: now(), since: 0 });
    log.warn({ reason, mails: 1 + (last?.since ?? 0) }, what);
  };
}

/**
 * The outbox and its worker, as the settings say, and the admin's mailbox. The worker is woken by each mail that this server
 * commits, and stops with the server.
 */
export function openMailRoom(server: FastifyInstance, deps: MailRoomDeps) {
  const { engine, settings, sms, push } = deps;
  const { log } = server;
  const { smtpUrl, mailFrom, publicUrl } = settings;
  const transports: Transports = {
    email: smtpUrl === undefined ? undefined : smtpTransport({ url: smtpUrl, from: mailFrom }),
    sms,
    push,
  };
  const worker = createMailWorker({
    engine,
    publicUrl,
    transports,
    onKept: ({ kind, channel }) =>
      log.warn(
        { mail: kind },
        `a mail (${kind}) was not sent, because ${channel === 'sms' ? 'SMS_URL' : 'SMTP_URL'} is not set: the first admin can read it at ${publicUrl}/admin/mail`,
      ),
    onUnsent: reportUnsent(log),
    onError: (error, what) => logFailure(log, error, what),
  });
  engine.events.subscribeChanges(({ collection, action }) => {
    if (collection === 'mails' && action === 'create') worker.wake();
  });
  server.addHook('onClose', () => worker.stop());
  const mailbox = createMailbox({ ...deps, publicUrl, transports });
  return {
    worker,
    api: (app: FastifyInstance, shared: Omit<MailRouteDeps, 'mailbox'>): void =>
      mailRoutes(app, { ...shared, mailbox }),
  };
}
