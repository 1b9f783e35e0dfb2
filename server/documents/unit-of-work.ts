import { writeLogs } from '#server/accounts/logs.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Database, Sql } from '#server/db/connection.ts';
import type { Actor } from './actor.ts';
import type { Collection, Work } from './collection.ts';
import type { Document, Values } from './document.ts';
import type { DocumentEvent, Events, Happening } from './events.ts';
import { insert, removeAll, updateAll } from './store.ts';
import type { Where } from './where.ts';

export interface EngineParts {
  database: Database;
  events: Events;
  /** Every collection by name. */
  collections: ReadonlyMap<string, Collection>;
  clock: () => Date;
}

/** A unit of work while it runs: what it has to tell once it is committed. */
export interface OpenWork extends Work {
  tell(collection: Collection, action: DocumentEvent['action'], document: Document): void;
  /** What happened to an account, by its name below `users.<id>.` (WIRE-8.4). */
  tellAccount(account: string, name: string, session?: Session): void;
}

function openWork(parts: EngineParts, sql: Sql, actor: Actor, told: Happening[]): OpenWork {
  const now = parts.clock();
  const named = (name: string): Collection => {
    const collection = parts.collections.get(name);
    if (!collection) throw new Error(`No collection is called ${name}`);
    return collection;
  };
  const work: OpenWork = {
    sql,
    actor,
    now,
    tell: (collection, action, document) => told.push({ collection: collection.name, action, document }),
    tellAccount: (account, name, session) => told.push({ account, name, ...(session && { session }) }),
    async add(name: string, id: string, values: Values) {
      const meta = { creator: null, fingerprint: null, permissions: [], now };
      const document = await insert(sql, named(name), id, values, meta);
      work.tell(named(name), 'create', document);
      return document;
    },
    async removeWhere(name: string, where: Where) {
      const gone = await removeAll(sql, named(name), where);
      for (const document of gone) work.tell(named(name), 'delete', document);
      return gone;
    },
    async updateWhere(name: string, where: Where, values: Values) {
      const changed = await updateAll(sql, named(name), where, { values, now });
      for (const document of changed) work.tell(named(name), 'update', document);
      return changed;
    },
  };
  return work;
}

/**
 * Runs one transaction, with the log of what it tells of accounts, and publishes its events once it is committed; a
 * failed one publishes nothing.
 */
export async function inWork<T>(
  parts: EngineParts,
  actor: Actor,
  task: (work: OpenWork) => Promise<T>,
): Promise<T> {
  let told: Happening[] = [];
  const result = await parts.database.transaction(async (tx) => {
    told = [];
    const work = openWork(parts, tx, actor, told);
    const done = await task(work);
    await writeLogs(tx, told, work.now);
    return done;
  });
  parts.events.publish(told);
  return result;
}
