import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stateOfStep } from '#domain/site/welcome-progress.ts';
import { WELCOME_STEPS } from '#domain/site/welcome-settings.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { sectionsQuery } from '../queries.ts';
import { examplesOf } from './example-list.tsx';
import { dismiss, progressOf, welcomeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** On the dashboard of owners: leads to the welcome page, until every step is done or it is dismissed. */
export function WelcomeCard({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(welcomeTexts);
  const { data: document } = useQuery(welcomeQuery(sdk, ownerId));
  const { data: sections = [] } = useQuery(sectionsQuery(sdk, ownerId));
  const [busy, setBusy] = useState(false);
  if (!document) return null;
  const progress = progressOf(document);
  const examples = examplesOf(sections);
  const done = WELCOME_STEPS.filter((step) => stateOfStep(step, progress, examples) === 'done');
  // Seeing every step does not finish it while some are put off or show examples.
  if (progress.state === 'dismissed' || done.length === WELCOME_STEPS.length) return null;
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
      <p className="mb-4 text-muted">
        {done.length > 0 ? texts.progress(done.length, WELCOME_STEPS.length) : texts.page.lead}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/welcome">{done.length > 0 ? texts.card.open : texts.card.begin}</LinkButton>
        <Button variant="quiet" busy={busy} onClick={() => void leave()}>
          {texts.card.dismiss}
        </Button>
      </div>
    </Panel>
  );
}
