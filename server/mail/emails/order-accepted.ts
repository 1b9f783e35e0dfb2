import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { longMoment, timeOfDay } from '#server/mail/moments.ts';
import { kitchenNote, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the kitchen has accepted the order, with the promised time. */
export const orderAccepted = defineEmail({
  kind: 'order-accepted',
  secret: null,
  about: 'orders',
  texts: {
    en: {
      subject: (shop: string, order: string) => `Your ${shop} order ${order} is accepted`,
      heading: 'The kitchen has accepted your order',
      promised: {
        pickup: (at: string) => `It is ready for you around ${at}.`,
        delivery: (at: string) => `It will be with you around ${at}.`,
      },
      soon: 'It will be cooked for you now.',
    },
    hi: {
      subject: (shop, order) => `${shop} ने आपका ऑर्डर ${order} स्वीकार कर लिया है`,
      heading: 'रसोई ने आपका ऑर्डर स्वीकार कर लिया है',
      promised: {
        pickup: (at) => `यह ${at} के आसपास आपके लिए तैयार मिलेगा।`,
        delivery: (at) => `यह ${at} के आसपास आप तक पहुँच जाएगा।`,
      },
      soon: 'अब यह आपके लिए बनाया जा रहा है।',
    },
  },
  write(facts, texts) {
    const { kitchen, language, about: order } = facts;
    const moment = order.scheduledFor ? longMoment : timeOfDay;
    const at = order.promisedAt && moment(facts, order.promisedAt);
    return {
      subject: texts.subject(kitchen.name, orderName(order)),
      heading: texts.heading,
      blocks: [
        paragraph(at ? texts.promised[order.kind](at) : texts.soon),
        ...kitchenNote(order, language),
        orderButton(facts, order.id),
      ],
    };
  },
});
