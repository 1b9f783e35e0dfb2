import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { resolveId } from '#server/base/ids.ts';
import { customId, parseParams } from '#server/http/params.ts';
import type { UploadHead } from './upload-head.ts';
import type { Chunk } from './upload-start.ts';

const MAX_NAME = 255;

const createFields = v.object({ fileId: customId });

interface Form {
  fileId?: string;
  permissions?: string[];
  bytes?: Buffer;
  name: string;
}

/** Reads a form's file into a buffer of the largest allowed size. */
async function bytesOf({ file }: MultipartFile, { room, size }: UploadHead): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(room);
  let length = 0;
  for await (const piece of file) length += piece.copy(bytes, length);
  const isWhole = size === undefined;
  if (file.truncated)
    throw new Failure(isWhole ? 'storage_invalid_file_size' : 'storage_invalid_content_range');
  return bytes.subarray(0, length);
}

/** The file name as it is stored: without path and control characters. */
function plainName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(/\p{Cc}/gu, '')].slice(-MAX_NAME).join('');
}

/** Reads the fields of WIRE-7.1 and exactly one file. Other fields, such as `folder`, are ignored. */
async function readForm(request: FastifyRequest, head: UploadHead): Promise<Form> {
  try {
    return await readParts(request, head);
  } catch (error) {
    // Discards the rest of the body, which would block the connection.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Failure) throw error;
    throw new Failure(
      'general_bad_request',
      'The form could not be read. It must contain exactly one file and at most a few fields.',
    );
  }
}

async function readParts(request: FastifyRequest, head: UploadHead): Promise<Form> {
  const form: Form = { name: '' };
  const limits = { fileSize: head.room, files: 1, fields: 150, parts: 151, fieldSize: 4096 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw new Failure('storage_file_empty');
      form.bytes = await bytesOf(part, head);
      form.name = plainName(part.filename ?? '');
    } else if (part.fieldname === 'fileId') {
      form.fileId = String(part.value);
    } else if (/^permissions(\[\d*\])?$/.test(part.fieldname)) {
      form.permissions = [...(form.permissions ?? []), String(part.value)];
    }
  }
  return form;
}

/** The file's id: from the form for the first chunk, from the header for later chunks. */
function fileId(form: Form, { fileId: fromHeader, start }: UploadHead): string {
  if (fromHeader !== undefined) return fromHeader;
  const { fileId: given } = parseParams(createFields, form);
  if (given === 'unique()' && start > 0) throw new Failure('storage_invalid_appwrite_id');
  return resolveId(given);
}

/**
 * Reads the body of an upload and compares it with the upload's headers. Permissions are returned unchecked.
 * @throws Failure storage_file_empty, storage_invalid_content_range, storage_invalid_file_size, general_bad_request,
 *   general_argument_invalid
 */
export async function readChunk(
  request: FastifyRequest,
  head: UploadHead,
): Promise<Omit<Chunk, 'permissions'> & { permissions: string[] | undefined }> {
  const form = await readForm(request, head);
  const { bytes, name, permissions } = form;
  if (bytes === undefined || bytes.length === 0) throw new Failure('storage_file_empty');
  const { number, start, total, size = bytes.length, room } = head;
  if (head.size !== undefined && bytes.length !== room) throw new Failure('storage_invalid_content_range');
  return { id: fileId(form, head), name, permissions, bytes, number, start, total, size };
}
