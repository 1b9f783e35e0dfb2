import type { Work } from '#server/documents/collection.ts';
import { html } from '#server/mail/html.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/**
 * Writes a text message into the outbox, where it waits among the mails, in the caller's transaction.
 * @param to a number like +919876543210
 * @returns its id
 */
export function enqueueSms(work: Work, { to, text }: { to: string; text: string }): Promise<string> {
  const content = { subject: 'Text message', text, html: html`<p>${text}</p>`.markup };
  return enqueueMail(work, { kind: 'sms', to, content });
}
