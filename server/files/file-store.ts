import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A store for the content of files, by names of letters, digits, `-` and `.`. */
export interface FileStore {
  /** Throws Failure general_service_unavailable when there is no room for more. */
  checkRoom(): Promise<void>;
  /** Stores the content completely or not at all. Replaces earlier content of this name. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Throws Failure general_service_unavailable when there is nothing of that name, as on another server. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing when no content has this name. */
  remove(name: string): Promise<void>;
}
