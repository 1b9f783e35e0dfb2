import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownMealTime, ShownMenu } from './queries.ts';
import type { ServedDay } from './served-days.ts';
import { planTexts } from './texts.ts';
import { useDayWords, useDishesWords, useInLanguage } from './words.ts';

interface ServedListProps {
  days: readonly ServedDay<ShownMealTime, ShownMenu>[];
}

/** What a plan serves, day by day. */
export function ServedList({ days }: ServedListProps) {
  const texts = useTexts(planTexts);
  const dayWords = useDayWords();
  const dishesWords = useDishesWords();
  const inLanguage = useInLanguage();
  return (
    <ul className="divide-y divide-line">
      {days.map(({ day, isClosed, meals }) => {
        const { weekday, date } = dayWords(day);
        return (
          <li key={day} className="grid grid-cols-1 gap-x-5 gap-y-1 py-3 sm:grid-cols-[8.5rem_1fr]">
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold sm:block">
              {weekday} <span className="font-normal text-muted text-sm sm:block">{date}</span>
            </p>
            {isClosed ? (
              <p className="text-muted">{texts.closed}</p>
            ) : (
              <ul className="grid grid-cols-1 gap-2">
                {meals.map(({ mealTime, menu }) => (
                  <li key={mealTime.id} className="wrap-anywhere min-w-0">
                    {meals.length > 1 && (
                      <span className="mr-2 text-muted text-sm">{inLanguage(mealTime).name}</span>
                    )}
                    {menu?.dishes.length ? (
                      <>
                        {menu.dishes.some(({ type }) => type !== 'veg') && (
                          <span className="mr-1.5 inline-block align-middle">
                            <VegMark type="non-veg" size="small" />
                          </span>
                        )}
                        {dishesWords(menu.dishes)}
                        {menu.note && <span className="block text-muted text-sm">{menu.note}</span>}
                      </>
                    ) : (
                      <span className="text-muted">{texts.noMenu}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
