import { Copy } from 'lucide-react';
import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DayHours } from './day-hours.tsx';
import { copiedToAll, fieldOf, type HoursDraft } from './draft.ts';
import { hoursTexts } from './texts.ts';

interface WeekFieldsProps {
  draft: HoursDraft;
  problems: Readonly<Record<string, string | undefined>>;
  /** @param field the field that was changed; undefined if a day was copied to all */
  onChange: (draft: HoursDraft, field?: string) => void;
}

/** The hours of each day of the week. One day can be copied to all. */
export function WeekFields({ draft, problems, onChange }: WeekFieldsProps) {
  const texts = useTexts(hoursTexts);
  const { weekdays } = useTexts(openingMessages);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-lg font-semibold">{texts.week}</legend>
      {WEEKDAYS.map((day) => (
        <div
          key={day}
          className="grid min-w-0 gap-1 border-line not-last:border-b not-last:pb-3 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <DayHours
            name={fieldOf.day(day)}
            label={weekdays[day]}
            spans={draft.week[day]}
            error={problems[fieldOf.day(day)]}
            onChange={(spans) =>
              onChange({ ...draft, week: { ...draft.week, [day]: spans } }, fieldOf.day(day))
            }
          />
          <Button
            variant="quiet"
            className="justify-self-start lg:mt-6.5"
            aria-label={texts.copyOf(weekdays[day])}
            onClick={() => onChange(copiedToAll(draft, day))}
          >
            <Copy className="size-4.5" aria-hidden="true" />
            {texts.copy}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
