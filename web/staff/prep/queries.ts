import { queryOptions } from '@tanstack/react-query';
import type { PrepList } from '#domain/prep/list.ts';
import type { Day } from '#domain/site/local-time.ts';
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

/** A menu, whose dishes are cooked at one station. */
export interface PrepStation {
  id: string;
  name: string;
}

/** The stations, in the order of the menus. */
export const prepStationsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['menus', 'prep'],
    queryFn: async (): Promise<PrepStation[]> =>
      inOrder(await listEvery(sdk, 'menus')).map(({ $id: id, name }) => ({ id, name })),
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
