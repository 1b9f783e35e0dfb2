import { openPicture, openPixels } from './open-picture.ts';

/** The width and height of the small form whose colours are counted (pixels). */
const SAMPLE = 48;

/** A part of a colour as one hex digit. */
const digit = (part: number): string => Math.round(part / 17).toString(16);

/**
 * A picture's most frequent colour as three hex digits, such as 'a63'. Null for a picture with transparent parts, behind which
 * the colour would stay.
 * @throws when the content is not a picture that can be opened
 */
export async function dominantColour(content: Buffer): Promise<string | null> {
  const picture = await openPicture(content);
  const small = picture.resize(SAMPLE, SAMPLE, { fit: 'fill' }).toColourspace('srgb');
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant, isOpaque } = await (await openPixels(data, { width, height, channels })).stats();
  return isOpaque ? [dominant.r, dominant.g, dominant.b].map(digit).join('') : null;
}
