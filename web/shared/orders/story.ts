import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { WirePayment } from '#domain/payments/attributes.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { type PaymentProblem, readProblems } from '#domain/payments/problems.ts';
import type { WireRefund } from '#domain/refunds/attributes.ts';
import {
  getDocument,
  listDocuments,
  readDocuments,
  type StoredDocument,
  type WireDocument,
} from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { readChange } from './changes/order-change.ts';
import { readRevision } from './changes/queries.ts';
import { readInvoice } from './invoices/invoice.ts';
import { followedOrder } from './order-views.ts';

/** An event of the order. */
export interface StoryEvent {
  type: string;
  from: OrderStatus;
  to: OrderStatus | null;
  createdAt: string;
}

export interface StoryPayment {
  id: string;
  method: PaymentMethod;
  amount: Paise;
  state: WirePayment['state'];
  mock: boolean;
  /** The UTR: as the customer entered it, or as staff recorded it. */
  reference: string | null;
  /** What the customer paid to the gateway on top. */
  gatewayFee: Paise | null;
  /** When the customer claimed to have paid, and when the kitchen answered that the payment has not come. */
  claimedAt: string | null;
  deniedAt: string | null;
  /** Why the kitchen took its confirmation back. */
  takenBackReason: WirePayment['takenBackReason'];
  /** What staff have to look at. */
  problems: PaymentProblem[];
}

export interface StoryRefund {
  id: string;
  amount: Paise;
  state: WireRefund['state'];
  /** The payment through the gateway that is refunded; null: the kitchen gives it back itself. */
  paymentId: string | null;
  reason: WireRefund['reason'];
  note: string | null;
  doneAt: string | null;
  /** The customer has it as credit in the ledger. */
  toBalance: boolean;
}

/** The most events, payments or refunds of one order that are loaded. */
const MAX_PER_ORDER = 500;

const readEvent = ({ type, from, to, ...event }: StoredDocument<'orderEvents'>): StoryEvent => ({
  type,
  from,
  to,
  createdAt: event.createdAt ?? event.$createdAt,
});

const readPayment = (document: StoredDocument<'payments'>): StoryPayment => {
  const { $id: id, method, amount, state, mock, reference, claimedAt, deniedAt, takenBackReason } = document;
  const { gatewayFee } = document;
  const problems = readProblems(document.problems);
  return {
    id,
    method,
    amount,
    state,
    mock,
    reference,
    gatewayFee,
    claimedAt,
    deniedAt,
    takenBackReason,
    problems,
  };
};

const readRefund = (document: StoredDocument<'refunds'>): StoryRefund => {
  const { $id: id, amount, state, paymentId, reason, note, doneAt, toBalance } = document;
  return { id, amount, state, paymentId, reason, note, doneAt, toBalance };
};

const ofOrder = (id: string) => [
  Query.equal('orderId', id),
  Query.orderAsc('$sequence'),
  Query.limit(MAX_PER_ORDER),
];

export function followedOrderQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'followed', userId, id],
    queryFn: async () => followedOrder.read(await getDocument(sdk, 'orders', id)),
  });
}

export function orderEventsQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['orderEvents', userId, id],
    queryFn: async () => (await listDocuments(sdk, 'orderEvents', ofOrder(id))).documents.map(readEvent),
  });
}

export function orderPaymentsQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['payments', userId, id],
    queryFn: async () => (await listDocuments(sdk, 'payments', ofOrder(id))).documents.map(readPayment),
  });
}

export function orderRefundsQuery(sdk: Sdk, userId: string, id: string) {
  return queryOptions({
    queryKey: ['refunds', userId, id],
    queryFn: async () => (await listDocuments(sdk, 'refunds', ofOrder(id))).documents.map(readRefund),
  });
}

interface SharedOrder {
  order: WireDocument<'orders'>;
  events: WireDocument<'orderEvents'>[];
  payments: WireDocument<'payments'>[];
  refunds: WireDocument<'refunds'>[];
  issues: WireDocument<'orderIssues'>[];
  changes: WireDocument<'orderChanges'>[];
  revisions: WireDocument<'orderRevisions'>[];
  invoices: WireDocument<'invoices'>[];
}

/** Milliseconds between two loads of a shared order: visitors receive no events of orders. */
const READ_AGAIN = 20_000;

/** The order behind a mailed link, for anybody who has the link. */
export function sharedOrderQuery(sdk: Sdk, id: string, secret: string) {
  return queryOptions({
    queryKey: ['orders', 'shared', id, secret],
    queryFn: async () => {
      const path = `orders/${encodeURIComponent(id)}/shared`;
      const answer = await sdk.call<SharedOrder>('get', path, { secret });
      return {
        order: followedOrder.read(answer.order),
        events: answer.events.map(readEvent),
        payments: readDocuments('payments', answer.payments).map(readPayment),
        refunds: readDocuments('refunds', answer.refunds).map(readRefund),
        issues: readDocuments('orderIssues', answer.issues),
        changes: readDocuments('orderChanges', answer.changes).map(readChange),
        revisions: readDocuments('orderRevisions', answer.revisions).map(readRevision),
        invoices: readDocuments('invoices', answer.invoices).map(readInvoice),
      };
    },
    refetchInterval: READ_AGAIN,
  });
}
