import type { ComponentProps } from 'react';
import { imageWidths, smallerImage } from '#web/lib/uploaded-image.ts';
import { BrandPicture, drawing } from './brand-picture.tsx';

const DRAWN = drawing('story', [480, 800, 1200]);

type StoryPictureProps = Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading' | 'decoding'> & {
  /** The address of the owner's picture; missing or empty: the drawing of a kitchen. */
  own: string | undefined;
  alt: string;
};

/** A picture of the kitchen and its people, beside a text on wide screens. */
export function StoryPicture({ own, ...image }: StoryPictureProps) {
  return (
    <BrandPicture
      {...image}
      drawings={[{ srcSet: own ? (form) => imageWidths(own, form) : DRAWN }]}
      src={(own && smallerImage(own, 800, 'webp')) || '/brand/story-800.webp'}
      sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
      width={1600}
      height={1000}
      className="aspect-8/5 w-full rounded-card object-cover lg:aspect-5/4"
    />
  );
}
