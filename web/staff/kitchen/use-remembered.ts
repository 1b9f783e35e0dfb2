import { useEffect, useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // The browser stores nothing, or the stored text is not JSON.
    return null;
  }
}

/**
 * A choice that this device remembers, such as its station.
 * @param parse reads the stored value; undefined if it is not valid
 */
export function useRemembered<T>(
  name: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): [T, (value: T) => void] {
  const key = `rasoi.kitchen.${name}`;
  const [value, setValue] = useState(initial);
  // The server cannot read the device's storage, so it is read after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, what follows is this page's own
  useEffect(() => {
    const stored = parse(read(key));
    if (stored !== undefined) setValue(stored);
  }, []);
  const remember = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return [value, remember];
}
