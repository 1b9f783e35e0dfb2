import { button, note, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** Asks whether an address really wants the newsletter. */
export function newsletterConfirmMail(
  publicUrl: string,
  { confirmUrl, now }: { confirmUrl: string; now: Date },
): MailContent {
  return write(publicUrl, {
    subject: 'Please confirm your subscription',
    heading: 'News from the kitchen?',
    blocks: [
      paragraph('Namaste! Somebody, we hope you, asked for our newsletter at this address.'),
      button('Yes, send me the newsletter', confirmUrl),
      note('If it was not you, you need not do anything: without this link nothing more is sent.'),
    ],
    year: now.getFullYear(),
  });
}

/** The first newsletter, with the way out of it. */
export function newsletterWelcomeMail(
  publicUrl: string,
  { unsubscribeUrl, now }: { unsubscribeUrl: string; now: Date },
): MailContent {
  const content = write(publicUrl, {
    subject: 'Welcome to the Rasoi newsletter',
    heading: 'Welcome to our table',
    blocks: [
      paragraph('You will hear from us when a new dish comes to the menu or there is an offer worth a meal.'),
      button('Explore our menu', `${publicUrl}/menu`),
      { kind: 'link', label: 'Unsubscribe', url: unsubscribeUrl },
    ],
    year: now.getFullYear(),
  });
  return { ...content, unsubscribeUrl };
}
