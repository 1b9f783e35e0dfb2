import { Clock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { MealTimeDialog } from './meal-time-dialog.tsx';
import type { MealTimeDocument } from './meal-time-values.ts';
import { useMealTimeWords } from './meal-time-words.ts';
import { planAdminTexts } from './texts.ts';
import { useRemoval } from './use-removal.tsx';

/** The kitchen's meal times, with a dialog that makes or changes one. */
export function MealTimes({ mealTimes }: { mealTimes: readonly MealTimeDocument[] }) {
  const texts = useTexts(planAdminTexts);
  const words = texts.mealTimes;
  const timesOf = useMealTimeWords();
  const { ask, question } = useRemoval('mealTimes');
  const [open, setOpen] = useState<MealTimeDocument | 'new'>();
  return (
    <Panel
      title={words.title}
      action={
        <Button variant={mealTimes.length === 0 ? 'primary' : 'secondary'} onClick={() => setOpen('new')}>
          <Plus className="size-5" aria-hidden="true" />
          {words.add}
        </Button>
      }
    >
      {mealTimes.length === 0 ? (
        <p className="text-muted">
          <span className="block font-semibold text-ink">{words.none}</span>
          {words.noneHint}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {mealTimes.map((mealTime) => {
            const { $id, name, mostMeals } = mealTime;
            const { window, cutoff } = timesOf(mealTime);
            return (
              <li key={$id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
                <Clock className="size-6 shrink-0 text-warm max-sm:hidden" aria-hidden="true" />
                <div className="wrap-anywhere min-w-0 flex-1 basis-56">
                  <h3 className="font-sans font-semibold text-base leading-tight">{name}</h3>
                  <p className="text-muted text-sm">
                    {[window, cutoff, ...(mostMeals ? [words.atMost(mostMeals)] : [])].join(' · ')}
                  </p>
                </div>
                <div className="flex gap-2 max-sm:w-full max-sm:justify-end">
                  <Button
                    variant="secondary"
                    aria-label={texts.changeOf(name)}
                    onClick={() => setOpen(mealTime)}
                  >
                    {texts.change}
                  </Button>
                  <Button variant="quiet" aria-label={texts.removeOf(name)} onClick={() => ask(mealTime)}>
                    {texts.remove}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {open && (
        <MealTimeDialog mealTime={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
      {question}
    </Panel>
  );
}
