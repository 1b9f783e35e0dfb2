import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { useState } from 'react';
import type { Translated } from '#domain/languages/translations.ts';
import { EVERY_WAY } from '#web/lib/can-send.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { NewCodesDialog, TurnOffDialog } from './challenge-dialogs.tsx';
import { twoStepTexts } from './texts.tsx';
import { factorsQuery, waysOf } from './two-step.ts';

type Asked = 'on' | 'off' | 'codes';

function introOf(on: boolean, factors: Models.MfaFactors, texts: Translated<typeof twoStepTexts>): string {
  if (!on) return texts.whatItIs;
  return factors.totp ? texts.withApp : texts.withoutApp;
}

function Choices({ user, factors }: { user: CurrentUser; factors: Models.MfaFactors }) {
  const texts = useTexts(twoStepTexts);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const on = user.mfa;
  const canProve = waysOf(factors, EVERY_WAY).length > 0;
  return (
    <>
      <p className="text-muted">{introOf(on, factors, texts)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!(on && factors.totp) && (
          <Button variant="secondary" onClick={() => setAsked('on')}>
            {on ? texts.addApp : texts.turnOn}
          </Button>
        )}
        {on && canProve && (
          <>
            <Button variant="secondary" onClick={() => setAsked('codes')}>
              {texts.newCodes}
            </Button>
            <Button variant="secondary" onClick={() => setAsked('off')}>
              {texts.turnOff}
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

/** Whether two-step login is on, with buttons to turn it on or off and to make new recovery codes. */
export function TwoStepPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(twoStepTexts);
  const { data, isError, isFetching, refetch } = useQuery(factorsQuery(useSdk(), user.$id));
  return (
    <Panel
      title={texts.title}
      action={<Badge tone={user.mfa ? 'good' : 'neutral'}>{user.mfa ? texts.on : texts.off}</Badge>}
    >
      {data && <Choices user={user} factors={data} />}
      {!data && isError && <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />}
      {!data && !isError && (
        <Loading label={texts.loading}>
          <Skeleton className="h-20" />
        </Loading>
      )}
    </Panel>
  );
}
