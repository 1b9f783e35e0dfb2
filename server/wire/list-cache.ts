import { ruling } from '#server/engine/access.ts';
import type { Actor } from '#server/engine/actor.ts';
import type { Collection } from '#server/engine/collection.ts';
import type { Events } from '#server/engine/events.ts';

/** Answers kept for one collection; a menu has a handful of ways to be asked for. */
const MAX_ANSWERS = 100;

export interface ListCache {
  /** The kept answer to the same question, or a new one from the database. */
  answer(collection: Collection, actor: Actor, question: string, ask: () => Promise<string>): Promise<string>;
}

interface Kept {
  /** Counts the collection's changes; an answer begun before the last one is not kept. */
  version: number;
  answers: Map<string, string>;
}

/**
 * Keeps list answers of collections that everybody may read whole, until an event of that collection.
 * Others are never kept: what one person may see is nobody else's.
 */
export function createListCache(events: Events): ListCache {
  const kept = new Map<string, Kept>();
  const of = (name: string): Kept => {
    const found = kept.get(name) ?? { version: 0, answers: new Map() };
    kept.set(name, found);
    return found;
  };
  events.subscribe(({ collection }) => {
    const { version } = of(collection);
    kept.set(collection, { version: version + 1, answers: new Map() });
  });
  return {
    async answer(collection, actor, question, ask) {
      if (
        ruling(collection, 'read', { kind: 'visitor' }) !== true ||
        ruling(collection, 'read', actor) !== true
      ) {
        return ask();
      }
      const before = of(collection.name);
      const known = before.answers.get(question);
      if (known !== undefined) return known;
      const fresh = await ask();
      if (of(collection.name) === before && before.answers.size < MAX_ANSWERS) {
        before.answers.set(question, fresh);
      }
      return fresh;
    },
  };
}
