import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { id } from '#server/http/params.ts';

/** The size of every chunk except the last (bytes, WIRE-7.1). */
const CHUNK_SIZE = 5_242_880;
/** The largest file in one request without a range (bytes); enough for photos of today's phones. */
const MAX_WHOLE = 12 * 1_048_576;
/** The most that a form adds to the file in it, such as permissions and boundaries (bytes). */
const MAX_FORM = 1_048_576;

const RANGE = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/;

/** The data of an upload in its headers, known before its body is read. */
export interface UploadHead {
  /** The file's id, if this is a later chunk. */
  fileId?: string;
  /** The chunk's number, from 0. */
  number: number;
  /** The offset of the chunk in the file (bytes). */
  start: number;
  /** The number of chunks. */
  total: number;
  /** The size of the whole file (bytes); undefined until the body is read if the file comes in one request. */
  size?: number;
  /** The most bytes of the file that this request may contain. */
  room: number;
}

function readRange(header: string): Omit<UploadHead, 'fileId'> {
  const [start = -1, end = -1, size = -1] = (RANGE.exec(header) ?? []).slice(1).map(Number);
  const room = end - start + 1;
  const isLast = end === size - 1;
  const wellFormed = start >= 0 && start <= end && end < size && start % CHUNK_SIZE === 0;
  if (!wellFormed || (isLast ? room > CHUNK_SIZE : room !== CHUNK_SIZE)) {
    throw new Failure('storage_invalid_content_range');
  }
  return { number: start / CHUNK_SIZE, start, total: Math.ceil(size / CHUNK_SIZE), size, room };
}

function roomOfWhole(contentLength: string | undefined): number {
  const length = contentLength === undefined ? MAX_WHOLE : Number(contentLength);
  if (length > MAX_WHOLE + MAX_FORM) throw new Failure('storage_invalid_file_size');
  return Math.min(length, MAX_WHOLE);
}

/**
 * @throws Failure storage_file_empty, storage_invalid_content_range, storage_invalid_file_size,
 *   storage_invalid_appwrite_id
 */
export function readUploadHead(request: FastifyRequest): UploadHead {
  if (!request.isMultipart()) throw new Failure('storage_file_empty');
  const { 'content-range': range, 'content-length': length, 'x-appwrite-id': fileId } = request.headers;
  if (fileId !== undefined && !v.is(id, fileId)) throw new Failure('storage_invalid_appwrite_id');
  const place =
    range === undefined ? { number: 0, start: 0, total: 1, room: roomOfWhole(length) } : readRange(range);
  return { ...place, ...(fileId !== undefined && { fileId }) };
}
