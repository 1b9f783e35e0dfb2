import { BadgeCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { verificationTexts } from './texts.tsx';
import type { VerificationOutcome } from './verification.ts';

type State = 'verifying' | 'verified' | 'error';

const PICTURES: Record<State, ReactNode> = {
  verifying: <Spinner className="size-12" />,
  verified: <BadgeCheck className="size-14 text-good" aria-hidden="true" />,
  error: <CircleX className="size-14 text-danger" aria-hidden="true" />,
};

export const isVerifiedNow = (outcome: VerificationOutcome) =>
  outcome === 'verified' || outcome === 'already';

function stateOf(outcome: VerificationOutcome): State {
  if (outcome === 'verifying') return 'verifying';
  return isVerifiedNow(outcome) ? 'verified' : 'error';
}

interface VerificationViewProps {
  outcome: VerificationOutcome;
  onRetry: () => void;
}

/** The outcome of a verification link, with links to go on. */
export function VerificationView({ outcome, onRetry }: VerificationViewProps) {
  const texts = useTexts(verificationTexts);
  const state = stateOf(outcome);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-paper px-6 py-10 text-center shadow-soft">
      <div className="mb-6 grid size-28 place-items-center rounded-full bg-ink/5">{PICTURES[state]}</div>
      <h1 className="text-3xl">{texts.title}</h1>
      <div role={state === 'error' ? 'alert' : 'status'} className="mt-3">
        <p className="text-lg">{texts.outcomes[outcome]}</p>
        {state === 'verified' && <p className="mt-1 text-muted">{texts.toProfileSoon}</p>}
      </div>
      {state !== 'verifying' && (
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {state === 'error' && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
          <LinkButton
            to={state === 'error' ? '/profile?tab=security' : '/profile'}
            variant={state === 'error' ? 'secondary' : 'primary'}
          >
            {state === 'error' ? texts.newLink : texts.toProfile}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
