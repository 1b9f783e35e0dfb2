import { useEffect, useState } from 'react';

/** How often the clock of an order's status moves, in milliseconds. */
const TICK = 15_000;

/** The time, moving. Starts from when the data came, which server and browser agree on. */
export function useNow(start: number): Date {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
