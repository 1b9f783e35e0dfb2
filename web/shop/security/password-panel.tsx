import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { passwordTexts } from './texts.tsx';

type Asked = 'reset' | 'change';

/** When the password was last changed, and the two ways to change it; or the way to choose a first one. */
export function PasswordPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(passwordTexts);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (!user.email)
    return (
      <Panel title={texts.title}>
        <p className="text-muted">{texts.withoutEmail}</p>
      </Panel>
    );
  const hasPassword = Boolean(user.passwordUpdate);
  return (
    <Panel title={texts.title}>
      {hasPassword ? (
        <p className="text-muted">
          {texts.lastUpdated}{' '}
          <span className="font-semibold text-ink">
            <Moment at={user.passwordUpdate} />
          </span>
        </p>
      ) : (
        <p className="text-muted">{texts.none}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('change')}>
          {hasPassword ? texts.change : texts.choosePassword}
        </Button>
        {hasPassword && (
          <Button variant="secondary" onClick={() => setAsked('reset')}>
            {texts.reset}
          </Button>
        )}
      </div>
      <ChangePasswordDialog user={user} hasPassword={hasPassword} open={asked === 'change'} onClose={close} />
      <ResetDialog user={user} open={asked === 'reset'} onClose={close} />
    </Panel>
  );
}
