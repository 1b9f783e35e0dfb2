import * as v from 'valibot';
import { button, link, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** The first newsletter, with a link to unsubscribe. */
export const newsletterWelcome = defineEmail({
  kind: 'newsletter-welcome',
  secret: v.object({ path: v.string() }),
  isNotice: true,
  about: 'subscribers',
  texts: {
    subject: (shop: string) => `Welcome to the ${shop} newsletter`,
    heading: 'Welcome to our table',
    promise: 'You will hear from us when a new dish comes to the menu or there is an offer worth a meal.',
    menu: 'Explore our menu',
    unsubscribe: 'Unsubscribe',
  },
  write({ kitchen, secret: { path } }, texts) {
    const unsubscribeUrl = `${kitchen.publicUrl}${path}`;
    return {
      subject: texts.subject(kitchen.name),
      heading: texts.heading,
      blocks: [
        paragraph(texts.promise),
        button(texts.menu, `${kitchen.publicUrl}/menu`),
        link(texts.unsubscribe, unsubscribeUrl),
      ],
      unsubscribeUrl,
    };
  },
});
