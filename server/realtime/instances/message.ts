import { ruling } from '#server/documents/access.ts';
import { VISITOR } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { AccountEvent, Change, CommittedEvent } from '#server/documents/events.ts';

/**
 * What instances tell each other of a document: which it is and how new, not what it holds. A deleted one can't be read
 * any more: what it held last is told along.
 */
export type CarriedChange = Change & { version: Date; document?: Document };

export type Carried = CarriedChange | AccountEvent;

/** What goes over the carrier. Without events it says that some were lost. */
export interface Message {
  from: string;
  events?: Carried[];
}

/**
 * What of an event other instances are told. Of a collection that nobody can subscribe to they need to know only if
 * they may keep lists or pages that show it, hence if visitors read it.
 */
export function carriedOf(
  collections: ReadonlyMap<string, Collection>,
  event: CommittedEvent,
): Carried | undefined {
  if ('account' in event) return event;
  const { action, document } = event;
  const collection = collections.get(event.collection);
  if (!collection) return undefined;
  const subscribed = collection.subscribers === 'readers';
  if (!subscribed && ruling(collection, 'read', VISITOR) === false) return undefined;
  const change = { collection: collection.name, action, id: document.id, version: document.updated };
  return subscribed && action === 'delete' ? { ...change, document } : change;
}

/** How a moment is written, which JSON has no word for. */
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
