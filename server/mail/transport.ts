import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailContent } from '#domain/mails/view.ts';

/** A mail ready to go. */
export interface Outgoing extends MailContent {
  /** The same at every attempt, so that a mail server that got it twice can tell. */
  id: string;
  to: string;
}

export interface Transport {
  /** Resolves once the mail server has taken the mail; throws what `isRefusal` looks at. */
  send(mail: Outgoing, signal: AbortSignal): Promise<void>;
  /** Whether trying again is of no use. */
  isRefusal(error: unknown): boolean;
  close(): void;
}

/** Mails under way at once. */
export const CONNECTIONS = 4;
/** A mail server that says nothing for this long is given up for this attempt, in milliseconds. */
const SILENCE = 20_000;

/** Sends by SMTP. `from` is `address` or `Name <address>`. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, replyTo, subject, text, html, unsubscribeUrl }, signal) {
      await transporter.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      });
    },
    isRefusal,
    close: () => transporter.close(),
  };
}

/**
 * Whether trying again is of no use: the address, or this very mail, was refused for good. Trouble with the connection,
 * the login or the sender is ours, and may be mended.
 */
function isRefusal(error: unknown): boolean {
  const { permanent, command, code, responseCode } = error as NodemailerError;
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
