import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useEffect } from 'react';
import { type Paise, type Rupees, toPaise, toRupees } from '#domain/money.ts';
import { orderLineCodec } from '#domain/orders/line.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import { createDocument, getDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { keepAttempt, planAttempt, readAttempt } from './attempt.ts';
import { type Order, readOrder } from './present.ts';
import { orderQuery, ordersKey } from './queries.ts';

/** A cart line as ordering needs it. */
export interface OrderedLine {
  lineId?: string;
  dishId: string;
  name: string;
  image: string;
  price: Rupees;
  quantity: number;
  /** Whether the dish can be ordered now. */
  isAvailable: boolean;
}

export interface OrderRequest {
  userId: string;
  lines: readonly OrderedLine[];
  paymentMethod: PaymentMethod;
  address: string;
  total: Paise;
  /** Whether the server's cart still has these lines: it may have been ordered from elsewhere. */
  cartIsSame: () => Promise<boolean>;
}

/** The cart is not the one on the screen any more. */
export class CartChanged extends Error {}

async function find(sdk: Sdk, id: string) {
  try {
    return await getDocument(sdk, 'orders', id);
  } catch (error) {
    if (refusalOf(error)?.code === 404) return undefined;
    throw error;
  }
}

function wireItems(lines: readonly OrderedLine[]): string[] {
  return lines.map(({ price, ...line }) =>
    JSON.stringify(orderLineCodec.format({ ...line, price: toPaise(price) })),
  );
}

/** A cart as text. A line's id is never used twice: the same dishes ordered again tomorrow are another cart. */
function contentOf(lines: readonly OrderedLine[]): string {
  return JSON.stringify([lines.map((line) => line.lineId), wireItems(lines)]);
}

/** Chooses the order's id as checkout opens, so that another tab with the same cart has the same. */
export function useReservedOrder(userId: string, lines: readonly OrderedLine[]): void {
  const content = contentOf(lines);
  useEffect(() => {
    const earlier = readAttempt(userId);
    if (!earlier?.open && earlier?.content !== content)
      keepAttempt(userId, { id: ID.unique(), content, open: false });
  }, [userId, content]);
}

/** Whether an order may exist although it was refused: its answer was lost, or another tab was quicker. */
function mayExist(error: unknown): boolean {
  const refusal = refusalOf(error);
  return !refusal || refusal.type === 'document_already_exists';
}

/**
 * Places an order once, however often it is pressed, retried or sent from another tab. When the answer to an
 * earlier try was lost and that order exists after all, it is the one returned.
 */
async function place(sdk: Sdk, { userId, lines, cartIsSame, ...request }: OrderRequest): Promise<Order> {
  const earlier = readAttempt(userId);
  const { attempt, lookFor } = planAttempt(earlier, contentOf(lines), ID.unique);
  const other = lookFor && (await find(sdk, lookFor));
  if (other) {
    keepAttempt(userId, { ...attempt, open: false });
    return readOrder(other);
  }
  if (!earlier?.open && !(await cartIsSame())) {
    const placed = await find(sdk, attempt.id);
    if (placed) return readOrder(placed);
    throw new CartChanged();
  }

  keepAttempt(userId, attempt);
  const data = {
    paymentMethod: request.paymentMethod,
    address: request.address,
    totalAmount: toRupees(request.total),
    items: wireItems(lines),
  };
  const order = await createDocument(sdk, 'orders', attempt.id, data).catch(async (error: unknown) => {
    const placed = mayExist(error) ? await find(sdk, attempt.id).catch(() => undefined) : undefined;
    if (placed) return placed;
    if (refusalOf(error)) keepAttempt(userId, { ...attempt, open: false });
    throw error;
  });
  keepAttempt(userId, { ...attempt, open: false });
  return readOrder(order);
}

/** Places an order and adds it to the top of the list (ORDER-2). */
export function usePlaceOrder() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: OrderRequest) => place(sdk, request),
    onSuccess(order, { userId }) {
      queries.setQueryData(orderQuery(sdk, userId, order.id).queryKey, order);
      queries.setQueryData<InfiniteData<Order[], string>>(ordersKey(userId), (list) => {
        const [first, ...rest] = list?.pages ?? [];
        if (!list || !first || first.some(({ id }) => id === order.id)) return list;
        return { ...list, pages: [[order, ...first], ...rest] };
      });
      void queries.invalidateQueries({ queryKey: ordersKey(userId) });
    },
  });
}
