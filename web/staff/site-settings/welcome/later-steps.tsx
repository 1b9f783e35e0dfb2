import { Link } from 'react-router';
import { LATER_STEPS, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { welcomeTexts } from './texts.ts';

interface LaterStepsProps {
  /** The steps that are still open. */
  open: readonly WelcomeStep[];
  busy: boolean;
  onSkip: () => void;
}

/** The steps that a kitchen can open without: each has its form, and one press puts off those that are left. */
export function LaterSteps({ open, busy, onSkip }: LaterStepsProps) {
  const { rest: texts, steps } = useTexts(welcomeTexts);
  return (
    <Panel title={texts.title}>
      <p className="mb-2 text-muted">{texts.lead}</p>
      <ul className="mb-4 grid">
        {LATER_STEPS.filter((step) => open.includes(step)).map((step) => (
          <li key={step} className="border-line border-b py-1 last:border-0">
            <Link
              to={`?step=${step}`}
              className="inline-flex min-h-11 items-center font-semibold text-chilli-text underline underline-offset-4"
            >
              {steps[step].title}
            </Link>
            <p className="text-muted text-sm">{steps[step].lead}</p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" busy={busy} onClick={onSkip}>
        {texts.skip}
      </Button>
    </Panel>
  );
}
