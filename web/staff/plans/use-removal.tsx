import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanActions } from './actions.ts';
import { usePlanFailures } from './failures.ts';
import { planAdminTexts } from './texts.ts';

interface Named {
  $id: string;
  name: string;
}

/** Deletes a plan after a question, which is shown where `question` stands. */
export function useRemoval(): {
  ask: (document: Named) => void;
  question: ReactNode;
} {
  const texts = useTexts(planAdminTexts);
  const failed = usePlanFailures();
  const { remove } = usePlanActions();
  const [asked, setAsked] = useState<Named>();
  const removeAsked = async () => {
    if (!asked) return;
    setAsked(undefined);
    try {
      await remove(asked.$id);
      toast.success(texts.removed(asked.name));
    } catch (error) {
      toast.error(failed(error));
    }
  };
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title={texts.removeQuestion(asked?.name ?? '')}
      confirmLabel={texts.remove}
      onClose={() => setAsked(undefined)}
      onConfirm={() => void removeAsked()}
    >
      {texts.removeConsequence}
    </ConfirmDialog>
  );
  return { ask: setAsked, question };
}
