import { definePushMessage, NothingToSend } from '#server/mail/email.ts';
import { orderName } from '#server/mail/order-blocks.ts';

/** Alerts the kitchen's browsers to a new order. It contains nothing personal, because locked screens show it. */
export const newOrderAlert = definePushMessage({
  kind: 'new-order-alert',
  secret: null,
  about: 'orders',
  texts: {
    title: (order: string) => `New order ${order}`,
    waiting: (dishes: number) =>
      dishes === 1 ? '1 dish waits to be accepted.' : `${dishes} dishes wait to be accepted.`,
  },
  write({ about }, texts) {
    const { status, items } = about;
    if (status !== 'placed') throw new NothingToSend('The kitchen has seen the order already');
    return {
      title: texts.title(orderName(about)),
      text: texts.waiting(items.length),
      opens: '/admin/kitchen',
    };
  },
});
