import { useSyncExternalStore } from 'react';

/** The pincode that a visitor has typed on the menu, which this browser remembers. */

const KEY = 'rasoi.pincode';
const listeners = new Set<() => void>();
/** Replaces local storage if the browser has none. */
let inMemory = '';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function remember(pincode: string): void {
  inMemory = pincode;
  try {
    localStorage.setItem(KEY, pincode);
  } catch {
    // Without storage it lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remembered pincode, empty if there is none, and the function that remembers another. */
export function useRememberedPincode(): [string, (pincode: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => ''), remember];
}
