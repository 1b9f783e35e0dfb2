import { formatMoney } from '#domain/money.ts';
import { MONTH_DAYS, type PlannedMonth } from '#domain/plans/planned-month.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownMealTime } from '../queries.ts';
import { useMealName } from './meal-words.ts';
import { planChangeTexts } from './plan-change-texts.ts';

interface ChangedMonthProps {
  before: PlannedMonth;
  /** Undefined as long as nothing is changed. */
  after: PlannedMonth | undefined;
  mealTimes: readonly ShownMealTime[];
}

/** What the next thirty days come to as they are, and with a change. */
export function ChangedMonth({ before, after, mealTimes }: ChangedMonthProps) {
  const texts = useTexts(planChangeTexts);
  const nameOf = useMealName();
  const rows = [
    { label: texts.now, month: before },
    ...(after ? [{ label: texts.changed, month: after }] : []),
  ];
  const mealTime = mealTimes.find(({ id }) => id === after?.first?.mealTimeId);
  return (
    <div role="status" className="grid gap-2 rounded-control bg-turmeric/15 px-4 py-3">
      <p className="font-semibold">{texts.next(MONTH_DAYS)}</p>
      <dl className="grid gap-1">
        {rows.map(({ label, month }, index) => (
          <div
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 ${index > 0 ? 'font-semibold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">
              {[
                texts.meals(month.meals),
                month.fromBundle > 0 && texts.bundle(month.fromBundle),
                formatMoney(month.total),
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
      {after && (
        <p className="text-sm">
          {after.first && mealTime ? texts.from(nameOf({ mealTime, date: after.first.date })) : texts.none}
        </p>
      )}
    </div>
  );
}
