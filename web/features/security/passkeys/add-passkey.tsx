import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { toast } from '#web/ui/toast.ts';
import { ChallengeForm } from '../challenge-form.tsx';
import { factorsQuery, waysOf } from '../two-step.ts';
import { deviceOf, usePasskeyChanges } from './passkeys.ts';
import { passkeyTexts } from './texts.ts';

/** The name of an error that the browser itself has thrown. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** A button that adds a passkey. If the session is old, a code has to be entered first. */
export function AddPasskey({ user }: { user: CurrentUser }) {
  const texts = useTexts(passkeyTexts);
  const failureWords = useFailureWords();
  const { data: factors } = useQuery(factorsQuery(useSdk(), user.$id));
  const changes = usePasskeyChanges(user);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);

  const failed = (error: unknown) => {
    if (nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError') return;
    if (nameOf(error) === 'InvalidStateError') return toast.info(texts.known);
    if (refusalOf(error)?.type !== 'user_challenge_required')
      return toast.error(failureWords(error, { byType: texts.failures, otherwise: texts.addFailed }));
    if (factors && waysOf(factors, true).length > 0) setProving(true);
    else toast.error(texts.signInAgain);
  };

  const add = async () => {
    setBusy(true);
    try {
      await changes.add(texts.devices[deviceOf(navigator.userAgent)]);
      toast.success(texts.added);
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };

  if (hydrated && !('PublicKeyCredential' in window))
    return <p className="mt-4 text-muted text-sm">{texts.unsupported}</p>;
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy}
        busyLabel={texts.adding}
        onClick={() => void add()}
      >
        {texts.add}
      </Button>
      <Dialog open={proving} onClose={() => setProving(false)} title={texts.prove} size="small">
        {proving && factors && (
          <div className="grid gap-4 p-5 pt-2">
            <p className="text-muted">{texts.proveIntro}</p>
            <ChallengeForm
              factors={factors}
              action={texts.goOn}
              busyLabel={texts.checking}
              onPassed={async () => {
                setProving(false);
                await add();
              }}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
