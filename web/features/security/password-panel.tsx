import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';

type Asked = 'reset' | 'change';

/** The password, and the ways to another. */
export function PasswordPanel({ user }: { user: CurrentUser }) {
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
