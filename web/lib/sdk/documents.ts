import type { Models } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import type { Sdk } from './sdk.ts';

const DATABASE = 'rasoi';

type Name = keyof WireCollections;
type Stored<N extends Name> = Models.Document & WireCollections[N];

export type { Name as CollectionName, Stored as StoredDocument };

export type AddressDocument = Stored<'addresses'>;
export type CartDocument = Stored<'carts'>;
export type DishDocument = Stored<'dishes'>;
export type MenuDocument = Stored<'menus'>;
export type OrderDocument = Stored<'orders'>;
export type ReviewDocument = Stored<'reviews'>;
export type UserDocument = Stored<'users'>;

/** The SDK's types are for untyped data; this type checks the attributes. */
type Attributes<N extends Name> = Partial<WireCollections[N]> & Models.DataWithoutDocumentKeys;

export interface DocumentPage<N extends Name> {
  total: number;
  documents: Stored<N>[];
}

export function listDocuments<N extends Name>(
  sdk: Sdk,
  collection: N,
  queries: string[] = [],
): Promise<DocumentPage<N>> {
  return sdk.databases.listDocuments<Stored<N>>(DATABASE, collection, queries);
}

export function getDocument<N extends Name>(sdk: Sdk, collection: N, id: string): Promise<Stored<N>> {
  return sdk.databases.getDocument<Stored<N>>(DATABASE, collection, id);
}

export async function createDocument<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<WireCollections[N]>,
): Promise<Stored<N>> {
  const created: unknown = await sdk.databases.createDocument(
    DATABASE,
    collection,
    id,
    data as Attributes<N>,
  );
  return created as Stored<N>;
}

/** Changes a document, unless it was changed after `asOf`, a `$updatedAt`: then 409 document_update_conflict. */
export async function updateSeen<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<WireCollections[N]>,
  asOf: string,
): Promise<Stored<N>> {
  const path = `databases/${DATABASE}/collections/${collection}/documents/${id}`;
  return sdk.call('patch', path, { data }, { 'X-Appwrite-Timestamp': asOf });
}

export async function updateDocument<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<WireCollections[N]>,
): Promise<Stored<N>> {
  const updated: unknown = await sdk.databases.updateDocument(
    DATABASE,
    collection,
    id,
    data as Attributes<N>,
  );
  return updated as Stored<N>;
}

export async function deleteDocument(sdk: Sdk, collection: Name, id: string): Promise<void> {
  await sdk.databases.deleteDocument(DATABASE, collection, id);
}
