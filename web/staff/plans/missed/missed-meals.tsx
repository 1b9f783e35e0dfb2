import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { staffReasonWords } from '#domain/orders/staff-reason-words.ts';
import type { MoneyChoice, WireMissedMeal } from '#domain/plans/missed-money.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanFailures } from '../failures.ts';
import { mealTimesQuery, plansAreOnQuery } from '../queries.ts';
import { missedMealsQuery } from './queries.ts';
import { missedMealTexts } from './texts.ts';

interface MissedMealProps {
  meal: InPaise<WireMissedMeal>;
  mealTime: string;
  busy: MoneyChoice | undefined;
  onChoose: (choice: MoneyChoice) => void;
}

/** A meal that did not arrive, with a button for each thing that can become of its money. */
function MissedMeal({ meal, mealTime, busy, onChoose }: MissedMealProps) {
  const texts = useTexts(missedMealTexts);
  const words = useTexts(staffReasonWords);
  const dates = useDatesIn('UTC');
  const { name, date, planName, reason, orderReason, orderId, amount, company, choices } = meal;
  const served = [mealTime, dates.shortDate(new Date(date))].filter(Boolean).join(', ');
  const who = `${name ?? texts.noName}: ${served}`;
  const money = formatMoney(amount);
  const credit = () => {
    if (choices.includes('extend')) return texts.effects.creditBundle;
    return company ? texts.effects.creditCompany(money) : texts.effects.credit(money);
  };
  const effects: Record<MoneyChoice, string> = {
    credit: credit(),
    charge: texts.effects.charge(money),
    extend: texts.effects.extend,
  };
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto] md:items-start md:gap-6">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{who}</p>
        <p className="text-muted text-sm">
          {[
            planName,
            orderReason ? words[orderReason].missed : texts.reasons[reason],
            ...(company ? [texts.paidBy(company)] : []),
          ].join(' · ')}
        </p>
        <ul className="mt-1 text-sm">
          {choices.map((choice) => (
            <li key={choice}>{effects[choice]}</li>
          ))}
        </ul>
        {orderId && (
          <Link
            to={`/admin/orders?order=${encodeURIComponent(orderId)}`}
            className="inline-flex min-h-11 items-center font-semibold text-chilli-text text-sm underline underline-offset-4"
          >
            {texts.order}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            busy={busy === choice}
            off={busy !== undefined && busy !== choice}
            aria-label={texts.choose(texts.choices[choice], who)}
            onClick={() => onChoose(choice)}
          >
            {texts.choices[choice]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Meals of plans that did not reach their customer: what becomes of their money is one tap each (PLAN-57). Nothing without any. */
export function MissedMeals() {
  const texts = useTexts(missedMealTexts);
  const sdk = useSdk();
  const adminId = useAdminId();
  const queries = useQueryClient();
  const failed = usePlanFailures();
  const { data: isOn = false } = useQuery(plansAreOnQuery(sdk));
  const { data: meals = [] } = useQuery({ ...missedMealsQuery(sdk, adminId), enabled: isOn });
  const { data: mealTimes = [] } = useQuery({ ...mealTimesQuery(sdk, adminId), enabled: meals.length > 0 });
  const [busy, setBusy] = useState<{ id: string; choice: MoneyChoice }>();
  if (!isOn || meals.length === 0) return null;
  const choose = async (id: string, choice: MoneyChoice) => {
    if (busy) return;
    setBusy({ id, choice });
    try {
      await sdk.call('post', `plans/meals/${encodeURIComponent(id)}/money`, { money: choice });
      toast.success(texts.done[choice]);
    } catch (error) {
      const isDecided = refusalOf(error)?.type === 'meal_money_decided';
      toast.error(isDecided ? texts.decided : failed(error));
    }
    await Promise.all(
      [['meals'], ['mealSubscriptions'], ['ledgerEntries']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
    setBusy(undefined);
  };
  return (
    <div className="my-5">
      <Panel title={texts.title}>
        <p className="mb-4 text-muted">{texts.lead}</p>
        <ul className="divide-y divide-line">
          {meals.map((meal) => (
            <MissedMeal
              key={meal.$id}
              meal={meal}
              mealTime={mealTimes.find(({ $id }) => $id === meal.mealTimeId)?.name ?? ''}
              busy={busy?.id === meal.$id ? busy.choice : undefined}
              onChoose={(choice) => void choose(meal.$id, choice)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
