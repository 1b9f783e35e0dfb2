import type { PageCollections } from './amounts.ts';
import {
  type CollectionName,
  createDocument,
  deleteDocument,
  getDocument,
  type StoredDocument,
  updateDocument,
  updateSeen,
} from './documents.ts';
import { refusalOf } from './refusal.ts';
import type { Sdk } from './sdk.ts';

/** Creates a document with an id chosen by the form. If an earlier try created it and its answer was lost, updates it. */
export async function createOrUpdate<N extends CollectionName>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<PageCollections[N]>,
): Promise<StoredDocument<N>> {
  try {
    return await createDocument(sdk, collection, id, data);
  } catch (error) {
    if (refusalOf(error)?.type !== 'document_already_exists') throw error;
    return await updateDocument(sdk, collection, id, data);
  }
}

/** Changes a document. If somebody else has changed it since `seen` was loaded, resolves to their version instead. */
export async function changeSeen<N extends CollectionName>(
  sdk: Sdk,
  collection: N,
  seen: { $id: string; $updatedAt: string },
  data: Partial<PageCollections[N]>,
): Promise<StoredDocument<N> | undefined> {
  try {
    await updateSeen(sdk, collection, seen.$id, data, seen.$updatedAt);
    return undefined;
  } catch (error) {
    if (refusalOf(error)?.type !== 'document_update_conflict') throw error;
    return await getDocument(sdk, collection, seen.$id);
  }
}

/** Deletes a document. One that somebody else, or an earlier try, has deleted already counts as deleted. */
export async function removeDocument(sdk: Sdk, collection: CollectionName, id: string): Promise<void> {
  try {
    await deleteDocument(sdk, collection, id);
  } catch (error) {
    if (refusalOf(error)?.code !== 404) throw error;
  }
}
