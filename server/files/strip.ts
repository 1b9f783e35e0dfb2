import type { Metadata, Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';

/** How much of a photo's quality stays when it has to be written anew, out of 100. */
const QUALITY = 92;
/** Width and height of an AVIF that has to be written anew, at most, in pixels: a larger one takes too long. */
const MAX_AVIF = 1600;

function tells({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined);
}

function rewritten(picture: Sharp, format: Metadata['format']): Sharp {
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
 * The picture without what cameras and programs write into it: where and when it was taken, with what, by whom. It is
 * turned as the camera was held. One that says nothing of the kind stays as it is, byte by byte.
 * @throws when it is no picture that can be opened
 */
export async function withoutMetadata(content: Buffer): Promise<Buffer> {
  const found = await openPicture(content).metadata();
  if (!tells(found)) return content;
  const animated = (found.pages ?? 1) > 1 && found.format !== 'heif';
  return rewritten(openPicture(content, { animated }).autoOrient(), found.format).toBuffer();
}
