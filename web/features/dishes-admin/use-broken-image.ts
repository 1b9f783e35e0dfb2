import { useEffect, useState } from 'react';
import { smallerImage } from '#web/lib/uploaded-image.ts';

/** Milliseconds without a key before an address is tried. */
const TYPED = 500;

/** Whether the picture of an address does not load; undefined until it is known. */
export function useBrokenImage(url: string): boolean | undefined {
  const [known, setKnown] = useState<{ url: string; broken: boolean }>();

  useEffect(() => {
    if (url === '') return;
    const picture = new Image();
    const timer = setTimeout(() => {
      picture.onload = () => setKnown({ url, broken: false });
      picture.onerror = () => setKnown({ url, broken: true });
      picture.src = smallerImage(url, 400, 'webp') ?? url;
    }, TYPED);
    return () => {
      clearTimeout(timer);
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url]);

  return known?.url === url ? known.broken : undefined;
}
