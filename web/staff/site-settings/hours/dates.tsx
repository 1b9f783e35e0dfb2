import { CalendarPlus, X } from 'lucide-react';
import { useDatesIn } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { DayHours } from './day-hours.tsx';
import { fieldOf, type HoursDraft } from './draft.ts';
import { hoursTexts } from './texts.ts';

type Dates = HoursDraft['exceptions'];

interface DateListProps {
  dates: Dates;
  /** The first day that can be chosen. */
  today: string;
  problems: Readonly<Partial<Record<string, string>>>;
  onChange: (dates: Dates) => void;
}

/** Dates whose hours differ from those of their weekday. */
export function DateList({ dates, today, problems, onChange }: DateListProps) {
  const all = useTexts(hoursTexts);
  const { dates: texts } = all;
  const { longDate } = useDatesIn('UTC');
  const change = (place: number, part: Partial<Dates[number]>) =>
    onChange(dates.map((each, other) => (other === place ? { ...each, ...part } : each)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-lg font-semibold">{texts.title}</legend>
      <p className="text-muted text-sm">{texts.hint}</p>
      {dates.map(({ date, spans }, place) => {
        const day = date ? longDate(new Date(`${date}T00:00:00Z`)) : texts.newDate;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a date may be typed twice for a moment
            key={place}
            className="grid min-w-0 gap-3 rounded-control border border-line p-3"
          >
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1 sm:max-w-48">
                <DateField
                  required
                  min={today}
                  label={texts.date}
                  value={date}
                  onChange={(event) => change(place, { date: event.target.value })}
                />
              </div>
              <Button
                variant="quiet"
                aria-label={texts.remove(day)}
                onClick={() => onChange(dates.filter((_, other) => other !== place))}
              >
                <X className="size-4.5" aria-hidden="true" />
                {texts.removeShort}
              </Button>
            </div>
            <DayHours
              name={fieldOf.date(place)}
              label={day}
              spans={spans}
              error={problems[fieldOf.date(place)]}
              onChange={(changed) => change(place, { spans: changed })}
            />
          </div>
        );
      })}
      <div>
        <Button variant="secondary" onClick={() => onChange([...dates, { date: '', spans: [] }])}>
          <CalendarPlus className="size-4.5" aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}
