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
import { orderIssueAnswered } from '#server/mail/emails/order-issue-answered.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { mails } from '../mails.ts';
import { orderEvents } from './order-events.ts';
import { orderIssues } from './order-issues.ts';
import { orders } from './orders.ts';

type OrderEvent = Document<typeof orderEventAttributes>;
type OrderMail = typeof orderAccepted | typeof orderChanged | typeof orderDelivered | typeof orderEnded;

/** Whether an account has verified this address. */
async function isProven(work: Work, email: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users where email = ${email} and "emailVerification"`,
    'address of a customer',
  );
  return found.length > 0;
}

/**
 * Confirms every order by mail, in the unit of work that places it. The mail repeats typed text only if the customer has
 * verified the address.
 */
export const orderMails = changesOf(orders, {
  async alongCreate(work, { id, data }) {
    const { customerEmail: to, userId, channel } = data;
    if (!to || channel === 'staff') return;
    const user = userOf(work.actor);
    const addressProven = user?.email === to && user.emailVerified;
    await enqueueMail(work, orderConfirmation, { to, addressProven, userId, aboutId: id });
  },
  /** For an order entered by staff, looks up whether the customer has verified the address. */
  afterCreate(work, { id, data }) {
    const { customerEmail: to, userId, channel } = data;
    if (!to || channel !== 'staff') return undefined;
    return isProven(work, to).then(async (addressProven) => {
      await enqueueMail(work, orderConfirmation, { to, addressProven, userId, aboutId: id });
    });
  },
});

/** The mail that announces an order's new status; undefined if there is none. */
function mailOf(status: OrderStatus): OrderMail | undefined {
  if (status === 'accepted') return orderAccepted;
  if (isFulfilled(status)) return orderDelivered;
  return isFailed(status) ? orderEnded : undefined;
}

/** The profile's choice that turns each mail on or off. Mails about an order's end and answers are always sent: they are about money. */
const IS_WANTED = {
  'order-accepted': sql`"mailWhenAccepted"`,
  'order-changed': sql`"mailWhenChanged"`,
  'order-delivered': sql`"mailWhenDelivered"`,
  'order-ended': sql`true`,
  'order-issue-answered': sql`true`,
} as const;

/** The recipient of a mail about an order; undefined if the customer does not want this kind of mail. */
async function recipientOf(work: Work, mail: OrderMail | typeof orderIssueAnswered, orderId: string) {
  const [recipient] = await work.sql.query<{ to: string; addressProven: boolean }>(
    sql`select o."customerEmail" as "to", u."emailVerification" and u.email = o."customerEmail" as "addressProven"
      from orders o join users u on u.id = o."userId"
      where o.id = ${orderId} and o."customerEmail" is not null and ${IS_WANTED[mail.kind]}`,
    `recipient of ${mail.kind}`,
  );
  return recipient;
}

/** The condition for mails of this kind about an order that are not sent yet. */
const isWaiting = (orderId: string, { kind }: OrderMail) =>
  and(
    equal(mails.fields.aboutId, orderId),
    equal(mails.fields.kind, kind),
    equal(mails.fields.status, 'queued'),
  );

async function enqueueEventMail(work: Work, { data }: OrderEvent, mail: OrderMail): Promise<void> {
  const recipient = await recipientOf(work, mail, data.orderId);
  if (!recipient) return;
  const replaced = { status: 'expired', error: 'A later mail replaced this one.' } as const;
  await work.updateWhere(mails, isWaiting(data.orderId, mail), replaced);
  // The mail waits until the step can't be undone any more, or the time may have been changed again.
  const notBefore = mail === orderEnded ? work.now : new Date(work.now.getTime() + UNDO_WITHIN);
  const { userId, orderId: aboutId } = data;
  await enqueueMail(work, mail, { ...recipient, userId, aboutId, notBefore });
}

/** Enqueues the mail about an event, to be sent once the step can't be undone any more. An undo withdraws it. */
async function mailAboutEvent(work: Work, event: OrderEvent): Promise<void> {
  const { type, from, to, orderId } = event.data;
  if (type === 'undo') {
    const mail = mailOf(from);
    const withdrawn = { status: 'expired', error: 'The step was taken back.' } as const;
    if (mail) await work.updateWhere(mails, isWaiting(orderId, mail), withdrawn);
    return;
  }
  const mail = type === 'promise' ? orderChanged : from !== to && to !== null ? mailOf(to) : undefined;
  if (mail) await enqueueEventMail(work, event, mail);
}

/** Mails to customers about what happens to their orders. */
export const orderEventMails = changesOf(orderEvents, { afterCreate: mailAboutEvent });

/** The kitchen's answer to a report of a problem is mailed to its customer at once. */
export const orderIssueMails = changesOf(orderIssues, {
  async afterUpdate(work, before, { id, data }) {
    if (before.data.state === 'answered' || data.state !== 'answered') return;
    const recipient = await recipientOf(work, orderIssueAnswered, data.orderId);
    if (recipient)
      await enqueueMail(work, orderIssueAnswered, { ...recipient, userId: data.userId, aboutId: id });
  },
});
