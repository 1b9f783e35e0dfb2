import { useState } from 'react';
import { VerifiedBadge } from '#web/brand/verified-badge.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { MailNotice } from './mail-notice.tsx';
import { verificationTexts } from './texts.tsx';
import { useSendVerification } from './verification.ts';

/** Shows whether the e-mail address is verified; if not, with a button that requests a link. */
export function EmailPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(verificationTexts);
  const send = useSendVerification();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const verified = user.emailVerification === true;

  const email = <strong className="text-ink">{user.email}</strong>;

  const press = async () => {
    setBusy(true);
    setSent(await send());
    setBusy(false);
  };

  if (!user.email)
    return (
      <Panel title={texts.title}>
        <p className="text-muted">{texts.none}</p>
      </Panel>
    );
  return (
    <Panel title={texts.title} action={<VerifiedBadge user={user} />}>
      <p className="wrap-break-word text-muted">{verified ? texts.proven(email) : texts.unproven(email)}</p>
      {!verified && (
        <div className="mt-4 grid gap-4">
          {sent && <MailNotice />}
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={busy}
            busyLabel={texts.sending}
            onClick={() => void press()}
          >
            {texts.send}
          </Button>
        </div>
      )}
    </Panel>
  );
}
