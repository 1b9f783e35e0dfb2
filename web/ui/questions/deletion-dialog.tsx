import { useState } from 'react';
import { toast } from '../toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeletionDialogProps {
  /** The name of what is to be deleted; undefined: the dialog is closed. */
  name: string | undefined;
  texts: {
    title: (name: string) => string;
    text: string;
    submit: string;
    busy: string;
    done: string;
    failed: string;
  };
  remove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is deleted, deletes it, and says whether it worked. */
export function DeletionDialog({ name, texts, remove, onClose }: DeletionDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await remove();
      toast.success(texts.done);
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={name !== undefined}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={name === undefined ? '' : texts.title(name)}
      confirmLabel={texts.submit}
      busy={busy}
      busyLabel={texts.busy}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
