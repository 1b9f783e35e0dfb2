import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the content of files lies, each under a name of letters, digits, `-` and `.`. */
export interface FileStore {
  /** Keeps the content whole or not at all; what had the name before is replaced. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Throws when there is nothing of that name. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** What is not there is no error. */
  remove(name: string): Promise<void>;
}
