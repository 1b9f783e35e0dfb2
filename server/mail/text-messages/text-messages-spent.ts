import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Tells the owner that no more codes are sent as text messages today (LIMIT-2). */
export const textMessagesSpent = defineEmail({
  kind: 'text-messages-spent',
  secret: null,
  about: null,
  forTeam: true,
  texts: {
    subject: 'Today’s text messages with codes are used up',
    heading: 'No more codes by text message today',
    spent:
      'As many codes were sent as text messages as the settings allow for one day. Until midnight, people can’t get a code on their phone. Signing in by e-mail goes on, and the links of orders are still sent.',
    cause:
      'If today is not busier than usual, a program is asking for codes. Leave the limit as it is: it keeps your bill small. Otherwise allow more.',
    button: 'Open the settings',
    note: 'You get this because the kitchen’s address receives alerts, at most once a day.',
  },
  write: ({ kitchen }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      paragraph(texts.spent),
      paragraph(texts.cause),
      button(texts.button, `${kitchen.publicUrl}/admin/settings/limits`),
      note(texts.note),
    ],
  }),
});
