import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Day, isDay } from '#domain/site/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import type { ListedSpan, PrepMealTime, PrepStation } from './queries.ts';
import { prepTexts } from './texts.ts';

interface PrepBarProps {
  span: ListedSpan;
  today: Day;
  mealTimes: readonly PrepMealTime[];
  stations: readonly PrepStation[];
  /** The id of the chosen station; empty: all. */
  station: string;
  /** Whether somebody chooses the times themselves. */
  isOwnSpan: boolean;
  onChange: (change: Readonly<Record<string, string>>) => void;
}

const CONTROL =
  'min-h-11 rounded-full border border-edge bg-paper px-4 text-base tabular-nums hover:border-ink';
const ALL_DAY = 'all';
const OWN = 'own';

/** Chooses the day, the part of it and the station that the list is for. */
export function PrepBar({ span, today, mealTimes, stations, station, isOwnSpan, onChange }: PrepBarProps) {
  const texts = useTexts(prepTexts);
  const { day, from, until } = span;
  const mealTime = mealTimes.find((each) => each.from === from && each.until === until);
  const chosen = isOwnSpan ? OWN : (mealTime?.id ?? (from || until ? OWN : ALL_DAY));
  const choose = (value: string) => {
    const found = mealTimes.find(({ id }) => id === value);
    if (value === OWN) onChange({ span: OWN, from: from || '00:00', until: until || '23:59' });
    else onChange({ span: '', from: found?.from ?? '', until: found?.until ?? '' });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <div className="flex items-center gap-1 max-sm:w-full">
        <Button variant="quiet" aria-label={texts.before} onClick={() => onChange({ day: addDays(day, -1) })}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Button>
        <input
          type="date"
          aria-label={texts.day}
          value={day}
          onChange={({ target }) => isDay(target.value) && onChange({ day: target.value })}
          className={`${CONTROL} max-sm:min-w-0 max-sm:flex-1`}
        />
        <Button variant="quiet" aria-label={texts.after} onClick={() => onChange({ day: addDays(day, 1) })}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
        {day !== today && (
          <Button variant="quiet" onClick={() => onChange({ day: '' })}>
            {texts.today}
          </Button>
        )}
      </div>
      <ChoiceFilter
        label={texts.span}
        value={chosen}
        onChange={choose}
        choices={[
          { value: ALL_DAY, label: texts.allDay },
          ...mealTimes.map(({ id, name }) => ({ value: id, label: name })),
          { value: OWN, label: texts.ownSpan },
        ]}
      />
      {chosen === OWN && (
        <div className="flex items-center gap-2">
          {(['from', 'until'] as const).map((name) => (
            <input
              key={name}
              type="time"
              aria-label={texts[name]}
              value={span[name]}
              onChange={({ target }) => target.value && onChange({ [name]: target.value })}
              className={CONTROL}
            />
          ))}
        </div>
      )}
      {stations.length > 1 && (
        <ChoiceFilter
          label={texts.station}
          value={station}
          onChange={(value) => onChange({ station: value })}
          choices={[
            { value: '', label: texts.everyStation },
            ...stations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  );
}
