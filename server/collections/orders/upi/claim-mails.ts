import { sql } from 'drizzle-orm';
import type { Work } from '#server/documents/collection.ts';
import { orderPaymentMissing } from '#server/mail/emails/order-payment-missing.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** Mails a customer that the kitchen has not received the UPI payment whose UTR they entered. */
export async function mailDenial(work: Work, aboutId: string, userId: string | null): Promise<void> {
  const [recipient] = await work.sql.query<{ to: string; addressProven: boolean }>(
    sql`select o."customerEmail" as "to", u."emailVerification" and u.email = o."customerEmail" as "addressProven"
        from orders o join users u on u.id = o."userId" where o.id = ${aboutId} and o."customerEmail" is not null`,
    'recipient of order-payment-missing',
  );
  if (recipient) await enqueueMail(work, orderPaymentMissing, { ...recipient, userId, aboutId });
}
