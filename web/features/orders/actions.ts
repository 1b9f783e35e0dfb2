import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { toPaise, toRupees } from '#domain/money.ts';
import { orderLineCodec } from '#domain/orders/line.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import { createDocument, getDocument } from '#web/lib/documents.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk.ts';
import { keepAttempt, planAttempt, readAttempt } from './attempt.ts';
import { type Order, readOrder } from './present.ts';
import { orderQuery, ordersKey } from './queries.ts';

/** A cart line as ordering needs it. Price in rupees. */
export interface OrderedLine {
  lineId?: string;
  dishId: string;
  name: string;
  image: string;
  price: number;
  quantity: number;
}

export interface OrderRequest {
  userId: string;
  lines: readonly OrderedLine[];
  paymentMethod: PaymentMethod;
  address: string;
  /** Paise. */
  total: number;
}

async function find(sdk: Sdk, id: string) {
  try {
    return await getDocument(sdk, 'orders', id);
  } catch (error) {
    if (refusalOf(error)?.code === 404) return undefined;
    throw error;
  }
}

/**
 * Places an order once, however often it is pressed, retried or sent from another tab. When the answer to an
 * earlier try was lost and that order exists after all, it is the one returned.
 */
async function place(sdk: Sdk, { userId, lines, paymentMethod, address, total }: OrderRequest) {
  const items = lines.map(({ price, ...line }) =>
    JSON.stringify(orderLineCodec.format({ ...line, price: toPaise(price) })),
  );
  // A line's id is never used twice: the same dishes ordered again tomorrow are another order.
  const lineIds = lines.map((line) => line.lineId);
  const content = JSON.stringify([lineIds, items, paymentMethod, address]);
  const { attempt, lookFor } = planAttempt(readAttempt(userId), content, ID.unique);
  const earlier = lookFor && (await find(sdk, lookFor));
  if (earlier) return readOrder(earlier);

  keepAttempt(userId, attempt);
  try {
    const data = { paymentMethod, address, totalAmount: toRupees(total), items };
    const order = readOrder(await createDocument(sdk, 'orders', attempt.id, data));
    keepAttempt(userId, { ...attempt, open: false });
    return order;
  } catch (error) {
    if (refusalOf(error)) keepAttempt(userId, { ...attempt, open: false });
    throw error;
  }
}

/** Places an order and adds it to the top of the list (spec section 4, 'Placing an order'). */
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
