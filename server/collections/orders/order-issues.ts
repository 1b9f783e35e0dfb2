import { ATTACHMENTS } from '#domain/files/attachments.ts';
import { orderIssueAttributes } from '#domain/order-issues/attributes.ts';
import { issueMessages } from '#domain/order-issues/messages.ts';
import { reportingOf } from '#domain/order-issues/reporting.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import {
  adminOnly,
  adminOrOwner,
  checkNotOwnMoney,
  requireRole,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { orders } from './orders.ts';
import { refundPart } from './paying/refunds.ts';

const invalidArgument = (message: string) => new Failure('general_argument_invalid', message);

/** Whether the person has uploaded this picture as an attachment. */
async function isOwnPhoto(work: Work, userId: string, photoId: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from files where id = ${photoId} and "bucketId" = ${ATTACHMENTS} and "userId" = ${userId}
      and signature is not null and "mimeType" like 'image/%'`,
    'picture of a report',
  );
  return found.length > 0;
}

async function hasOpenIssue(work: Work, orderId: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from "orderIssues" where "orderId" = ${orderId} and state = 'open'`,
    'open report of an order',
  );
  return found.length > 0;
}

/**
 * Problems that customers report about fulfilled orders. Reports are created and answered under the lock of the order's
 * row, so that an order has at most one open report, and an answer never refunds more than was paid. A report can only be
 * answered and closed.
 */
export const orderIssues = defineCollection('orderIssues', orderIssueAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
    dataExport: { as: 'orderIssues' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId), create: signedIn, update: adminOrOwner(fields.userId) },
  audit: {
    label: ({ data }) => `Report about order ${formatOrderNumber(data.orderNumber)}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    async beforeCreate(work, { values }) {
      const userId = userOf(work.actor)?.id;
      const order = await find(work.sql, orders, values.orderId, true);
      if (!order || !userId || order.data.userId !== userId) throw new Failure('document_not_found');
      const { items, number, customerName } = order.data;
      const reporting = reportingOf(order.data, work.now, work.site.kitchen.orderMode);
      if (!reporting.can) {
        const tooLate = reporting.because === 'tooLate';
        throw new Failure(tooLate ? 'order_issue_too_late' : 'order_issue_too_early');
      }
      if (await hasOpenIssue(work, order.id)) throw new Failure('order_issue_open');
      const { orderId, kind, text, photoId } = values;
      const lines = [...new Set(values.lines ?? [])].sort((one, other) => one - other);
      if (lines.some((index) => index >= items.length)) throw invalidArgument(issueMessages.noSuchLine);
      if (photoId !== null && !(await isOwnPhoto(work, userId, photoId))) {
        throw invalidArgument(issueMessages.noSuchPhoto);
      }
      return {
        insert: {
          orderId,
          kind,
          lines,
          text: text || null,
          photoId,
          state: 'open',
          userId,
          orderNumber: number,
          customerName,
          createdAt: work.now,
        },
      };
    },
    async beforeUpdate(work, { data }, { state = data.state, answer, refund, ...others }) {
      const asked: Record<string, unknown> = others;
      const now: Record<string, unknown> = data;
      const isSame = (name: string) => JSON.stringify(asked[name]) === JSON.stringify(now[name]);
      if (!Object.keys(asked).every(isSame)) throw invalidArgument(issueMessages.stays);
      if (data.state === 'closed' || (data.state === 'answered' && state !== 'closed')) {
        throw new Failure('order_issue_moved_on');
      }
      if (state !== 'answered') {
        if (state !== 'closed') throw invalidArgument(issueMessages.stays);
        if (refund || (answer && answer !== data.answer)) throw invalidArgument(issueMessages.onlyWithAnswer);
        return { change: { state } };
      }
      requireRole(work, adminOnly);
      if (refund) checkNotOwnMoney(work, data.userId);
      if (!answer) throw invalidArgument(issueMessages.needsAnswer);
      if (refund) await refundPart(work, data.orderId, { amount: refund, reason: 'issue', note: answer });
      const answered = { answeredBy: actorId(work.actor), answeredAt: work.now };
      return { change: { state, answer, refund: refund ?? null, ...answered } };
    },
  },
}));
