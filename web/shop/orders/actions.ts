import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useEffect } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { type Paise, toRupees } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { writeOrderLines } from '#domain/orders/line.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { createDocument, getDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { rememberPlace } from '#web/lib/session/kept-places.ts';
import { type PlacedOrder, placedOrder } from '#web/shared/orders/order-views.ts';
import { keepAttempt, planAttempt, readAttempt } from './attempt.ts';
import { orderQuery, ordersKey } from './queries.ts';

export interface OrderRequest {
  userId: string;
  lines: readonly CartLine[];
  paymentMethod: PaymentMethod;
  /** What is paid from the balance. */
  fromBalance: Paise;
  kind: OrderKind;
  /** In paise; undefined without one. */
  tip: Paise | undefined;
  couponCodes: readonly string[];
  /** Empty for pickup. */
  address: string;
  /** The address of the book that the customer chose. */
  addressId?: string;
  /** The customer's note to the kitchen. */
  note: string;
  /** Whether cutlery shall come with it. */
  cutlery: boolean;
  /** What the customer does not tolerate, with their consent; empty without anything. */
  allergies: string;
  /** Saves missing data that the order needs, such as a phone number, before it is placed. */
  prepare?: () => Promise<unknown>;
  total: Paise;
  /** The chosen slot (ISO time); undefined: as soon as possible. */
  scheduledFor: string | undefined;
  /** The time that was shown (ISO time); undefined if none was. */
  expectedBy: string | undefined;
  /** Checks whether the server's cart still has these lines: another tab may have ordered them. */
  cartIsSame: () => Promise<boolean>;
}

/** Thrown if there is no connection: nothing was sent, and nothing is sent later. */
export class NotConnected extends Error {}

/** Thrown if the server's cart differs from the cart on the screen. */
export class CartChanged extends Error {}

async function find(sdk: Sdk, id: string) {
  try {
    return await getDocument(sdk, 'orders', id);
  } catch (error) {
    if (refusalOf(error)?.code === 404) return undefined;
    throw error;
  }
}

/** A cart as text, to compare carts. With the lines' ids, the same dishes ordered again tomorrow are another cart. */
function contentOf(lines: readonly CartLine[]): string {
  return JSON.stringify([lines.map((line) => line.lineId), writeOrderLines(lines)]);
}

/** Chooses the order's id when checkout opens, so that two tabs with the same cart use the same id. */
export function useReservedOrder(userId: string, lines: readonly CartLine[]): void {
  const content = contentOf(lines);
  useEffect(() => {
    const earlier = readAttempt(userId);
    if (!earlier?.open && earlier?.content !== content)
      keepAttempt(userId, { id: ID.unique(), content, open: false });
  }, [userId, content]);
}

/** Whether an order may exist although its request failed: the answer was lost, or another tab placed it. */
function mayExist(error: unknown): boolean {
  const refusal = refusalOf(error);
  return !refusal || refusal.type === 'document_already_exists';
}

/**
 * Places an order once, however often it is pressed, retried or sent from another tab. When the answer to an earlier
 * attempt was lost and its order exists, that order is returned.
 */
async function place(
  sdk: Sdk,
  { userId, lines, cartIsSame, prepare, ...request }: OrderRequest,
): Promise<PlacedOrder> {
  if (!navigator.onLine) throw new NotConnected();
  const earlier = readAttempt(userId);
  const { attempt, lookFor } = planAttempt(earlier, contentOf(lines), ID.unique);
  const other = lookFor && (await find(sdk, lookFor));
  if (other) {
    keepAttempt(userId, { ...attempt, open: false });
    return placedOrder.read(other);
  }
  if (!earlier?.open && !(await cartIsSame())) {
    const placed = await find(sdk, attempt.id);
    if (placed) return placedOrder.read(placed);
    throw new CartChanged();
  }

  await prepare?.();
  keepAttempt(userId, attempt);
  const data = {
    paymentMethod: request.paymentMethod,
    ...(request.kind === 'pickup' ? { kind: request.kind } : { address: request.address }),
    ...(request.fromBalance > 0 && { fromBalance: toRupees(request.fromBalance) }),
    note: request.note.trim() || null,
    cutlery: request.cutlery,
    ...(request.allergies && { allergies: request.allergies, allergiesConsent: true }),
    couponCodes: [...request.couponCodes],
    ...(request.tip !== undefined && { tip: toRupees(request.tip) }),
    ...(request.addressId !== undefined && { addressId: request.addressId }),
    totalAmount: toRupees(request.total),
    expectedTotal: toRupees(request.total),
    ...(request.scheduledFor !== undefined && { scheduledFor: request.scheduledFor }),
    ...(request.expectedBy !== undefined && { expectedBy: request.expectedBy }),
    items: writeOrderLines(lines),
  };
  const order = await createDocument(sdk, 'orders', attempt.id, data).catch(async (error: unknown) => {
    const placed = mayExist(error) ? await find(sdk, attempt.id).catch(() => undefined) : undefined;
    if (placed) return placed;
    if (refusalOf(error)) keepAttempt(userId, { ...attempt, open: false });
    throw error;
  });
  keepAttempt(userId, { ...attempt, open: false });
  return placedOrder.read(order);
}

/** Places an order and adds it to the top of the list (ORDER-2). */
export function usePlaceOrder() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: OrderRequest) => place(sdk, request),
    onSuccess(order, { userId }) {
      rememberPlace('again', true);
      queries.setQueryData(orderQuery(sdk, userId, order.id).queryKey, order);
      queries.setQueryData<InfiniteData<PlacedOrder[], string>>(ordersKey(userId), (list) => {
        const [first, ...rest] = list?.pages ?? [];
        if (!list || !first || first.some(({ id }) => id === order.id)) return list;
        return { ...list, pages: [[order, ...first], ...rest] };
      });
      void queries.invalidateQueries({ queryKey: ordersKey(userId) });
    },
  });
}
