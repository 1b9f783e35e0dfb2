import type { MailKind } from '#domain/mails/attributes.ts';
import { mails } from '#server/collections/mails.ts';
import type { Work } from '#server/documents/collection.ts';
import { uniqueId } from '#server/http/params.ts';

/** What a mail says, the same in both forms. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Ends the subscription the mail belongs to: announced to mail programs as List-Unsubscribe. */
  unsubscribeUrl?: string;
  /** Who gets the answer when somebody replies. */
  replyTo?: string;
}

export interface Mail {
  kind: MailKind;
  to: string;
  content: MailContent;
}

/**
 * Writes a mail into the outbox in the caller's transaction: it goes out if and only if that is committed.
 * @returns its id
 */
export async function enqueueMail(work: Work, { kind, to, content }: Mail): Promise<string> {
  const { id } = await work.add(mails, uniqueId(), {
    kind,
    to,
    replyTo: content.replyTo ?? null,
    subject: content.subject,
    text: content.text,
    html: content.html,
    unsubscribeUrl: content.unsubscribeUrl ?? null,
    status: 'queued',
    attempts: 0,
    error: null,
    createdAt: work.now,
    dueAt: work.now,
    sentAt: null,
  });
  return id;
}
