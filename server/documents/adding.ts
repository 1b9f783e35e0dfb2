import type { Attributes } from '#domain/attributes.ts';
import { Failure } from '#server/http/failure.ts';
import { userOf } from './access.ts';
import type { Actor } from './actor.ts';
import type { Adding, Collection } from './collection.ts';
import type { Document } from './document.ts';
import { insertOrAdd, type Provenance } from './store.ts';
import type { EngineDeps } from './unit-of-work.ts';
import { draftOf, type Given } from './writing.ts';

/**
 * Creates a document of a collection that `adds`, or adds to the one that exists, and publishes the event.
 * @throws Failure with the collection's reason, or document_already_exists when the id was used before
 */
export async function createOrAdd<A extends Attributes>(
  { database, events, clock }: EngineDeps,
  collection: Collection<string, A> & { adds: Adding<A> },
  request: Given & { id: string },
  provenance: Provenance,
  actor: Actor,
  created: 'create' | 'upsert',
): Promise<Document<A>> {
  const now = clock();
  const caller = { user: userOf(actor) };
  const draft = draftOf({ actor, now }, collection, request);
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
