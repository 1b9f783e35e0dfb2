import type { PrepStation } from '#domain/prep/groups.ts';
import type { Day } from '#domain/time/local-time.ts';
import { DayChooser } from '#web/brand/day-chooser.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import type { ListedSpan, PrepMealTime } from './queries.ts';
import { prepTexts } from './texts.ts';
import { useNameOf } from './use-name-of.ts';

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
  const nameOf = useNameOf();
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
      <DayChooser
        day={day}
        today={today}
        texts={texts}
        onChange={(chosenDay) => onChange({ day: chosenDay })}
      />
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
            ...stations.map((each) => ({ value: each.id, label: nameOf(each) })),
          ]}
        />
      )}
    </div>
  );
}
