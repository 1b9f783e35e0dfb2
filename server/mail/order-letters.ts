import type { OrderLetters } from '#server/collections/orders.ts';
import {
  type ConfirmedOrder,
  type OrderLetterSettings,
  orderConfirmationMail,
} from './emails/order-confirmation.ts';
import { enqueueMail } from './outbox.ts';

export function orderLetters(settings: OrderLetterSettings): OrderLetters {
  return {
    async confirm(work, { id, data }) {
      const to = data.customerEmail as string | null;
      if (!to) return;
      const order = { id, ...(data as unknown as Omit<ConfirmedOrder, 'id'>) };
      const content = orderConfirmationMail(settings, order);
      await enqueueMail(work, { kind: 'order-confirmation', to, content });
    },
  };
}
