import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list, in the page's address: `?q=asha&day=2026-08-03`. */
export interface ListAddress {
  /** A filter's value; empty when it is not set. */
  get(name: string): string;
  /** Replaces the history entry, so that Back does not go through every search. */
  set(changes: Readonly<Record<string, string>>): void;
}

/** The filters that the page will have once a running navigation is done. A change during it builds on them. */
let coming: URLSearchParams | undefined;

/** Keeps a list's filters in the address, so that they survive a reload and can be shared. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is done when the parameters change
  useEffect(() => {
    coming = undefined;
    return () => {
      coming = undefined;
    };
  }, [params]);
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) => {
      // Not the parameters of this rendering: a search that waits for a pause in typing is called by an older one.
      const next = new URLSearchParams(coming ?? window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      coming = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
