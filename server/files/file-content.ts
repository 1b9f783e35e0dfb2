import type { ByteRange } from '#server/http/byte-range.ts';
import type { FileDocument } from './bucket.ts';
import type { FileStore } from './file-store.ts';

/** The name of an unfinished file's chunk in the store. */
export const chunkName = (storedAs: string, number: number): string => `${storedAs}.${number}`;

export const storedAs = (file: FileDocument): string => file.data.storedAs;
export const isFinished = (file: FileDocument): boolean => file.data.signature !== null;

export async function concatenated(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

export const contentOf = async (store: FileStore, name: string, range?: ByteRange): Promise<Buffer> =>
  concatenated(await store.read(name, range));

export async function* singlePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
