import { CalendarDays, X } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { DateInput } from '#web/ui/form/date-field.tsx';
import { adminOrderTexts } from './texts.ts';

interface DayFilterProps {
  /** '2026-08-03'; empty shows every day. */
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** Chooses one calendar day, in the kitchen's time zone. */
export function DayFilter({ day, today, onChange }: DayFilterProps) {
  const texts = useTexts(adminOrderTexts);
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <span className="relative block min-w-0">
        <CalendarDays
          className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
          aria-hidden="true"
        />
        <DateInput
          aria-label={texts.day}
          value={day}
          max={today}
          onChange={(event) => onChange(event.target.value)}
          className="block min-h-11 rounded-full border border-edge bg-paper pr-4 pl-11 text-base transition-colors duration-150 hover:border-ink"
        />
      </span>
      <button
        type="button"
        aria-pressed={day === today}
        onClick={() => onChange(day === today ? '' : today)}
        className="min-h-11 rounded-full border border-edge bg-paper px-4 font-semibold transition-colors duration-150 hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
      >
        {texts.today}
      </button>
      {day !== '' && day !== today && (
        <button
          type="button"
          aria-label={texts.everyDay}
          onClick={() => onChange('')}
          className="grid size-11 place-items-center rounded-full text-muted hover:bg-ink/6 hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
