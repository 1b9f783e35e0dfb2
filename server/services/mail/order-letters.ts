import type { OrderLetters } from '#server/collections/orders.ts';
import { enqueueMail } from './outbox.ts';
import { type ConfirmedOrder, orderConfirmationMail } from './templates/order-confirmation.ts';

/** @param publicUrl where people reach the site */
export function orderLetters(publicUrl: string): OrderLetters {
  return {
    async confirm(work, { id, data }) {
      const to = data.customerEmail as string | null;
      if (!to) return;
      const order = { id, ...(data as unknown as Omit<ConfirmedOrder, 'id'>) };
      const content = orderConfirmationMail(publicUrl, order);
      await enqueueMail(work, { kind: 'order-confirmation', to, content });
    },
  };
}
