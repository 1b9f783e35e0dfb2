import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { TOOL } from './tool.ts';

interface ToolDialogProps {
  icon: LucideIcon;
  /** The text of the button. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A tool of the board: a button that opens a dialog. */
export function ToolDialog({ icon: Icon, label, title, children }: ToolDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={TOOL} onClick={() => setOpen(true)}>
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="large">
        {children}
      </Dialog>
    </>
  );
}
