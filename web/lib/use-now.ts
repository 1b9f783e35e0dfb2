import { startTransition, useEffect, useMemo, useState } from 'react';

/** Milliseconds between two updates of the time. */
const TICK = 15_000;

/** The current time, kept up to date. It starts at the time the data was loaded, the same on server and browser. */
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
