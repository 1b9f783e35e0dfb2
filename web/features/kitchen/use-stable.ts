import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same object while it always runs the latest `callback`; not to be called while rendering. */
export function useStable<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
