import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/http/byte-range.ts';

/** A store for the content of files. Names consist of letters, digits, `-` and `.`. */
export interface FileStore {
  /** Throws Failure general_service_unavailable when the store is full. */
  checkRoom(): Promise<void>;
  /** Stores the content completely or not at all. Replaces earlier content with this name. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Throws Failure general_service_unavailable when there is no such content, e.g. because it is on another server. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing when there is no content with this name. */
  remove(name: string): Promise<void>;
}
