import { userOf } from '#server/documents/access.ts';
import { changesOf } from '#server/documents/collection.ts';
import { orderConfirmation } from '#server/mail/emails/order-confirmation.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { orders } from './orders.ts';

/**
 * Every order is confirmed by mail, in the unit of work that places it. What the customer typed is repeated only to an
 * address that they had proven when they came.
 */
export const orderMails = changesOf(orders, {
  async afterCreate(work, { id, data }) {
    const to = data.customerEmail;
    if (!to) return;
    const user = userOf(work.actor);
    const addressProven = user?.email === to && user.emailVerified;
    await enqueueMail(work, orderConfirmation, { to, addressProven, userId: data.userId, aboutId: id });
  },
});
