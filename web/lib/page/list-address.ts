import { useSearchParams } from 'react-router';

/** What a list is narrowed down to, as the address says: `?q=asha&day=2026-08-03`. */
export interface ListAddress {
  /** Empty when it is not there. */
  get(name: string): string;
  /** Takes the place of the entry in the history: a search is no way to go back through. */
  set(changes: Readonly<Record<string, string>>): void;
}

/** A list's filters live in the address, so that they survive a reload and can be sent to somebody. */
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
