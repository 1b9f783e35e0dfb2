import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { Events, OtherInstances } from '#server/documents/events.ts';
import { type Carried, type CarriedChange, carriedOf, decode, encode } from './message.ts';

/** Carries texts between instances, in the order each one sent them. */
export interface Carrier {
  /** Resolves once the text is on its way to every instance that listens. */
  send(text: string): Promise<void>;
  /** `onGap` is called when texts may have been lost. Resolves once it listens. */
  listen(onText: (text: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

export interface EventBus {
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface BusDeps {
  events: Events;
  carrier: Carrier;
  /** Events of other collections are not carried. */
  collections: readonly Collection[];
  /** The documents of a collection with these ids, those there are. */
  read(collection: Collection, ids: readonly string[]): Promise<readonly Document[]>;
  onError: (error: unknown) => void;
}

/** Events are gathered for this long before they are sent together, in milliseconds. */
const GATHER = 10;
/** Milliseconds before a text that could not be sent is followed by another try. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Joins this process to the events of the other instances. What can't be sent is not kept: the others are told that
 * they have missed something, as soon as they can be, and forget what they have learnt from events.
 */
export async function joinInstances(deps: BusDeps): Promise<EventBus> {
  const { events, carrier, onError } = deps;
  const collections = new Map(deps.collections.map((each) => [each.name, each]));
  const self = randomUUID();
  let waiting: Carried[] = [];
  let sending: Promise<void> | undefined;
  let receiving: Promise<void> = Promise.resolve();
  let closed = false;

  async function sendWaiting(): Promise<void> {
    let lost = false;
    for (let pause = FIRST_PAUSE; waiting.length > 0 || lost; ) {
      if (!closed) await sleep(GATHER);
      const text = encode(lost ? { from: self } : { from: self, events: waiting });
      waiting = [];
      try {
        await carrier.send(text);
        lost = false;
      } catch (error) {
        if (!lost) onError(error);
        if (closed) return;
        lost = true;
        await sleep(pause, undefined, { ref: false });
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  const others = events.join((happened) => {
    const carried = happened.flatMap((event) => carriedOf(collections, event) ?? []);
    if (carried.length === 0) return;
    waiting.push(...carried);
    sending ??= sendWaiting().finally(() => {
      sending = undefined;
    });
  });

  async function readWanted(changes: readonly CarriedChange[]): Promise<void> {
    const wanted = changes.filter((change) => others.wants(change));
    const found = await readAll(deps, collections, wanted);
    for (const change of wanted) tellOf(others, change, found);
  }

  function receive(carried: readonly Carried[]): void {
    const changes: CarriedChange[] = [];
    for (const each of carried) {
      if ('account' in each) {
        others.emitAccountEvent(each);
      } else {
        others.changed(each);
        changes.push(each);
      }
    }
    // One batch after another, so that no document is told of in an older state than before.
    receiving = receiving.then(() => readWanted(changes)).catch(() => others.missed());
  }

  await carrier.listen(
    (text) => {
      const { from, events: carried } = decode(text);
      if (from === self) return;
      if (carried) receive(carried);
      else others.missed();
    },
    () => others.missed(),
  );

  return {
    async close() {
      closed = true;
      await sending;
      await carrier.close();
      await receiving;
    },
  };
}

const keyOf = (collection: string, id: string): string => `${collection} ${id}`;

/** The documents of changes that do not carry them, in one statement a collection. */
async function readAll(
  { read }: BusDeps,
  collections: ReadonlyMap<string, Collection>,
  changes: readonly CarriedChange[],
): Promise<ReadonlyMap<string, Document>> {
  const ids = new Map<Collection, Set<string>>();
  for (const { collection: name, id, document } of changes) {
    const collection = collections.get(name);
    if (collection && !document) ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  }
  const found = new Map<string, Document>();
  for (const [collection, wanted] of ids) {
    for (const document of await read(collection, [...wanted])) {
      found.set(keyOf(collection.name, document.id), document);
    }
  }
  return found;
}

/** A document that is gone by now is told of once its deletion is heard of. */
function tellOf(others: OtherInstances, change: CarriedChange, found: ReadonlyMap<string, Document>): void {
  const { collection, action, id, version } = change;
  const document = change.document ?? found.get(keyOf(collection, id));
  if (!document) return;
  // What is read comes from a copy of the database that has not heard of the change.
  if (document.updated < version) others.missed();
  else others.tell({ collection, action, document });
}
