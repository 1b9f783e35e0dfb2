import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in server-rendered markup and while it is being brought to life, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
