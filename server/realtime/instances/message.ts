import { evaluateAccess } from '#server/documents/access.ts';
import { VISITOR } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { AccountEvent, CommittedEvent, DocumentChange } from '#server/documents/events.ts';

/**
 * A change as instances send it to each other: the id and the version of the document, not its content. Only a document that was
 * deleted or taken away from visitors is sent whole, because it can't be read any more.
 */
export type CarriedChange = DocumentChange & { version: Date; document?: Document; withdrawn?: Document };

export type Carried = CarriedChange | AccountEvent;

/** A message between instances. Without `events`, it reports that events were lost. */
export interface Message {
  from: string;
  events?: Carried[];
}

/**
 * The form of an event for other instances; undefined if they do not need it. Changes of a collection without
 * subscribers are sent only if visitors can read it, because other instances may then cache lists or pages of it.
 */
export function carriedOf(
  collections: ReadonlyMap<string, Collection>,
  event: CommittedEvent,
): Carried | undefined {
  if ('account' in event) return event;
  const { action, document, withdrawn } = event;
  const collection = collections.get(event.collection);
  if (!collection) return undefined;
  const subscribed = collection.subscribers === 'readers';
  if (!subscribed && evaluateAccess(collection, 'read', VISITOR) === false) return undefined;
  const change = { collection: collection.name, action, id: document.id, version: document.updated };
  if (!subscribed) return change;
  return action === 'delete' ? { ...change, document } : { ...change, ...(withdrawn && { withdrawn }) };
}

/** Marks a Date, for which JSON has no type. */
const MOMENT = '$moment';

/** A message as text; read back by `decode`. */
export function encode(message: Message): string {
  return JSON.stringify(message, function (this: Record<string, unknown>, key, value: unknown) {
    const raw = this[key];
    return raw instanceof Date ? { [MOMENT]: raw.toISOString() } : value;
  });
}

export function decode(text: string): Message {
  return JSON.parse(text, (_key, value: unknown) => {
    const moment = typeof value === 'object' && value !== null && MOMENT in value ? value[MOMENT] : undefined;
    return typeof moment === 'string' ? new Date(moment) : value;
  });
}
