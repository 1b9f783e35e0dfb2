import { useState } from 'react';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { useDayWords } from '../words.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MealRow } from './meal-row.tsx';
import { canSkip, useMealName } from './meal-words.ts';
import { useMoneyWords } from './money-words.ts';
import { MonthGrid } from './month-grid.tsx';
import type { ShownMeal } from './queries.ts';
import { subscriptionTexts } from './subscription-texts.ts';
import { myMealTexts } from './texts.ts';
import { useMealChanges } from './use-meal-changes.ts';

interface CalendarProps {
  userId: string;
  /** As they will be once what waits is sent. */
  meals: readonly (ShownMeal & { isWaiting: boolean })[];
  subscriptions: readonly ShownSubscription[];
  /** The addresses of the customer's book. */
  addresses: readonly SelectOption[];
  /** Shows a grid, and the meals of one of its days below. */
  asGrid: boolean;
  today: Day;
  now: Date;
}

/** The days of some meals, in their order. */
function daysOf<Meal extends ShownMeal>(meals: readonly Meal[]): [Day, Meal[]][] {
  const sorted = meals.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const days = [...new Set(sorted.map(({ date }) => date))];
  return days.map((day) => [day, sorted.filter(({ date }) => date === day)]);
}

/** A customer's meals day by day, each of which is skipped, brought back and changed until its cutoff (PLAN-24). */
export function Calendar({ userId, meals, subscriptions, addresses, asGrid, today, now }: CalendarProps) {
  const texts = useTexts(myMealTexts);
  const changedTexts = useTexts(subscriptionTexts).change;
  const dayWords = useDayWords();
  const nameOf = useMealName();
  const moneyWords = useMoneyWords();
  const [chosen, setChosen] = useState<readonly string[]>();
  const [changing, setChanging] = useState<string>();
  const [openDay, setOpenDay] = useState<Day>();
  const subscriptionOf = (meal: ShownMeal) => subscriptions.find(({ id }) => id === meal.subscriptionId);
  const agreedOf = (meal: ShownMeal) => subscriptionOf(meal)?.quantity ?? 1;
  const { busy, change, skip, bringBack } = useMealChanges(userId, agreedOf, now);
  const picked = meals.filter(({ key }) => chosen?.includes(key));
  const toSkip = picked.filter(({ state }) => state === 'planned');
  const toBringBack = picked.filter(({ state }) => state === 'skipped');
  const severalDone = async (some: readonly ShownMeal[], state: 'planned' | 'skipped') => {
    const done = await change(some, { state });
    setChosen(undefined);
    if (done > 0) toast.success(texts.several.done(done));
  };
  const opened = meals.find(({ key }) => key === changing);
  const days = daysOf(meals);
  const shownDay = openDay ?? days[0]?.[0];
  const shownDays = asGrid ? (chosen ? [] : days.filter(([day]) => day === shownDay)) : days;
  const keysOf = (ofDay: readonly ShownMeal[]) =>
    ofDay.filter((meal) => canSkip(meal, now)).map(({ key }) => key);
  const isWhole = (keys: readonly string[]) => keys.length > 0 && keys.every((key) => chosen?.includes(key));
  const pressDay = (day: Day, ofDay: readonly ShownMeal[]) => {
    if (!chosen) return setOpenDay(day);
    const keys = keysOf(ofDay);
    const others = chosen.filter((key) => !keys.includes(key));
    setChosen(isWhole(keys) ? others : [...others, ...keys]);
  };
  const hasSeveral = subscriptions.filter(({ isActive }) => isActive).length > 1;
  return (
    <>
      <div className="mb-3 flex justify-end">
        <Button variant="quiet" onClick={() => setChosen(chosen ? undefined : [])}>
          {chosen ? texts.several.end : texts.several.begin}
        </Button>
      </div>
      {asGrid && (
        <MonthGrid
          days={days}
          today={today}
          isChosen={(day, ofDay) => (chosen ? isWhole(keysOf(ofDay)) : day === shownDay)}
          onChoose={pressDay}
        />
      )}
      <ol className={`grid gap-3 ${asGrid ? 'mt-4' : ''}`}>
        {shownDays.map(([day, ofDay]) => {
          const { weekday, date } = dayWords(day);
          const near = day === today ? texts.today : day === addDays(today, 1) ? texts.tomorrow : undefined;
          return (
            <li key={day} className="rounded-card border border-line bg-paper px-4 py-2 shadow-soft sm:px-5">
              <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg">
                {near ?? weekday}
                <span className="font-normal font-sans text-base text-muted">
                  {near ? `${weekday}, ${date}` : date}
                </span>
              </h3>
              <ul className="divide-y divide-line">
                {ofDay.map((meal) => (
                  <MealRow
                    key={meal.key}
                    meal={meal}
                    now={now}
                    planName={hasSeveral ? subscriptionOf(meal)?.planName : undefined}
                    isWaiting={meal.isWaiting}
                    busy={busy.includes(meal.key)}
                    chosen={chosen?.includes(meal.key)}
                    onChoose={(isChosen) =>
                      setChosen((known = []) =>
                        isChosen ? [...known, meal.key] : known.filter((key) => key !== meal.key),
                      )
                    }
                    onSkip={() => void skip(meal, subscriptionOf(meal))}
                    onBringBack={() => void bringBack(meal)}
                    onChange={() => setChanging(meal.key)}
                  />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {picked.length > 0 && (
        <div className="sticky bottom-20 z-20 mt-4 grid gap-2 rounded-card border border-line bg-paper p-4 shadow-xl sm:bottom-4">
          {toSkip[0] && (
            <p role="status" className="text-sm">
              {moneyWords(toSkip, subscriptionOf(toSkip[0]))}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {toSkip.length > 0 && (
              <Button busy={busy.length > 0} onClick={() => void severalDone(toSkip, 'skipped')}>
                {texts.several.skip(toSkip.length)}
              </Button>
            )}
            {toBringBack.length > 0 && (
              <Button
                variant="secondary"
                busy={busy.length > 0}
                onClick={() => void severalDone(toBringBack, 'planned')}
              >
                {texts.several.bringBack(toBringBack.length)}
              </Button>
            )}
          </div>
        </div>
      )}
      {opened && (
        <ChangeDialog
          meal={opened}
          agreed={agreedOf(opened)}
          subscription={subscriptionOf(opened)}
          addresses={addresses}
          busy={busy.length > 0}
          onClose={() => setChanging(undefined)}
          onSave={async (changed) => {
            const done = await change([opened], changed);
            setChanging(undefined);
            if (done > 0) toast.success(changedTexts.done(nameOf(opened)));
          }}
        />
      )}
    </>
  );
}
