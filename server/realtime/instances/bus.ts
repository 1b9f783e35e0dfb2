import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { Events, OtherInstances } from '#server/documents/events.ts';
import { type Carried, type CarriedChange, carriedOf, decode, encode } from './message.ts';

/** Carries texts between instances. The texts of one sender arrive in the order in which they were sent. */
export interface Carrier {
  /** Resolves once the text is handed to the server that passes it on. */
  send(text: string): Promise<void>;
  /** Resolves once the carrier listens. `onGap` is called when texts may have been lost. */
  listen(onText: (text: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

export interface EventBus {
  /** Waits for texts that are being sent or received. */
  close(): Promise<void>;
}

export interface BusDeps {
  events: Events;
  carrier: Carrier;
  /** Events of other collections are not carried. */
  collections: readonly Collection[];
  /** Reads the documents with these ids that exist. */
  read(collection: Collection, ids: readonly string[]): Promise<readonly Document[]>;
  onError: (error: unknown) => void;
}

/** Milliseconds to wait for more events before sending them together. */
const GATHER = 10;
/** Milliseconds before the first retry of a failed send. The pause doubles each time. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Exchanges events with the other instances. Events that can't be sent are dropped. As soon as sending works again, the
 * other instances are told that they have missed events, and discard what they cache.
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
    for (const change of wanted) publishChange(others, change, found);
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
    // One batch after another, so that no event shows an older state of a document than the event before it.
    receiving = receiving.then(() => readWanted(changes)).catch(() => others.missed());
  }

  function receiveText(text: string): void {
    const { from, events: carried } = decode(text);
    if (from === self) return;
    if (carried) receive(carried);
    else others.missed();
  }

  await carrier.listen(
    (text) => {
      try {
        receiveText(text);
      } catch (error) {
        // It is not a message of this version: an error here would end the process.
        onError(error);
        others.missed();
      }
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

/** Reads the documents of changes that do not carry them, with one statement per collection. */
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

/** Publishes a change with its document. A document that was deleted meanwhile is skipped: its deletion follows. */
function publishChange(
  others: OtherInstances,
  change: CarriedChange,
  found: ReadonlyMap<string, Document>,
): void {
  const { collection, action, id, version, withdrawn } = change;
  const document = change.document ?? found.get(keyOf(collection, id));
  if (!document) return;
  // The document was read from a replica that does not have the change yet.
  if (document.updated < version) others.missed();
  else others.deliver({ collection, action, document, ...(withdrawn && { withdrawn }) });
}
