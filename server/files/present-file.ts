import { wireDate } from '#server/documents/values.ts';
import type { FileDocument } from './bucket.ts';

/** The File model (WIRE-3). */
export function presentFile({
  id,
  created,
  updated,
  permissions,
  data,
}: FileDocument): Record<string, unknown> {
  return {
    $id: id,
    bucketId: data.bucketId,
    $createdAt: wireDate(created),
    $updatedAt: wireDate(updated),
    $permissions: permissions,
    name: data.name,
    signature: data.signature ?? '',
    mimeType: data.mimeType ?? '',
    sizeOriginal: data.sizeOriginal,
    sizeActual: data.sizeStored ?? data.sizeOriginal,
    chunksTotal: data.chunksTotal,
    chunksUploaded: data.chunksUploaded,
    encryption: false,
    compression: 'none',
    folder: '',
    key: '',
  };
}
