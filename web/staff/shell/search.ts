import { keepPreviousData, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { orderView } from '#domain/orders/order.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import type { adminShellTexts } from './shell-texts.ts';

/** The most results of each kind. */
const MAX_RESULTS = 5;

export type ResultGroup = keyof typeof adminShellTexts.search.groups;

export interface Result {
  id: string;
  group: ResultGroup;
  /** Undefined if there is no name. */
  title: string | undefined;
  /** Tells results with the same title apart. */
  detail: string;
  to: string;
}

const address = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

const foundOrder = orderView('number', 'customerName', 'customerPhone');

function ordersFound(sdk: Sdk, adminId: string, text: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', adminId, 'everything', text],
    queryFn: async (): Promise<Result[]> => {
      const { documents } = await listDocuments(
        sdk,
        'orders',
        [...searchQueries(text), Query.orderDesc('orderedOn'), Query.limit(MAX_RESULTS)],
        foundOrder.attributes,
      );
      return documents.map(foundOrder.read).map(({ id, number, customerName, customerPhone }) => ({
        id,
        group: 'orders',
        title: number,
        detail: [customerName, customerPhone].filter(Boolean).join(' · '),
        to: address('/admin/orders', 'order', id),
      }));
    },
  });
}

function peopleFound(sdk: Sdk, adminId: string, text: string) {
  return queryOptions({
    queryKey: ['users', 'admin', adminId, 'everything', text],
    queryFn: async (): Promise<Result[]> => {
      const { documents } = await listDocuments(
        sdk,
        'users',
        [...searchQueries(text), Query.limit(MAX_RESULTS)],
        ['name', 'email', 'phone'],
      );
      return documents.map(({ $id, name, email, phone }) => ({
        id: $id,
        group: 'people',
        title: name ?? undefined,
        detail: [email, phone].filter(Boolean).join(' · '),
        to: address('/admin/customers', 'q', email ?? (phone === null ? '' : `${phone}`)),
      }));
    },
  });
}

function dishesFound(sdk: Sdk, adminId: string, text: string) {
  return queryOptions({
    queryKey: ['dishes', 'admin', adminId, 'everything', text],
    queryFn: async (): Promise<Result[]> => {
      const { documents } = await listDocuments(
        sdk,
        'dishes',
        [...text.split(/\s+/).map((word) => Query.search('name', word)), Query.limit(MAX_RESULTS)],
        ['name'],
      );
      return documents.map(({ $id, name }) => ({
        id: $id,
        group: 'dishes',
        title: name,
        detail: '',
        to: address('/admin/dishes', 'q', name),
      }));
    },
  });
}

export interface Search {
  results: readonly Result[];
  searching: boolean;
  failed: boolean;
}

const KINDS = [ordersFound, peopleFound, dishesFound];

/** Loads what a text finds, or waits for it if it is being loaded; nothing if that fails. */
export function useFind(): (text: string) => Promise<Result[]> {
  const adminId = useAdminId();
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (text) => {
    const found = KINDS.map((query) => queries.fetchQuery(query(sdk, adminId, text.trim())));
    const answers = await Promise.allSettled(found);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

/** Orders, people and dishes that match every word of a text, a few of each. Without a word nothing is requested. */
export function useSearch(text: string): Search {
  const adminId = useAdminId();
  const sdk = useSdk();
  const wanted = text.trim();
  const found = useQueries({
    queries: KINDS.map((query) => ({
      ...query(sdk, adminId, wanted),
      enabled: wanted !== '',
      placeholderData: keepPreviousData,
    })),
  });
  return {
    results: wanted === '' ? [] : found.flatMap(({ data }) => data ?? []),
    searching: found.some(({ isFetching }) => isFetching),
    failed: found.some(({ isError }) => isError),
  };
}
