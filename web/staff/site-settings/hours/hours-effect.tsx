import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { NO_PAUSE } from '#domain/site/opening/service.ts';
import { shownOpening } from '#domain/site/opening/shown-opening.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { isAllDay, isAlways, type Span } from '#domain/time/spans.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { sameDays } from '#web/shared/opening/hours.ts';
import { settingTexts } from '../texts.ts';
import { type HoursDraft, hoursOf } from './draft.ts';
import { hoursTexts } from './texts.ts';

/** A preview of what customers see now with these hours, which must be valid. */
export function HoursEffect({ draft, now }: { draft: HoursDraft; now: Date }) {
  const { effect: texts } = useTexts(hoursTexts);
  const { effect } = useTexts(settingTexts);
  const opening = useTexts(openingMessages);
  const { weekdays, closed } = opening;
  const { shop } = useSiteSettings();
  const hours = hoursOf(draft);
  const { state, opens } = shownOpening({ hours, shop, pause: NO_PAUSE }, now);
  const timesOf = (spans: readonly Span[]) => {
    if (isAllDay(spans)) return texts.allDay;
    return spans.length === 0
      ? texts.closed
      : spans
          .map(({ from, to }) => texts.fromTo(clockTime(opening, from), clockTime(opening, to)))
          .join(', ');
  };
  return (
    <div className="rounded-control bg-turmeric/15 px-4 py-3">
      <p className="text-muted text-sm">{effect.title}</p>
      <p className="font-semibold">{state === 'open' ? texts.now : closed(whenWords(opening, opens))}</p>
      {isAlways(hours) ? (
        <p>{texts.always}</p>
      ) : (
        <ul>
          {sameDays(hours.week).map(({ first, last, spans }) => (
            <li key={first}>
              {texts.row(
                first === last ? weekdays[first] : texts.days(weekdays[first], weekdays[last]),
                timesOf(spans),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
