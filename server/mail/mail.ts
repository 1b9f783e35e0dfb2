import type { FastifyBaseLogger } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { logFailure } from '#server/http/outage-log.ts';
import type { Settings } from '#server/settings/list.ts';
import { smtpTransport, type Transport } from './transport.ts';
import { createMailWorker, type MailWorker, type Transports } from './worker.ts';

export interface MailDeps {
  engine: EngineDeps;
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  /** Sends text messages. If undefined, they stay in the outbox. */
  sms: Transport | undefined;
  /** Sends Web Push messages. */
  push: Transport;
  /** Prints a line for the person who runs the server. */
  print: ((line: string) => void) | undefined;
  log: FastifyBaseLogger;
}

/** Creates the outbox's worker from the settings. The worker is woken by each mail that this server commits. */
export function openMail({ engine, settings, sms, push, print, log }: MailDeps): {
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
      print?.(
        `A mail (${kind}) was not sent, because ${channel === 'sms' ? 'SMS_URL' : 'SMTP_URL'} is not set: the first admin can read it at ${publicUrl}/admin/mail`,
      ),
    onError: (error, what) => logFailure(log, error, what),
  });
  engine.events.subscribeChanges(({ collection, action }) => {
    if (collection === 'mails' && action === 'create') worker.wake();
  });
  return { worker, transports };
}
