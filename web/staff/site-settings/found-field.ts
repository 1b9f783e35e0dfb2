import { useEffect } from 'react';
import { useLocation } from 'react-router';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button, summary';

/** Milliseconds for which a found field is outlined. */
const OUTLINED = 2500;

/**
 * Moves the focus to the field that the address names, and outlines it for a moment.
 * @param isThere whether the form is shown
 */
export function useFoundField(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = isThere && hash.startsWith('#field-') && document.getElementById(hash.slice(1));
    if (!field) return;
    const folded = field.closest('details');
    if (folded) folded.open = true;
    const control =
      field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(CONTROLS);
    control?.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    field.animate(
      {
        outline: ['3px solid var(--color-turmeric)', '3px solid transparent'],
        outlineOffset: ['6px', '6px'],
      },
      { duration: OUTLINED, easing: 'ease-in' },
    );
  }, [hash, isThere]);
}
