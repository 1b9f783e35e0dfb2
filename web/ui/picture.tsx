import { useStandIn } from './broken.ts';

/** What stands in for a picture that does not load. */
export const PLACEHOLDER = '/brand/placeholder.webp';
/** Widths that lie beside every drawn picture. */
const WIDTHS = [400, 800] as const;
const OWN = /^(\/images\/[a-z0-9-]+)\.webp$/;
/** Widths in which an uploaded picture is asked for. */
const PREVIEW_WIDTHS = [400, 800, 1200] as const;
const UPLOADED = /^(\/v1\/storage\/buckets\/[\w.-]+\/files\/[\w.-]+)\/view\?(project=[\w.-]+)$/;

type Format = 'avif' | 'webp';

/** How an uploaded picture is asked for in a width; undefined for any other. */
function preview(src: string, width: number, format: Format): string | undefined {
  const [, file, project] = UPLOADED.exec(src) ?? [];
  return file && `${file}/preview?width=${width}&output=${format}&${project}`;
}

function candidates(src: string, format: Format): string | undefined {
  const stem = OWN.exec(src)?.[1];
  if (stem) return WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  if (!UPLOADED.test(src)) return undefined;
  return PREVIEW_WIDTHS.map((width) => `${preview(src, width, format)} ${width}w`).join(', ');
}

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** The width it will have, as the sizes attribute says it. */
  sizes?: string;
  /** Needed before anything is scrolled. */
  eager?: boolean;
  className?: string;
}

/** A 4:3 picture in the format and width that fits; the placeholder where there is none. */
export function Picture({ src, alt, sizes = '100vw', eager = false, className = '' }: PictureProps) {
  const shown = useStandIn(src || PLACEHOLDER, PLACEHOLDER);
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => {
        const srcSet = candidates(shown.src, format);
        return (
          srcSet && (
            <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} className="hidden" />
          )
        );
      })}
      <img
        ref={shown.ref}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        src={preview(shown.src, 800, 'webp') ?? shown.src}
        alt={alt}
        width={800}
        height={600}
        onError={shown.onError}
        className={`aspect-4/3 bg-line object-cover ${className}`}
      />
    </picture>
  );
}
