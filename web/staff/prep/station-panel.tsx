import { TriangleAlert } from 'lucide-react';
import { prepWords, quantityWords } from '#domain/prep/words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { ShownNeed, StationGroup } from './groups.ts';
import { prepTexts } from './texts.ts';
import { useNameOf } from './use-name-of.ts';

/** How much of something, its batches, and what customers chose for it. */
function NeedRow({ need }: { need: ShownNeed }) {
  const texts = useTexts(prepTexts);
  const words = useTexts(prepWords);
  const nameOf = useNameOf();
  const { unit, firm, expected, batches, batchSize, choices } = need;
  const quantity = (count: number) => quantityWords(words, unit, count);
  return (
    <li className="flex items-start gap-3 py-2">
      <span className="min-w-16 shrink-0 text-right font-bold text-xl tabular-nums leading-7">
        {quantity(firm + expected)}
      </span>
      <div className="wrap-anywhere min-w-0 flex-1 leading-7">
        <span className="font-semibold text-lg">{nameOf(need)}</span>
        {batches !== null && batchSize !== null && batches > 0 && (
          <span className="ml-2 whitespace-nowrap rounded-full bg-ink/8 px-2.5 py-0.5 font-semibold text-sm tabular-nums">
            {words.batches(batches, quantity(batchSize))}
          </span>
        )}
        {expected > 0 && (
          <span className="block text-muted text-sm leading-5">{texts.expected(quantity(expected))}</span>
        )}
        {choices.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm leading-5">
            {choices.map((choice) => (
              <li
                key={choice.words}
                className={choice.warns ? 'flex items-start gap-1 font-bold text-danger' : 'text-muted'}
              >
                {choice.warns && <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
                {texts.choice(choice.words, choice.quantity)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What one station cooks, by the time at which it must be ready. */
export function StationPanel({ group: { station, times } }: { group: StationGroup }) {
  const texts = useTexts(prepTexts);
  const { timeOfDay } = useDates();
  return (
    <Panel title={station?.name ?? texts.noStation}>
      <div className="grid gap-4">
        {times.map(({ readyAt, needs }) => (
          <section key={readyAt}>
            <h3 className="border-line border-b pb-1 font-sans font-semibold text-base text-warm">
              {texts.readyBy(timeOfDay(new Date(readyAt)))}
            </h3>
            <ul className="divide-y divide-line">
              {needs.map((need) => (
                <NeedRow key={need.key} need={need} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
