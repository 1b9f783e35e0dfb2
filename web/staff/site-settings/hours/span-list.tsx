import { Plus, X } from 'lucide-react';
import { minuteOf, type Span } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursTexts } from './texts.ts';

/** In a narrow window the clock that Chromium draws inside would cut off the first digit. */
const TIME =
  'min-h-11 w-30 min-w-0 rounded-control border border-edge bg-paper px-2 py-2 text-base text-ink tabular-nums hover:border-ink max-sm:w-26 max-sm:[&::-webkit-calendar-picker-indicator]:hidden';

/** A new span. */
const EMPTY: Span = { from: '', to: '' };

interface SpanListProps {
  /** The day: 'Monday'. */
  label: string;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
}

/** The spans of one day, with buttons to add and remove one. */
export function SpanList({ label, spans, onChange }: SpanListProps) {
  const texts = useTexts(hoursTexts);
  const change = (place: number, part: Partial<Span>) =>
    onChange(spans.map((span, each) => (each === place ? { ...span, ...part } : span)));
  return (
    <div className="grid justify-items-start gap-2">
      {spans.map(({ from, to }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and their fields have no state
        <div key={place} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <input
            type="time"
            aria-label={texts.opens(label, place + 1)}
            value={from}
            onChange={(event) => change(place, { from: event.target.value })}
            className={TIME}
          />
          <span>{texts.to}</span>
          <input
            type="time"
            aria-label={texts.closes(label, place + 1)}
            value={to}
            onChange={(event) => change(place, { to: event.target.value })}
            className={TIME}
          />
          <button
            type="button"
            aria-label={texts.remove(label, place + 1)}
            onClick={() => onChange(spans.filter((_, each) => each !== place))}
            className="grid size-11 place-items-center rounded-control text-muted hover:bg-chilli/10 hover:text-danger"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
          {from !== '' && to !== '' && minuteOf(to) <= minuteOf(from) && (
            <span className="text-muted text-sm">{texts.nextDay}</span>
          )}
        </div>
      ))}
      <Button
        variant="quiet"
        className="-ml-3"
        aria-label={texts.addTo(label)}
        onClick={() => onChange([...spans, EMPTY])}
      >
        <Plus className="size-4.5" aria-hidden="true" />
        {texts.add}
      </Button>
    </div>
  );
}
