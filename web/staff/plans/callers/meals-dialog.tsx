import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { momentInWords } from '#domain/site/opening/shown-opening.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { planSubscriberTexts } from '../subscribers/texts.ts';
import { MealForm } from './meal-form.tsx';
import { type Caller, callerMealsQuery, keyOf, openMeals } from './queries.ts';
import { callerMealTexts } from './texts.ts';
import { useMealChange } from './use-meal-change.ts';
import { useKitchenDay, useMealWords } from './words.ts';

interface MealsDialogProps {
  caller: Caller;
  onClose: () => void;
  /** Opens the form that subscribes the caller. */
  onSubscribe: (address: string) => void;
}

/** What a caller can do alone with one meal: skip it, guests, extra dishes, another address (PLAN-64). */
export function MealsDialog({ caller, onClose, onSubscribe }: MealsDialogProps) {
  const texts = useTexts(callerMealTexts);
  const { noName } = useTexts(planSubscriberTexts);
  const query = useQuery(callerMealsQuery(useSdk(), useAdminId(), caller.userId, useKitchenDay()));
  const { data } = query;
  return (
    <Dialog open onClose={onClose} title={texts.title(caller.name || noName)}>
      <div className="grid grid-cols-1 gap-5 p-5 pt-3">
        {data ? (
          <>
            <Button
              variant="outline"
              className="justify-self-start"
              onClick={() => onSubscribe(data.addresses[0] ?? '')}
            >
              {texts.subscribeTo}
            </Button>
            <Meals caller={caller} known={data} />
          </>
        ) : query.isError ? (
          <ErrorState title={texts.failed} query={query} />
        ) : (
          <Loading label={texts.loading}>
            <Skeleton className="h-72" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function Meals({ caller, known }: { caller: Caller; known: InPaise<CallerMeals> }) {
  const texts = useTexts(callerMealTexts);
  const wordsOf = useMealWords();
  const [chosen, setChosen] = useState<string>();
  const open = openMeals(known.meals, new Date());
  const meal = open.find((each) => keyOf(each) === chosen) ?? open[0];
  if (!meal) return <p>{texts.nothing}</p>;
  const several = known.subscriptions.length > 1;
  const planOf = (id: string) => known.subscriptions.find((each) => each.id === id);
  const optionOf = (each: PricedMeal) =>
    [
      wordsOf(each),
      ...(several ? [planOf(each.subscriptionId)?.planName ?? ''] : []),
      ...(each.people > 1 ? [texts.people(each.people)] : []),
      ...(each.state === 'skipped' ? [texts.isSkipped] : []),
    ].join(' · ');
  return (
    <>
      <Select
        label={texts.which}
        required
        autoFocus
        data-autofocus
        value={keyOf(meal)}
        onPick={setChosen}
        choices={open.map((each) => ({ value: keyOf(each), label: optionOf(each) }))}
      />
      <OneMeal
        key={keyOf(meal)}
        meal={meal}
        caller={caller}
        agreed={planOf(meal.subscriptionId)?.quantity ?? 1}
        isCompanys={planOf(meal.subscriptionId)?.isCompanys === true}
        addresses={known.addresses}
      />
    </>
  );
}

interface OneMealProps {
  meal: PricedMeal;
  caller: Caller;
  agreed: number;
  isCompanys: boolean;
  addresses: readonly string[];
}

function OneMeal({ meal, caller, ...about }: OneMealProps) {
  const texts = useTexts(callerMealTexts);
  const opening = useTexts(openingMessages);
  const { timeZone } = useSiteSettings().shop;
  const wordsOf = useMealWords();
  const change = useMealChange();
  const [busy, setBusy] = useState(false);
  const isSkipped = meal.state === 'skipped';
  const turn = async () => {
    setBusy(true);
    try {
      await change.store(
        meal,
        { state: isSkipped ? 'planned' : 'skipped' },
        isSkipped ? texts.broughtBack : texts.skipped,
      );
    } catch (error) {
      toast.error(change.failed(error));
    } finally {
      setBusy(false);
    }
  };
  const until = whenWords(opening, momentInWords(new Date(meal.cutoff), new Date(), timeZone));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={isSkipped ? 'primary' : 'secondary'}
          busy={busy}
          busyLabel={texts.busy}
          onClick={() => void turn()}
        >
          {isSkipped ? texts.bringBack : texts.skip}
        </Button>
        <p className="text-muted text-sm">{texts.until(until ?? '')}</p>
      </div>
      {!isSkipped && <MealForm key={meal.updatedAt} meal={meal} change={change} {...about} />}
      <div className="border-line border-t pt-4">
        <ChatButton
          subject="meal"
          id={meal.subscriptionId}
          period={meal.date}
          mealTimeId={meal.mealTimeId}
          name={wordsOf(meal)}
          phone={caller.phone}
        />
      </div>
    </>
  );
}
