import type { CSSProperties } from 'react';
import { letterTileOf } from '#domain/files/letter-tile.ts';
import { imageWidths, smallerImage } from '#web/lib/uploaded-image.ts';
import { useStandIn } from '#web/ui/stand-in.ts';

/** Shown in place of a picture that does not load. */
export const PLACEHOLDER = '/brand/placeholder.webp';
/** Widths in which every drawn picture exists. */
const WIDTHS = [400, 800] as const;
const OWN = /^(\/images\/[a-z0-9-]+)\.webp$/;

function candidates(src: string, format: 'avif' | 'webp'): string | undefined {
  const stem = OWN.exec(src)?.[1];
  if (stem) return WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return imageWidths(src, format);
}

interface PictureProps {
  src: string | null | undefined;
  /** The dish that it shows: without a picture, it is a plate, with the first letter of this name. */
  name?: string;
  /** Its dominant colour as three hex digits, shown in its place while it loads. */
  colour?: string | null | undefined;
  /** Empty if left out, for a picture beside the name of what it shows. */
  alt?: string;
  /** The width on the screen, as the sizes attribute takes it. */
  sizes?: string;
  /** Visible without scrolling, so it is loaded at once. */
  eager?: boolean;
  /** Loaded before all other pictures. */
  urgent?: boolean;
  className?: string;
}

/** A 4:3 picture in the format and width that fits; a dish's letter where there is none, the placeholder if it does not load. */
export function Picture({
  src,
  name = '',
  colour,
  alt = '',
  sizes = '100vw',
  eager = false,
  urgent = false,
  className = '',
}: PictureProps) {
  const shown = useStandIn(src || letterTileOf(name), PLACEHOLDER);
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => {
        const srcSet = candidates(shown.src, format);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        ref={shown.ref}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding="async"
        src={smallerImage(shown.src, 800, 'webp') ?? shown.src}
        alt={alt}
        width={800}
        height={600}
        onError={shown.onError}
        style={colour ? ({ '--tone': `#${colour}` } as CSSProperties) : undefined}
        className={`picture ${className}`}
      />
    </picture>
  );
}
