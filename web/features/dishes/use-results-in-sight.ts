import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Scrolls to the first dish after another category was chosen further down, since the page may have become shorter
 * than it was scrolled. Back and Forward keep the scroll position of the entry they lead to.
 */
export function useResultsInSight(
  results: RefObject<HTMLElement | null>,
  category: string | undefined,
): void {
  const navigationType = useNavigationType();
  const shown = useRef(category);
  useLayoutEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    const section = results.current;
    if (navigationType === 'POP' || !section) return;
    const barsEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (section.getBoundingClientRect().top < barsEnd) section.scrollIntoView({ behavior: 'instant' });
  }, [results, category, navigationType]);
}
