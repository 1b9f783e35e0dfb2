import { Failure } from '#server/http/failure.ts';
import { createTurns } from '#server/http/turns.ts';
import type { Form, Look } from './look.ts';
import { openPicture } from './open-picture.ts';
import { transform } from './transform.ts';

/** Previews made at once; each takes a processor to itself. */
const AT_ONCE = 2;
const QUEUE = { mostWaiting: 100, longestWait: 20_000 };
/** What all running pictures may need together, in bytes. */
const MEMORY = 384 * 1_048_576;
/** Bytes a picture needs for each of its pixels at most, by measurement (bench/pictures.ts). */
const PER_PIXEL = 14;
const PER_PIXEL_OF_AVIF = 18;

const cannotBeOpened = () => new Failure('general_argument_invalid', 'This picture cannot be opened');

/** Bytes of memory that work on a picture takes at most. Throws when it is no picture. */
async function memoryFor(content: Buffer): Promise<number> {
  const { format, width, height } = await openPicture(content).metadata();
  return width * height * (format === 'heif' ? PER_PIXEL_OF_AVIF : PER_PIXEL) + 2 * content.length;
}

/** Everything that opens pictures: how many at once, and with how much memory in all, is decided here. */
export function createPictures() {
  const inTurn = createTurns(AT_ONCE, QUEUE);
  const inMemory = createTurns(MEMORY, QUEUE);

  async function withMemory<T>(content: Buffer, task: () => Promise<T>): Promise<T> {
    const needed = await memoryFor(content).catch(() => {
      throw cannotBeOpened();
    });
    if (needed > MEMORY) throw cannotBeOpened();
    return inMemory(
      () =>
        task().catch(() => {
          throw cannotBeOpened();
        }),
      needed,
    );
  }

  return {
    /**
     * A picture in the look and form asked for. Its content is read when its turn has come.
     * @throws Failure general_argument_invalid when it cannot be opened, general_service_unavailable when too many wait
     */
    make: (content: () => Promise<Buffer>, look: Look, form: Form): Promise<Buffer> =>
      inTurn(async () => {
        const source = await content();
        return withMemory(source, () => transform(source, look, form));
      }),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
