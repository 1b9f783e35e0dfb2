import { definePushMessage, NothingToSend } from '#server/mail/email.ts';
import { orderName } from '#server/mail/order-blocks.ts';

/** Alerts the kitchen's browsers to a new order. It contains nothing personal, because locked screens show it. */
export const newOrderAlert = definePushMessage({
  kind: 'new-order-alert',
  secret: null,
  about: 'orders',
  write({ about }) {
    const { status, items } = about;
    if (status !== 'placed') throw new NothingToSend('The kitchen has seen the order already');
    return {
      title: `New order ${orderName(about)}`,
      text:
        items.length === 1 ? '1 dish waits to be accepted.' : `${items.length} dishes wait to be accepted.`,
      opens: '/admin/kitchen',
    };
  },
});
