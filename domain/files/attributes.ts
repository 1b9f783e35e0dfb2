import type { Attributes } from '#domain/attributes.ts';

/** A file as it is listed and asked for (WIRE-3, File). */
export const fileAttributes = {
  bucketId: { type: 'string', size: 36, required: true },
  name: { type: 'string', size: 255, min: 1, required: true },
  /** The md5 of what is stored; unset until the last chunk has come. */
  signature: { type: 'string', size: 32 },
  mimeType: { type: 'string', size: 127 },
  sizeOriginal: { type: 'integer', min: 0, required: true },
  chunksTotal: { type: 'integer', min: 1, required: true },
  chunksUploaded: { type: 'integer', min: 0, required: true },
} as const satisfies Attributes;

/** What the server keeps besides: whose it is, and the name its content is stored under. */
export const keptFileAttributes = {
  ...fileAttributes,
  userId: { type: 'string', size: 36 },
  storedAs: { type: 'string', size: 36, required: true },
  /** Bytes in the store, if these are others than were sent: a picture that lost its metadata. */
  sizeStored: { type: 'integer', min: 0 },
} as const satisfies Attributes;
