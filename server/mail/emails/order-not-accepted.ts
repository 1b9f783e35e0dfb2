import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, NothingToSend } from '#server/mail/email.ts';
import { orderName } from '#server/mail/order-blocks.ts';

/** Tells the kitchen that nobody has accepted an order for some minutes (settings: alertAfterMinutes). */
export const orderNotAccepted = defineEmail({
  kind: 'order-not-accepted',
  secret: null,
  about: 'orders',
  forTeam: true,
  texts: {
    en: {
      subject: (order: string) => `Order ${order} is waiting to be accepted`,
      heading: 'An order is waiting',
      waiting: (order: string) => `Nobody has accepted order ${order} yet. It expires unless somebody does.`,
      button: 'Open the kitchen board',
      note: 'You get this because the kitchen’s address receives alerts. The owner sets the minutes in the settings.',
    },
    hi: {
      subject: (order) => `ऑर्डर ${order} स्वीकार होने का इंतज़ार कर रहा है`,
      heading: 'एक ऑर्डर इंतज़ार कर रहा है',
      waiting: (order) =>
        `ऑर्डर ${order} अभी तक किसी ने स्वीकार नहीं किया है। किसी ने स्वीकार न किया, तो वह रद्द हो जाएगा।`,
      button: 'रसोई का बोर्ड खोलें',
      note: 'यह आपको इसलिए मिला है, क्योंकि रसोई के पते पर अलर्ट आते हैं। कितने मिनट बाद आएँ, यह मालिक सेटिंग में तय करते हैं।',
    },
  },
  write({ kitchen, about }, texts) {
    if (about.status !== 'placed') throw new NothingToSend('The order was accepted or has ended meanwhile');
    return {
      subject: texts.subject(orderName(about)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.waiting(orderName(about))),
        button(texts.button, `${kitchen.publicUrl}/admin/kitchen`),
        note(texts.note),
      ],
    };
  },
});
