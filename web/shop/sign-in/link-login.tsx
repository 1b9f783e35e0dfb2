import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLogin } from '#web/shared/sign-in/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { loginTexts } from './texts.tsx';

interface LinkLoginProps {
  userId: string;
  secret: string;
  /** Goes to the next page; the button stays busy until it is there. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/**
 * Signs in by a mailed link, after a press of a button: programs that open all links of a mail must not use it up.
 */
export function LinkLogin({ userId, secret, onDone }: LinkLoginProps) {
  const texts = useTexts(loginTexts);
  const failureWords = useFailureWords();
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const press = async () => {
    setBusy(true);
    setFailure('');
    try {
      const user = await login((account) => account.updateMagicURLSession(userId, secret));
      if (!user) return;
      toast.success(texts.loggedIn);
      await onDone(user);
    } catch (error) {
      setFailure(failureWords(error, texts.link.failures));
      toast.error(texts.loginFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button busy={busy} busyLabel={texts.signingIn} wide onClick={press}>
        {texts.signIn}
      </Button>
    </div>
  );
}
