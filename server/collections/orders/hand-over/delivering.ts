import { DOOR_PHOTOS } from '#domain/hand-over/attributes.ts';
import { asksCode, needsCode, wayOf } from '#domain/hand-over/code.ts';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import type { OrderRole } from '#domain/orders/actors.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { HAND_OVER_REASONS } from '#domain/orders/reasons.ts';
import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { audits } from '#server/collections/audits.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

// Who took the food, and what proves it. order-events.ts has locked the order's row.

type Order = Document<typeof orderAttributes>;
type OrderPatch = Partial<Order['data']>;

/** What is asked of the step that hands an order over. */
interface Request {
  work: Work;
  order: Order;
  asked: Draft<typeof orderEventAttributes>['values'];
}

const KITCHEN: readonly OrderRole[] = KITCHEN_ROLES;

/** What is forgotten of a hand-over when the order enters another status, such as when it is taken back. */
export const NOT_HANDED_OVER = { handedOverBy: null, handedOverTo: null, handOverPhoto: null } as const;

const invalidArgument = (message: string) => new Failure('general_argument_invalid', message);

const customerAndMoney = checkedQuery(
  'whether an order asks for a code',
  { hasAccount: column.boolean(), isDue: column.boolean() },
  (orderId: string, userId: string | null) =>
    sql`select exists (select 1 from accounts where id = ${userId} and active) as "hasAccount",
      exists (select 1 from payments where "orderId" = ${orderId} and state = 'due') as "isDue"`,
);

/** Decides for an order that is packed now whether its customer has to give a code. A change of the setting changes no packed order. */
export async function codeWhenPacked({ sql: db, site }: Work, { id, data }: Order): Promise<OrderPatch> {
  if (site.handOver.code === 'never') return { asksCode: false };
  const [facts] = await customerAndMoney(db, id, data.userId);
  if (!facts) return { asksCode: false };
  const { kind, leaveAtDoor } = data;
  const total = data.totalAmount ?? ZERO_PAISE;
  return { asksCode: asksCode({ kind, leaveAtDoor, total, ...facts }, site.handOver) };
}

/** Gives the customer the right to see a photo of their door. Throws Failure if the person has not taken it, or it is of another order. */
async function takePhoto({ work, order }: Request, photoId: string): Promise<void> {
  if (!work.site.handOver.photo) throw invalidArgument(handOverMessages.noPhotos);
  const taken = await work.sql.query(
    sql`update files set "readerId" = ${order.data.userId}
      where id = ${photoId} and "bucketId" = ${DOOR_PHOTOS} and "userId" = ${actorId(work.actor)}
        and signature is not null and "mimeType" like 'image/%'
        and not exists (select 1 from orders o where o."handOverPhoto" = files.id and o.id <> ${order.id})
      returning 1`,
    'photo at the door',
  );
  if (taken.length === 0) throw invalidArgument(handOverMessages.noSuchPhoto);
}

/** Says in the audit log that staff handed an order over without its code (DOOR-3). */
async function recordWithoutCode({ work, order, asked }: Request): Promise<void> {
  const user = userOf(work.actor);
  if (!user) return;
  await work.add(audits, uniqueId(), {
    adminId: user.id,
    adminName: user.name || user.email,
    action: 'update',
    collection: 'orders',
    documentId: order.id,
    label: `Order ${formatOrderNumber(order.data.number)}`,
    changes: [
      { field: 'handedOverBy', before: null, after: 'staff' },
      { field: 'statusReason', before: null, after: asked.reason },
    ],
    createdAt: work.now,
  });
}

/** Whether the kitchen hands over without the code. Throws Failure order_code_needed if a rider, or nobody, gives a reason. */
async function withoutCode(request: Request, role: OrderRole): Promise<boolean> {
  const { order, asked } = request;
  if (!needsCode(order.data)) return false;
  const { reason, note } = asked;
  if (!KITCHEN.includes(role) || reason === null) throw new Failure('order_code_needed');
  if (!HAND_OVER_REASONS.includes(reason))
    throw invalidArgument(`Invalid \`reason\` param: Value must be one of (${HAND_OVER_REASONS.join(', ')})`);
  if (reason === 'other' && !note) throw invalidArgument(orderMessages.reasonNeedsNote);
  await recordWithoutCode(request);
  return true;
}

/**
 * What an order that is handed over keeps of it (DOOR-4).
 * @throws Failure order_code_needed if it asks for a code that nobody has given, and the kitchen gives no reason
 */
export async function handOverOf(request: Request, role: OrderRole): Promise<OrderPatch> {
  const { order, asked } = request;
  const { handedTo, photoId } = asked;
  const byStaff = await withoutCode(request, role);
  if (photoId !== null) await takePhoto(request, photoId);
  const { codeGivenAt } = order.data;
  const handedOverBy = wayOf({
    withCode: order.data.asksCode && codeGivenAt !== null,
    withPhoto: photoId !== null,
    withName: Boolean(handedTo),
    byStaff,
  });
  const statusReason = byStaff ? asked.reason : null;
  return { handedOverBy, handedOverTo: handedTo || null, handOverPhoto: photoId, statusReason };
}
