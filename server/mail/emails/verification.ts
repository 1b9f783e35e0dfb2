import { button, note, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** Asks whether an address is its account’s. Repeats nothing the owner typed: the address may be somebody else’s. */
export function verificationMail(publicUrl: string, { url, now }: { url: string; now: Date }): MailContent {
  return write(publicUrl, {
    subject: 'Verify your e-mail address',
    heading: 'Is this your address?',
    blocks: [
      paragraph('Namaste! Please confirm that this address is yours, so that your orders’ mails reach you.'),
      button('Verify my e-mail address', url),
      note(
        'The link works once, within an hour. If you have no account with us, you need not do anything: without this link the address stays unverified.',
      ),
    ],
    year: now.getFullYear(),
  });
}
