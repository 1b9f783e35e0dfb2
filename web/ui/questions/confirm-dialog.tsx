import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { uiTexts } from '../texts.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  busyLabel?: string;
}

/** Asks for confirmation before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts(uiTexts);
  const {
    open,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = texts.cancel,
    busy,
    busyLabel,
  } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" size="small">
      <div className="p-5 pt-2">
        {children && <div className="text-muted">{children}</div>}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
