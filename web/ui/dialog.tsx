import { X } from 'lucide-react';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { repeatEarlyPresses } from '#web/lib/page/early-presses.ts';
import { openLayer } from '#web/lib/page/history-layers.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useHydrated } from './hydrated.ts';
import { PartBoundary } from './part-boundary.tsx';
import { uiTexts } from './texts.ts';
import { Toaster } from './toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Called by Escape, Back, a press on the backdrop and the cross; the dialog closes when `open` becomes false. */
  onClose: () => void;
  title: string;
  /** Hides the title except for screen readers, if the content already shows it. */
  titleHidden?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  /** The page's address says that the dialog is open, so Back closes it without an extra history entry. */
  inAddress?: boolean;
  children: ReactNode;
}

const SIZES = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' };

/** A modal dialog. Closing it returns the focus to its opener, or to what stands in its place. The content scrolls below the title and the cross. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, role, size = 'medium', inAddress = false } = props;
  const texts = useTexts(uiTexts);
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const hydrated = useHydrated();
  // A dialog that the server rendered open is not modal yet. The value must never change, or React would remove the
  // attribute from the dialog after it has become modal.
  const [renderedOpen] = useState(open && !hydrated);
  const takenOver = useRef(!renderedOpen);
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const closedByVisitor = !takenOver.current && !dialog.open;
    takenOver.current = true;
    if (closedByVisitor) return askToClose();

    const opener = document.activeElement;
    const place = opener?.parentElement;
    let listening = true;
    const show = () => {
      if (listening && !dialog.open) dialog.showModal();
    };
    // A second Escape closes the dialog in any case; if the owner keeps it open, it is shown again.
    const closed = () => {
      askToClose();
      setTimeout(show);
    };
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    };
    dialog.addEventListener('close', closed);
    dialog.addEventListener('cancel', cancelled);
    const removeLayer = inAddress ? undefined : openLayer(() => askToClose());
    dialog.removeAttribute('open');
    if (dialog.hasAttribute('data-late')) {
      dialog.removeAttribute('data-late');
      void repeatEarlyPresses();
    }
    show();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      listening = false;
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('cancel', cancelled);
      removeLayer?.();
      dialog.close();
      // What has replaced the opener meanwhile gets the focus, such as the stepper in the place of '+ Add'.
      if (!opener?.isConnected)
        place?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    };
  }, [open, inAddress]);

  // Selecting text may end on the backdrop: only a press that also began there closes the dialog.
  const down = (event: MouseEvent) => {
    pressedBeside.current = event.target === ref.current;
  };
  const up = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === ref.current) onClose();
  };
  const close = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
    <dialog
      ref={ref}
      open={renderedOpen}
      // Presses in it wait for its script, which may come after the page's.
      data-late={renderedOpen ? '' : undefined}
      role={role}
      aria-labelledby={titleId}
      onMouseDown={down}
      onClick={up}
      className={`dialog ${SIZES[size]}`}
    >
      {open && (
        <>
          <div
            className={
              titleHidden ? 'absolute top-3 right-3 z-20' : 'flex shrink-0 items-start gap-4 p-5 pb-0'
            }
          >
            <h2
              id={titleId}
              className={
                titleHidden
                  ? 'sr-only'
                  : 'wrap-anywhere min-w-0 flex-1 pt-1.5 font-display text-2xl leading-tight'
              }
            >
              {title}
            </h2>
            {/* A form, because it closes the dialog even before the script is loaded. */}
            <form method="dialog" onSubmit={close}>
              <button
                type="submit"
                aria-label={texts.close}
                className="grid size-11 shrink-0 place-items-center rounded-full bg-paper/90 text-ink hover:bg-line"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </form>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            <PartBoundary>{props.children}</PartBoundary>
          </div>
          <Toaster />
        </>
      )}
    </dialog>
  );
}
