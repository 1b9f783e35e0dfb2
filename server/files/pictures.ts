import { imageMessages, MAX_IMAGE_PIXELS } from '#domain/files/images.ts';
import { Failure, type FailureType } from '#server/http/failure.ts';
import { createTurns } from '#server/http/turns.ts';
import type { Form, Look } from './look.ts';
import { readHeader } from './open-picture.ts';
import { withoutMetadata } from './strip.ts';
import { transform } from './transform.ts';

/** Previews made at once; each takes a processor to itself. */
const PREVIEWS_AT_ONCE = 2;
const PREVIEW_QUEUE = { mostWaiting: 100, longestWait: 20_000 };
/** Uploaded pictures are processed one by one, without waiting for previews. */
const ARRIVALS_AT_ONCE = 1;
const ARRIVAL_QUEUE = { mostWaiting: 20, longestWait: 60_000 };
/** Bytes of memory that all running pictures may need together. */
const MEMORY = 384 * 1_048_576;
/** Bytes a picture needs for each of its pixels at most, by measurement (bench/pictures.ts). */
const PER_PIXEL = 14;
const PER_PIXEL_OF_AVIF = 18;

interface Opened {
  /** Of one frame. */
  pixels: number;
  /** Bytes of memory that work on it takes at most. */
  memory: number;
}

async function opened(content: Buffer): Promise<Opened> {
  const { format, width, height } = await readHeader(content);
  const pixels = width * height;
  const memory = pixels * (format === 'heif' ? PER_PIXEL_OF_AVIF : PER_PIXEL) + 2 * content.length;
  return { pixels, memory };
}

/** Everything that opens pictures: how many at once, and with how much memory in all, is decided here. */
export function createPictures() {
  const previewInTurn = createTurns(PREVIEWS_AT_ONCE, PREVIEW_QUEUE);
  const arrivalInTurn = createTurns(ARRIVALS_AT_ONCE, ARRIVAL_QUEUE);
  const inMemory = createTurns(MEMORY, ARRIVAL_QUEUE);

  /** Runs work on a picture when there is memory for it; what cannot be opened is refused as `type`. */
  async function withMemory<T>(content: Buffer, type: FailureType, work: () => Promise<T>): Promise<T> {
    const refuse = (): never => {
      throw new Failure(type, imageMessages.unreadable);
    };
    const { pixels, memory } = await opened(content).catch(refuse);
    if (pixels > MAX_IMAGE_PIXELS || memory > MEMORY) throw new Failure(type, imageMessages.tooManyPixels);
    return inMemory(() => work().catch(refuse), memory);
  }

  return {
    /**
     * A picture in the look and form asked for. Its content is read when its turn has come.
     * @throws Failure general_argument_invalid when it cannot be opened, general_service_unavailable when too many wait
     */
    make: (content: () => Promise<Buffer>, look: Look, form: Form): Promise<Buffer> =>
      previewInTurn(async () => {
        const source = await content();
        return withMemory(source, 'general_argument_invalid', () => transform(source, look, form));
      }),

    /**
     * A picture that somebody sends as it is kept: without metadata. Its content is read when its turn has come.
     * @throws Failure storage_invalid_file when it cannot be opened, general_service_unavailable when too many wait
     */
    receive: (content: () => Promise<Buffer>): Promise<Buffer> =>
      arrivalInTurn(async () => {
        const source = await content();
        return withMemory(source, 'storage_invalid_file', () => withoutMetadata(source));
      }),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
