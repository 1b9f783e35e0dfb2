import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';

interface DayChipsProps {
  legend: string;
  days: readonly Weekday[];
  chosen: readonly Weekday[];
  onChange: (chosen: readonly Weekday[]) => void;
}

/** A Monday, by which the names of days are written. */
const MONDAY = Date.parse('2026-08-03T00:00:00Z');
const DAY = 86_400_000;

/** Days of the week as chips, several of which can be chosen. */
export function DayChips({ legend, days, chosen, onChange }: DayChipsProps) {
  const { weekdays, locale } = useTexts(openingMessages);
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const toggle = (day: Weekday, isChosen: boolean) =>
    onChange(WEEKDAYS.filter((each) => (each === day ? isChosen : chosen.includes(each))));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <label
            key={day}
            className="flex min-h-11 min-w-12 cursor-pointer items-center justify-center rounded-full border border-edge bg-paper px-3 font-semibold transition-colors duration-150 hover:border-ink has-checked:border-turmeric has-checked:bg-turmeric has-checked:text-on-turmeric has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
          >
            <input
              type="checkbox"
              name="days"
              className="sr-only"
              aria-label={weekdays[day]}
              checked={chosen.includes(day)}
              onChange={(event) => toggle(day, event.target.checked)}
            />
            <span aria-hidden="true">{short.format(MONDAY + WEEKDAYS.indexOf(day) * DAY)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
