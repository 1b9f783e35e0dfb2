import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, NothingToSend } from '#server/mail/email.ts';

/**
 * Tells the kitchen that the phone with the bank's messages has been silent for too long while orders wait for their money. It is
 * about the order that has waited longest (SIGHT-16).
 */
export const moneyPhoneSilent = defineEmail({
  kind: 'money-phone-silent',
  secret: null,
  about: 'orders',
  forTeam: true,
  texts: {
    subject: 'The phone with the bank’s messages is silent',
    heading: 'The phone is silent',
    silent: (order: string) =>
      `It has sent nothing for a while, and order ${order} waits for its money. Is the phone on, with internet and its app? Until then, please look at the bank yourself.`,
    button: 'Open the money seen',
    note: 'You get this because the kitchen’s address receives alerts. The next one comes only after the phone was heard of again. The owner sets the minutes in the settings.',
  },
  write({ kitchen, about }, texts) {
    if (about.status !== 'awaitingPayment') throw new NothingToSend('The order waits no longer');
    return {
      subject: texts.subject,
      heading: texts.heading,
      blocks: [
        paragraph(texts.silent(about.number === null ? about.id : `#${about.number}`)),
        button(texts.button, `${kitchen.publicUrl}/admin/money`),
        note(texts.note),
      ],
    };
  },
});
