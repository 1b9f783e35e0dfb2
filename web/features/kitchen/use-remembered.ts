import { useEffect, useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // A browser that keeps nothing, or something else's text.
    return null;
  }
}

/**
 * A choice that this device remembers, such as the station it stands at.
 * @param parse reads what was stored; undefined for what is not such a choice
 */
export function useRemembered<T>(
  name: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): [T, (value: T) => void] {
  const key = `rasoi.kitchen.${name}`;
  const [value, setValue] = useState(initial);
  // The server does not know the device.
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
      // It holds until the page is closed.
    }
  };
  return [value, remember];
}
