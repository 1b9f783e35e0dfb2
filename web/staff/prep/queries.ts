import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { PrepStation } from '#domain/prep/groups.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { type PrintedNeed, readPrintedNeeds } from '#domain/prep/print-attributes.ts';
import type { Day } from '#domain/time/local-time.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';

/** Milliseconds between two loads: skipped meals are no events of an order. */
const ASK_AGAIN = 60_000;

/** The part of a day that is looked at; empty times are the beginning and the end of the day. */
export interface ListedSpan {
  day: Day;
  from: string;
  until: string;
}

const paramsOf = ({ day, from, until }: ListedSpan): string =>
  new URLSearchParams({ day, ...(from && { from }), ...(until && { until }) }).toString();

/** What is to be cooked. Orders change it, so it is asked for again with each of them. */
export const prepListQuery = (sdk: Sdk, userId: string, span: ListedSpan) =>
  queryOptions({
    queryKey: ['orders', 'prep', userId, span],
    queryFn: () => sdk.call<PrepList>('get', `prep?${paramsOf(span)}`),
    refetchInterval: ASK_AGAIN,
    placeholderData: (before: PrepList | undefined) => (before?.day === span.day ? before : undefined),
  });

/** How much is ready of each need of a day, by its key. */
export const prepTicksQuery = (sdk: Sdk, userId: string, day: Day) =>
  queryOptions({
    queryKey: ['prepTicks', userId, day],
    queryFn: async () =>
      new Map(
        (await listEvery(sdk, 'prepTicks', [Query.equal('day', day)])).map(
          ({ need, quantity }) => [need, quantity] as const,
        ),
      ),
  });

/** A list that was printed. */
export interface PrepPrint {
  at: string;
  needs: readonly PrintedNeed[];
}

/** The last print of the same part of the day and the same station; null: none. */
export const lastPrintQuery = (sdk: Sdk, userId: string, { day, from, until }: ListedSpan, station: string) =>
  queryOptions({
    queryKey: ['prepPrints', userId, day, from, until, station],
    queryFn: async (): Promise<PrepPrint | null> => {
      const { documents } = await listDocuments(sdk, 'prepPrints', [
        Query.equal('day', day),
        Query.equal('from', from),
        Query.equal('until', until),
        Query.equal('menuId', station),
        Query.orderDesc('$sequence'),
        Query.limit(1),
      ]);
      const [last] = documents;
      return last ? { at: last.$createdAt, needs: readPrintedNeeds(last.needs) } : null;
    },
  });

/** The stations, in the order of the menus. */
export const prepStationsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['menus', 'prep'],
    queryFn: async (): Promise<PrepStation[]> =>
      inOrder(await listEvery(sdk, 'menus')).map(({ $id: id, name, translations }) => ({
        id,
        name,
        translations,
      })),
  });

/** A meal time of plans, as a part of the day. */
export interface PrepMealTime {
  id: string;
  name: string;
  from: string;
  until: string;
}

/** The meal times; everybody reads them. */
export const prepMealTimesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['mealTimes', 'prep'],
    queryFn: async (): Promise<PrepMealTime[]> =>
      (await listEvery(sdk, 'mealTimes'))
        .map(({ $id: id, name, deliveredFrom: from, deliveredUntil: until }) => ({ id, name, from, until }))
        .sort((one, other) => (one.from < other.from ? -1 : 1)),
  });
