import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, isDay } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DateInput } from '#web/ui/form/date-field.tsx';
import { dayCloseTexts } from './texts.ts';

interface DayBarProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-paper hover:border-ink disabled:opacity-40';

/** Chooses the shown working day. */
export function DayBar({ day, today, onChange }: DayBarProps) {
  const texts = useTexts(dayCloseTexts);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={texts.before}
        className={STEP}
        onClick={() => onChange(addDays(day, -1))}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <DateInput
        aria-label={texts.day}
        value={day}
        max={today}
        onChange={({ target }) => isDay(target.value) && target.value <= today && onChange(target.value)}
        className="block min-h-11 rounded-full border border-edge bg-paper px-4 text-base hover:border-ink"
      />
      <button
        type="button"
        aria-label={texts.after}
        disabled={day >= today}
        className={STEP}
        onClick={() => onChange(addDays(day, 1))}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
      {day !== today && (
        <button
          type="button"
          onClick={() => onChange('')}
          className="min-h-11 rounded-full border border-edge bg-paper px-4 font-semibold hover:border-ink"
        >
          {texts.today}
        </button>
      )}
    </div>
  );
}
