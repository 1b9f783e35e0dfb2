import { Check } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { signupTexts } from './texts.tsx';

/** The steps of signup, with the current one marked. */
export function SignupSteps({ step }: { step: number }) {
  const texts = useTexts(signupTexts);
  return (
    <ol className="mb-6 flex flex-wrap items-center gap-3">
      {texts.steps.map((label, index) => {
        const past = index < step;
        const current = index === step;
        return (
          <li
            key={label}
            aria-current={current ? 'step' : undefined}
            className={`flex min-w-0 items-center gap-2 ${index > 0 ? 'before:mr-1 before:h-0.5 before:w-8 before:bg-line' : ''} ${current ? 'font-semibold' : 'text-muted'}`}
          >
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm ${
                past
                  ? 'bg-coriander text-white'
                  : current
                    ? 'bg-turmeric font-semibold text-on-turmeric'
                    : 'bg-line text-ink'
              }`}
            >
              {past ? <Check className="size-4" aria-hidden="true" /> : index + 1}
            </span>
            {label}
          </li>
        );
      })}
    </ol>
  );
}
