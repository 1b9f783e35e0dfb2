import type { Attributes } from '#domain/rows/row.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import type { Session } from './session.ts';

/** A committed change of a document. A delete carries the last version of the document (WIRE-8.4). */
export interface DocumentEvent<A extends Attributes = Attributes> {
  /** The collection's name. */
  collection: string;
  action: 'create' | 'update' | 'upsert' | 'delete';
  document: Document<A>;
  /** Before an update that took the document away from visitors, its last version that they could read. */
  withdrawn?: Document<A>;
}

/** Whether the event is a change of a document of this collection. */
export function isEventOf<A extends Attributes>(
  { name }: Table<string, A>,
  event: DocumentEvent,
): event is DocumentEvent<A> {
  return event.collection === name;
}

/** A committed change of an account or of its sessions and factors. Carries no secrets. */
export interface AccountEvent {
  account: string;
  /** The event's name after `users.<id>.` (WIRE-8.4): 'update.name', 'sessions.<id>.create'. */
  name: string;
  /** The session that changed; undefined when the account itself changed. */
  session?: Session;
}

export type CommittedEvent = DocumentEvent | AccountEvent;

/** A change of a document, without the document's content. */
export type DocumentChange = Pick<DocumentEvent, 'collection' | 'action'> & { id: string };

/** Where the connection to other instances delivers the events that it receives. */
export interface OtherInstances {
  /** Reports a change made by another instance. */
  changed(change: DocumentChange): void;
  /** Whether a listener of this process needs the changed document. */
  wants(change: DocumentChange): boolean;
  /** Delivers the change, with its document, to those listeners. */
  deliver(event: DocumentEvent): void;
  emitAccountEvent(event: AccountEvent): void;
  /** Reports that events of other instances were lost. */
  missed(): void;
}

export interface Events {
  /**
   * Publishes to every listener, in this process and on other instances, in the order of calls. Call it only after commit.
   * Of thousands of events, other requests get their turns in between; it resolves when all listeners were called.
   */
  publish(happened: readonly CommittedEvent[]): Promise<void>;
  /**
   * Subscribes to changes of documents by any instance. `onMissed` is called after changes were lost: data derived from
   * events may then be out of date. Returns a function that unsubscribes.
   */
  subscribeChanges(listener: (change: DocumentChange) => void, onMissed?: () => void): () => void;
  /**
   * Subscribes to document events. A document changed by another instance is read from the database if `wants` returns
   * true; the listener gets its current version, or a delete if it no longer exists.
   */
  subscribe(
    listener: (event: DocumentEvent) => void,
    onMissed?: () => void,
    wants?: (change: DocumentChange) => boolean,
  ): () => void;
  /** Reports that changes were lost, as if this process had missed them: all that is derived from events is derived again. */
  missed(): void;
  /** Subscribes to account events. */
  subscribeAccounts(listener: (event: AccountEvent) => void): () => void;
  /** Connects other instances: `carry` receives every event published in this process. */
  join(carry: (happened: readonly CommittedEvent[]) => void): OtherInstances;
}

const wantsAll = () => true;

/**
 * The events of one server process. An error in a listener goes to `onError` and does not affect other listeners.
 * @param onPublished is called for each event of this process, and for none of other instances
 */
export function createEvents(
  onError: (error: unknown) => void,
  onPublished?: (event: CommittedEvent) => void,
): Events {
  const changes = new Set<(change: DocumentChange) => void>();
  const documents = new Map<(event: DocumentEvent) => void, (change: DocumentChange) => boolean>();
  const accounts = new Set<(event: AccountEvent) => void>();
  const missedListeners = new Set<() => void>();
  let sendToOthers: ((happened: readonly CommittedEvent[]) => void) | undefined;
  let earlier: Promise<void> | undefined;

  function call<T extends unknown[]>(listeners: Iterable<(...given: T) => void>, ...given: T): void {
    for (const listener of listeners) {
      try {
        listener(...given);
      } catch (error) {
        onError(error);
      }
    }
  }

  const changed = (change: DocumentChange) => call(changes, change);
  const deliver = (event: DocumentEvent) => call(documents.keys(), event);
  const emitAccountEvent = (event: AccountEvent) => call(accounts, event);

  function unsubscriber(end: () => unknown, onMissed: (() => void) | undefined): () => void {
    if (onMissed) missedListeners.add(onMissed);
    return () => {
      end();
      if (onMissed) missedListeners.delete(onMissed);
    };
  }

  function publishOne(event: CommittedEvent): void {
    onPublished?.(event);
    if ('account' in event) {
      emitAccountEvent(event);
    } else {
      changed({ collection: event.collection, action: event.action, id: event.document.id });
      deliver(event);
    }
  }

  async function publishAll(happened: readonly CommittedEvent[]): Promise<void> {
    if (sendToOthers) call([sendToOthers], happened);
    await mapInTurns(happened, publishOne);
  }

  return {
    async publish(happened) {
      if (happened.length === 0) return;
      const publishing = earlier ? earlier.then(() => publishAll(happened)) : publishAll(happened);
      earlier = publishing;
      await publishing;
      if (earlier === publishing) earlier = undefined;
    },
    subscribeChanges(listener, onMissed) {
      changes.add(listener);
      return unsubscriber(() => changes.delete(listener), onMissed);
    },
    subscribe(listener, onMissed, wants = wantsAll) {
      documents.set(listener, wants);
      return unsubscriber(() => documents.delete(listener), onMissed);
    },
    missed: () => call(missedListeners),
    subscribeAccounts(listener) {
      accounts.add(listener);
      return () => accounts.delete(listener);
    },
    join(carry) {
      sendToOthers = carry;
      const wants = (change: DocumentChange) => [...documents.values()].some((wanted) => wanted(change));
      return { changed, wants, deliver, emitAccountEvent, missed: () => call(missedListeners) };
    },
  };
}
