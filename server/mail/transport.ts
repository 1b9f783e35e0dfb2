import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailContent } from '#domain/mails/view.ts';

/** A composed mail. */
export interface Outgoing extends MailContent {
  /** The same at every attempt, so that a mail server can recognise a duplicate. */
  id: string;
  to: string;
  /** The name of the shop, shown as the sender unless the server's settings name another. */
  senderName: string;
}

export interface Transport {
  /** Resolves once the mail server has accepted the mail. Pass its errors to `isRefusal`. */
  send(mail: Outgoing, signal: AbortSignal): Promise<void>;
  /**
   * Who takes the messages to these recipients, such as the push services of browsers; left out if one server takes all.
   * Messages to a receiver that answers slowly leave connections for the others.
   */
  receiversOf?(recipients: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether an error of `send` is permanent, so that a retry is useless. */
  isRefusal(error: unknown): boolean;
  close(): void;
}

/** Mails sent at the same time. */
export const CONNECTIONS = 4;
/** Milliseconds without an answer after which an attempt fails. */
const TIMEOUT = 20_000;

/** The sender of a mail: the address alone is given the name of the shop, one with a name keeps it. */
export const senderOf = (from: string, shop: string) =>
  from.includes('<') ? from : { name: shop, address: from };

/** Sends by SMTP. `from` is `address` or `Name <address>`. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, senderName, replyTo, subject, text, html, unsubscribeUrl }, signal) {
      await transporter.sendMail({
        messageId: `<${id}@${host}>`,
        from: senderOf(from, senderName),
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
 * Whether the mail server refused the address or this mail permanently. Problems with the connection, the login or the
 * sender are on our side and may be fixed, so they are retried.
 */
function isRefusal(error: unknown): boolean {
  const { permanent, command, code, responseCode } = error as NodemailerError;
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
