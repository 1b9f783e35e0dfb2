import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, NothingToSend } from '#server/mail/email.ts';

/**
 * Tells the kitchen that nobody has accepted an order for some minutes (settings: alertAfterMinutes), with all others that
 * wait. It is about the one that waited when it was written; what it says is what waits when it is sent.
 */
export const orderNotAccepted = defineEmail({
  kind: 'order-not-accepted',
  secret: null,
  about: 'orders',
  forTeam: true,
  namesWaiting: true,
  texts: {
    subject: (count: number, first: string) =>
      count === 1 ? `Order ${first} is waiting to be accepted` : `${count} orders are waiting to be accepted`,
    heading: (count: number) => (count === 1 ? 'An order is waiting' : `${count} orders are waiting`),
    waiting: (count: number, orders: string) =>
      count === 1
        ? `Nobody has accepted order ${orders} yet. It expires unless somebody does.`
        : `Nobody has accepted these orders yet: ${orders}. They expire unless somebody does.`,
    button: 'Open the kitchen board',
    note: 'You get this because the kitchen’s address receives alerts. While nobody answers, the next one comes after half an hour. The owner sets the minutes in the settings.',
  },
  write({ kitchen, waiting }, texts) {
    if (waiting.length === 0) throw new NothingToSend('The orders were answered or have ended meanwhile');
    return {
      subject: texts.subject(waiting.length, waiting[0] ?? ''),
      heading: texts.heading(waiting.length),
      blocks: [
        paragraph(texts.waiting(waiting.length, waiting.join(', '))),
        button(texts.button, `${kitchen.publicUrl}/admin/kitchen`),
        note(texts.note),
      ],
    };
  },
});
