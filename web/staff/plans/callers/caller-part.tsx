import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type Caller, callerMealsQuery, openMeals } from './queries.ts';
import { callerMealTexts } from './texts.ts';
import type { CallerDialogs } from './use-caller-dialogs.tsx';
import { useKitchenDay, useMealWords } from './words.ts';

interface CallerPartProps {
  caller: Caller;
  /** Where their last order went. */
  address: string;
  dialogs: CallerDialogs;
}

/** Beside a caller whom the kitchen knows: the next meal of their plan, and what can be done for them (PLAN-64). */
export function CallerPart({ caller, address, dialogs }: CallerPartProps) {
  const texts = useTexts(callerMealTexts);
  const wordsOf = useMealWords();
  const { data } = useQuery(callerMealsQuery(useSdk(), useAdminId(), caller.userId, useKitchenDay()));
  const [next] = openMeals(data?.meals ?? [], new Date()).filter(({ state }) => state === 'planned');
  const eats = (data?.subscriptions.length ?? 0) > 0;
  return (
    <section
      aria-label={texts.caller}
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-4 py-3"
    >
      <p className="min-w-0">{next ? texts.next(wordsOf(next)) : texts.none}</p>
      <div className="flex flex-wrap gap-2">
        {eats && (
          <Button variant="secondary" onClick={() => dialogs.openMeals(caller)}>
            {texts.open}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => dialogs.openSubscribe(caller, data?.addresses[0] ?? address)}
        >
          {texts.subscribe}
        </Button>
      </div>
    </section>
  );
}
