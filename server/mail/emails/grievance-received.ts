import * as v from 'valibot';
import { grievanceCategoryWords } from '#domain/grievances/messages.ts';
import { button, note, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { longDay } from '#server/mail/moments.ts';

/** Acknowledges a complaint with its number, within the 48 hours of the E-Commerce Rules: at once. */
export const grievanceReceived = defineEmail({
  kind: 'grievance-received',
  secret: v.object({ path: v.string() }),
  isNotice: true,
  about: 'grievances',
  texts: {
    categories: grievanceCategoryWords,
    subject: (ticket: string, shop: string) => `Your complaint ${ticket} to ${shop}`,
    heading: 'We have your complaint',
    number: 'Number',
    about: 'About',
    received: 'Received',
    settledBy: 'Settled by',
    next: 'Our grievance officer reads it and answers you by mail. Please quote the number when you write or call.',
    elsewhere: 'What you wrote is on the page of your complaint.',
    button: 'See your complaint',
    note: 'If you did not write to us, somebody has mistyped their address: you need not do anything.',
  },
  write(facts, texts) {
    const { kitchen, secret, about } = facts;
    const { ticket, category, text, createdAt, resolveBy } = about;
    return {
      subject: texts.subject(ticket, kitchen.name),
      heading: texts.heading,
      blocks: [
        {
          kind: 'rows',
          rows: [
            [texts.number, ticket],
            [texts.about, texts.categories[category]],
            [texts.received, longDay(facts, createdAt)],
            [texts.settledBy, longDay(facts, resolveBy)],
          ],
        },
        paragraph(texts.next),
        quote(typed(text, texts.elsewhere)),
        button(texts.button, `${kitchen.publicUrl}${secret.path}`),
        note(texts.note),
      ],
    };
  },
});
