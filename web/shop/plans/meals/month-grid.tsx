import { Check, type LucideIcon, Pause, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { openingMessages } from '#domain/site/messages.ts';
import { type Day, weekdayOf } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useDayWords, useInLanguage } from '../words.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

/** What a day's cell shows of each of its meals. */
const MARKS: Readonly<Record<ShownMeal['state'], { Icon: LucideIcon; look: string }>> = {
  planned: { Icon: Check, look: 'text-good' },
  cooking: { Icon: Check, look: 'text-good' },
  delivered: { Icon: Check, look: 'text-good' },
  skipped: { Icon: X, look: 'text-muted' },
  paused: { Icon: Pause, look: 'text-muted' },
  closed: { Icon: X, look: 'text-muted' },
  short: { Icon: X, look: 'text-warm' },
  missed: { Icon: X, look: 'text-warm' },
};

/** The states that the line below the grid explains. */
const EXPLAINED = ['planned', 'skipped', 'paused'] as const;

interface MonthGridProps {
  days: readonly (readonly [Day, readonly ShownMeal[]])[];
  today: Day;
  isChosen: (day: Day, meals: readonly ShownMeal[]) => boolean;
  onChoose: (day: Day, meals: readonly ShownMeal[]) => void;
}

/** The days with meals as a calendar; in a narrow box, or with large letters, as many columns as there is room for. */
export function MonthGrid({ days, today, isChosen, onChoose }: MonthGridProps) {
  const texts = useTexts(myMealTexts);
  const inLanguage = useInLanguage();
  const dayWords = useDayWords();
  const { locale } = useTexts(openingMessages);
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className="@container">
      <ol
        aria-label={texts.month}
        className="grid @min-[18rem]:grid-cols-7 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1"
      >
        {days.map(([day, meals]) => {
          const { weekday, date } = dayWords(day);
          const words = meals.map((meal) => `${inLanguage(meal.mealTime).name}, ${texts.states[meal.state]}`);
          const chosen = isChosen(day, meals);
          return (
            <li
              key={day}
              style={{ '--column': weekdayOf(day) + 1 } as CSSProperties}
              className="@min-[18rem]:col-start-(--column)"
            >
              <button
                type="button"
                aria-pressed={chosen}
                aria-label={`${weekday}, ${date}: ${words.join('; ')}`}
                onClick={() => onChoose(day, meals)}
                className={`grid min-h-14 w-full place-items-center content-center rounded-control border px-0.5 py-1 leading-tight ${
                  chosen ? 'border-ink bg-turmeric/25' : 'border-line bg-paper hover:border-turmeric'
                }`}
              >
                <span className="text-muted text-xs">{short.format(new Date(day))}</span>
                <span className={day === today ? 'font-bold text-chilli-text' : 'font-semibold'}>
                  {Number(day.slice(8))}
                </span>
                <span className="flex">
                  {meals.map(({ key, state }) => {
                    const { Icon, look } = MARKS[state];
                    return <Icon key={key} className={`size-3.5 ${look}`} aria-hidden="true" />;
                  })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-muted text-sm">
        {EXPLAINED.map((state) => {
          const { Icon, look } = MARKS[state];
          return (
            <span key={state} className="flex items-center gap-1">
              <Icon className={`size-3.5 ${look}`} />
              {texts.states[state]}
            </span>
          );
        })}
      </p>
    </div>
  );
}
