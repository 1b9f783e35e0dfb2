import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { GRIEVANCE_STATES } from '#domain/grievances/attributes.ts';
import { ACKNOWLEDGE_HOURS } from '#domain/grievances/ticket.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

type Document = StoredDocument<'grievances'>;

/** A complaint as the grievance officer reads it; times are ISO times. */
export interface GrievanceRow
  extends Pick<
    Document,
    | 'ticket'
    | 'category'
    | 'text'
    | 'name'
    | 'email'
    | 'phone'
    | 'orderNumber'
    | 'state'
    | 'answer'
    | 'outcome'
    | 'createdAt'
    | 'resolveBy'
  > {
  id: string;
}

/** The value of the filter for complaints in every state. */
export const EVERY_STATE = 'all';

const PER_PAGE = 50;

/** Complaints that are not closed, or those of one state; what is due first stands first. For administrators. */
export function grievancesQuery(sdk: Sdk, adminId: string, address: { get(name: string): string | null }) {
  const state = address.get('state');
  const wanted = GRIEVANCE_STATES.filter((each) => each === state);
  const shown = wanted.length > 0 ? wanted : (['open', 'answered'] as const);
  return listQuery({
    sdk,
    adminId,
    collection: 'grievances',
    queries: [
      ...searchQueries(address.get('q') ?? ''),
      ...(state === EVERY_STATE ? [] : [Query.equal('state', [...shown])]),
      state === 'closed' || state === EVERY_STATE
        ? Query.orderDesc('resolveBy')
        : Query.orderAsc('resolveBy'),
    ],
    perPage: PER_PAGE,
    read: ({ $id, ...document }): GrievanceRow => ({
      id: $id,
      ticket: document.ticket,
      category: document.category,
      text: document.text,
      name: document.name,
      email: document.email,
      phone: document.phone,
      orderNumber: document.orderNumber,
      state: document.state,
      answer: document.answer,
      outcome: document.outcome,
      createdAt: document.createdAt,
      resolveBy: document.resolveBy,
    }),
  });
}

const HOUR = 3_600_000;

/** The numbers of complaints that are overdue, and of those without an answer after 48 hours; for administrators. */
export function lateGrievancesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['grievances', 'admin', adminId, 'late'],
    queryFn: async () => {
      const now = Date.now();
      const before = new Date(now - ACKNOWLEDGE_HOURS * HOUR).toISOString();
      const count = async (...queries: string[]) =>
        (await listDocuments(sdk, 'grievances', [...queries, Query.limit(1)])).total;
      const [overdue, waiting] = await Promise.all([
        count(
          Query.equal('state', ['open', 'answered']),
          Query.lessThanEqual('resolveBy', new Date(now).toISOString()),
        ),
        count(
          Query.equal('state', 'open'),
          Query.lessThanEqual('createdAt', before),
          Query.greaterThan('resolveBy', new Date(now).toISOString()),
        ),
      ]);
      return { overdue, waiting };
    },
  });
}
