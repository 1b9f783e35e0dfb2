import sharp, { type Sharp } from 'sharp';

/** Pictures with more pixels than this are not opened: a file of a hundred bytes can hold a huge one. */
export const MAX_PIXELS = 25_000_000;
/** Seconds after which the work on a picture is given up. */
const TIMEOUT = 15;

// One thread for each picture, and no memory kept for the next: what a running picture needs stays foreseeable.
sharp.concurrency(1);
sharp.cache(false);

/** Opens what somebody sent. Its use throws when it is no picture, too large, or takes too long. */
export function openPicture(content: Buffer, options: { animated?: boolean } = {}): Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS, ...options }).timeout({ seconds: TIMEOUT });
}
