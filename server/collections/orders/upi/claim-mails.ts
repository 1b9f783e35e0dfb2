import type { Work } from '#server/documents/collection.ts';
import { orderPaymentMissing } from '#server/mail/emails/payments/order-payment-missing.ts';
import { orderPaymentTakenBack } from '#server/mail/emails/payments/order-payment-taken-back.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { recipientOf } from '../mail-recipients.ts';
import { tellUntold } from '../untold-orders.ts';

type PaymentMail = typeof orderPaymentMissing | typeof orderPaymentTakenBack;

async function mailAbout(
  work: Work,
  mail: PaymentMail,
  aboutId: string,
  userId: string | null,
): Promise<void> {
  const [recipient] = await recipientOf(work.sql, aboutId);
  if (recipient) await enqueueMail(work, mail, { ...recipient, userId, aboutId });
  else await tellUntold(work, aboutId, { kind: mail.kind, about: `${aboutId} ${work.now.toISOString()}` });
}

/** Mails a customer that the kitchen has not received the UPI payment whose UTR they entered. */
export const mailDenial = (work: Work, orderId: string, userId: string | null): Promise<void> =>
  mailAbout(work, orderPaymentMissing, orderId, userId);

/** Mails a customer that the kitchen has confirmed their payment by mistake, so that they are not surprised at the door. */
export const mailTakenBack = (work: Work, orderId: string, userId: string | null): Promise<void> =>
  mailAbout(work, orderPaymentTakenBack, orderId, userId);
