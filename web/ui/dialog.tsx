import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Toaster } from './toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, a press beside the dialog, or its cross. */
  onClose: () => void;
  title: string;
  /** Only screen readers hear the title, where the content already shows it. */
  titleHidden?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

const SIZES = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' };

/** A modal dialog; the focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, role, size = 'medium', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const closed = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const page = document.documentElement;
    const close = () => closed();
    dialog.addEventListener('close', close);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    page.style.overflow = 'hidden';
    return () => {
      dialog.removeEventListener('close', close);
      dialog.close();
      page.style.overflow = document.querySelector('dialog:modal') ? 'hidden' : '';
    };
  }, [open]);

  // A press that began inside, such as selecting text, is none beside it.
  const down = (event: MouseEvent) => {
    pressedBeside.current = event.target === ref.current;
  };
  const up = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === ref.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      onMouseDown={down}
      onClick={up}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card bg-paper p-0 text-ink shadow-xl transition-[translate] duration-200 ease-out backdrop:bg-black/55 motion-reduce:transition-none open:starting:translate-y-4 ${SIZES[size]}`}
    >
      {open && (
        <>
          <div className={titleHidden ? 'absolute top-3 right-3 z-10' : 'flex items-start gap-4 p-5 pb-0'}>
            <h2
              id={titleId}
              className={titleHidden ? 'sr-only' : 'flex-1 pt-1.5 font-display text-2xl leading-tight'}
            >
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-full bg-paper/90 text-ink hover:bg-line"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          {children}
          <Toaster />
        </>
      )}
    </dialog>
  );
}
