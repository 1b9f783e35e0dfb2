import { useState } from 'react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Moment } from './account-info.tsx';
import { useSendVerification } from './care.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { MailNotice } from './mail-notice.tsx';
import { VerifiedBadge } from './profile-header.tsx';
import { ResetDialog } from './reset-dialog.tsx';

type Asked = 'reset' | 'change';

/** The password, and the ways to another. */
export function PasswordCare({ user }: { user: CurrentUser }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Panel title="Password">
      <p className="text-muted">
        Last updated:{' '}
        <span className="font-semibold text-ink">
          <Moment at={user.passwordUpdate} />
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('change')}>
          Change Password
        </Button>
        <Button variant="secondary" onClick={() => setAsked('reset')}>
          Reset Password
        </Button>
      </div>
      <ChangePasswordDialog user={user} open={asked === 'change'} onClose={close} />
      <ResetDialog user={user} open={asked === 'reset'} onClose={close} />
    </Panel>
  );
}

/** Whether the address is proven, and the way to prove it. */
export function EmailCare({ user }: { user: CurrentUser }) {
  const send = useSendVerification();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const verified = user.emailVerification === true;

  const press = async () => {
    setBusy(true);
    setSent(await send());
    setBusy(false);
  };

  return (
    <Panel title="Email verification" action={<VerifiedBadge user={user} />}>
      <p className="wrap-break-word text-muted">
        {verified ? (
          <>
            <strong className="text-ink">{user.email}</strong> is yours; we know it for sure.
          </>
        ) : (
          <>
            Show us that <strong className="text-ink">{user.email}</strong> is yours: we send a link, you open
            it.
          </>
        )}
      </p>
      {!verified && (
        <div className="mt-4 grid gap-4">
          {sent && <MailNotice />}
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void press()}
          >
            Send Verification Email
          </Button>
        </div>
      )}
    </Panel>
  );
}
