import { afterAll } from 'vitest';

type Opened = { close(): Promise<unknown> } | { drop(): Promise<unknown> };

/** Opens what all tests of the file share, and closes it after the last of them. */
export async function closeAfterAll<T extends Opened>(opening: T | Promise<T>): Promise<T> {
  const opened = await opening;
  afterAll(() => ('close' in opened ? opened.close() : opened.drop()));
  return opened;
}
