import { ruling } from './access.ts';
import type { Actor } from './actor.ts';
import type { Collection } from './collection.ts';
import type { Events } from './events.ts';

/** Answers kept for one collection; a menu has a handful of ways to be asked for. */
const MAX_ANSWERS = 100;

export interface ListCache {
  /** The kept answer to the same question, or a new one from the database. */
  answer(collection: Collection, actor: Actor, question: string, ask: () => Promise<string>): Promise<string>;
}

/**
 * Keeps list answers of collections that everybody may read whole, until an event of that collection.
 * Others are never kept: what one person may see is nobody else's.
 */
export function createListCache(events: Events): ListCache {
  const kept = new Map<string, Map<string, string>>();
  const of = (name: string): Map<string, string> => kept.get(name) ?? forget(name);
  /** A new map also tells whoever is asking the database just now that the answer is out of date. */
  function forget(name: string): Map<string, string> {
    const answers = new Map<string, string>();
    kept.set(name, answers);
    return answers;
  }
  events.subscribe(
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
      if (of(collection.name) === before && before.size < MAX_ANSWERS) {
        before.set(question, fresh);
      }
      return fresh;
    },
  };
}
