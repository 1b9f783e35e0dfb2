import { type Models, Query } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import type { Sdk } from './sdk.ts';

const DATABASE = 'rasoi';

type Name = keyof WireCollections;
type Stored<N extends Name> = Models.Document & WireCollections[N];

/** The attributes of a collection, without those that every document has. */
type Attribute<N extends Name> = keyof WireCollections[N] & string;
/** A document with only some of its attributes. The answer always has `$id` and the other attributes of all documents. */
type Selected<N extends Name, A extends Attribute<N>> = Models.Document & Pick<WireCollections[N], A>;

export type {
  Attribute as AttributeName,
  Name as CollectionName,
  Selected as SelectedDocument,
  Stored as StoredDocument,
};

export type AddressDocument = Stored<'addresses'>;
export type CartDocument = Stored<'carts'>;
export type DishDocument = Stored<'dishes'>;
export type MenuDocument = Stored<'menus'>;
export type OrderDocument = Stored<'orders'>;
export type ReviewDocument = Stored<'reviews'>;
export type UserDocument = Stored<'users'>;

/** The SDK's types are for untyped data; this type checks the attributes. */
type Attributes<N extends Name> = Partial<WireCollections[N]> & Models.DataWithoutDocumentKeys;

interface DocumentPage<Document> {
  total: number;
  documents: Document[];
}

/** @param select the attributes that are read; all when left out */
export function listDocuments<N extends Name, const A extends Attribute<N> = Attribute<N>>(
  sdk: Sdk,
  collection: N,
  queries: readonly string[] = [],
  select?: readonly A[],
): Promise<DocumentPage<Selected<N, A>>> {
  return sdk.databases.listDocuments<Selected<N, A>>(DATABASE, collection, [
    ...queries,
    ...(select ? [Query.select([...select])] : []),
  ]);
}

/** As `listDocuments`, without counting those of other pages; the SDK has no parameter for that. */
export async function listUncounted<N extends Name>(
  sdk: Sdk,
  collection: N,
  queries: readonly string[],
): Promise<Stored<N>[]> {
  const path = `databases/${DATABASE}/collections/${collection}/documents`;
  const page: DocumentPage<Stored<N>> = await sdk.call('get', path, { queries: [...queries], total: false });
  return page.documents;
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
