import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asksForRestore } from '#domain/site/welcome-progress.ts';
import { dayAt, momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { markRestoreTried, progressOf, welcomeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** On the dashboard of owners of a public site: asks every three months for a trial of the backup (ADMIN-103). */
export function RestoreDrill({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { drill: texts } = useTexts(welcomeTexts);
  const { publicUrl } = usePublicSettings();
  const { timeZone } = useSiteSettings().shop;
  const { longDate } = useDates();
  const query = useQuery(welcomeQuery(sdk, ownerId));
  const [busy, setBusy] = useState(false);
  if (!query.data) return null;
  const document = query.data;
  const progress = progressOf(document);
  const today = dayAt(new Date(query.dataUpdatedAt), timeZone);
  if (!asksForRestore(publicUrl, progress, today)) return null;
  const { restoreTriedOn } = progress;
  const tried = async () => {
    setBusy(true);
    try {
      await markRestoreTried(sdk, document, dayAt(new Date(), timeZone));
      await queries.invalidateQueries({ queryKey: ['settings', 'welcome'] });
      toast.success(texts.saved);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">
        {texts.text}
        {restoreTriedOn !== '' &&
          ` ${texts.tried(longDate(new Date(momentOf(restoreTriedOn, 0, timeZone))))}`}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void tried()}>
        {texts.done}
      </Button>
    </Panel>
  );
}
