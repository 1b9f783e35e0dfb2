import { IMAGE_WIDTHS } from '#domain/files/images.ts';

/** Parts of a picture that are kept when it is cut to a size (WIRE-7.2). */
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

/**
 * How a picture is requested. A width or height of 0 keeps the proportion; a quality of -1 is the format's default.
 */
export interface Look {
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

/** The picture as it is. */
export const PLAIN: Look = {
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

export type Form = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** AVIF up to this width and height is quick to make whatever else is asked for, in pixels. */
const SMALL = 400;

/** Whether a look is one that pages show: a usual width, and nothing else changed. */
export function isUsual(look: Look): boolean {
  const { output: _output, gravity: _gravity, ...rest } = look;
  return (
    IMAGE_WIDTHS.some((width) => width === look.width) &&
    Object.entries(rest).every(([name, value]) => name === 'width' || value === PLAIN[name as keyof Look])
  );
}

function isSmall({ width, height }: Look): boolean {
  return width + height > 0 && width <= SMALL && height <= SMALL;
}

function wantedForm(output: Look['output'], mimeType: string): Form {
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
  return (own as Form | undefined) ?? 'png';
}

/**
 * The form of the answer: as asked, or as the file is. HEIC is answered as AVIF, its free sibling. AVIF takes ten times
 * as long as the others: it is made small or in a usual look, and answered as WebP otherwise.
 */
export function formOf(look: Look, mimeType: string): Form {
  const form = wantedForm(look.output, mimeType);
  return form === 'avif' && !isSmall(look) && !isUsual(look) ? 'webp' : form;
}
