import { LRUCache } from 'lru-cache';
import { BROTLI, type KeptBody, keepBody } from '#server/http/kept-body.ts';
import { ruling } from './access.ts';
import type { Actor } from './actor.ts';
import type { Collection } from './collection.ts';
import type { Events } from './events.ts';

/** Memory for the answers of one collection in bytes. Beyond it the least recently used one is dropped. */
const MAX_BYTES = 8 * 1_048_576;
/** Longer answers are not kept (bytes): 5,000 dishes in one list. */
const MAX_ANSWER = 1_048_576;
/** What an entry costs beside its texts, in bytes, roughly. */
const OVERHEAD = 500;

/** The size of an entry: the answer, its compressed forms, which are shorter, and the request. */
const sizeOf = ({ bytes }: KeptBody, question: string): number =>
  2 * (bytes.length + question.length) + OVERHEAD;

type Answers = LRUCache<string, KeptBody>;

export interface ListCache {
  /** The kept answer to the same question, or a new one from the database. */
  answer(
    collection: Collection,
    actor: Actor,
    question: string,
    ask: () => Promise<string>,
  ): Promise<KeptBody | string>;
}

/**
 * Keeps list answers of collections that everybody may read completely, until an event of that collection. Others are
 * never kept, because people may read different parts of them.
 */
export function createListCache(events: Events): ListCache {
  const kept = new Map<string, Answers>();
  const of = (name: string): Answers => kept.get(name) ?? forget(name);
  /** A new cache also tells whoever is asking the database just now that the answer is out of date. */
  function forget(name: string): Answers {
    const answers: Answers = new LRUCache({
      maxSize: MAX_BYTES,
      maxEntrySize: 2 * MAX_ANSWER,
      sizeCalculation: sizeOf,
    });
    kept.set(name, answers);
    return answers;
  }
  events.subscribeChanges(
    ({ collection }) => {
      forget(collection);
    },
    () => [...kept.keys()].forEach(forget),
  );
  return {
    async answer(collection, actor, question, ask) {
      if (
        ruling(collection, 'read', { kind: 'visitor' }) !== true ||
        ruling(collection, 'read', actor) !== true
      ) {
        return ask();
      }
      const before = of(collection.name);
      const known = before.get(question);
      if (known !== undefined) return known;
      const fresh = await ask();
      if (of(collection.name) === before) before.set(question, keepBody(fresh, BROTLI.sentForAWhile));
      return fresh;
    },
  };
}
