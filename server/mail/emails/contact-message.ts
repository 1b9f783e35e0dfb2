import { oneLine, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Forwards a message of the contact form to the kitchen. Replies go to its author. */
export const contactMessage = defineEmail({
  kind: 'contact-message',
  secret: null,
  about: 'messages',
  write: ({ about: { name, email, subject, message } }) => ({
    subject: typed(`${subject}: a message from ${name}`, 'A message from the contact form'),
    heading: 'Somebody wrote to us',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['From', typed(oneLine(name), 'A visitor')],
          ['E-mail', typed(email, 'Hidden')],
          ['Subject', subject],
        ],
      },
      quote(typed(message, 'The message is in the admin’s list.')),
      paragraph('Reply to this mail to answer.'),
    ],
    replyTo: email,
  }),
});
