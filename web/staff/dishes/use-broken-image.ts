import { useEffect, useState } from 'react';
import { smallerImage } from '#web/lib/uploaded-image.ts';

/** Milliseconds after the last key press before a typed address is tested. */
const DEBOUNCE = 500;

/** Whether no picture can be loaded from an address; undefined until that is known. */
export function useBrokenImage(url: string): boolean | undefined {
  const [known, setKnown] = useState<{ url: string; broken: boolean }>();

  useEffect(() => {
    if (url === '') return;
    const picture = new Image();
    const timer = setTimeout(() => {
      picture.onload = () => setKnown({ url, broken: false });
      picture.onerror = () => setKnown({ url, broken: true });
      picture.src = smallerImage(url, 400, 'webp') ?? url;
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url]);

  return known?.url === url ? known.broken : undefined;
}
