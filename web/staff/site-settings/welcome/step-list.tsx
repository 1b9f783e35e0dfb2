import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { WELCOME_STEPS, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { welcomeTexts } from './texts.ts';

interface StepListProps {
  done: readonly WelcomeStep[];
  shown: WelcomeStep | undefined;
}

/** All steps, each a link, with those that are done. */
export function StepList({ done, shown }: StepListProps) {
  const texts = useTexts(welcomeTexts);
  return (
    <nav aria-label={texts.list}>
      <ol className="grid gap-1 rounded-card border border-line bg-paper p-3">
        {WELCOME_STEPS.map((step, at) => {
          const isDone = done.includes(step);
          return (
            <li key={step}>
              <Link
                to={`?step=${step}`}
                aria-current={step === shown ? 'step' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-2.5 hover:bg-ink/6 aria-[current=step]:bg-turmeric/20 aria-[current=step]:font-semibold"
              >
                <span
                  aria-hidden="true"
                  data-done={isDone || undefined}
                  className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-sm tabular-nums data-done:border-leaf data-done:bg-leaf data-done:text-white"
                >
                  {isDone ? <Check className="size-4" /> : at + 1}
                </span>
                {texts.steps[step].title}
                {isDone && <span className="sr-only">{`, ${texts.done}`}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
