import type { Attributes } from '#domain/attributes.ts';
import { Failure } from '#server/http/failure.ts';
import { userOf } from './access.ts';
import type { Actor } from './actor.ts';
import type { Adding, Collection } from './collection.ts';
import type { Document } from './document.ts';
import { insertOrAdd, type Provenance } from './store.ts';
import type { EngineDeps } from './unit-of-work.ts';
import { checkedDraft, type DocumentInput } from './writing.ts';

/**
 * Creates a document in a collection with an `adds` rule, or increases the existing document for the same thing.
 * Publishes the event.
 * @throws Failure with the collection's reason, or document_already_exists when the id was used before
 */
export async function createOrAdd<A extends Attributes>(
  { database, events, clock }: EngineDeps,
  collection: Collection<string, A> & { adds: Adding<A> },
  request: DocumentInput & { id: string },
  provenance: Provenance,
  actor: Actor,
  created: 'create' | 'upsert',
): Promise<Document<A>> {
  const now = clock();
  const caller = { user: userOf(actor) };
  const draft = checkedDraft({ actor, now }, collection, request);
  const meta = { ...provenance, permissions: request.permissions ?? [], now };
  const values = collection.adds.values(caller, draft);
  const document = await insertOrAdd(database, collection, collection.adds, draft.id, values, meta);
  if (!document) {
    throw (await collection.adds.refusal(database, caller, draft)) ?? new Failure('document_already_exists');
  }
  const action = document.id === draft.id ? created : 'update';
  events.publish([{ collection: collection.name, action, document }]);
  return document;
}
