import { useSyncExternalStore } from 'react';

/** Offers that a person can dismiss, so that this browser does not make them again. */
type OfferName = 'messages' | 'install';

const stored = (name: OfferName) => `rasoi.put-away.${name}`;
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function wasDismissed(name: OfferName): boolean {
  try {
    return localStorage.getItem(stored(name)) !== null;
  } catch {
    // Without storage the offer would come back each time.
    return true;
  }
}

/** Whether an offer was dismissed in this browser, and the function that does so. On the server all are. */
export function useDismissed(name: OfferName): [isDismissed: boolean, dismiss: () => void] {
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => wasDismissed(name),
    () => true,
  );
  return [
    isDismissed,
    () => {
      try {
        localStorage.setItem(stored(name), '1');
      } catch {
        // It is dismissed already.
      }
      for (const changed of listeners) changed();
    },
  ];
}
