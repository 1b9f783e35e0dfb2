import type { SiteSettings } from '#domain/site/settings.ts';
import type { Database, LongWorkDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { Actor } from './actor.ts';
import type { Table, Work } from './collection.ts';
import type { CollectionList } from './collection-list.ts';
import { insert, insertAll } from './creating/inserting.ts';
import type { Document } from './document.ts';
import type { AccountEvent, CommittedEvent, DocumentEvent, Events } from './events.ts';
import type { Session } from './session.ts';
import { removeAll, updateAll, updateVersion } from './store.ts';
import { newValues } from './values.ts';

/** Writes down the changes of documents that a transaction makes at `now`, before it is committed. */
export type ChangeRecorder = (sql: Sql, changes: readonly DocumentEvent[], now: Date) => Promise<void>;

/** The dependencies of units of work; the same for the whole process. */
export interface EngineDeps {
  database: Database;
  events: Events;
  collections: CollectionList;
  auditLog: Work['auditLog'];
  /** Writes account events to the log, in the transaction that caused them. */
  logAccountEvents(sql: Sql, happened: readonly AccountEvent[], now: Date): Promise<void>;
  /**
   * Records the changes of each unit of work in its own transaction, for programs outside; undefined while nobody wants to
   * know of them.
   */
  changeRecorder(): Promise<ChangeRecorder | undefined>;
  /** Settings that the kitchen's owner edits, cached in this process. */
  site: { current(): Promise<SiteSettings> };
  settings: ServerSettings;
  clock: () => Date;
}

/** The same for sweeps and counts of whole tables, whose statements may take longer than a request may wait. */
export interface LongWorkEngine extends EngineDeps {
  database: LongWorkDatabase;
}

/** A running unit of work, with the events to publish after commit. */
export interface UnitOfWork extends Work {
  collections: CollectionList;
  /** @param withdrawn the last version that visitors could read, of a document that an update took away from them */
  emit(collection: Table, action: DocumentEvent['action'], document: Document, withdrawn?: Document): void;
  /** Registers writes that the unit of work does not await. They finish before its events are published. */
  later(writes: Promise<unknown>): void;
  /** Emits an account event. `name` is the part of its name after `users.<id>.` (WIRE-8.4). */
  emitAccountEvent(account: string, name: string, session?: Session): void;
}

/** The events and tasks that one attempt of a unit of work collects for after the commit. */
interface Run {
  emitted: CommittedEvent[];
  unanswered: Promise<unknown>[];
  isRepeated: boolean;
}

function openWork(
  parts: EngineDeps,
  site: SiteSettings,
  sql: Sql,
  actor: Actor,
  { emitted, unanswered, isRepeated }: Run,
): UnitOfWork {
  const { settings, auditLog, collections } = parts;
  const now = parts.clock();
  const work: UnitOfWork = {
    sql,
    actor,
    now,
    site,
    settings,
    known: {},
    auditLog,
    collections,
    isRepeated,
    usesRole: false,
    later(writes) {
      // A failed statement also fails the transaction, so its error is not lost.
      writes.catch(() => undefined);
      unanswered.push(writes);
    },
    emit: (collection, action, document, withdrawn) =>
      emitted.push({ collection: collection.name, action, document, ...(withdrawn && { withdrawn }) }),
    emitAccountEvent: (account, name, session) =>
      emitted.push({ account, name, ...(session && { session }) }),
    async add(collection, id, values) {
      const meta = { creator: null, fingerprint: null, permissions: [], now };
      const document = await insert(sql, collection, id, newValues(collection, values), meta);
      work.emit(collection, 'create', document);
      return document;
    },
    async addAll(collection, documents) {
      const meta = { creator: null, fingerprint: null, permissions: [], now };
      const given = documents.map(({ id, values }) => ({ id, values: newValues(collection, values) }));
      const added = await insertAll(sql, collection, given, meta);
      for (const document of added) work.emit(collection, 'create', document);
      return added;
    },
    async addWithReactions(collection, id, values) {
      const document = await work.add(collection, id, values);
      for (const reaction of collections.reactionsTo(collection.name)) {
        await reaction.alongCreate?.(work, document);
        await reaction.afterCreate?.(work, document);
      }
      return document;
    },
    async removeWhere(collection, where) {
      const gone = await removeAll(sql, collection, where);
      for (const document of gone) work.emit(collection, 'delete', document);
      return gone;
    },
    async updateWhere(collection, where, values) {
      const changed = await updateAll(sql, collection, where, { values, now });
      for (const document of changed) work.emit(collection, 'update', document);
      return changed;
    },
    async updateAsRead(collection, id, version, values) {
      const changed = await updateVersion(sql, collection, { id, version }, { values, now });
      for (const document of changed) work.emit(collection, 'update', document);
    },
  };
  return work;
}

/**
 * Runs the task in one transaction, which also logs its account events and records its changes. Events are published after commit; a rollback
 * publishes none. The database may run the task again after a serialization failure or deadlock.
 */
export async function runUnitOfWork<T>(
  parts: EngineDeps,
  actor: Actor,
  task: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  let attempts = 0;
  const [site, recordChanges] = await Promise.all([parts.site.current(), parts.changeRecorder()]);
  const { result, run } = await parts.database.transaction(async (tx) => {
    const run: Run = { emitted: [], unanswered: [], isRepeated: attempts++ > 0 };
    const work = openWork(parts, site, tx, actor, run);
    const result = await task(work);
    const ofAccounts = run.emitted.filter((event) => 'account' in event);
    if (ofAccounts.length > 0) await parts.logAccountEvents(tx, ofAccounts, work.now);
    if (recordChanges) {
      // Documents that were created without waiting are among the changes once they are written.
      await Promise.all(run.unanswered);
      const changes = run.emitted.flatMap((event) => ('account' in event ? [] : [event]));
      if (changes.length > 0) await recordChanges(tx, changes, work.now);
    }
    return { result, run };
  });
  await Promise.all(run.unanswered);
  await parts.events.publish(run.emitted);
  return result;
}
