import type { Document } from './document.ts';

/** Something that has been committed. A delete carries the document as it last was (contract section 8.4). */
export interface DocumentEvent {
  collection: string;
  action: 'create' | 'update' | 'upsert' | 'delete';
  document: Document;
}

type Listener = (event: DocumentEvent) => void;

export interface Events {
  /** Tells every listener; called after commit only. */
  publish(events: readonly DocumentEvent[]): void;
  /** Returns what ends the subscription. */
  subscribe(listener: Listener): () => void;
}

/** The events of one server process. A listener that throws is reported and harms nobody else. */
export function createEvents(onError: (error: unknown) => void): Events {
  const listeners = new Set<Listener>();
  return {
    publish(events) {
      for (const event of events) {
        for (const listener of listeners) {
          try {
            listener(event);
          } catch (error) {
            onError(error);
          }
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
