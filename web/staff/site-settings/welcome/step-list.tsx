import { Check, ChevronsRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { StepState } from '#domain/site/welcome-progress.ts';
import { WELCOME_STEPS, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { welcomeTexts } from './texts.ts';

/** The picture of a step that is not open. */
const ICONS = { done: Check, skipped: ChevronsRight, example: TriangleAlert } as const;

interface StepListProps {
  states: Readonly<Record<WelcomeStep, StepState>>;
  shown: WelcomeStep | undefined;
}

/** All steps, each a link, with how they stand. */
export function StepList({ states, shown }: StepListProps) {
  const texts = useTexts(welcomeTexts);
  return (
    <nav aria-label={texts.list}>
      <ol className="grid gap-1 rounded-card border border-line bg-paper p-3">
        {WELCOME_STEPS.map((step, at) => {
          const state = states[step];
          const Icon = state === 'open' ? undefined : ICONS[state];
          return (
            <li key={step}>
              <Link
                to={`?step=${step}`}
                aria-current={step === shown ? 'step' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-2.5 hover:bg-ink/6 aria-[current=step]:bg-turmeric/20 aria-[current=step]:font-semibold"
              >
                <span
                  aria-hidden="true"
                  data-state={state}
                  className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-sm tabular-nums data-[state=done]:border-leaf data-[state=done]:bg-leaf data-[state=done]:text-white data-[state=example]:border-turmeric data-[state=example]:bg-turmeric data-[state=example]:text-on-turmeric"
                >
                  {Icon ? <Icon className="size-4" /> : at + 1}
                </span>
                <span className="min-w-0">
                  {texts.steps[step].title}
                  {(state === 'skipped' || state === 'example') && (
                    <span className="block font-normal text-muted text-sm">{texts.states[state]}</span>
                  )}
                </span>
                {state === 'done' && <span className="sr-only">{`, ${texts.states.done}`}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
