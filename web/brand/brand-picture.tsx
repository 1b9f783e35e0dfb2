import type { ComponentProps } from 'react';
import type { ImageForm } from '#domain/files/previews.ts';
import { useStandIn } from '#web/ui/stand-in.ts';
import { PLACEHOLDER } from './picture.tsx';

/** The better one first: a browser takes the first that it knows. */
const FORMS = ['avif', 'webp'] as const;

/** A picture as a `srcset` for each format, and the screens it is for. */
export interface Drawing {
  srcSet: (form: ImageForm) => string | undefined;
  media?: string;
}

/** A drawing in /brand, in the widths it exists in. */
export const drawing =
  (name: string, widths: readonly number[]): Drawing['srcSet'] =>
  (form) =>
    widths.map((width) => `/brand/${name}-${width}.${form} ${width}w`).join(', ');

interface BrandPictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'src'> {
  drawings: readonly Drawing[];
  /** The file for browsers that know none of the other formats. */
  src: string;
  alt: string;
  sizes: string;
}

/** A large picture of the shop's: one of the brand's own, or one that its owner has uploaded. The placeholder replaces one that does not load. */
export function BrandPicture({ drawings, src, alt, sizes, ...image }: BrandPictureProps) {
  const shown = useStandIn(src, PLACEHOLDER);
  return (
    <picture>
      {!shown.broken &&
        drawings.flatMap(({ srcSet, media }) =>
          FORMS.map((form) => (
            <source
              key={`${media}${form}`}
              media={media}
              type={`image/${form}`}
              srcSet={srcSet(form)}
              sizes={sizes}
            />
          )),
        )}
      <img {...image} ref={shown.ref} src={shown.src} alt={alt} onError={shown.onError} />
    </picture>
  );
}
