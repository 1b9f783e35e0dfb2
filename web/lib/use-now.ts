import { startTransition, useEffect, useMemo, useState } from 'react';

/** Milliseconds between two updates of the time. */
const TICK = 15_000;

/**
 * The current time, kept up to date. `start` is when the page's data was loaded, which server and browser agree on: with the
 * clock of each, a text of minutes would differ whenever a slow phone takes over a page in the next minute.
 */
export function useNow(start: number): Date {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // Whoever has pressed something meanwhile is answered first.
    startTransition(tick);
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => new Date(now), [now]);
}
