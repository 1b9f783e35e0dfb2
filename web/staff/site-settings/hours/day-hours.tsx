import type { Span } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import { type DayState, spansFor, stateOf } from './draft.ts';
import { SpanList } from './span-list.tsx';
import { hoursTexts } from './texts.ts';

const STATES: readonly DayState[] = ['closed', 'allDay', 'times'];

interface DayHoursProps {
  /** The name of its field. */
  name: string;
  /** 'Monday', '8 November 2026'. */
  label: string;
  spans: readonly Span[];
  error: string | undefined;
  onChange: (spans: Span[]) => void;
}

/** The fields for one day: closed, open all day, or its hours. */
export function DayHours({ name, label, spans, error, onChange }: DayHoursProps) {
  const texts = useTexts(hoursTexts);
  const state = stateOf(spans);
  return (
    <div className="grid min-w-0 gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
      <Select
        required
        name={name}
        label={label}
        error={error}
        choices={STATES.map((value) => ({ value, label: texts.state[value] }))}
        value={state}
        onPick={(picked) => onChange(spansFor(picked))}
      />
      {state === 'times' && (
        <div className="sm:pt-6.5">
          <SpanList label={label} spans={spans} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
