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
    en: {
      subject: (orders: readonly string[]) =>
        orders.length === 1
          ? `Order ${orders[0]} is waiting to be accepted`
          : `${orders.length} orders are waiting to be accepted`,
      heading: (count: number) => (count === 1 ? 'An order is waiting' : `${count} orders are waiting`),
      waiting: (orders: readonly string[]) =>
        orders.length === 1
          ? `Nobody has accepted order ${orders[0]} yet. It expires unless somebody does.`
          : `Nobody has accepted these orders yet: ${orders.join(', ')}. They expire unless somebody does.`,
      button: 'Open the kitchen board',
      note: 'You get this because the kitchen’s address receives alerts. While nobody answers, the next one comes after half an hour. The owner sets the minutes in the settings.',
    },
    hi: {
      subject: (orders) =>
        orders.length === 1
          ? `ऑर्डर ${orders[0]} स्वीकार होने का इंतज़ार कर रहा है`
          : `${orders.length} ऑर्डर स्वीकार होने का इंतज़ार कर रहे हैं`,
      heading: (count) => (count === 1 ? 'एक ऑर्डर इंतज़ार कर रहा है' : `${count} ऑर्डर इंतज़ार कर रहे हैं`),
      waiting: (orders) =>
        orders.length === 1
          ? `ऑर्डर ${orders[0]} अभी तक किसी ने स्वीकार नहीं किया है। किसी ने स्वीकार न किया, तो वह रद्द हो जाएगा।`
          : `ये ऑर्डर अभी तक किसी ने स्वीकार नहीं किए हैं: ${orders.join(', ')}। किसी ने स्वीकार न किए, तो वे रद्द हो जाएँगे।`,
      button: 'रसोई का बोर्ड खोलें',
      note: 'यह आपको इसलिए मिला है, क्योंकि रसोई के पते पर अलर्ट आते हैं। जब तक कोई जवाब न दे, अगला ईमेल आधे घंटे बाद आता है। कितने मिनट बाद आएँ, यह मालिक सेटिंग में तय करते हैं।',
    },
  },
  write({ kitchen, waiting }, texts) {
    if (waiting.length === 0) throw new NothingToSend('The orders were answered or have ended meanwhile');
    return {
      subject: texts.subject(waiting),
      heading: texts.heading(waiting.length),
      blocks: [
        paragraph(texts.waiting(waiting)),
        button(texts.button, `${kitchen.publicUrl}/admin/kitchen`),
        note(texts.note),
      ],
    };
  },
});
