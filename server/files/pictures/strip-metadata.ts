import type { Metadata, Sharp } from 'sharp';
import { withoutGifComments } from './gif-comments.ts';
import { withoutJpegComments } from './jpeg-comments.ts';
import { openPicture } from './open-picture.ts';

/** The quality of a re-encoded photo, out of 100. */
const QUALITY = 92;
/** The largest width and height of a re-encoded AVIF (pixels), because larger ones take too long. */
const MAX_AVIF = 1600;

function hasMetadata({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined);
}

/** What the library does not tell of: it neither reads nor keeps it. */
function withoutComments(content: Buffer, format: Metadata['format']): Buffer {
  if (format === 'gif') return withoutGifComments(content);
  return format === 'jpeg' ? withoutJpegComments(content) : content;
}

function reencode(picture: Sharp, format: Metadata['format']): Sharp {
  switch (format) {
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp({ quality: QUALITY });
    case 'heif':
      return picture
        .resize({ width: MAX_AVIF, height: MAX_AVIF, fit: 'inside', withoutEnlargement: true })
        .avif({ effort: 3 });
    default:
      return picture.jpeg({ quality: QUALITY });
  }
}

/**
 * Removes a picture's metadata, such as place, time, camera and comments, and rotates it as the camera was held. A picture without
 * metadata is returned unchanged, unless it is wider or higher than `mostPixels`: then it is made smaller.
 * @throws when the content is not a picture that can be opened
 */
export async function stripMetadata(content: Buffer, mostPixels = Infinity): Promise<Buffer> {
  const found = await (await openPicture(content)).metadata();
  const isTooLarge = Math.max(found.width, found.height) > mostPixels;
  if (!hasMetadata(found) && !isTooLarge) return withoutComments(content, found.format);
  const animated = (found.pages ?? 1) > 1 && found.format !== 'heif';
  const picture = await openPicture(content, { animated });
  const upright = picture.autoOrient();
  const fitting = isTooLarge
    ? upright.resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    : upright;
  return reencode(fitting, found.format).toBuffer();
}
