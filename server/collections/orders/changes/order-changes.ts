import { isDeepStrictEqual } from 'node:util';
import type { OrderRole } from '#domain/orders/actors.ts';
import { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import { answerBy, type ChangeState, isCustomersAnswer, mayAnswer } from '#domain/orders/changes/changing.ts';
import { changeStateWords, orderMessages } from '#domain/orders/messages.ts';
import { canChangeLines, isFailed } from '#domain/orders/statuses.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly, ownerOnly, userOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import { type Access, changesOf, defineCollection } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { markSoldOut } from '#server/stock/write-stock.ts';
import { orderEvents } from '../order-events.ts';
import { movedOn } from '../order-steps.ts';
import { orders } from '../orders.ts';
import { applyAnswer, endOpenChanges, hasOpenChange } from './change-effects.ts';
import { proposedLines } from './proposals.ts';

/** The roles in which an actor may answer: their role on the staff, and that of the order's customer. */
function rolesOf(actor: Actor, customerId: string | null): OrderRole[] {
  if (actor.kind === 'system') return ['system'];
  const user = userOf(actor);
  if (!user) return [];
  return [
    ...(user.role === null ? [] : [user.role]),
    ...(user.id === customerId ? (['customer'] as const) : []),
  ];
}

const answered = (state: ChangeState) =>
  new Failure('order_change_answered', orderMessages.changeAnswered(changeStateWords[state]));

/**
 * Changes of a line that the kitchen proposes and the customer answers. The order's row is locked first, so that of two
 * simultaneous answers one takes effect and the other is refused with the change's state.
 */
export const orderChanges = defineCollection('orderChanges', orderChangeAttributes, ({ fields }) => {
  const read: Access<'orderChanges'> = (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller);
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: { overwrite: { note: null }, because: 'They record how what was sold was changed.' },
      onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
      dataExport: { as: 'orderChanges' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read, create: kitchenOnly, update: read },
    audit: { never: 'Changes are a log themselves.' },
    hooks: {
      async lock(work, id) {
        await work.sql.query(
          sql`select 1 from orders where id = (select "orderId" from "orderChanges" where id = ${id}) for update`,
          'lock order of a change',
        );
      },
      async beforeCreate(work, { values }) {
        const order = await find(work.sql, orders, values.orderId, true);
        if (!order) throw new Failure('document_not_found', orderMessages.notFound);
        const { status, revision, userId, number } = order.data;
        if (!canChangeLines(status)) throw movedOn(status);
        if (values.revision !== revision) {
          throw new Failure('order_revised', orderMessages.revised(revision));
        }
        const { removed, offered } = await proposedLines(work, order, values);
        if (await hasOpenChange(work, order.id, values.line)) throw new Failure('order_change_open');
        if (values.reason === 'outOfItem') await markSoldOut(work, removed.dishId);
        return {
          insert: {
            ...values,
            state: 'open',
            userId,
            orderNumber: number,
            removed: [removed],
            offered: offered ? [offered] : [],
            answerBy: answerBy(work.now),
            answeredAt: null,
            answeredBy: null,
            answeredRole: null,
            totalBefore: null,
            totalAfter: null,
            actorId: actorId(work.actor),
            actorRole: userOf(work.actor)?.role ?? 'system',
            createdAt: work.now,
          },
        };
      },
      async beforeUpdate(work, before, { state: answer, revision, ...others }) {
        const asked: Record<string, unknown> = others;
        const now: Record<string, unknown> = before.data;
        const isOther = Object.keys(asked).some((name) => !isDeepStrictEqual(asked[name], now[name]));
        if (isOther || answer === undefined) {
          throw new Failure('general_argument_invalid', orderMessages.changeStays);
        }
        const { state, orderId, userId } = before.data;
        // The same answer again is a repeated request or comes from a second tab.
        if (state === answer) return { change: {} };
        const order = await find(work.sql, orders, orderId, true);
        if (!order) throw new Failure('document_not_found', orderMessages.notFound);
        const role = rolesOf(work.actor, userId).find((each) => mayAnswer(each, answer, order.data.channel));
        if (!role) throw new Failure('user_unauthorized');
        const isLate =
          isCustomersAnswer(answer) && before.data.answerBy !== null && before.data.answerBy <= work.now;
        if (state !== 'open' || isLate) throw answered(state === 'open' ? 'unanswered' : state);
        if (revision !== undefined && revision !== order.data.revision) {
          throw new Failure('order_revised', orderMessages.revised(order.data.revision));
        }
        const given = {
          state: answer,
          answeredAt: work.now,
          answeredBy: actorId(work.actor),
          answeredRole: role,
        };
        // Written first, so that this change is not among the open ones if the answer ends the order. The update itself
        // emits the event.
        await work.sql.execute(sql`update "orderChanges" set state = ${answer} where id = ${before.id}`);
        const totals = await applyAnswer(work, order, before, { state: answer, role });
        return { change: { ...given, ...totals } };
      },
    },
    reactsTo: [
      changesOf(orderEvents, {
        /** Closes open changes of an order that ends. Refuses a step after which its lines could not be changed. */
        async afterCreate(work, { data: { orderId, from, to } }) {
          if (to === null || to === from) return;
          if (isFailed(to)) return endOpenChanges(work, orderId);
          if (!canChangeLines(to) && (await hasOpenChange(work, orderId))) {
            throw new Failure('order_change_open');
          }
        },
      }),
    ],
  };
});
