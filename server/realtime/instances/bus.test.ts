import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { createEvents, type DocumentEvent, type Events } from '#server/documents/events.ts';
import { type Carrier, type EventBus, joinInstances } from './bus.ts';
import { postgresCarrier } from './postgres.ts';

interface Instance {
  events: Events;
  bus: EventBus;
  heard: DocumentEvent[];
  missed: () => void;
  close(): Promise<void>;
}

const failed = (error: unknown) => {
  throw error;
};

function dish(id: string, text = ''): DocumentEvent {
  const now = new Date('2026-01-02T03:04:05.678Z');
  const data = { name: text, price: 4900, createdAt: now, items: [{ DishID: 'a' }], type: null };
  return {
    collection: 'dishes',
    action: 'delete',
    document: { id, sequence: 7, created: now, updated: now, permissions: [], data },
  };
}

async function join(carrier: Carrier, close: () => Promise<void> = async () => {}): Promise<Instance> {
  const events = createEvents(failed);
  const heard: DocumentEvent[] = [];
  const missed = vi.fn();
  events.subscribe((event) => heard.push(event), missed);
  const bus = await joinInstances(events, carrier, () => {});
  return {
    events,
    bus,
    heard,
    missed,
    async close() {
      await bus.close();
      await close();
    },
  };
}

let shared: TestDatabase;
const databases: Database[] = [];

async function instance(): Promise<Instance> {
  const database = openDatabase({ url: shared.url, maxConnections: 2 });
  databases.push(database);
  return join(postgresCarrier(database), () => database.close());
}

beforeAll(async () => {
  shared = await createTestDatabase();
});
afterAll(() => shared.drop());

it('tells the other instances once, in order, whatever the length', async () => {
  const [here, there, elsewhere] = await Promise.all([instance(), instance(), instance()]);
  const long = dish('long', 'दाल'.repeat(5_000));
  here.events.publish([dish('first')]);
  await sleep(20);
  here.events.publish([long]);
  here.events.publish([dish('last')]);
  const all = [dish('first'), long, dish('last')];
  await vi.waitFor(() => expect(there.heard).toEqual(all));
  await vi.waitFor(() => expect(elsewhere.heard).toEqual(all));
  expect(here.heard).toEqual(all);
  expect(there.missed).not.toHaveBeenCalled();
  await Promise.all([here, there, elsewhere].map((each) => each.close()));
});

it('carries what happens to accounts', async () => {
  const [here, there] = await Promise.all([instance(), instance()]);
  const told = vi.fn();
  there.events.subscribeAccounts(told);
  here.events.publish([{ account: 'asha', name: 'update.name' }]);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ account: 'asha', name: 'update.name' }));
  await Promise.all([here.close(), there.close()]);
});

it('says so when its connection was away', async () => {
  const here = await instance();
  await shared.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`,
  );
  await vi.waitFor(() => expect(here.missed).toHaveBeenCalled(), 5_000);
  await here.close();
});

it('says so when a long text is gone before it is fetched', async () => {
  const here = await instance();
  await shared.database.query(sql`select pg_notify('rasoi_events', '#999999')`);
  await vi.waitFor(() => expect(here.missed).toHaveBeenCalledTimes(1));
  await here.close();
});

it('forgets long texts in time', async () => {
  const here = await instance();
  const long = dish('long', 'x'.repeat(10_000));
  await shared.database.execute(sql`delete from event_payloads`);
  await shared.database.execute(
    sql`insert into event_payloads (payload, created) values ('old', now() - interval '6 minutes')`,
  );
  here.events.publish([long]);
  await vi.waitFor(async () => {
    const kept = await shared.database.query<{ payload: string }>(sql`select payload from event_payloads`);
    expect(kept.map(({ payload }) => payload.length > 10_000)).toEqual([true]);
  });
  await here.close();
});

it('tells the others that something is lost when it could not be sent', async () => {
  const there = await instance();
  const database = openDatabase({ url: shared.url, maxConnections: 2 });
  const carrier = postgresCarrier(database);
  let down = true;
  const shaky: Carrier = {
    ...carrier,
    send: (text) => (down ? Promise.reject(new Error('down')) : carrier.send(text)),
  };
  const here = await join(shaky, () => database.close());
  here.events.publish([dish('lost')]);
  await sleep(20);
  down = false;
  await vi.waitFor(() => expect(there.missed).toHaveBeenCalledTimes(1));
  here.events.publish([dish('found')]);
  await vi.waitFor(() => expect(there.heard.map(({ document }) => document.id)).toEqual(['found']));
  await Promise.all([here.close(), there.close()]);
});
