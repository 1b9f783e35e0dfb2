import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '#web/lib/page/later.ts';

/** Milliseconds after a change until it is kept: several steps in a row are kept once. */
const AFTER = 1_000;
/** Milliseconds between two times: with hundreds of tickets each takes as long as a few frames. */
const APART = 10_000;

/**
 * Keeps something for a time without a connection: soon after it has changed, while the browser is idle, and at once when
 * the connection is lost or nobody looks at the page any more.
 * @param parts what is kept; it counts as changed when one of these is another value
 */
export function useKeeping(keep: () => void, isLost: boolean, parts: readonly unknown[]): void {
  /** When the first change came that is not kept; 0 while all is. */
  const changedAt = useRef(0);
  const keptAt = useRef(0);
  const keepNow = useEffectEvent(() => {
    changedAt.current = 0;
    keptAt.current = Date.now();
    keep();
  });
  useEffect(() => {
    const now = Date.now();
    changedAt.current ||= now;
    const at = isLost ? now : Math.max(changedAt.current + AFTER, keptAt.current + APART);
    let leave = () => {};
    const timer = setTimeout(() => {
      leave = isLost ? leave : whenIdle(keepNow);
      if (isLost) keepNow();
    }, at - now);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [isLost, ...parts]);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden' && changedAt.current > 0) keepNow();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
}
