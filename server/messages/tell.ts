import { customerMessageAttributes } from '#domain/messages/customer-message-attributes.ts';
import type { MessageKind, MessageValues } from '#domain/messages/message-rows.ts';
import { uniqueId } from '#server/base/ids.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { and, equal } from '#server/documents/where.ts';
import { claimTold } from './claims.ts';
import { newCode } from './codes.ts';

/** What customers are told. What admins may do with it is defined in server/collections/customer-messages. */
export const customerMessages = tableOf('customerMessages', customerMessageAttributes);

/** Something to tell a customer about their own meals, orders or money. */
export interface Telling<Kind extends MessageKind = MessageKind> {
  kind: Kind;
  /** What was done, such as the id of a meal: the same thing is told to the same person once. */
  about: string;
  values: MessageValues<Kind>;
  /** The id of the order that it is about. */
  documentId?: string;
  /** When it becomes useless; missing or null: never. */
  expiresAt?: Date | null;
  /** The earliest time to tell it; at once if left out. */
  notBefore?: Date;
}

/**
 * Tells a person something, once, in the caller's transaction: on the first channel that works, or by a row on the kitchen's list
 * (TELL-1). Which one is decided after the commit (dispatch.ts), so that neither a night nor the most texts of a day can stop
 * what is told.
 */
export async function tell<Kind extends MessageKind>(
  work: Work,
  userId: string,
  { kind, about, values, documentId, expiresAt = null, notBefore = work.now }: Telling<Kind>,
): Promise<void> {
  if ((await claimTold(work, userId, [{ kind: `told ${kind}`, about }])).size === 0) return;
  await work.add(customerMessages, uniqueId(), {
    userId,
    kind,
    values: JSON.stringify(values),
    ...(documentId !== undefined && { documentId }),
    state: 'new',
    code: newCode(),
    dueAt: notBefore,
    expiresAt,
    createdAt: work.now,
  });
}

/** Takes back what was told about an order and has not gone out: its step was undone, or a later one replaces it. */
export async function takeBack(work: Work, documentId: string, kinds: readonly MessageKind[]): Promise<void> {
  const { fields } = customerMessages;
  const untold = and(
    equal(fields.documentId, documentId),
    equal(fields.kind, ...kinds),
    equal(fields.state, 'new', 'held', 'waiting'),
  );
  await work.updateWhere(customerMessages, untold, { state: 'dropped', dueAt: null });
}
