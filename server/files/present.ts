import type { Document } from '#server/documents/document.ts';
import { wireDate } from '#server/documents/values.ts';

/** The File model (WIRE-3). */
export function presentFile({ id, created, updated, permissions, data }: Document): Record<string, unknown> {
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
    sizeActual: data.sizeOriginal,
    chunksTotal: data.chunksTotal,
    chunksUploaded: data.chunksUploaded,
    encryption: false,
    compression: 'none',
    folder: '',
    key: '',
  };
}
