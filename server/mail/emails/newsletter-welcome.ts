import * as v from 'valibot';
import { button, link, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** The first newsletter, with a link to unsubscribe. */
export const newsletterWelcome = defineEmail({
  kind: 'newsletter-welcome',
  secret: v.object({ path: v.string() }),
  about: null,
  write({ kitchen, secret: { path } }) {
    const unsubscribeUrl = `${kitchen.publicUrl}${path}`;
    return {
      subject: 'Welcome to the Rasoi newsletter',
      heading: 'Welcome to our table',
      blocks: [
        paragraph(
          'You will hear from us when a new dish comes to the menu or there is an offer worth a meal.',
        ),
        button('Explore our menu', `${kitchen.publicUrl}/menu`),
        link('Unsubscribe', unsubscribeUrl),
      ],
      unsubscribeUrl,
    };
  },
});
