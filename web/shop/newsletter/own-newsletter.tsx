import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanSend } from '#web/lib/can-send.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { ownNewsletterQuery, setOwnNewsletter } from './own-newsletter-query.ts';
import { ownNewsletterTexts } from './texts.ts';

/** The switch for the newsletter in the profile; people with a verified address see it. Off until they switch it on. */
export function OwnNewsletter({ user }: { user: CurrentUser }) {
  const texts = useTexts(ownNewsletterTexts);
  const sdk = useSdk();
  const canSend = useCanSend();
  const queries = useQueryClient();
  const { language } = useDocumentParts();
  const [busy, setBusy] = useState(false);
  const query = ownNewsletterQuery(sdk, user.$id);
  const { data } = useQuery({ ...query, enabled: user.emailVerification });

  const choose = async (wanted: boolean) => {
    setBusy(true);
    try {
      const answer = await setOwnNewsletter(sdk, wanted, language);
      queries.setQueryData(query.queryKey, answer);
      if (wanted && !canSend.email) toast.info(texts.askedWithoutMail);
      else toast.success(wanted ? texts.asked : texts.ended);
    } catch {
      toast.error(texts.failed);
    }
    setBusy(false);
  };

  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.intro}</p>
      <div className="mt-3 grid justify-items-start gap-1">
        {user.emailVerification ? (
          <>
            <Switch
              label={texts.label}
              checked={data?.state === 'confirmed' || data?.state === 'pending'}
              busy={busy || !data}
              onChange={(wanted) => void choose(wanted)}
            />
            {data?.state === 'pending' && <p className="text-muted">{texts.pending}</p>}
          </>
        ) : (
          <p>{texts.verifyFirst}</p>
        )}
      </div>
    </Panel>
  );
}
