import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WELCOME_STEPS } from '#domain/site/welcome-settings.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { AccountStep } from './account-step.tsx';
import { asksName, asksPassword } from './own-account.ts';
import { dismiss, welcomeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';
import { useProgress } from './use-progress.ts';

/**
 * On the dashboard of owners: the first step of the guide, which stays until the first owner has a password and a name of their own;
 * then the way to the others, until every step is done or the guide is dismissed (SHOP-7).
 */
export function WelcomeCard({ owner }: { owner: CurrentUser }) {
  const ownerId = owner.$id;
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(welcomeTexts);
  const { data: document } = useQuery(welcomeQuery(sdk, ownerId));
  const progress = useProgress(ownerId);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  if (!document || !progress) return null;
  const { doneCount, settings } = progress;
  const isDismissed = settings.state === 'dismissed';
  if (asksPassword(owner) || asksName(owner))
    return (
      <AccountStep
        user={owner}
        progress={isDismissed ? undefined : texts.first(WELCOME_STEPS.length)}
        onDone={() => {
          if (!isDismissed) void navigate('/admin/welcome');
        }}
      />
    );
  // Seeing every step does not finish it while some are put off or show examples.
  if (isDismissed || doneCount === WELCOME_STEPS.length) return null;
  const leave = async () => {
    setBusy(true);
    try {
      await dismiss(sdk, document);
      await queries.invalidateQueries({ queryKey: ['settings', 'welcome'] });
      toast.info(texts.card.dismissed);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={texts.card.title}>
      <p className="mb-4 text-muted">{texts.progress(doneCount, WELCOME_STEPS.length)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/welcome">{texts.card.open}</LinkButton>
        <Button variant="quiet" busy={busy} onClick={() => void leave()}>
          {texts.card.dismiss}
        </Button>
      </div>
    </Panel>
  );
}
