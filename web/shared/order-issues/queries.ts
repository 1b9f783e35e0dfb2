import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Paise, sum } from '#domain/money.ts';
import { ISSUE_STATES, type IssueKind } from '#domain/order-issues/attributes.ts';
import { lineName } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { orderView } from '#domain/orders/order.ts';
import { getDocument, listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A report of a problem with an order, and its answer; times are ISO times. */
export interface Issue {
  id: string;
  orderId: string;
  /** '#1042'. */
  orderNumber: string;
  customerName: string | null;
  kind: IssueKind;
  /** The lines of the order that it is about, by their index. */
  lines: readonly number[];
  text: string | null;
  photoId: string | null;
  state: StoredDocument<'orderIssues'>['state'];
  answer: string | null;
  refund: Paise | null;
  at: string;
}

export const readIssue = (document: StoredDocument<'orderIssues'>): Issue => ({
  id: document.$id,
  orderId: document.orderId,
  orderNumber: formatOrderNumber(document.orderNumber),
  customerName: document.customerName || null,
  kind: document.kind,
  lines: (document.lines ?? []).map(Number),
  text: document.text,
  photoId: document.photoId,
  state: document.state,
  answer: document.answer,
  refund: document.refund,
  at: document.createdAt,
});

/** The most reports, payments or refunds of one order that are loaded. */
const MAX_PER_ORDER = 100;

/** The reports about one order, oldest first. */
export function issuesOfOrderQuery(sdk: Sdk, userId: string, orderId: string) {
  return queryOptions({
    queryKey: ['orderIssues', 'of', userId, orderId],
    queryFn: async () => {
      const ofOrder = [
        Query.equal('orderId', orderId),
        Query.orderAsc('$sequence'),
        Query.limit(MAX_PER_ORDER),
      ];
      return (await listDocuments(sdk, 'orderIssues', ofOrder)).documents.map(readIssue);
    },
  });
}

const reported = orderView('lines', 'statusSince', 'handedOverBy', 'handedOverTo', 'handOverPhoto');

/** The order of a report, for administrators: the names of its lines, and how it was handed over. */
export function reportedOrderQuery(sdk: Sdk, adminId: string, orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', adminId, 'reported', orderId],
    queryFn: async () => {
      const { lines, ...handed } = reported.read(await getDocument(sdk, 'orders', orderId));
      return { dishes: lines.map(lineName), handed };
    },
  });
}

const PER_PAGE = 50;

/** The value of the filter for reports in every state. */
export const EVERY_STATE = 'all';

/** All customers' reports in one state, newest first; open ones for an empty state. For administrators. */
export function issuesQuery(sdk: Sdk, adminId: string, state: string) {
  const wanted = ISSUE_STATES.find((each) => each === state) ?? 'open';
  return listQuery({
    sdk,
    adminId,
    collection: 'orderIssues',
    queries: [...(state === EVERY_STATE ? [] : [Query.equal('state', wanted)]), Query.orderDesc('createdAt')],
    perPage: PER_PAGE,
    read: readIssue,
  });
}

/** Queries of the amounts paid and refunded for an order; for administrators. */
export function refundableQueries(sdk: Sdk, adminId: string, orderId: string) {
  const ofOrder = [Query.equal('orderId', orderId), Query.limit(MAX_PER_ORDER)];
  const total = (of: readonly { amount: Paise }[]) => sum(...of.map(({ amount }) => amount));
  return [
    queryOptions({
      queryKey: ['payments', 'admin', adminId, 'paid', orderId],
      queryFn: async () => {
        const paid = await listDocuments(sdk, 'payments', [...ofOrder, Query.equal('state', 'paid')]);
        return total(paid.documents);
      },
    }),
    queryOptions({
      queryKey: ['refunds', 'admin', adminId, 'entered', orderId],
      queryFn: async () => total((await listDocuments(sdk, 'refunds', ofOrder)).documents),
    }),
  ] as const;
}
