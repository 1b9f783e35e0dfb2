import { Failure } from '#server/base/failure.ts';

/** The bytes of a file from the first to the last, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Parses `bytes=a-b`, `bytes=a-` or `bytes=-n` for content of this size. Throws Failure storage_invalid_range. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  if (header === undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  const start = from === '' ? size - Number(to) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const empty = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from));
  if (empty || start < 0 || start > end) throw new Failure('storage_invalid_range');
  return { start, end };
}
