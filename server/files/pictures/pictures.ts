import { imageMessages, MAX_IMAGE_PIXELS } from '#domain/files/images.ts';
import { Failure, type FailureType } from '#server/base/failure.ts';
import { createSemaphore } from '#server/base/semaphore.ts';
import type { ImageFormat, PreviewOptions } from '../preview-options.ts';
import { dominantColour } from './dominant-colour.ts';
import { decodeWhole, readHeader } from './open-picture.ts';
import { stripMetadata } from './strip-metadata.ts';
import { transform } from './transform.ts';

/** Previews rendered at once. Each uses one processor. */
const PREVIEWS_AT_ONCE = 2;
const PREVIEW_QUEUE = { mostWaiting: 100, longestWait: 20_000 };
/** Uploaded pictures are processed one at a time, and do not wait for previews. */
const UPLOADS_AT_ONCE = 1;
const UPLOAD_QUEUE = { mostWaiting: 20, longestWait: 60_000 };
/** Memory that all pictures in work may need together (bytes). */
const MEMORY = 384 * 1_048_576;
/** The most memory per pixel, as measured by bench/pictures.ts (bytes). */
const PER_PIXEL = 14;
const PER_PIXEL_OF_AVIF = 18;

/** An uploaded picture as it is stored. */
export interface ReceivedPicture {
  content: Buffer;
  colour: string | null;
}

interface PictureCost {
  /** The pixels of one frame. */
  pixels: number;
  /** The most memory that work on the picture needs (bytes). */
  memory: number;
}

async function costOf(content: Buffer): Promise<PictureCost> {
  const { format, width, height } = await readHeader(content);
  const pixels = width * height;
  const memory = pixels * (format === 'heif' ? PER_PIXEL_OF_AVIF : PER_PIXEL) + 2 * content.length;
  return { pixels, memory };
}

/** All work on pictures, with limits on how many are in work at once and on their memory. */
export function createPictures() {
  const limitPreviews = createSemaphore(PREVIEWS_AT_ONCE, PREVIEW_QUEUE);
  const limitUploads = createSemaphore(UPLOADS_AT_ONCE, UPLOAD_QUEUE);
  const limitMemory = createSemaphore(MEMORY, UPLOAD_QUEUE);

  /** Runs work on a picture once enough memory is free. Throws Failure `type` if the picture can't be opened. */
  async function withMemory<T>(content: Buffer, type: FailureType, work: () => Promise<T>): Promise<T> {
    const refuse = (): never => {
      throw new Failure(type, imageMessages.unreadable);
    };
    const { pixels, memory } = await costOf(content).catch(refuse);
    if (pixels > MAX_IMAGE_PIXELS || memory > MEMORY) throw new Failure(type, imageMessages.tooManyPixels);
    return limitMemory(() => work().catch(refuse), memory);
  }

  return {
    /**
     * Renders a preview. `content` is called only when the work starts.
     * @throws Failure general_argument_invalid when it cannot be opened, general_service_unavailable when too many wait
     */
    make: (content: () => Promise<Buffer>, look: PreviewOptions, form: ImageFormat): Promise<Buffer> =>
      limitPreviews(async () => {
        const source = await content();
        return withMemory(source, 'general_argument_invalid', () => transform(source, look, form));
      }),

    /**
     * Decodes an uploaded picture whole (FILE-2), removes its metadata, makes it smaller if it has more than `mostPixels` in a row or column, and
     * finds its dominant colour. `content` is called only when the work starts.
     * @throws Failure storage_invalid_file when it cannot be opened, general_service_unavailable when too many wait
     */
    receive: (content: () => Promise<Buffer>, mostPixels?: number): Promise<ReceivedPicture> =>
      limitUploads(async () => {
        const source = await content();
        return withMemory(source, 'storage_invalid_file', async () => {
          await decodeWhole(source);
          return { content: await stripMetadata(source, mostPixels), colour: await dominantColour(source) };
        });
      }),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
