import type { Attributes } from '#domain/rows/row.ts';

/** The attributes of a file that clients see and query by (WIRE-3, File). */
export const fileAttributes = {
  bucketId: { type: 'string', size: 36, required: true, word: 'kept under' },
  name: { type: 'string', size: 255, min: 1, required: true },
  /** The MD5 of the stored content; null until the last chunk has been uploaded. */
  signature: { type: 'string', size: 32 },
  mimeType: { type: 'string', size: 127, word: 'kind' },
  sizeOriginal: { type: 'integer', min: 0, required: true, word: 'size in bytes' },
  chunksTotal: { type: 'integer', min: 1, required: true },
  chunksUploaded: { type: 'integer', min: 0, required: true },
} as const satisfies Attributes;

/**
 * All attributes of a file, including those that only the server sees: its owner, and the name of its content in the
 * store.
 */
export const keptFileAttributes = {
  ...fileAttributes,
  userId: { type: 'string', size: 36, account: true },
  /** Who may read it besides them and the staff: the customer of the order that a photo shows (DOOR-6). */
  readerId: { type: 'string', size: 36, account: true },
  storedAs: { type: 'string', size: 36, required: true },
  /** The stored size in bytes, if it differs from the uploaded one because a picture's metadata was removed. */
  sizeStored: { type: 'integer', min: 0 },
  /** Sent by somebody who has proven no address: only they can read it, and it is deleted after a day (ISSUE-4). */
  held: { type: 'boolean', default: false },
  /** The dominant colour of a picture, such as 'a63'; null for other files and for one with transparent parts. */
  colour: { type: 'string', size: 3 },
} as const satisfies Attributes;
