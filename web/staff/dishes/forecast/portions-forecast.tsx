import { useQuery } from '@tanstack/react-query';
import type { Forecast } from '#domain/prep/forecast.ts';
import { prepWords, rangeWords } from '#domain/prep/words.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dishAdminTexts } from '../texts.ts';

/** A Monday, for the names of weekdays. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60_000;

/** How many portions of a dish are likely on each weekday, for whoever sets its portions of a day (PREP-9). */
export function PortionsForecast({ dishId }: { dishId: string }) {
  const { likely: texts } = useTexts(dishAdminTexts);
  const words = useTexts(prepWords);
  const { locale } = useTexts(dateTexts);
  const sdk = useSdk();
  const { data } = useQuery({
    queryKey: ['dishes', 'forecast', dishId],
    queryFn: () => sdk.call<Forecast>('get', `prep/forecast?${new URLSearchParams({ dishId })}`),
  });
  if (!data || data.isGood === false) return null;
  if (data.isGood === null) return <p className="-mt-2 text-muted text-sm">{texts.tooFew}</p>;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = data.ranges.flatMap((range, at) =>
    range ? [`${weekday.format(new Date(MONDAY + at * DAY))} ${rangeWords(words, 'portion', range)}`] : [],
  );
  return <p className="-mt-2 text-muted text-sm tabular-nums">{texts.days(days.join(' · '))}</p>;
}
