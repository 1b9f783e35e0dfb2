import { orders } from '#server/collections/orders.ts';
import { changesOf } from '#server/documents/collection.ts';
import { orderConfirmationMail } from './emails/order-confirmation.ts';
import { enqueueMail } from './outbox.ts';

/** Every order is confirmed by mail, in the unit of work that places it. */
export const orderMails = changesOf(orders, {
  async afterCreate(work, { id, created, data }) {
    const to = data.customerEmail;
    if (!to) return;
    const content = orderConfirmationMail(work.settings, {
      ...data,
      id,
      orderedOn: data.orderedOn ?? created,
    });
    await enqueueMail(work, { kind: 'order-confirmation', to, content });
  },
});
