import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { UnpaidAct, UnpaidMeal } from '#domain/plans/unpaid-meals.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanFailures } from '../failures.ts';
import type { MealTimeDocument } from '../queries.ts';
import { unpaidMealTexts } from './texts.ts';

/** Meals that are shown before somebody asks for all. */
const FIRST = 8;

type Unpaid = InPaise<UnpaidMeal>;

const keyOf = ({ subscriptionId, mealTimeId }: Unpaid) => `${subscriptionId} ${mealTimeId}`;

interface UnpaidRowProps {
  meal: Unpaid;
  mealTime: string;
  now: Date;
  busy: string | undefined;
  onAct: (act: UnpaidAct, key: string) => void;
}

/** A meal that nobody has paid for, with what can be done about it. */
function UnpaidRow({ meal, mealTime, now, busy, onAct }: UnpaidRowProps) {
  const texts = useTexts(unpaidMealTexts);
  const { name, phone, company, missing, isOnCredit, until } = meal;
  const who = name ?? texts.noName;
  const isLate = new Date(until) <= now;
  const acts: readonly UnpaidAct[] =
    company !== null || isLate ? [] : isOnCredit ? ['stop'] : ['remind', 'cook'];
  const state = () => {
    if (company !== null) return texts.company(company);
    return isOnCredit ? texts.onCredit(formatMoney(missing)) : texts.missing(formatMoney(missing));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere block font-semibold">{who}</span>
        <span className="block text-muted text-sm tabular-nums">
          {[mealTime, phone].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-sm text-warm">
          {[state(), ...(isLate ? [texts.tooLate] : [])].join(' · ')}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => {
          const key = `${act} ${keyOf(meal)}`;
          return (
            <Button
              key={act}
              variant={act === 'cook' ? 'outline' : 'secondary'}
              busy={busy === key}
              off={busy !== undefined && busy !== key}
              aria-label={texts.of(texts[act], `${who}, ${mealTime}`)}
              onClick={() => onAct(act, key)}
            >
              {texts[act]}
            </Button>
          );
        })}
      </div>
    </li>
  );
}

interface UnpaidMealsProps {
  meals: readonly Unpaid[];
  mealTimes: readonly MealTimeDocument[];
}

/** The planned meals of a day whose payers have no money for them: remind, or cook anyway (PLAN-66). Nothing without any. */
export function UnpaidMeals({ meals, mealTimes }: UnpaidMealsProps) {
  const texts = useTexts(unpaidMealTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failed = usePlanFailures();
  const heading = useId();
  const now = useNow(Date.now());
  const [busy, setBusy] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const open = meals.filter(
    ({ company, isOnCredit, until }) => company === null && !isOnCredit && new Date(until) > now,
  );
  const { ask, question } = useQuestion({
    title: texts.cookQuestion(open.length),
    children: texts.cookHint,
    confirmLabel: texts.cook,
    cancelLabel: texts.cancel,
  });
  const [first] = meals;
  if (!first) return null;
  const act = async (kind: UnpaidAct, chosen: readonly Unpaid[], key: string) => {
    if (busy !== undefined) return;
    setBusy(key);
    try {
      const body = {
        act: kind,
        date: first.date,
        meals: chosen.map(({ subscriptionId, mealTimeId }) => ({ subscriptionId, mealTimeId })),
      };
      const { left } = await sdk.call<{ left: number }>('post', 'plans/unpaid-meals', body);
      toast.success(texts.done[kind]);
      if (left > 0) toast.error(texts.left(left));
    } catch (error) {
      toast.error(refusalOf(error)?.type === 'meal_cutoff_passed' ? texts.over : failed(error));
    }
    await queries.invalidateQueries({ queryKey: ['mealSubscriptions'] });
    setBusy(undefined);
  };
  const cookAll = async () => {
    if (await ask()) await act('cook', open, 'cook');
  };
  const shown = isWhole ? meals : meals.slice(0, FIRST);
  return (
    <section aria-labelledby={heading} className="mt-5 border-line border-t pt-4">
      <h3 id={heading} className="font-sans font-semibold text-base leading-tight">
        {texts.title(meals.length)}
      </h3>
      <p className="mt-1 text-muted">{texts.hint}</p>
      {open.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={busy === 'remind'}
            off={busy !== undefined && busy !== 'remind'}
            onClick={() => void act('remind', open, 'remind')}
          >
            {texts.remindAll(open.length)}
          </Button>
          <Button
            variant="outline"
            busy={busy === 'cook'}
            off={busy !== undefined && busy !== 'cook'}
            onClick={() => void cookAll()}
          >
            {texts.cookAll(open.length)}
          </Button>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((meal) => (
          <UnpaidRow
            key={keyOf(meal)}
            meal={meal}
            mealTime={mealTimes.find(({ $id }) => $id === meal.mealTimeId)?.name ?? ''}
            now={now}
            busy={busy}
            onAct={(kind, key) => void act(kind, [meal], key)}
          />
        ))}
      </ul>
      {shown.length < meals.length && (
        <Button variant="quiet" className="-ml-5" onClick={() => setWhole(true)}>
          {texts.showAll(meals.length)}
        </Button>
      )}
      {question}
    </section>
  );
}
