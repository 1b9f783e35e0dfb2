import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { Query } from 'appwrite';
import type { Translated } from '#domain/languages/translations.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { activityTexts } from './texts.tsx';

/** The number of events shown at first; each press adds twice as many. */
export const ACTIVITY_STEP = 8;

/** An event of the account's log. */
type Activity = Models.Log & {
  /** The attribute that was updated, if it was an update. */
  detail?: string;
  /** Its number among all events of the account; the oldest is 1. */
  place: number;
};

/** The latest events of an account, newest first. @param count how many */
export function activityQuery({ account }: Sdk, userId: string, count = ACTIVITY_STEP) {
  return queryOptions({
    queryKey: ['activity', userId, count],
    queryFn: async () => {
      const { total, logs } = await account.listLogs([Query.limit(count)]);
      const placed = logs.map((log, at): Activity => ({ ...log, place: total - at }));
      return { total, logs: placed };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** An event in words; an unknown event is called a change of the account. */
export function activityWords(
  { event, detail }: Pick<Activity, 'event' | 'detail'>,
  { events, other }: Translated<typeof activityTexts>,
): string {
  const words: Readonly<Record<string, string>> = events;
  return words[detail ? `${event} ${detail}` : event] ?? other;
}
