import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

interface Clock {
  now(): Date;
  set(now: number): void;
  subscribe(listener: () => void): () => void;
}

function createClock(start: number): Clock {
  const listeners = new Set<() => void>();
  let now = new Date(start);
  return {
    now: () => now,
    set(time) {
      now = new Date(time);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ClockContext = createContext<Clock | undefined>(undefined);

/** Provides the time to everything inside it, without rendering it again. */
export function ClockProvider({ now, children }: { now: Date; children: ReactNode }) {
  const time = now.getTime();
  const [clock] = useState(() => createClock(time));
  useLayoutEffect(() => clock.set(time), [clock, time]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/**
 * A value computed from the time, such as the minutes since an order was placed. The component renders again only when
 * the value changes, so that the clock does not render sixty cards again.
 * @param select must return a value that `Object.is` can compare
 */
export function useAtNow<T extends string | number | boolean | null>(select: (now: Date) => T): T {
  const clock = use(ClockContext);
  if (!clock) throw new Error('The board keeps the time');
  const value = useCallback(() => select(clock.now()), [select, clock]);
  return useSyncExternalStore(clock.subscribe, value, value);
}
