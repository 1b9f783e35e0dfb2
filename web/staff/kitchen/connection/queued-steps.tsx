import { CloudOff } from 'lucide-react';
import { statusWords } from '#domain/orders/status-words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type QueuedStep, removeStep, withdrawStep } from './queue.ts';
import { offlineBoardTexts } from './texts.ts';

/** A step of the queue, with its way out: taken back while it waits, put away once its refusal was read. */
function Entry({ step }: { step: QueuedStep }) {
  const texts = useTexts(offlineBoardTexts);
  const statuses = useTexts(statusWords);
  const { timeOfDay } = useDates();
  const { id, number, act, takenAt, problem } = step;
  const waits = problem === null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          {texts.step(number, statuses[act.to], timeOfDay(new Date(takenAt)))}
        </span>
        {problem && <span className="block">{problem}</span>}
      </span>
      <Button
        variant="secondary"
        className="px-3"
        aria-label={waits ? texts.takeBackLabel(number) : texts.dismissLabel(number)}
        onClick={() => (waits ? withdrawStep(step) : removeStep(id))}
      >
        {waits ? texts.takeBack : texts.dismiss}
      </Button>
    </li>
  );
}

/** The steps that wait for the connection, and those that were refused when it was back (BOARD-17). */
export function QueuedSteps({ steps }: { steps: readonly QueuedStep[] }) {
  const texts = useTexts(offlineBoardTexts);
  if (steps.length === 0) return null;
  const waiting = steps.filter(({ problem }) => problem === null).length;
  const refused = steps.length - waiting;
  const titles = [
    ...(waiting > 0 ? [texts.title(waiting)] : []),
    ...(refused > 0 ? [texts.problems(refused)] : []),
  ];
  return (
    <section
      aria-label={titles.join(', ')}
      className="grid gap-3 rounded-card border-2 border-turmeric bg-turmeric/20 p-3"
    >
      <div role="status">
        <h2 className="flex items-center gap-2 text-xl">
          <CloudOff className="size-6 shrink-0" aria-hidden="true" />
          {titles.join(', ')}
        </h2>
        {waiting > 0 && <p className="text-sm">{texts.hint}</p>}
      </div>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <Entry key={step.id} step={step} />
        ))}
      </ul>
    </section>
  );
}
