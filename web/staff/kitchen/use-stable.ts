import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always calls the latest `callback`. It must not be called while rendering. */
export function useStable<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
