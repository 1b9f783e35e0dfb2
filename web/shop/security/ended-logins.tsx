import { useEffect, useEffectEvent, useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { endedLoginsTexts } from './texts.tsx';

/**
 * Asks the server whether the person has to be told that earlier logins of their account have ended (SAFE-84). It says so
 * once; if it cannot be reached, the mail says it alone.
 */
export function useEndedLogins(): () => Promise<boolean> {
  const { call } = useSdk();
  return () =>
    call<{ ended: boolean }>('post', 'account/ended-logins').then(
      ({ ended }) => ended,
      () => false,
    );
}

interface EndedLoginsProps {
  user: CurrentUser;
  /** Goes to the next page. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** Offers a new password to a person whose earlier one has ended. */
export function EndedLogins({ user, onDone }: EndedLoginsProps) {
  const texts = useTexts(endedLoginsTexts);
  const current = useCurrentUser() ?? user;
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasPassword = Boolean(current.passwordUpdate);

  const goOn = async () => {
    setBusy(true);
    await onDone(current).finally(() => setBusy(false));
  };
  const goOnWithPassword = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (hasPassword) goOnWithPassword();
  }, [hasPassword]);

  return (
    <div className="grid gap-3">
      <Button wide off={busy} onClick={() => setChoosing(true)}>
        {texts.choose}
      </Button>
      <Button wide variant="secondary" busy={busy} busyLabel={texts.goingOn} onClick={() => void goOn()}>
        {texts.goOn}
      </Button>
      <ChangePasswordDialog
        user={current}
        hasPassword={false}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
