import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { dishesCsvTexts } from './texts.ts';

interface LastImport {
  id: string;
  dishes: number;
  changed: number;
  /** ISO time. */
  until: string;
}

/** The last import that can be taken back. */
const lastImportQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'last-import'],
    queryFn: async () => (await sdk.call<{ last: LastImport | null }>('get', 'dishes/import/last')).last,
  });

/** Takes the last import back; nothing once a day is over. */
export function UndoImport() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(dishesCsvTexts).undo;
  const { data: last } = useQuery(lastImportQuery(sdk));
  const [asks, setAsks] = useState(false);
  const undoing = useMutation({
    mutationFn: (importId: string) =>
      sdk.call<{ deleted: number; restored: number; kept: number }>('post', 'dishes/import/undo', {
        importId,
      }),
    onSuccess: async ({ deleted, restored, kept }) => {
      toast.success(texts.done(deleted, restored, kept));
      await Promise.all(
        ['dishes', 'menus', 'optionGroups'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
    onSettled: () => setAsks(false),
  });
  if (!last) return null;
  return (
    <div className="mt-5">
      <Notice>
        <p>{texts.last(last.dishes, last.changed, shortDateAndTime(new Date(last.until)))}</p>
        <Button className="mt-3" variant="secondary" onClick={() => setAsks(true)}>
          {texts.submit}
        </Button>
      </Notice>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => undoing.mutate(last.id)}
        title={texts.question}
        confirmLabel={texts.confirm}
        busy={undoing.isPending}
        busyLabel={texts.busy}
      >
        {texts.warning}
      </ConfirmDialog>
    </div>
  );
}
