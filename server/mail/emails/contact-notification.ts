import { oneLine, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** The contact form as it was filled in. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  now: Date;
}

/** Tells the kitchen that somebody wrote; a reply goes to them. */
export function contactNotificationMail(publicUrl: string, contact: ContactMessage): MailContent {
  const content = write(publicUrl, {
    subject: `${contact.subject}: a message from ${contact.name}`,
    heading: 'Somebody wrote to us',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['From', oneLine(contact.name)],
          ['E-mail', contact.email],
          ['Subject', oneLine(contact.subject)],
        ],
      },
      { kind: 'quote', text: contact.message },
      paragraph('Reply to this mail to answer.'),
    ],
    year: contact.now.getFullYear(),
  });
  return { ...content, replyTo: contact.email };
}
