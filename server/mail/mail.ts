import type { FastifyBaseLogger } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { logFailure } from '#server/http/outage-log.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { smtpTransport, type Transport } from './transport.ts';
import { createMailWorker, type MailWorker, type Transports } from './worker.ts';

export interface MailDeps {
  engine: EngineDeps;
  settings: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  /** Sends text messages. If undefined, they stay in the outbox. */
  sms: Transport | undefined;
  /** Sends Web Push messages. */
  push: Transport;
  log: FastifyBaseLogger;
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

/** Creates the outbox's worker from the settings. The worker is woken by each mail that this server commits. */
export function openMail({ engine, settings, sms, push, log }: MailDeps): {
  worker: MailWorker;
  transports: Transports;
} {
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
  return { worker, transports };
}
