import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface QuestionWords {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
}

/** A question that is asked on the way: `ask` resolves to whether the answer was yes. `question` is to be drawn. */
export function useQuestion(words: QuestionWords): { ask: () => Promise<boolean>; question: ReactNode } {
  const [reply, setReply] = useState<(yes: boolean) => void>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setReply(() => (yes: boolean) => {
        // Whoever asked may go to another page: the dialog must be out of the browser's history by then.
        flushSync(() => setReply(undefined));
        resolve(yes);
      });
    });
  const question = (
    <ConfirmDialog
      {...words}
      open={reply !== undefined}
      onConfirm={() => reply?.(true)}
      onClose={() => reply?.(false)}
    />
  );
  return { ask, question };
}
