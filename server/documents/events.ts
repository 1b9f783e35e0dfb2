import type { Attributes } from '#domain/attributes.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import type { Session } from './session.ts';

/** A document's change that has been committed. A delete carries the document as it last was (WIRE-8.4). */
export interface DocumentEvent<A extends Attributes = Attributes> {
  /** The collection's name. */
  collection: string;
  action: 'create' | 'update' | 'upsert' | 'delete';
  document: Document<A>;
}

/** Whether an event is about a document of this collection. */
export function isAbout<A extends Attributes>(
  { name }: Table<string, A>,
  event: DocumentEvent,
): event is DocumentEvent<A> {
  return event.collection === name;
}

/** A committed change of an account or of its sessions and factors. Carries no secrets. */
export interface AccountEvent {
  account: string;
  /** Its name below `users.<id>.` (WIRE-8.4): 'update.name', 'sessions.<id>.create'. */
  name: string;
  /** The session it is about; without one it is about the account itself. */
  session?: Session;
}

export type CommittedEvent = DocumentEvent | AccountEvent;

/** A change of a document, without its content. */
export type Change = Pick<DocumentEvent, 'collection' | 'action'> & { id: string };

/** What a process receives from the other instances. */
export interface OtherInstances {
  /** A document has changed elsewhere. */
  changed(change: Change): void;
  /** Whether a listener of this process wants the document. */
  wants(change: Change): boolean;
  /** Delivers the change with the document to those listeners. */
  deliver(event: DocumentEvent): void;
  emitAccountEvent(event: AccountEvent): void;
  /** Events of other instances were lost. */
  missed(): void;
}

export interface Events {
  /** Publishes to every listener, here and on the other instances. Called after commit only. */
  publish(happened: readonly CommittedEvent[]): void;
  /**
   * Subscribes to changes of documents, of other instances as well. `onMissed` is called when some were lost, so that
   * whatever was derived from events may be out of date. Returns a function that unsubscribes.
   */
  subscribeChanges(listener: (change: Change) => void, onMissed?: () => void): () => void;
  /**
   * Listens to documents. What other instances change is read for it, as it is by then, where `wants` says so; a
   * document that is gone by then counts as deleted only.
   */
  subscribe(
    listener: (event: DocumentEvent) => void,
    onMissed?: () => void,
    wants?: (change: Change) => boolean,
  ): () => void;
  /** Listens to accounts. */
  subscribeAccounts(listener: (event: AccountEvent) => void): () => void;
  /** Connects other instances: `carry` receives what is published here. */
  join(carry: (happened: readonly CommittedEvent[]) => void): OtherInstances;
}

const always = () => true;

/** The events of one server process. An error of a listener is reported and does not affect the others. */
export function createEvents(onError: (error: unknown) => void): Events {
  const changes = new Set<(change: Change) => void>();
  const documents = new Map<(event: DocumentEvent) => void, (change: Change) => boolean>();
  const accounts = new Set<(event: AccountEvent) => void>();
  const gaps = new Set<() => void>();
  let carryAway: ((happened: readonly CommittedEvent[]) => void) | undefined;

  function call<T extends unknown[]>(listeners: Iterable<(...given: T) => void>, ...given: T): void {
    for (const listener of listeners) {
      try {
        listener(...given);
      } catch (error) {
        onError(error);
      }
    }
  }

  const changed = (change: Change) => call(changes, change);
  const deliver = (event: DocumentEvent) => call(documents.keys(), event);
  const emitAccountEvent = (event: AccountEvent) => call(accounts, event);

  function ending(end: () => unknown, onMissed: (() => void) | undefined): () => void {
    if (onMissed) gaps.add(onMissed);
    return () => {
      end();
      if (onMissed) gaps.delete(onMissed);
    };
  }

  return {
    publish(happened) {
      if (happened.length === 0) return;
      if (carryAway) call([carryAway], happened);
      for (const event of happened) {
        if ('account' in event) {
          emitAccountEvent(event);
        } else {
          changed({ collection: event.collection, action: event.action, id: event.document.id });
          deliver(event);
        }
      }
    },
    subscribeChanges(listener, onMissed) {
      changes.add(listener);
      return ending(() => changes.delete(listener), onMissed);
    },
    subscribe(listener, onMissed, wants = always) {
      documents.set(listener, wants);
      return ending(() => documents.delete(listener), onMissed);
    },
    subscribeAccounts(listener) {
      accounts.add(listener);
      return () => accounts.delete(listener);
    },
    join(carry) {
      carryAway = carry;
      const wants = (change: Change) => [...documents.values()].some((wanted) => wanted(change));
      return { changed, wants, deliver, emitAccountEvent, missed: () => call(gaps) };
    },
  };
}
