import { useSyncExternalStore } from 'react';

/** Something that was done without a connection, and is kept on the device until it is sent. */
export interface Waiting {
  /** The id of the document that it becomes, so that it is created once however often it is sent. */
  id: string;
  /** Who did it. Nobody else's session sends it. */
  userId: string;
  /** Why it was refused; null while it waits. */
  problem: string | null;
}

/** Things of one kind that wait for the connection, in the order in which they were done. */
export interface WaitingQueue<Item extends Waiting> {
  all: () => readonly Item[];
  change: (next: readonly Item[]) => void;
  add: (item: Item) => void;
  /** Removes one, because it was sent or its problem was read. */
  remove: (id: string) => void;
  /** The things of a person. */
  useOf: (userId: string) => readonly Item[];
}

/**
 * A queue in the browser's storage.
 * @param key its name there
 * @param isItem whether what is stored is one of its things
 */
export function waitingQueue<Item extends Waiting>(
  key: string,
  isItem: (value: unknown) => value is Item,
): WaitingQueue<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let items: readonly Item[] | undefined;

  function read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isItem) : none;
    } catch {
      return none;
    }
  }
  function all(): readonly Item[] {
    items ??= read();
    return items;
  }
  function change(next: readonly Item[]): void {
    items = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage they last until the page is closed.
    }
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    all,
    change,
    add: (item) => change([...all(), item]),
    remove: (id) => change(all().filter((item) => item.id !== id)),
    useOf(userId) {
      const found = useSyncExternalStore(subscribe, all, () => none);
      return found.some((item) => item.userId !== userId)
        ? found.filter((item) => item.userId === userId)
        : found;
    },
  };
}
