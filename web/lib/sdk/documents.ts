import { type Models, Query } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import { decoded, encoded, type PageCollections } from './amounts.ts';
import type { Sdk } from './sdk.ts';

const DATABASE = 'rasoi';

/**
 * The typed layer above the SDK. Documents come with their amounts in paise, and are written so; times stay texts, because pages
 * carry what they have loaded as JSON (decision 135).
 */

type Name = keyof PageCollections;
type Stored<N extends Name> = Models.Document & PageCollections[N];
/** A document as an answer of the product's own routes has it. */
export type WireDocument<N extends Name> = Models.Document & WireCollections[N];

/** The attributes of a collection, without those that every document has. */
type Attribute<N extends Name> = keyof PageCollections[N] & string;
/** A document with only some of its attributes. The answer always has `$id` and the other attributes of all documents. */
type Selected<N extends Name, A extends Attribute<N>> = Models.Document & Pick<PageCollections[N], A>;

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

/** The SDK's types are for untyped data. */
type Attributes = Models.DataWithoutDocumentKeys;

interface DocumentPage<Document> {
  total: number;
  documents: Document[];
}

/** @param select the attributes that are read; all when left out */
export async function listDocuments<N extends Name, const A extends Attribute<N> = Attribute<N>>(
  sdk: Sdk,
  collection: N,
  queries: readonly string[] = [],
  select?: readonly A[],
): Promise<DocumentPage<Selected<N, A>>> {
  const page = await sdk.databases.listDocuments<Selected<N, A>>(DATABASE, collection, [
    ...queries,
    ...(select ? [Query.select([...select])] : []),
  ]);
  return { ...page, documents: page.documents.map((document) => decoded(collection, document)) };
}

/** As `listDocuments`, without counting those of other pages; the SDK has no parameter for that. */
export async function listUncounted<N extends Name>(
  sdk: Sdk,
  collection: N,
  queries: readonly string[],
): Promise<Stored<N>[]> {
  const path = `databases/${DATABASE}/collections/${collection}/documents`;
  const page: DocumentPage<Stored<N>> = await sdk.call('get', path, { queries: [...queries], total: false });
  return page.documents.map((document) => decoded(collection, document));
}

/** Documents of an answer of the product's own routes, as those that are read here. */
export function readDocuments<N extends Name>(
  collection: N,
  documents: readonly WireDocument<N>[],
): Stored<N>[] {
  const read: unknown = documents.map((document) => decoded(collection, document));
  return read as Stored<N>[];
}

export async function getDocument<N extends Name>(sdk: Sdk, collection: N, id: string): Promise<Stored<N>> {
  return decoded(collection, await sdk.databases.getDocument<Stored<N>>(DATABASE, collection, id));
}

export async function createDocument<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<PageCollections[N]>,
): Promise<Stored<N>> {
  const created: unknown = await sdk.databases.createDocument(
    DATABASE,
    collection,
    id,
    encoded(collection, data) as Attributes,
  );
  return decoded(collection, created as Stored<N>);
}

/** Changes a document, unless it was changed after `asOf`, a `$updatedAt`: then 409 document_update_conflict. */
export async function updateSeen<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<PageCollections[N]>,
  asOf: string,
): Promise<Stored<N>> {
  const path = `databases/${DATABASE}/collections/${collection}/documents/${id}`;
  const values = { data: encoded(collection, data) };
  return decoded(
    collection,
    await sdk.call<Stored<N>>('patch', path, values, { 'X-Appwrite-Timestamp': asOf }),
  );
}

export async function updateDocument<N extends Name>(
  sdk: Sdk,
  collection: N,
  id: string,
  data: Partial<PageCollections[N]>,
): Promise<Stored<N>> {
  const updated: unknown = await sdk.databases.updateDocument(
    DATABASE,
    collection,
    id,
    encoded(collection, data) as Attributes,
  );
  return decoded(collection, updated as Stored<N>);
}

export async function deleteDocument(sdk: Sdk, collection: Name, id: string): Promise<void> {
  await sdk.databases.deleteDocument(DATABASE, collection, id);
}
