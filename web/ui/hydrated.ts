import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and while React hydrates the page, for what its script must have reached before it is used. */
export function useWaitsForScript(waits: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => waits,
  );
}

/** False on the server and while React hydrates the page, true from then on. */
export function useHydrated(): boolean {
  return !useWaitsForScript(true);
}
