import type { ComponentProps } from 'react';
import { useStandIn } from '#web/ui/stand-in.ts';
import { PLACEHOLDER } from './picture.tsx';

/** A drawing in /brand, with the widths it exists in and the screens it is for. */
interface Drawing {
  name: string;
  widths: readonly number[];
  media?: string;
}

interface BrandPictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'src'> {
  drawings: readonly Drawing[];
  /** The file for browsers that know none of the other formats. */
  src: string;
  alt: string;
  sizes: string;
}

const candidates = ({ name, widths }: Drawing, format: string) =>
  widths.map((width) => `/brand/${name}-${width}.${format} ${width}w`).join(', ');

/** One of the brand's own large pictures. The placeholder replaces one that does not load. */
export function BrandPicture({ drawings, src, alt, sizes, ...image }: BrandPictureProps) {
  const shown = useStandIn(src, PLACEHOLDER);
  return (
    <picture>
      {!shown.broken &&
        drawings.flatMap((drawing) =>
          ['avif', 'webp'].map((format) => (
            <source
              key={drawing.name + format}
              media={drawing.media}
              type={`image/${format}`}
              srcSet={candidates(drawing, format)}
              sizes={sizes}
            />
          )),
        )}
      <img {...image} ref={shown.ref} src={shown.src} alt={alt} onError={shown.onError} />
    </picture>
  );
}
