import { useSyncExternalStore } from 'react';

/** The time of the last message before the live connection was lost; null while it is open or opens for the first time. */
let lostSince: number | null = null;
const listeners = new Set<() => void>();

function change(since: number | null): void {
  if (since === lostSince) return;
  lostSince = since;
  for (const listener of listeners) listener();
}

export const connectionFound = (): void => change(null);
/** @param lastHeard the time of the server's last message, in milliseconds */
export const connectionLost = (lastHeard: number): void => change(lostSince ?? lastHeard);

/** Whether the live connection is lost now. */
export const isConnectionLost = (): boolean => lostSince !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time of the server's last message in milliseconds while the live connection is lost; otherwise null. */
export function useLostSince(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => lostSince,
    () => null,
  );
}
