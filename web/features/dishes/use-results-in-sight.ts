import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After another category was chosen further down, brings the first of its dishes into sight: the page may have become
 * shorter than it is scrolled. Back and Forward keep the position of the entry they lead to.
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
