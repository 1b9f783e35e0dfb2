import { useQuery } from '@tanstack/react-query';
import { openingMessages } from '#domain/site/messages.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { isAllDay, isAlways, type Span } from '#domain/time/spans.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { businessHours } from '#web/shared/content/contact-details.ts';
import { useContent } from '#web/shared/content/content.ts';
import { hoursQuery, sameDays } from '#web/shared/opening/hours.ts';
import { supportTexts } from './texts.ts';

/** The rows of the list: the owner's hours; the printed ones while the kitchen takes orders at any time. */
function useRows(): { days: string; times: string }[] {
  const texts = useTexts(supportTexts);
  const opening = useTexts(openingMessages);
  const { weekdays } = opening;
  const { longDate } = useDatesIn('UTC');
  const { data } = useQuery(hoursQuery(useSdk()));
  if (!data || isAlways(data))
    return businessHours.map(({ days, opens, closes }) => ({
      days: texts.days[days],
      times: texts.fromTo(opens, closes),
    }));
  const timesOf = (spans: readonly Span[]) => {
    if (isAllDay(spans)) return texts.allDay;
    return spans.length === 0
      ? texts.closed
      : spans
          .map(({ from, to }) => texts.fromTo(clockTime(opening, from), clockTime(opening, to)))
          .join(', ');
  };
  return [
    ...sameDays(data.week).map(({ first, last, spans }) => ({
      days: first === last ? weekdays[first] : texts.fromDayTo(weekdays[first], weekdays[last]),
      times: timesOf(spans),
    })),
    ...data.exceptions.map(({ date, spans }) => ({
      days: longDate(new Date(`${date}T00:00:00Z`)),
      times: timesOf(spans),
    })),
  ];
}

/** The kitchen's business hours. */
export function Hours() {
  const texts = useTexts(supportTexts);
  const rows = useRows();
  const { quote, quoteBy } = useContent('support') ?? {};
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-4 text-3xl">
        {texts.hours}
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {rows.map(({ days, times }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3.5">
            <dt>{days}</dt>
            <dd className="font-semibold tabular-nums">{times}</dd>
          </div>
        ))}
      </dl>
      {quote && (
        <figure className="wrap-anywhere mt-6 border-turmeric border-l-4 pl-5">
          <blockquote className="font-display text-xl leading-snug">{quote}</blockquote>
          {quoteBy && <figcaption className="mt-2 text-muted">{quoteBy}</figcaption>}
        </figure>
      )}
    </section>
  );
}
