import { useSyncExternalStore } from 'react';

/** When the server was last heard before the live connection was lost; null while it is open or first being opened. */
let lostSince: number | null = null;
const listeners = new Set<() => void>();

function change(since: number | null): void {
  if (since === lostSince) return;
  lostSince = since;
  for (const listener of listeners) listener();
}

export const connectionFound = (): void => change(null);
/** @param lastHeard when the server last said anything; milliseconds */
export const connectionLost = (lastHeard: number): void => change(lostSince ?? lastHeard);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the server was last heard, in milliseconds, while the page hears nothing from it; null while it does. */
export function useLostSince(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => lostSince,
    () => null,
  );
}
