import type { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import { mails } from '#server/collections/mails.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal } from '#server/documents/where.ts';
import { orderChangeProposedAlert } from '#server/mail/alerts/order-alerts.ts';
import { orderChangeProposed } from '#server/mail/emails/order-change-proposed.ts';
import { orderRevised } from '#server/mail/emails/order-revised.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { takeBack } from '#server/messages/tell.ts';
import { alertCustomer } from '../customer-alerts.ts';
import { recipientOf } from '../mail-recipients.ts';
import { tellUntold } from '../untold-orders.ts';
import { orderChanges } from './order-changes.ts';

type Change = Document<typeof orderChangeAttributes>;

/** Mails the customer about a change. These mails can't be turned off, because they are about money. */
async function mailAbout(
  work: Work,
  change: Change,
  mail: typeof orderChangeProposed | typeof orderRevised,
  isAlerted = false,
) {
  const { userId, orderId } = change.data;
  const [recipient] = await recipientOf(work.sql, orderId);
  if (recipient) await enqueueMail(work, mail, { ...recipient, userId, aboutId: change.id });
  else if (!isAlerted) await tellUntold(work, orderId, { kind: mail.kind, about: change.id });
}

/** Mails and alerts about proposed changes, and mails about those that took effect. */
export const orderChangeMails = changesOf(orderChanges, {
  async afterCreate(work, change) {
    const { id: aboutId, data } = change;
    const isAlerted = await alertCustomer(work, orderChangeProposedAlert, {
      userId: data.userId,
      aboutId,
      notBefore: work.now,
    });
    await mailAbout(work, change, orderChangeProposed, isAlerted);
  },
  async afterUpdate(work, before, after) {
    if (before.data.state !== 'open' || after.data.state === 'open') return;
    const { aboutId, kind, status } = mails.fields;
    const isWaiting = and(
      equal(aboutId, after.id),
      equal(kind, orderChangeProposed.kind),
      equal(status, 'queued'),
    );
    await work.updateWhere(mails, isWaiting, { status: 'expired', error: 'The change was answered.' });
    await takeBack(work, after.data.orderId, [orderChangeProposed.kind]);
    if (after.data.totalAfter !== null) await mailAbout(work, after, orderRevised);
  },
});
