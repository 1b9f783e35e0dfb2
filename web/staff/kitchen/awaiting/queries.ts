import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { ONLINE_METHODS } from '#domain/payments/methods.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { recently } from '../recently.ts';

const awaitedOrder = orderView('number', 'customerName', 'payBy', 'status', 'prepaid');
type AwaitedOrder = Viewed<typeof awaitedOrder>;

/** A payment that the kitchen waits for; times are ISO times. */
export interface AwaitedPayment {
  id: string;
  orderId: string;
  /** '#1042'. */
  number: string;
  customerName: string | null;
  amount: Paise;
  /** When the order stops waiting. */
  payBy: string | null;
  /** The UTR that the customer has entered and the kitchen has not answered yet; null: none. */
  utr: string | null;
  /** Whether the same UTR was entered for another order that waits. */
  isReused: boolean;
  /** Whether the kitchen has said that it can't find the payment. */
  isDenied: boolean;
  /** Whether the order has ended: its money goes back. */
  isEnded: boolean;
}

type Payment = StoredDocument<'payments'>;

const utrOf = ({ claimedAt, deniedAt, reference }: Payment) => (claimedAt && !deniedAt ? reference : null);

function readAwaited(payment: Payment, order: AwaitedOrder, all: readonly Payment[]): AwaitedPayment {
  const utr = utrOf(payment);
  return {
    id: payment.$id,
    orderId: order.id,
    number: order.number,
    customerName: order.customerName,
    amount: payment.amount ?? ZERO_PAISE,
    payBy: order.payBy,
    utr,
    isReused: utr !== null && all.filter((other) => utrOf(other) === utr).length > 1,
    isDenied: payment.deniedAt !== null,
    isEnded: isFailed(order.status),
  };
}

/** Recent payments that are due, and expired ones that a customer has claimed recently. Each part has an index. */
export const awaitedPayments = (): string[] => [
  Query.equal('method', [...ONLINE_METHODS]),
  Query.or([
    Query.and([Query.equal('state', 'due'), Query.greaterThan('createdAt', recently())]),
    Query.and([Query.equal('state', 'expired'), Query.greaterThan('claimedAt', recently())]),
  ]),
];

/**
 * The payments that the kitchen waits for: of all orders that wait, and of ended orders whose customers say that they have
 * paid. Those with a UTR come first.
 */
export function awaitedQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['payments', 'awaited', userId],
    queryFn: async (): Promise<AwaitedPayment[]> => {
      const [waiting, payments] = await Promise.all([
        listEvery(sdk, 'orders', [Query.equal('status', 'awaitingPayment')], awaitedOrder.attributes),
        listEvery(sdk, 'payments', awaitedPayments()),
      ]);
      const known = new Set(waiting.map(({ $id }) => $id));
      const claimed = payments.filter((payment) => utrOf(payment) !== null && !known.has(payment.orderId));
      const ended =
        claimed.length === 0
          ? []
          : await listEvery(
              sdk,
              'orders',
              [
                Query.equal(
                  '$id',
                  claimed.map(({ orderId }) => orderId),
                ),
              ],
              awaitedOrder.attributes,
            );
      const orders = new Map(
        [...waiting, ...ended].map((document) => [document.$id, awaitedOrder.read(document)]),
      );
      return payments
        .flatMap((payment) => {
          const order = orders.get(payment.orderId);
          return order?.prepaid ? [readAwaited(payment, order, payments)] : [];
        })
        .sort((one, other) => Number(other.utr !== null) - Number(one.utr !== null));
    },
  });
}
