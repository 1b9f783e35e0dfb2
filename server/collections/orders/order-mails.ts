import { CHOSEN_MESSAGES, choicesOf, MESSAGE_CHOICES } from '#domain/messages/message-choices.ts';
import { MESSAGE_ROWS } from '#domain/messages/message-rows.ts';
import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import { type OrderStatus, rowOf, type StatusRow } from '#domain/orders/statuses.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal } from '#server/documents/where.ts';
import { ALERT_FIRST, isOnlyNews } from '#server/mail/alerts/instead-of-mail.ts';
import {
  orderAcceptedAlert,
  orderChangedAlert,
  orderDeliveredAlert,
  orderEndedAlert,
  orderOnItsWayAlert,
} from '#server/mail/alerts/order-alerts.ts';
import { orderAccepted } from '#server/mail/emails/order-accepted.ts';
import { orderAwaitsPayment } from '#server/mail/emails/order-awaits-payment.ts';
import { orderChanged } from '#server/mail/emails/order-changed.ts';
import { orderConfirmation } from '#server/mail/emails/order-confirmation.ts';
import { orderDelivered } from '#server/mail/emails/order-delivered.ts';
import { orderEnded } from '#server/mail/emails/order-ended.ts';
import { orderIssueAnswered } from '#server/mail/emails/order-issue-answered.ts';
import { orderOnItsWay } from '#server/mail/emails/order-on-its-way.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { takeBack } from '#server/messages/tell.ts';
import { mails } from '../mails.ts';
import { isProven } from '../people/proven-address.ts';
import { alertCustomer, type CustomerAlert } from './customer-alerts.ts';
import { recipientIf, recipientOf } from './mail-recipients.ts';
import { orderEvents } from './order-events.ts';
import { orderIssues } from './order-issues.ts';
import { orders } from './orders.ts';
import { type OrderMessage, tellUntold } from './untold-orders.ts';

type OrderEvent = Document<typeof orderEventAttributes>;
type OrderMail =
  | typeof orderAccepted
  | typeof orderChanged
  | typeof orderConfirmation
  | typeof orderDelivered
  | typeof orderEnded
  | typeof orderOnItsWay;

/**
 * Confirms every order by mail, in the unit of work that places it; one that waits for its payment is confirmed when it is
 * paid. Meals of plans are silent. The mail repeats typed text only if the customer has verified the address.
 */
export const orderMails = changesOf(orders, {
  async alongCreate(work, { id, data }) {
    const { customerEmail: to, userId, channel } = data;
    if (!to || channel !== 'online') return;
    const user = userOf(work.actor);
    const addressProven = user?.email === to && user.emailVerified;
    const mail = data.status === 'awaitingPayment' ? orderAwaitsPayment : orderConfirmation;
    await enqueueMail(work, mail, { to, addressProven, userId, aboutId: id });
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

/** The mail and the alert that announce an event to the customer. */
interface Announced {
  mail: OrderMail;
  alert?: CustomerAlert;
}

const ANNOUNCED: Record<NonNullable<StatusRow['news']>, Announced> = {
  confirmation: { mail: orderConfirmation },
  accepted: { mail: orderAccepted, alert: orderAcceptedAlert },
  onItsWay: { mail: orderOnItsWay, alert: orderOnItsWayAlert },
  delivered: { mail: orderDelivered, alert: orderDeliveredAlert },
  ended: { mail: orderEnded, alert: orderEndedAlert },
};

/** The mail and the alert about a new status; undefined if it has none. */
function announcementOf(status: OrderStatus): Announced | undefined {
  const { news } = rowOf(status);
  return news === null ? undefined : ANNOUNCED[news];
}

/** The recipients of mails that can be turned off. */
const RECIPIENTS = new Map<string, typeof recipientOf>(
  CHOSEN_MESSAGES.flatMap((message) => {
    const { mail: choice } = choicesOf(message);
    const { mail } = MESSAGE_CHOICES[message];
    return choice ? [[mail, recipientIf(`recipient of ${mail}`, sql.identifier(choice))]] : [];
  }),
);

/** The condition for the mail and alerts about an order that are not sent yet. */
const isWaiting = (orderId: string, { mail, alert }: Announced) =>
  and(
    equal(mails.fields.aboutId, orderId),
    equal(mails.fields.kind, mail.kind, ...(alert ? [alert.kind] : [])),
    equal(mails.fields.status, 'queued'),
  );

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Whether an order's customer who gets neither mail nor alert is told the same in another way. */
const isToldToo = (kind: OrderMail['kind']): kind is OrderMail['kind'] & OrderMessage => kind in MESSAGE_ROWS;

/** What is taken back once a step is. */
const TOLD = ['order-ended', 'order-changed', 'order-on-its-way', 'meal-not-cooked'] as const;

async function announce(work: Work, event: OrderEvent, announced: Announced): Promise<void> {
  const { data } = event;
  const { userId, orderId: aboutId } = data;
  const { mail, alert } = announced;
  const replaced = { status: 'expired', error: 'A later mail replaced this one.' } as const;
  await work.updateWhere(mails, isWaiting(aboutId, announced), replaced);
  await takeBack(work, aboutId, TOLD);
  // They wait until the step can no longer be undone, or until a changed time has not been changed again.
  const settled = mail === orderEnded ? work.now : later(work.now, UNDO_WITHIN);
  // The person who acted sees it on the page.
  const isOther = data.actorId !== userId;
  const isAlerted =
    alert && isOther && (await alertCustomer(work, alert, { userId, aboutId, notBefore: settled }));
  const recipient = (await (RECIPIENTS.get(mail.kind) ?? recipientOf)(work.sql, aboutId))[0];
  if (!recipient) {
    const { kind } = mail;
    if (isToldToo(kind) && !isAlerted && isOther)
      await tellUntold(work, aboutId, { kind, about: event.id, notBefore: settled });
    return;
  }
  const notBefore = isAlerted && isOnlyNews(mail.kind) ? later(settled, ALERT_FIRST) : settled;
  await enqueueMail(work, mail, { ...recipient, userId, aboutId, notBefore });
}

/** Enqueues what announces an event, to be sent once the step can't be undone any more. An undo withdraws it. */
async function announceEvent(work: Work, event: OrderEvent): Promise<void> {
  const { type, from, to, orderId } = event.data;
  if (type === 'undo') {
    const announced = announcementOf(from);
    const withdrawn = { status: 'expired', error: 'The step was taken back.' } as const;
    if (announced) await work.updateWhere(mails, isWaiting(orderId, announced), withdrawn);
    await takeBack(work, orderId, TOLD);
    return;
  }
  if (type === 'promise') return announce(work, event, { mail: orderChanged, alert: orderChangedAlert });
  const announced = from !== to && to !== null ? announcementOf(to) : undefined;
  if (announced) await announce(work, event, announced);
}

/** Mails and alerts to customers about what happens to their orders. */
export const orderEventMails = changesOf(orderEvents, { afterCreate: announceEvent });

/** The kitchen's answer to a report of a problem is mailed to its customer at once. */
export const orderIssueMails = changesOf(orderIssues, {
  async afterUpdate(work, before, { id, data }) {
    if (before.data.state === 'answered' || data.state !== 'answered') return;
    const [recipient] = await recipientOf(work.sql, data.orderId);
    if (recipient)
      await enqueueMail(work, orderIssueAnswered, { ...recipient, userId: data.userId, aboutId: id });
    else await tellUntold(work, data.orderId, { kind: 'order-issue-answered', about: id });
  },
});
