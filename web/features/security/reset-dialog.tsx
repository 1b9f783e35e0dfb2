import { useState } from 'react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MailNotice } from './mail-notice.tsx';
import { useSendRecovery } from './passwords.ts';

interface ResetDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** Has a link sent to choose a new password without the old one. */
export function ResetDialog({ user, open, onClose }: ResetDialogProps) {
  const send = useSendRecovery();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const sent = await send(user.email ?? '');
    setBusy(false);
    if (sent) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Reset Password" size="small">
      <div className="grid gap-4 p-5 pt-2">
        <p className="text-muted">
          We send a link to <strong className="wrap-break-word text-ink">{user.email}</strong>. It leads to a
          page where you choose a new password, and works once, for an hour.
        </p>
        <MailNotice />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Sending..." onClick={() => void press()}>
            Send Reset Link
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
