import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface QuestionTexts {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
}

/** A question in a dialog. `ask` opens it and resolves to whether the answer was yes; render `question`. */
export function useQuestion(texts: QuestionTexts): { ask: () => Promise<boolean>; question: ReactNode } {
  const [reply, setReply] = useState<(yes: boolean) => void>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setReply(() => (yes: boolean) => {
        // The dialog's history entry must be removed before the caller navigates.
        flushSync(() => setReply(undefined));
        resolve(yes);
      });
    });
  const question = (
    <ConfirmDialog
      {...texts}
      open={reply !== undefined}
      onConfirm={() => reply?.(true)}
      onClose={() => reply?.(false)}
    />
  );
  return { ask, question };
}
