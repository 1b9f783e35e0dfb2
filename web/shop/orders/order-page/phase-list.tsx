import { Check } from 'lucide-react';
import type { Phase } from '#domain/orders/phases.ts';
import { phaseWords } from '#domain/orders/status-words.ts';
import { rowOf } from '#domain/orders/statuses.ts';
import { STATUS_ICONS } from '#web/brand/status-icons.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderPageTexts } from './texts.tsx';

const LOOKS = {
  current: 'bg-turmeric text-on-turmeric',
  done: 'bg-coriander text-white',
  open: 'bg-line text-muted',
} as const;

/** The phases of an order with the time of each: a row on wide screens, a column on phones. */
export function PhaseList({ phases }: { phases: readonly Phase[] }) {
  const texts = useTexts(orderPageTexts);
  const names = useTexts(phaseWords);
  const { timeOfDay } = useDates();
  return (
    <ol aria-label={texts.progress} className="grid gap-5 sm:grid-cols-5 sm:gap-0">
      {phases.map(({ name, state, at }, index) => {
        const Icon = state === 'done' ? Check : STATUS_ICONS[rowOf(name).phaseIcon];
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex items-center gap-4 sm:flex-col sm:gap-2 sm:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute max-sm:-top-5 max-sm:left-5 max-sm:h-5 max-sm:w-1 sm:top-5 sm:right-1/2 sm:h-1 sm:w-full ${state === 'open' ? 'bg-line' : 'bg-coriander'}`}
              />
            )}
            <span
              className={`relative z-10 grid size-11 shrink-0 place-items-center rounded-full ${LOOKS[state]}`}
            >
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:items-center sm:gap-0">
              <span
                className={`leading-tight sm:text-sm ${state === 'current' ? 'font-semibold' : 'text-muted'}`}
              >
                {names[name]}
                {state === 'done' && <span className="sr-only">{texts.done}</span>}
              </span>
              {at && (
                <time dateTime={at.toISOString()} className="text-muted text-sm">
                  {timeOfDay(at)}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
