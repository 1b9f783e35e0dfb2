import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { toast } from '#web/ui/toast.ts';
import { asksForProof, ProofDialog } from '../proof.tsx';
import { deviceOf, usePasskeyChanges } from './passkeys.ts';
import { passkeyTexts } from './texts.ts';

/** The name of an error that the browser itself has thrown. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** A button that adds a passkey. If the session is old, a code has to be entered first. */
export function AddPasskey({ user }: { user: CurrentUser }) {
  const texts = useTexts(passkeyTexts);
  const failureWords = useFailureWords();
  const changes = usePasskeyChanges(user);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);

  const failed = (error: unknown) => {
    if (nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError') return;
    if (nameOf(error) === 'InvalidStateError') return toast.info(texts.known);
    if (asksForProof(error)) return setProving(true);
    toast.error(failureWords(error, { byType: texts.failures, otherwise: texts.addFailed }));
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
      <ProofDialog
        user={user}
        open={proving}
        onClose={() => setProving(false)}
        onPassed={async () => {
          setProving(false);
          await add();
        }}
      />
    </>
  );
}
