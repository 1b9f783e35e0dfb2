import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSendWaiting } from '#web/lib/waiting/use-send-waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMealFailure, useMealName } from './meal-words.ts';
import { storeMeal } from './store-meal.ts';
import { changeQueue, refuseChange, type WaitingChange } from './waiting-changes.ts';
import { waitingMealTexts } from './waiting-texts.ts';

/** Changes that wait for the connection, and those that came too late or were refused when it was back (PLAN-56). */
export function WaitingList({ changes, now }: { changes: readonly WaitingChange[]; now: Date }) {
  const texts = useTexts(waitingMealTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const nameOf = useMealName();
  const failureOf = useMealFailure();
  useSendWaiting(changeQueue, changes, {
    create: ({ id, meal, wanted }) => storeMeal(sdk, id, meal, wanted),
    refuse: (change, error) => {
      const { meal, cutoff } = change;
      refuseChange(change, failureOf(error, { ...meal, cutoff: new Date(cutoff) }, now));
    },
    refetch: () => queries.invalidateQueries({ queryKey: ['meals'] }),
    onSent: (count) => toast.success(texts.sent(count)),
  });
  if (changes.length === 0) return null;
  const waiting = changes.filter(({ problem }) => problem === null).length;
  const refused = changes.length - waiting;
  const titles = [
    ...(waiting > 0 ? [texts.title(waiting)] : []),
    ...(refused > 0 ? [texts.problems(refused)] : []),
  ];
  return (
    <section
      aria-label={titles.join(', ')}
      className="grid gap-3 rounded-card border-2 border-turmeric bg-turmeric/20 p-4"
    >
      <div role="status">
        <h2 className="flex items-center gap-2 text-xl">
          <CloudOff className="size-6 shrink-0" aria-hidden="true" />
          {titles.join(', ')}
        </h2>
        {waiting > 0 && <p className="text-sm">{texts.hint}</p>}
      </div>
      <ul className="grid gap-2">
        {changes.map(({ id, meal, problem }) => {
          const name = nameOf(meal);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold">{name}</span>
                {problem && <span className="block">{problem}</span>}
              </span>
              <Button
                variant="secondary"
                aria-label={problem === null ? texts.takeBackLabel(name) : texts.dismissLabel(name)}
                onClick={() => changeQueue.remove(id)}
              >
                {problem === null ? texts.takeBack : texts.dismiss}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
