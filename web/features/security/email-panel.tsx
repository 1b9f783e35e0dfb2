import { useState } from 'react';
import { VerifiedBadge } from '#web/brand/verified-badge.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { MailNotice } from './mail-notice.tsx';
import { useSendVerification } from './verification.ts';

/** Whether the address is proven, and the way to prove it. */
export function EmailPanel({ user }: { user: CurrentUser }) {
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
