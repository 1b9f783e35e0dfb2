import { contactMessages } from '#domain/messages/messages.ts';
import { oneLine, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Forwards a message of the contact form to the kitchen. Replies go to its author. */
export const contactMessage = defineEmail({
  kind: 'contact-message',
  secret: null,
  about: 'messages',
  forTeam: true,
  texts: {
    subject: (subject: string, name: string) => `${subject}: a message from ${name}`,
    anySubject: 'A message from the contact form',
    heading: 'Somebody wrote to us',
    from: 'From',
    visitor: 'A visitor',
    email: 'E-mail',
    hidden: 'Hidden',
    about: 'Subject',
    elsewhere: 'The message is in the admin’s list.',
    reply: 'Reply to this mail to answer.',
    subjects: contactMessages.subjects,
  },
  write: ({ about: { name, email, subject, message } }, texts) => ({
    subject: typed(texts.subject(texts.subjects[subject], name), texts.anySubject),
    heading: texts.heading,
    blocks: [
      {
        kind: 'rows',
        rows: [
          [texts.from, typed(oneLine(name), texts.visitor)],
          [texts.email, typed(email, texts.hidden)],
          [texts.about, texts.subjects[subject]],
        ],
      },
      quote(typed(message, texts.elsewhere)),
      paragraph(texts.reply),
    ],
    replyTo: email,
  }),
});
