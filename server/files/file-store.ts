import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the content of files lies, each under a name of letters, digits, `-` and `.`. */
export interface FileStore {
  /** Throws Failure general_service_unavailable when there is no room for more. */
  checkRoom(): Promise<void>;
  /** Keeps the content whole or not at all; what had the name before is replaced. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Throws Failure general_service_unavailable when there is nothing of that name, as on another server. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** What is not there is no error. */
  remove(name: string): Promise<void>;
}
