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

/** What happened to somebody's account or to what hangs on it, once committed. Carries no secrets. */
export interface AccountEvent {
  account: string;
  /** Its name below `users.<id>.` (WIRE-8.4): 'update.name', 'sessions.<id>.create'. */
  name: string;
  /** The session it is about; without one it is about the account itself. */
  session?: Session;
}

export type Happening = DocumentEvent | AccountEvent;

/** What a process is told of the others. */
export interface Others {
  receive(happened: readonly Happening[]): void;
  /** Something was published elsewhere and has been lost on the way. */
  missed(): void;
}

export interface Events {
  /** Tells every listener here and on the other instances; called after commit only. */
  publish(happened: readonly Happening[]): void;
  /**
   * Listens to documents. `onMissed` is called when events of other instances were lost: whatever was learnt from
   * events may be out of date. Returns what ends the subscription.
   */
  subscribe(listener: (event: DocumentEvent) => void, onMissed?: () => void): () => void;
  /** Listens to accounts. */
  subscribeAccounts(listener: (event: AccountEvent) => void): () => void;
  /** Joins the events of other instances: `carry` is given what is published here. */
  join(carry: (happened: readonly Happening[]) => void): Others;
}

/** The events of one server process. A listener that throws is reported and harms nobody else. */
export function createEvents(onError: (error: unknown) => void): Events {
  const documents = new Set<(event: DocumentEvent) => void>();
  const accounts = new Set<(event: AccountEvent) => void>();
  const gaps = new Set<() => void>();
  let carryAway: ((happened: readonly Happening[]) => void) | undefined;

  function call<T extends unknown[]>(listeners: Iterable<(...given: T) => void>, ...given: T): void {
    for (const listener of listeners) {
      try {
        listener(...given);
      } catch (error) {
        onError(error);
      }
    }
  }

  function tell(happened: readonly Happening[]): void {
    for (const event of happened) {
      if ('document' in event) call(documents, event);
      else call(accounts, event);
    }
  }

  return {
    publish(happened) {
      if (happened.length === 0) return;
      if (carryAway) call([carryAway], happened);
      tell(happened);
    },
    subscribe(listener, onMissed) {
      documents.add(listener);
      if (onMissed) gaps.add(onMissed);
      return () => {
        documents.delete(listener);
        if (onMissed) gaps.delete(onMissed);
      };
    },
    subscribeAccounts(listener) {
      accounts.add(listener);
      return () => accounts.delete(listener);
    },
    join(carry) {
      carryAway = carry;
      return { receive: tell, missed: () => call(gaps) };
    },
  };
}
