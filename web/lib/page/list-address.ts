import { useSearchParams } from 'react-router';

/** The filters of a list, in the page's address: `?q=asha&day=2026-08-03`. */
export interface ListAddress {
  /** A filter's value; empty when it is not set. */
  get(name: string): string;
  /** Replaces the history entry, so that Back does not go through every search. */
  set(changes: Readonly<Record<string, string>>): void;
}

/** Keeps a list's filters in the address, so that they survive a reload and can be shared. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
