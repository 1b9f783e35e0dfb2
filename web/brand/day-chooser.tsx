import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Day, isDay } from '#domain/time/local-time.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/form/date-field.tsx';

interface DayChooserProps {
  day: Day;
  today: Day;
  texts: Readonly<Record<'day' | 'before' | 'after' | 'today', string>>;
  /** Empty for today. */
  onChange: (day: Day | '') => void;
}

/** Chooses a day: the one before, the next one, today, or any. */
export function DayChooser({ day, today, texts, onChange }: DayChooserProps) {
  return (
    <div className="flex items-center gap-1 max-sm:w-full sm:-ml-4">
      <Button variant="quiet" aria-label={texts.before} onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </Button>
      <DateInput
        aria-label={texts.day}
        value={day}
        onChange={({ target }) => isDay(target.value) && onChange(target.value)}
        className="min-h-11 rounded-full border border-edge bg-paper px-4 text-base tabular-nums hover:border-ink max-sm:min-w-0 max-sm:flex-1"
      />
      <Button variant="quiet" aria-label={texts.after} onClick={() => onChange(addDays(day, 1))}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
      {day !== today && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {texts.today}
        </Button>
      )}
    </div>
  );
}
