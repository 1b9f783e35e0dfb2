import { useEffect } from 'react';
import { whenIdle } from '#web/lib/page/later.ts';

/** The app's icon. */
const ICON = '/brand/logo-192.png';
/** Width in pixels. Browsers show the icon at 16 to 32; twice that stays sharp. */
const SIZE = 64;
/** The highest number that fits in the badge. */
const MAX_COUNT = 99;
const MOST_TEXT = '99+';

/** Resolves to the page's icon with a count in its corner, as a data address. */
async function drawn(count: number): Promise<string> {
  const icon = new Image();
  icon.src = ICON;
  await icon.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws nothing');
  brush.drawImage(icon, 0, 0, SIZE, SIZE);
  const text = count > MAX_COUNT ? MOST_TEXT : `${count}`;
  const height = 40;
  const width = text.length === 1 ? height : text.length === 2 ? 50 : SIZE;
  brush.fillStyle = '#b3261e';
  brush.beginPath();
  brush.roundRect(SIZE - width, SIZE - height, width, height, height / 2);
  brush.fill();
  brush.fillStyle = '#fff';
  brush.font = `bold ${text.length === 3 ? 26 : 32}px system-ui, sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, SIZE - width / 2, SIZE - height / 2 + 2);
  return canvas.toDataURL('image/png');
}

/** Shows a count on the page's icon while it is not 0. */
export function useFaviconBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let over = false;
    // Browsers use the last icon link, so the link that React rendered stays unchanged.
    const link = document.createElement('link');
    link.rel = 'icon';
    link.type = 'image/png';
    const leave = whenIdle(() => {
      drawn(count).then(
        (address) => {
          if (over) return;
          link.href = address;
          document.head.append(link);
        },
        // Without it the title still shows the count.
        () => {},
      );
    });
    return () => {
      over = true;
      leave();
      link.remove();
    };
  }, [count]);
}
