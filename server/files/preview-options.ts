import { IMAGE_WIDTHS } from '#domain/files/previews.ts';

/** The part of a picture that stays when it is cropped (WIRE-7.2). */
export const GRAVITIES = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export const OUTPUTS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'avif'] as const;

/** The options of a preview. A width or height of 0 keeps the aspect ratio; a quality of -1 is the format's default. */
export interface PreviewOptions {
  width: number;
  height: number;
  gravity?: (typeof GRAVITIES)[number] | undefined;
  quality: number;
  borderWidth: number;
  borderColor: string;
  borderRadius: number;
  /** From 0 to 1. */
  opacity: number;
  /** Degrees, clockwise. */
  rotation: number;
  background: string;
  output?: (typeof OUTPUTS)[number] | undefined;
}

/** The options that leave a picture unchanged. */
export const ORIGINAL: PreviewOptions = {
  width: 0,
  height: 0,
  quality: -1,
  borderWidth: 0,
  borderColor: '',
  borderRadius: 0,
  opacity: 1,
  rotation: 0,
  background: '',
};

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Up to this width and height, AVIF is encoded quickly with any other options (pixels). */
const SMALL = 400;

/** Whether pages use this preview: one of the standard widths, and no other option. */
export function isStandardPreview(look: PreviewOptions): boolean {
  const { output: _output, gravity: _gravity, ...rest } = look;
  return (
    IMAGE_WIDTHS.some((width) => width === look.width) &&
    Object.entries(rest).every(
      ([name, value]) => name === 'width' || value === ORIGINAL[name as keyof PreviewOptions],
    )
  );
}

function isSmall({ width, height }: PreviewOptions): boolean {
  return width + height > 0 && width <= SMALL && height <= SMALL;
}

function requestedFormat(output: PreviewOptions['output'], mimeType: string): ImageFormat {
  switch (output) {
    case 'jpg':
    case 'jpeg':
      return 'jpeg';
    case 'heic':
      return 'avif';
    case undefined:
      break;
    default:
      return output;
  }
  const own = /^image\/(jpeg|png|gif|webp|avif)$/.exec(mimeType)?.[1];
  return (own as ImageFormat | undefined) ?? 'png';
}

/**
 * The format of a preview: the requested one, else that of the file. HEIC becomes AVIF, which is free of patents. AVIF
 * takes ten times as long as the others, so large unusual previews become WebP.
 */
export function formatOf(look: PreviewOptions, mimeType: string): ImageFormat {
  const form = requestedFormat(look.output, mimeType);
  return form === 'avif' && !isSmall(look) && !isStandardPreview(look) ? 'webp' : form;
}
