import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ROW_LABEL, TOOL } from './tool.ts';

interface ToolDialogProps {
  icon: LucideIcon;
  /** The text of the button. */
  label: string;
  /** The button stands in the row, where a small screen has room for its icon only. */
  inRow?: boolean;
  title: string;
  children: ReactNode;
}

/** A tool of the board: a button that opens a dialog. */
export function ToolDialog({ icon: Icon, label, inRow = false, title, children }: ToolDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={TOOL} onClick={() => setOpen(true)}>
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <span className={inRow ? ROW_LABEL : ''}>{label}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="large">
        {children}
      </Dialog>
    </>
  );
}
