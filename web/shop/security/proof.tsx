import { useQuery } from '@tanstack/react-query';
import { EVERY_WAY } from '#web/lib/can-send.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { proofTexts } from './texts.tsx';
import { factorsQuery, waysOf } from './two-step.ts';

/** Whether the server refused something until the person proves to be the account's owner (SAFE-80). */
export const asksForProof = (error: unknown): boolean => refusalOf(error)?.type === 'user_challenge_required';

interface ProofProps {
  user: CurrentUser;
  /** Does what the person was about to do; the form stays busy until it resolves. */
  onPassed: () => Promise<void>;
}

/** Asks for a code of the account. An account that has nothing to prove is asked to sign in again. */
export function ProofForm({ user, onPassed }: ProofProps) {
  const texts = useTexts(proofTexts);
  const { data: factors } = useQuery(factorsQuery(useSdk(), user.$id));
  if (!factors)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (waysOf(factors, EVERY_WAY).length === 0) return <p className="text-muted">{texts.signInAgain}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.intro}</p>
      <ChallengeForm factors={factors} action={texts.goOn} busyLabel={texts.checking} onPassed={onPassed} />
    </div>
  );
}

interface ProofDialogProps extends ProofProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog with `ProofForm`. */
export function ProofDialog({ open, onClose, ...props }: ProofDialogProps) {
  const texts = useTexts(proofTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="p-5 pt-2">
        <ProofForm {...props} />
      </div>
    </Dialog>
  );
}
