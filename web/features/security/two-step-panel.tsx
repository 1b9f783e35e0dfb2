import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { NewCodesDialog, TurnOffDialog } from './challenge-dialogs.tsx';
import { factorsQuery, waysOf } from './two-step.ts';
import { twoStepMessages } from './two-step-messages.ts';

type Asked = 'on' | 'off' | 'codes';

function wordsFor(on: boolean, factors: Models.MfaFactors): string {
  if (!on)
    return 'A password can be guessed or stolen. With two-step login nobody gets in without your phone as well.';
  if (factors.totp)
    return 'When you sign in, we ask for a code of your authenticator app after the password.';
  return 'When you sign in, we send you a code after the password. An authenticator app is safer and quicker.';
}

function Choices({ user, factors }: { user: CurrentUser; factors: Models.MfaFactors }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const on = user.mfa;
  const canProve = waysOf(factors, true).length > 0;
  return (
    <>
      <p className="text-muted">{wordsFor(on, factors)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!(on && factors.totp) && (
          <Button variant="secondary" onClick={() => setAsked('on')}>
            {on ? 'Add an authenticator app' : 'Turn on'}
          </Button>
        )}
        {on && canProve && (
          <>
            <Button variant="secondary" onClick={() => setAsked('codes')}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => setAsked('off')}>
              Turn off
            </Button>
          </>
        )}
      </div>
      <AuthenticatorDialog factors={factors} open={asked === 'on'} onClose={close} />
      <NewCodesDialog factors={factors} open={asked === 'codes'} onClose={close} />
      <TurnOffDialog factors={factors} open={asked === 'off'} onClose={close} />
    </>
  );
}

/** Whether a second proof is asked for at login, and the way to have it so. */
export function TwoStepPanel({ user }: { user: CurrentUser }) {
  const { data, isError, isFetching, refetch } = useQuery(factorsQuery(useSdk(), user.$id));
  return (
    <Panel
      title="Two-step login"
      action={<Badge tone={user.mfa ? 'good' : 'neutral'}>{user.mfa ? 'On' : 'Off'}</Badge>}
    >
      {data && <Choices user={user} factors={data} />}
      {!data && isError && (
        <ErrorState title={twoStepMessages.loadFailed} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Loading label="Loading...">
          <Skeleton className="h-20" />
        </Loading>
      )}
    </Panel>
  );
}
