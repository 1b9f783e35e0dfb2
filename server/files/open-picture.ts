import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/files/images.ts';

/** Work on a picture is cancelled after this time (seconds). */
const TIMEOUT = 20;

// One thread per picture and no cache, so that the memory of a picture is predictable.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an uploaded picture. Using it throws when the content is not a picture, is too large, or takes too long. */
export function openPicture(content: Buffer, options: { animated?: boolean } = {}): Sharp {
  return sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, ...options }).timeout({ seconds: TIMEOUT });
}

/** Reads the metadata in a picture's header, even if the picture is too large to be opened. */
export function readHeader(content: Buffer): Promise<Metadata> {
  return sharp(content, { limitInputPixels: false }).metadata();
}
