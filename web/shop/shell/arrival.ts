import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Moves the focus to the heading of each new page, so that keyboard and screen readers start there, or to the field that
 * the page marks with `data-autofocus`. If only the query changes, such as a filter, the focus stays.
 */
export function useArrivalFocus(): void {
  const { pathname, hash } = useLocation();
  const idle = useNavigation().state === 'idle';
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (!idle || arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (hash) return;
    const field = document.querySelector<HTMLElement>('main [data-autofocus]');
    if (field) {
      field.focus();
      return;
    }
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash, idle]);
}
