import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from '../texts.ts';
import type { BatchProgress } from './batches.ts';

/** The parts from the last step to the first, as the bar fills up from the left. */
const PARTS = ['delivered', 'onTheWay', 'packed', 'cooking', 'toCook'] as const;
const COLOURS: Readonly<Record<keyof BatchProgress, string>> = {
  delivered: 'bg-leaf dark:bg-coriander/60',
  onTheWay: 'bg-clay',
  packed: 'bg-coriander',
  cooking: 'bg-turmeric',
  toCook: 'bg-ink/15',
};

/** How far a batch is: a bar, and its numbers in words. */
export function ProgressOfBatch({ progress }: { progress: BatchProgress }) {
  const { batch: texts } = useTexts(kitchenTexts);
  const shown = PARTS.filter((part) => progress[part] > 0);
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {shown.map((part) => (
          <span key={part} className={COLOURS[part]} style={{ flexGrow: progress[part] }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-sm leading-5">
        {shown.toReversed().map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${COLOURS[part]}`} />
            <span>
              <b className="tabular-nums">{progress[part]}</b> {texts.parts[part]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
