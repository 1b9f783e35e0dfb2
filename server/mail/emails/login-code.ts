import { note, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** The code that ends a two-step login. */
export function loginCodeMail(publicUrl: string, { code, now }: { code: string; now: Date }): MailContent {
  return write(publicUrl, {
    subject: 'Your login code',
    heading: `Your code: ${code}`,
    blocks: [
      paragraph('Type this code where you are logging in. It works once, within an hour.'),
      note(
        'If it was not you, somebody knows your password: choose a new one. Nobody from the kitchen ever asks for this code.',
      ),
    ],
    year: now.getFullYear(),
  });
}
