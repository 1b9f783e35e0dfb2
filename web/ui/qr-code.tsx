import { useMemo } from 'react';
import { encode } from 'uqr';

/** The width of the white border, in squares; cameras need it to find the code. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  /** As wide as its place, for a long text whose squares would be too small for a camera. */
  isDense?: boolean;
}

/** A QR code, black on white in the dark theme too: cameras need that. */
export function QrCode({ text, label, isDense = false }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: squares } = encode(text, { border: QUIET });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: squares, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`mx-auto w-full rounded-control border border-line ${isDense ? 'max-w-96' : 'max-w-56'}`}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
