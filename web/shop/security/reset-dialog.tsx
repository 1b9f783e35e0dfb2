import { useState } from 'react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MailNotice } from './mail-notice.tsx';
import { useSendRecovery } from './passwords.ts';
import { passwordTexts } from './texts.tsx';

interface ResetDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** A dialog that requests a recovery link, to set a new password without the current one. */
export function ResetDialog({ user, open, onClose }: ResetDialogProps) {
  const texts = useTexts(passwordTexts);
  const send = useSendRecovery();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const sent = await send(user.email ?? '');
    setBusy(false);
    if (sent) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.reset} size="small">
      <div className="grid gap-4 p-5 pt-2">
        <p className="text-muted">
          {texts.link.intro(<strong className="wrap-break-word text-ink">{user.email}</strong>)}
        </p>
        <MailNotice />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} busyLabel={texts.link.sending} onClick={() => void press()}>
            {texts.link.send}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
