import { button, note, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** Lets a person choose a new password. */
export function recoveryMail(publicUrl: string, { url, now }: { url: string; now: Date }): MailContent {
  return write(publicUrl, {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    blocks: [
      paragraph('Namaste! Somebody, we hope you, asked for a new password for your account.'),
      button('Choose a new password', url),
      note(
        'The link works once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
      ),
    ],
    year: now.getFullYear(),
  });
}
