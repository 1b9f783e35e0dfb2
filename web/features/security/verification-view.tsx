import { BadgeCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Verification } from './verification.ts';

interface VerificationViewProps {
  verification: Verification;
  onRetry: () => void;
}

const PICTURES: Record<Verification['state'], ReactNode> = {
  verifying: <Spinner className="size-12" />,
  success: <BadgeCheck className="size-14 text-good" aria-hidden="true" />,
  already_verified: <BadgeCheck className="size-14 text-good" aria-hidden="true" />,
  error: <CircleX className="size-14 text-danger" aria-hidden="true" />,
};

/** What became of a verification link, and the way on. */
export function VerificationView({ verification, onRetry }: VerificationViewProps) {
  const { state, message } = verification;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-paper px-6 py-10 text-center shadow-soft">
      <div className="mb-6 grid size-28 place-items-center rounded-full bg-ink/5">{PICTURES[state]}</div>
      <h1 className="text-3xl">Email verification</h1>
      <div role={state === 'error' ? 'alert' : 'status'} className="mt-3">
        <p className="text-lg">{message}</p>
        {(state === 'success' || state === 'already_verified') && (
          <p className="mt-1 text-muted">We take you to your profile in a moment.</p>
        )}
      </div>
      {state !== 'verifying' && (
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {state === 'error' && <Button onClick={onRetry}>Try Again</Button>}
          <LinkButton
            to={state === 'error' ? '/profile?tab=security' : '/profile'}
            variant={state === 'error' ? 'secondary' : 'primary'}
          >
            {state === 'error' ? 'Get a new link' : 'Go to My Profile'}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
