import { sql } from 'drizzle-orm';
import type { orderEventAttributes } from '#domain/orders/event-attributes.ts';
import { isFailed, isFulfilled, type OrderStatus, UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import { userOf } from '#server/documents/access.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal } from '#server/documents/where.ts';
import { orderAccepted } from '#server/mail/emails/order-accepted.ts';
import { orderChanged } from '#server/mail/emails/order-changed.ts';
import { orderConfirmation } from '#server/mail/emails/order-confirmation.ts';
import { orderDelivered } from '#server/mail/emails/order-delivered.ts';
import { orderEnded } from '#server/mail/emails/order-ended.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { mails } from './mails.ts';
import { orderEvents } from './order-events.ts';
import { orders } from './orders.ts';

type OrderEvent = Document<typeof orderEventAttributes>;
type OrderMail = typeof orderAccepted | typeof orderChanged | typeof orderDelivered | typeof orderEnded;

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

/** The mail that tells of an order's new status. */
function mailOf(status: OrderStatus): OrderMail | undefined {
  if (status === 'accepted') return orderAccepted;
  if (isFulfilled(status)) return orderDelivered;
  return isFailed(status) ? orderEnded : undefined;
}

/** The choice in the profile by which somebody does without a mail; one about money is never done without. */
const CHOICES = {
  'order-accepted': sql`"mailWhenAccepted"`,
  'order-changed': sql`"mailWhenChanged"`,
  'order-delivered': sql`"mailWhenDelivered"`,
  'order-ended': sql`true`,
} as const;

/** Whom a mail about an order goes to; undefined when they want none of its kind. */
async function recipientOf(work: Work, mail: OrderMail, orderId: string) {
  const [recipient] = await work.sql.query<{ to: string; addressProven: boolean }>(
    sql`select o."customerEmail" as "to", u."emailVerification" and u.email = o."customerEmail" as "addressProven"
      from orders o join users u on u.id = o."userId"
      where o.id = ${orderId} and o."customerEmail" is not null and ${CHOICES[mail.kind]}`,
    `recipient of ${mail.kind}`,
  );
  return recipient;
}

/** Mails of this kind about an order that wait for their time. */
const waiting = (orderId: string, { kind }: OrderMail) =>
  and(
    equal(mails.fields.aboutId, orderId),
    equal(mails.fields.kind, kind),
    equal(mails.fields.status, 'queued'),
  );

async function tell(work: Work, { data }: OrderEvent, mail: OrderMail): Promise<void> {
  const recipient = await recipientOf(work, mail, data.orderId);
  if (!recipient) return;
  const later = { status: 'expired', error: 'A later mail says it.' } as const;
  await work.updateWhere(mails, waiting(data.orderId, mail), later);
  // Long enough for the step to be taken back, or for the next tap on another time.
  const notBefore = mail === orderEnded ? work.now : new Date(work.now.getTime() + UNDO_WITHIN);
  const { userId, orderId: aboutId } = data;
  await enqueueMail(work, mail, { ...recipient, userId, aboutId, notBefore });
}

/** Customers are told by mail what becomes of their orders, once the step can't be taken back any more. */
export const orderEventMails = changesOf(orderEvents, {
  async afterCreate(work, event) {
    const { type, from, to, orderId } = event.data;
    if (type === 'undo') {
      const mail = mailOf(from);
      const taken = { status: 'expired', error: 'The step was taken back.' } as const;
      if (mail) await work.updateWhere(mails, waiting(orderId, mail), taken);
      return;
    }
    const mail = type === 'promise' ? orderChanged : from !== to && to !== null ? mailOf(to) : undefined;
    if (mail) await tell(work, event, mail);
  },
});
