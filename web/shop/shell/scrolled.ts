import { useSyncExternalStore } from 'react';

/** How far the page is scrolled before the bar changes, in pixels (SHELL-1). */
const CHANGES_AFTER = 20;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled far enough to change the bar's style. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > CHANGES_AFTER,
    () => false,
  );
}
