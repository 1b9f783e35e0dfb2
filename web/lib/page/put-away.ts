import { useSyncExternalStore } from 'react';

/** Offers that a person can put away, so that this browser does not make them again. */
type OfferName = 'messages' | 'install';

const stored = (name: OfferName) => `rasoi.put-away.${name}`;
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function isPutAway(name: OfferName): boolean {
  try {
    return localStorage.getItem(stored(name)) !== null;
  } catch {
    // Without storage the offer would come back each time.
    return true;
  }
}

/** Whether an offer was put away in this browser, and the function that does so. On the server all are. */
export function usePutAway(name: OfferName): [isAway: boolean, putAway: () => void] {
  const isAway = useSyncExternalStore(
    subscribe,
    () => isPutAway(name),
    () => true,
  );
  return [
    isAway,
    () => {
      try {
        localStorage.setItem(stored(name), '1');
      } catch {
        // It is away already.
      }
      for (const changed of listeners) changed();
    },
  ];
}
