import type { ComponentProps } from 'react';
import { BrandPicture } from './brand-picture.tsx';

type StoryPictureProps = Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading' | 'decoding'> & {
  alt: string;
};

/** The drawing of the kitchen and its people, beside a text on wide screens. */
export function StoryPicture(props: StoryPictureProps) {
  return (
    <BrandPicture
      {...props}
      drawings={[{ name: 'story', widths: [480, 800, 1200] }]}
      src="/brand/story-800.webp"
      sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
      width={1600}
      height={1000}
      className="aspect-8/5 w-full rounded-card object-cover lg:aspect-5/4"
    />
  );
}
