import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { loginTexts } from '../texts.tsx';
import { passkeyLoginTexts } from './texts.ts';
import { useOfferPasskeys, usePasskeyLogin } from './use-passkey.ts';

/** Whether the person closed the browser's question, or a newer one replaced it. */
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

interface PasskeyLoginProps {
  /** Goes to the next page; the button stays busy until it is there. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** A button that signs in with a passkey. Browsers that have no passkeys show nothing. */
export function PasskeyLogin({ onDone }: PasskeyLoginProps) {
  const texts = useTexts(passkeyLoginTexts);
  const { loggedIn } = useTexts(loginTexts);
  const login = usePasskeyLogin();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const arrive = async (user: CurrentUser) => {
    toast.success(loggedIn);
    await onDone(user);
  };
  useOfferPasskeys(arrive);

  const press = async () => {
    setBusy(true);
    setFailure('');
    try {
      const user = await login({ autofill: false });
      if (user) await arrive(user);
    } catch (error) {
      if (!isCancelled(error))
        setFailure(refusalOf(error)?.type === 'passkey_refused' ? texts.refused : texts.failed);
    } finally {
      setBusy(false);
    }
  };

  if (hydrated && !('PublicKeyCredential' in window)) return null;
  return (
    <div className="mt-3 grid gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        variant="quiet"
        className="justify-self-center"
        busy={busy}
        busyLabel={texts.waiting}
        onClick={press}
      >
        <Fingerprint className="size-5" aria-hidden="true" />
        {texts.use}
      </Button>
    </div>
  );
}
