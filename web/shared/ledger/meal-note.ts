import { queryOptions, useQuery } from '@tanstack/react-query';
import { inLanguage } from '#domain/languages/in-language.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** Noon, in minutes of the day. */
const NOON = 720;

/** The names of all meal times, with their translations. */
const mealTimeTranslationsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['mealTimes', 'translations'],
    queryFn: () => listEvery(sdk, 'mealTimes', [], ['name', 'translations']),
  });

/** The part of an entry that says what it was for. */
interface Noted {
  note: string | null;
  mealDate: string | null;
  mealTimeId: string | null;
}

/** Says what entries were for: a meal in the reader's language, everything else in the words of whoever recorded it. */
export function useEntryNote(entries: readonly Noted[]): (entry: Noted) => string | null {
  const { language } = useDocumentParts();
  const { shortDate } = useDates();
  const { timeZone } = useSiteSettings().shop;
  const isAsked = entries.some(({ mealTimeId }) => mealTimeId !== null);
  const { data: mealTimes = [] } = useQuery({ ...mealTimeTranslationsQuery(useSdk()), enabled: isAsked });
  return ({ note, mealDate, mealTimeId }) => {
    const mealTime = mealTimes.find(({ $id }) => $id === mealTimeId);
    if (!mealTime || mealDate === null) return note;
    return `${inLanguage(mealTime, language).name}, ${shortDate(new Date(momentOf(mealDate, NOON, timeZone)))}`;
  };
}
