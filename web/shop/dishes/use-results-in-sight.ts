import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Scrolls to the first dish after a category was chosen further down: the page may now be shorter than its scroll
 * position. Back and Forward restore the scroll position of their history entry.
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
