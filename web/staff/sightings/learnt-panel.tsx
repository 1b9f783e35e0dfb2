import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { seenMoneyTexts } from './texts.ts';

/** The wordings that the owner has taught, each to be deleted; nothing before there is one (SIGHT-18). */
export function LearntPanel({ adminId, isOwner }: { adminId: string; isOwner: boolean }) {
  const { learntWordings: texts } = useTexts(seenMoneyTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const { data = [] } = useQuery(documentsQuery(sdk, 'learntWordings', adminId));
  const [removed, setRemoved] = useState<StoredDocument<'learntWordings'>>();
  if (data.length === 0) return null;
  const { removeTitle, removeText, submit, busy, removed: done, failed } = texts;
  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.lead}</p>
      <ul className="divide-y divide-line">
        {data.map((wording) => (
          <li key={wording.$id} className="grid gap-1 py-3">
            <p className="font-semibold">{texts.from(wording.sender)}</p>
            <p className="wrap-anywhere text-sm">{wording.pattern}</p>
            {isOwner && (
              <p>
                <Button
                  variant="outline"
                  aria-label={texts.remove(wording.sender)}
                  onClick={() => setRemoved(wording)}
                >
                  <Trash2 className="size-5" aria-hidden="true" />
                  {submit}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <DeletionDialog
        name={removed?.sender}
        texts={{ title: removeTitle, text: removeText, submit, busy, done, failed }}
        remove={async () => {
          if (removed) await removeDocument(sdk, 'learntWordings', removed.$id);
          await queries.invalidateQueries({ queryKey: ['learntWordings'] });
        }}
        onClose={() => setRemoved(undefined)}
      />
    </Panel>
  );
}
