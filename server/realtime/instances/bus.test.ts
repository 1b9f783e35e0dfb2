import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { anyone, signedIn } from '#server/documents/access.ts';
import { type Access, type Collection, defineCollection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import {
  createEvents,
  type DocumentChange,
  type DocumentEvent,
  type Events,
} from '#server/documents/events.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Carrier, type EventBus, joinInstances } from './bus.ts';
import { postgresCarrier } from './postgres-carrier.ts';

interface Instance {
  events: Events;
  bus: EventBus;
  /** The documents that it received, and all changes. */
  heard: DocumentEvent[];
  changes: string[];
  missed: () => void;
  close(): Promise<void>;
}

const failed = (error: unknown) => {
  throw error;
};

const collection = (name: string, subscribers: 'readers' | 'nobody', read: Access): Collection =>
  defineCollection(name, {}, () => ({
    belongsTo: 'nobody',
    reachedBy: 'documents',
    access: { read },
    subscribers,
    audit: { never: 'It is a test.' },
  }));

const collections = [
  collection('dishes', 'readers', anyone),
  collection('mails', 'nobody', signedIn),
  collection('banners', 'nobody', anyone),
];

const moment = new Date('2026-01-02T03:04:05.678Z');

function event(id: string, action: DocumentEvent['action'] = 'update', text = ''): DocumentEvent {
  const data = { name: text, price: 4900, createdAt: moment, items: [{ DishID: 'a' }], type: null };
  return {
    collection: 'dishes',
    action,
    document: { id, sequence: 7, created: moment, updated: moment, permissions: [], data },
  };
}

/** The documents in the database, and the number of reads. */
const stored = new Map<string, Document>();
const read = vi.fn(async (_collection: Collection, ids: readonly string[]) =>
  ids.flatMap((id) => stored.get(id) ?? []),
);

beforeEach(() => {
  stored.clear();
  read.mockClear();
});

interface Wishes {
  wants?: (change: DocumentChange) => boolean;
}

async function join(
  carrier: Carrier,
  close: () => Promise<void> = async () => {},
  { wants }: Wishes = {},
): Promise<Instance> {
  const events = createEvents(failed);
  const heard: DocumentEvent[] = [];
  const changes: string[] = [];
  const missed = vi.fn();
  events.subscribe((each) => heard.push(each), missed, wants);
  events.subscribeChanges(({ collection, id, action }) => changes.push(`${collection} ${id} ${action}`));
  const bus = await joinInstances({ events, carrier, collections, read, onError: () => {} });
  return {
    events,
    bus,
    heard,
    changes,
    missed,
    async close() {
      await bus.close();
      await close();
    },
  };
}
const databases: Database[] = [];

async function instance(wishes: Wishes = {}): Promise<Instance> {
  const database = openDatabase({ url: shared.url, maxConnections: 2 });
  databases.push(database);
  return join(postgresCarrier(database), () => database.close(), wishes);
}

/** Collects the texts that the carrier transports. */
async function spy(): Promise<{ texts: string[]; end: () => Promise<void> }> {
  const texts: string[] = [];
  const end = await shared.database.listen('rasoi_events', (text) => texts.push(text));
  return { texts, end };
}

const shared = await closeAfterAll(createTestDatabase());

it('other instances get every event once, in order, whatever its length', async () => {
  const [here, there, elsewhere] = await Promise.all([instance(), instance(), instance()]);
  const long = event('long', 'delete', 'दाल'.repeat(5_000));
  // Two parts of the text are equal.
  const dull = event('dull', 'delete', 'x'.repeat(9_000));
  await here.events.publish([event('first', 'delete')]);
  await sleep(20);
  await here.events.publish([long, dull]);
  await here.events.publish([event('last', 'delete')]);
  const all = [event('first', 'delete'), long, dull, event('last', 'delete')];
  await vi.waitFor(() => expect(there.heard).toEqual(all));
  await vi.waitFor(() => expect(elsewhere.heard).toEqual(all));
  expect(here.heard).toEqual(all);
  expect(there.missed).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  await Promise.all([here, there, elsewhere].map((each) => each.close()));
});

it('an event names the changed document without its content, which receivers read themselves', async () => {
  const carried = await spy();
  const [here, there] = await Promise.all([instance(), instance({ wants: ({ id }) => id !== 'unread' })]);
  const newer = { ...event('a').document, updated: new Date(moment.getTime() + 1) };
  stored.set('a', newer);
  await here.events.publish([
    event('a', 'create', 'secret'),
    event('unread', 'update', 'secret'),
    event('gone', 'update', 'secret'),
    event('a', 'update', 'secret'),
  ]);
  await vi.waitFor(() => expect(there.heard).toHaveLength(2));
  expect(there.heard.map(({ action, document }) => [action, document])).toEqual([
    ['create', newer],
    ['update', newer],
  ]);
  expect(there.changes).toEqual([
    'dishes a create',
    'dishes unread update',
    'dishes gone update',
    'dishes a update',
  ]);
  expect(read.mock.calls.map(([{ name }, ids]) => [name, ids])).toEqual([['dishes', ['a', 'gone']]]);
  expect(carried.texts).toHaveLength(1);
  expect(carried.texts.join()).not.toContain('secret');
  expect(there.missed).not.toHaveBeenCalled();
  await carried.end();
  await Promise.all([here.close(), there.close()]);
});

// ADMIN-146
it('a document that visitors can’t read any more brings its last version that they could', async () => {
  const [here, there] = await Promise.all([instance(), instance()]);
  const { document: now } = event('hidden', 'update', 'now');
  const { document: withdrawn } = event('hidden', 'update', 'before');
  stored.set('hidden', now);
  const hiding = { ...event('hidden', 'update', 'now'), withdrawn };
  await here.events.publish([hiding]);
  await vi.waitFor(() => expect(there.heard).toEqual([hiding]));
  await Promise.all([here.close(), there.close()]);
});

it('events of collections without subscribers are sent only for cached lists', async () => {
  const carried = await spy();
  const [here, there] = await Promise.all([instance(), instance({ wants: () => false })]);
  await here.events.publish([
    { ...event('m', 'delete', 'secret'), collection: 'mails' },
    { ...event('u'), collection: 'unknown' },
    { ...event('b', 'delete', 'secret'), collection: 'banners' },
  ]);
  await here.events.publish([{ ...event('m', 'create'), collection: 'mails' }]);
  await vi.waitFor(() => expect(there.changes).toEqual(['banners b delete']));
  await here.events.publish([{ ...event('m', 'update'), collection: 'mails' }]);
  await here.events.publish([event('last')]);
  await vi.waitFor(() => expect(there.changes).toEqual(['banners b delete', 'dishes last update']));
  expect(carried.texts.join()).not.toMatch(/mails|unknown|secret/);
  await carried.end();
  await Promise.all([here.close(), there.close()]);
});

it('a document that can’t be read, or is older than its change, is reported as a gap', async () => {
  const [here, there] = await Promise.all([instance(), instance()]);
  stored.set('old', { ...event('old').document, updated: new Date(0) });
  await here.events.publish([event('old')]);
  await vi.waitFor(() => expect(there.missed).toHaveBeenCalledTimes(1));
  read.mockRejectedValueOnce(new Error('down'));
  await here.events.publish([event('a')]);
  await vi.waitFor(() => expect(there.missed).toHaveBeenCalledTimes(2));
  expect(there.heard).toEqual([]);
  await Promise.all([here.close(), there.close()]);
});

it('events of accounts reach other instances', async () => {
  const [here, there] = await Promise.all([instance(), instance()]);
  const accountEvent = vi.fn();
  there.events.subscribeAccounts(accountEvent);
  await here.events.publish([{ account: 'asha', name: 'update.name' }]);
  await vi.waitFor(() => expect(accountEvent).toHaveBeenCalledWith({ account: 'asha', name: 'update.name' }));
  await Promise.all([here.close(), there.close()]);
});

it('a lost connection is reported as a gap', async () => {
  const here = await instance();
  await shared.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`,
  );
  await vi.waitFor(() => expect(here.missed).toHaveBeenCalled(), 5_000);
  await here.close();
});

it('a lost part of a long text is reported as a gap', async () => {
  const here = await instance();
  await shared.database.query(sql`select pg_notify('rasoi_events', '#2/2 x')`);
  await vi.waitFor(() => expect(here.missed).toHaveBeenCalledTimes(1));
  await here.close();
});

it('an event that could not be sent is reported to other instances as a gap', async () => {
  const there = await instance();
  const database = openDatabase({ url: shared.url, maxConnections: 2 });
  const carrier = postgresCarrier(database);
  let down = true;
  const shaky: Carrier = {
    ...carrier,
    send: (text) => (down ? Promise.reject(new Error('down')) : carrier.send(text)),
  };
  const here = await join(shaky, () => database.close());
  await here.events.publish([event('lost', 'delete')]);
  await sleep(20);
  down = false;
  await vi.waitFor(() => expect(there.missed).toHaveBeenCalledTimes(1));
  await here.events.publish([event('found', 'delete')]);
  await vi.waitFor(() => expect(there.heard.map(({ document }) => document.id)).toEqual(['found']));
  await Promise.all([here.close(), there.close()]);
});
