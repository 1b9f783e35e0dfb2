import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { type CacheCounts, newCacheCounts } from '#server/http/cache-counts.ts';
import { BROTLI, type KeptBody, keepBody } from '#server/http/kept-body.ts';
import { PROJECT_ID } from '#server/http/project.ts';
import { evaluateAccess } from './access.ts';
import { type Actor, VISITOR } from './actor.ts';
import type { Collection } from './collection.ts';
import type { Events } from './events.ts';
import { sequenceAsText } from './present-document.ts';
import { hiddenFrom } from './reading.ts';

/** Memory for one collection's answers (bytes). When it is full, the least recently used answer is dropped. */
const MAX_BYTES = 8 * 1_048_576;
/** Longer answers are not cached (bytes). It is about the size of 5,000 dishes in one list. */
const MAX_ANSWER = 1_048_576;
/** Memory of an entry besides its texts (bytes, estimated), with the headers of its complete answers. */
const ENTRY_OVERHEAD = 2_000;

/** The size of an entry (bytes). It counts the answer twice, as room for its compressed forms. */
const sizeOf = ({ bytes }: KeptBody, question: string): number =>
  2 * (bytes.length + question.length) + ENTRY_OVERHEAD;

type Answers = LRUCache<string, KeptBody>;
type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The key of an answer: all that may change what a list shows, apart from who asks. */
export const questionOf = (request: Asked): string => `${sequenceAsText(request)} ${request.url}`;

/** Headers that may identify whoever asks, or the site whose page asks. */
const PERSONAL = ['cookie', 'origin', 'x-fallback-cookies'] as const;
const IMPERSONAL: ReadonlySet<string> = new Set(['x-appwrite-project', 'x-appwrite-response-format']);

/**
 * Whether the answer to a request is the same for everybody who sends it, headers included. Headers of the protocol that
 * are not known to be harmless may be a session, a token or a key.
 */
export function isForEverybody({ headers }: Pick<Asked, 'headers'>): boolean {
  if (headers['x-appwrite-project'] !== PROJECT_ID) return false;
  if (PERSONAL.some((name) => headers[name] !== undefined)) return false;
  for (const name in headers) if (name.startsWith('x-appwrite-') && !IMPERSONAL.has(name)) return false;
  return true;
}

/** The name of the collection in the address of a list. */
const LISTED = /^\/v1\/\w+\/\w+\/(?:collections|tables)\/(\w+)\/(?:documents|rows)(?:\?|$)/;

export interface ListCache {
  readonly counts: CacheCounts;
  /** The cached answer to a request that was answered before, whoever sends it; undefined if it depends on who does. */
  found(request: Asked): KeptBody | undefined;
  /** The cached answer for the key `question`, or a new one from `ask`. */
  answer(
    collection: Collection,
    actor: Actor,
    question: string,
    ask: () => Promise<string>,
  ): Promise<KeptBody | string>;
}

/** Somebody who is signed in and has no role. */
const CUSTOMER: Actor = {
  kind: 'user',
  user: { id: '', email: '', name: '', role: null, isAdmin: false, emailVerified: false },
};

/** Whether this actor, every visitor and every customer read the same documents of a collection, and the same of each. */
function isSameForAll(collection: Collection, actor: Actor): boolean {
  const rule = evaluateAccess(collection, 'read', VISITOR);
  return (
    rule !== false &&
    [CUSTOMER, actor].every((each) => isDeepStrictEqual(evaluateAccess(collection, 'read', each), rule)) &&
    hiddenFrom(collection, actor).length === hiddenFrom(collection, VISITOR).length
  );
}

/**
 * Caches list answers of collections of which visitors and customers all see the same documents, until a document of the collection
 * changes. Others are not cached, because people see different parts of them, nor is what only some read of a document.
 */
export function createListCache(events: Events): ListCache {
  const kept = new Map<string, Answers>();
  const counts = newCacheCounts();
  /** A change drops the cache object, so that a query that is still running notices that its answer is out of date. */
  function answersOf(name: string): Answers {
    const answers: Answers =
      kept.get(name) ??
      new LRUCache({ maxSize: MAX_BYTES, maxEntrySize: 2 * MAX_ANSWER, sizeCalculation: sizeOf });
    kept.set(name, answers);
    return answers;
  }
  events.subscribeChanges(
    ({ collection }) => kept.delete(collection),
    () => kept.clear(),
  );
  return {
    counts,
    found(request) {
      const [, name = ''] = LISTED.exec(request.url ?? '') ?? [];
      const answers = kept.get(name);
      return answers && isForEverybody(request) ? answers.get(questionOf(request)) : undefined;
    },
    async answer(collection, actor, question, ask) {
      if (!isSameForAll(collection, actor)) return ask();
      const before = answersOf(collection.name);
      const known = before.get(question);
      if (known !== undefined) {
        counts.hits++;
        return known;
      }
      counts.misses++;
      const fresh = await ask();
      if (answersOf(collection.name) === before) before.set(question, keepBody(fresh, BROTLI.sentForAWhile));
      return fresh;
    },
  };
}
