import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/files/images.ts';

/** Seconds after which the work on a picture is given up. */
const TIMEOUT = 20;

// One thread per picture and no cache, so that the memory a picture needs is predictable.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an uploaded picture. Using it throws when it is no picture, too large, or takes too long. */
export function openPicture(content: Buffer, options: { animated?: boolean } = {}): Sharp {
  return sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, ...options }).timeout({ seconds: TIMEOUT });
}

/** What the beginning of a picture says of it, also of one that is too large to be opened. */
export function readHeader(content: Buffer): Promise<Metadata> {
  return sharp(content, { limitInputPixels: false }).metadata();
}
