import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/files/images.ts';

/** Work on a picture is cancelled after this time (seconds). */
const TIMEOUT = 20;

/** The library for pictures. It takes a tenth of a second to load, so that the first picture loads it and not the start. */
async function library() {
  const { default: sharp } = await import('sharp');
  // One thread per picture and no cache, so that the memory of a picture is predictable.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Opens an uploaded picture. Using it throws when the content is not a picture, is too large, or takes too long. */
export async function openPicture(content: Buffer, options: { animated?: boolean } = {}): Promise<Sharp> {
  const sharp = await library();
  return sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, ...options }).timeout({ seconds: TIMEOUT });
}

/** Opens the pixels of a picture that was decoded before. */
export async function openPixels(content: Buffer, raw: NonNullable<SharpOptions['raw']>): Promise<Sharp> {
  const sharp = await library();
  return sharp(content, { raw });
}

/** Reads the metadata in a picture's header, even if the picture is too large to be opened. */
export async function readHeader(content: Buffer): Promise<Metadata> {
  const sharp = await library();
  return sharp(content, { limitInputPixels: false }).metadata();
}

/**
 * Decodes a picture to its last row, and its last frame, if it moves.
 * @throws when a part of it is missing or wrong. Its header and a small form of it can be read all the same.
 */
export async function decodeWhole(content: Buffer): Promise<void> {
  const { format, pages = 1 } = await readHeader(content);
  const sharp = await library();
  const last = format === 'heif' ? 0 : pages - 1;
  for (const page of new Set([0, last]))
    await sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning', page })
      .timeout({ seconds: TIMEOUT })
      .raw()
      .toBuffer();
}
