import type { FastifyBaseLogger } from 'fastify';
import type { EngineParts } from '#server/documents/unit-of-work.ts';
import { logFailure } from '#server/http/outage-log.ts';
import { smsGateway } from '#server/integrations/sms-gateway.ts';
import type { Settings } from '#server/settings.ts';
import { smtpTransport } from './transport.ts';
import { createMailWorker, type MailWorker } from './worker.ts';

export interface MailParts {
  engine: EngineParts;
  settings: Pick<Settings, 'smtpUrl' | 'sms' | 'mailFrom' | 'publicUrl'>;
  /** Prints a line for the person who runs the kitchen. */
  say: ((line: string) => void) | undefined;
  log: FastifyBaseLogger;
}

/** The outbox's worker as the settings want it, woken by every mail this server commits. */
export function openMail({ engine, settings, say, log }: MailParts): MailWorker {
  const { smtpUrl: url, sms, mailFrom: from, publicUrl } = settings;
  const worker = createMailWorker({
    engine,
    transport: url === undefined ? undefined : smtpTransport({ url, from }),
    sms: sms && smsGateway(sms),
    onKept: (kind) =>
      say?.(
        `A mail came (${kind}). There is no ${kind === 'sms' ? 'SMS_URL' : 'SMTP_URL'}: read it at ${publicUrl}/admin/mail`,
      ),
    onError: (error, what) => logFailure(log, error, what),
  });
  engine.events.subscribe(({ collection, action }) => {
    if (collection === 'mails' && action === 'create') worker.wake();
  });
  return worker;
}
