import { type RefObject, useEffect, useState } from 'react';

/** Whether the focus is in the search while it is empty, and nobody has put its help away with Escape. */
export function useHelpOpen(input: RefObject<HTMLInputElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = input.current?.closest('search');
    if (!box) return;
    const look = () => setOpen(input.current?.value === '');
    // A dish that opens above takes the focus, and gives it back.
    const left = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Element && (box.contains(to) || to.closest('dialog')))) setOpen(false);
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      input.current?.focus();
      setOpen(false);
    };
    const looks = ['focusin', 'click', 'input'] as const;
    for (const event of looks) box.addEventListener(event, look);
    box.addEventListener('focusout', left);
    box.addEventListener('keydown', pressed);
    // This script is loaded late: the focus may be there already.
    if (box.contains(document.activeElement)) look();
    return () => {
      for (const event of looks) box.removeEventListener(event, look);
      box.removeEventListener('focusout', left);
      box.removeEventListener('keydown', pressed);
    };
  }, [input]);
  return open;
}
