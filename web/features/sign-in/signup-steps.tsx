import { Check } from 'lucide-react';

export const STEPS = ['Personal Info', 'Security'] as const;

/** Which of the steps this is. */
export function SignupSteps({ step }: { step: number }) {
  return (
    <ol className="mb-6 flex items-center gap-3">
      {STEPS.map((label, index) => {
        const past = index < step;
        const current = index === step;
        return (
          <li
            key={label}
            aria-current={current ? 'step' : undefined}
            className={`flex items-center gap-2 ${index > 0 ? 'before:mr-1 before:h-0.5 before:w-8 before:bg-line' : ''} ${current ? 'font-semibold' : 'text-muted'}`}
          >
            <span
              className={`grid size-8 place-items-center rounded-full text-sm ${
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
