import { button, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Tells the kitchen that somebody who got its texts is not its customer (TELL-2). The list says who is meant. */
export const numberStopped = defineEmail({
  kind: 'number-stopped',
  secret: null,
  about: null,
  forTeam: true,
  texts: {
    subject: 'A phone number is not your customer’s',
    stopped:
      'Somebody who got a text of yours says that they are not your customer. No more texts go to that number.',
    next: 'Please find out the right number and correct it: the list “To tell” shows whose it was.',
    open: 'Open the list',
  },
  write: ({ kitchen }, texts) => ({
    subject: texts.subject,
    heading: texts.subject,
    blocks: [
      paragraph(texts.stopped),
      paragraph(texts.next),
      button(texts.open, `${kitchen.publicUrl}/admin/to-tell`),
    ],
  }),
});
