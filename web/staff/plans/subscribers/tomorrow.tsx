import type { SubscriberList } from '#domain/plans/subscribers.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { MealTimeDocument } from '../queries.ts';
import { unpaidMealTexts } from '../unpaid/texts.ts';
import { UnpaidMeals } from '../unpaid/unpaid-meals.tsx';
import { CancelDay } from './cancel-day.tsx';
import { planSubscriberTexts } from './texts.ts';
import { useDayWords } from './words.ts';

interface TomorrowPanelProps {
  tomorrow: InPaise<SubscriberList['tomorrow']>;
  mealTimes: readonly MealTimeDocument[];
}

/** For how many people each meal time cooks tomorrow, and how many skip it. */
export function TomorrowPanel({ tomorrow, mealTimes }: TomorrowPanelProps) {
  const texts = useTexts(planSubscriberTexts).tomorrow;
  const unpaidTexts = useTexts(unpaidMealTexts);
  const dayOf = useDayWords();
  const served = mealTimes.flatMap(({ $id, name }) => {
    const found = tomorrow.mealTimes.find(({ mealTimeId }) => mealTimeId === $id);
    return found ? [{ ...found, name }] : [];
  });
  return (
    <div className="mb-5">
      <Panel
        title={texts.title(dayOf(tomorrow.date))}
        action={<CancelDay day={tomorrow.date} mealTimes={mealTimes} />}
      >
        {served.length === 0 ? (
          <p className="text-muted">{texts.nothing}</p>
        ) : (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
            {served.map(({ mealTimeId, name, people, skipped, unpaid }) => (
              <div key={mealTimeId}>
                <dt className="wrap-anywhere text-muted">{name}</dt>
                <dd className="font-display text-2xl tabular-nums leading-tight">
                  {texts.people(people)}
                  {unpaid > 0 && (
                    <span className="block font-sans font-semibold text-sm text-warm">
                      {unpaidTexts.people(unpaid)}
                    </span>
                  )}
                  {skipped > 0 && (
                    <span className="block font-normal font-sans text-muted text-sm">
                      {texts.skipped(skipped)}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <UnpaidMeals meals={tomorrow.unpaid} mealTimes={mealTimes} />
      </Panel>
    </div>
  );
}
