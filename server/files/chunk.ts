import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/http/failure.ts';
import { customId, id, madeId, read } from '#server/http/params.ts';
import type { Chunk } from './uploads.ts';

/** A chunk but for the last, in bytes (WIRE-7.1). */
const CHUNK_SIZE = 5_242_880;
/** What comes in one request without a range, at most: a photo of today. In bytes. */
const MAX_WHOLE = 12 * 1_048_576;
const MAX_NAME = 255;

const createFields = v.object({ fileId: customId });
const RANGE = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/;

interface Form {
  fileId?: string;
  permissions?: string[];
  bytes?: Buffer;
  name: string;
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw tooLarge ? new Failure('storage_invalid_file_size') : error;
  }
}

/** A name as it is kept: no path, nothing that does not print. */
function plainName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-MAX_NAME);
}

/** The fields of WIRE-7.1; others, such as `folder`, are taken and left. */
async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Failure('storage_file_empty');
  try {
    return await readParts(request);
  } catch (error) {
    // What the parser itself says of a form that ends too early carries no status.
    if (error instanceof Failure || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new Failure('general_bad_request', 'The form cannot be read.');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { name: '' };
  const limits = { fileSize: MAX_WHOLE, files: 2, fields: 150, parts: 152, fieldSize: 4096 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await bytesOf(part);
      if (part.fieldname !== 'file') continue;
      form.bytes = bytes;
      form.name = plainName(part.filename ?? '');
    } else if (part.fieldname === 'fileId') {
      form.fileId = String(part.value);
    } else if (/^permissions(\[\d*\])?$/.test(part.fieldname)) {
      form.permissions = [...(form.permissions ?? []), String(part.value)];
    }
  }
  return form;
}

type Position = Pick<Chunk, 'number' | 'start' | 'total' | 'size'>;

/** Where the bytes of a request belong. Throws Failure storage_invalid_content_range. */
function readPosition(header: string | undefined, length: number): Position {
  if (header === undefined) return { number: 0, start: 0, total: 1, size: length };
  const [start = -1, end = -1, size = -1] = (RANGE.exec(header) ?? []).slice(1).map(Number);
  const last = end === size - 1;
  const wellFormed = start >= 0 && start <= end && end < size && start % CHUNK_SIZE === 0;
  if (!wellFormed || end - start + 1 !== length || (last ? length > CHUNK_SIZE : length !== CHUNK_SIZE)) {
    throw new Failure('storage_invalid_content_range');
  }
  return { number: start / CHUNK_SIZE, start, total: Math.ceil(size / CHUNK_SIZE), size };
}

/** The id of the file: of the form for its first chunk, of the header after that. */
function fileId(form: Form, header: unknown, start: number): string {
  if (header !== undefined) {
    if (!v.is(id, header)) throw new Failure('storage_invalid_appwrite_id');
    return header;
  }
  const { fileId: given } = read(createFields, form);
  if (given === 'unique()' && start > 0) throw new Failure('storage_invalid_appwrite_id');
  return madeId(given);
}

/** One request of an upload. Its permissions are as the client gave them. */
export async function readChunk(
  request: FastifyRequest,
): Promise<Omit<Chunk, 'permissions'> & { permissions: string[] | undefined }> {
  const form = await readForm(request);
  const { bytes, name, permissions } = form;
  if (bytes === undefined || bytes.length === 0) throw new Failure('storage_file_empty');
  const position = readPosition(request.headers['content-range'], bytes.length);
  const { 'x-appwrite-id': header } = request.headers;
  return { ...position, id: fileId(form, header, position.start), name, permissions, bytes };
}
