import { afterAll, expect, it, vi } from 'vitest';
import { allCollections } from '#server/collections/index.ts';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { createEvents } from '#server/documents/events.ts';
import { createKeptPages } from '#server/http/rendering/kept-pages.ts';
import { type EventBus, joinInstances } from './bus.ts';
import { postgresCarrier } from './postgres-carrier.ts';

const failed = (error: unknown) => {
  throw error;
};

/** An instance whose menu shows the price in the database. */
async function openInstance(url: string) {
  const database = openDatabase({ url, maxConnections: 2 });
  const events = createEvents(failed);
  const render = vi.fn(async () => {
    const [dish] = await database.query<{ price: number }>(sql`select price from priced`);
    return { status: 200, html: `₹${dish?.price}`, policy: '', contentType: 'text/html' };
  });
  const kinds = [{ path: '/menu', params: [], shows: ['dishes'] }];
  const pages = createKeptPages({ kinds, changes: { subscribe: events.subscribeChanges }, render });
  const bus = await joinInstances({
    events,
    carrier: postgresCarrier(database),
    collections: allCollections,
    read: async () => [],
    onError: failed,
  });
  return {
    database,
    events,
    bus,
    render,
    menu: async () => (await pages.page('/menu'))?.body.bytes.toString(),
  };
}
const opened: { database: Database; bus: EventBus }[] = [];
const shared = await createTestDatabase();
await shared.database.execute(sql`create table priced as select 49 as price`);

afterAll(async () => {
  for (const { bus, database } of opened) {
    await bus.close();
    await database.close();
  }
  await shared.drop();
});

it('a price changed on one instance is in its next answer with a kept page, and soon in those of others', async () => {
  /** Milliseconds in which a change must have arrived; it usually takes a hundredth of that. */
  const ARRIVES_WITHIN = 10_000;
  const MOMENT = new Date('2026-01-02T03:04:05.678Z');
  const here = await openInstance(shared.url);
  const there = await openInstance(shared.url);
  opened.push(here, there);
  expect([await here.menu(), await there.menu(), await there.menu()]).toEqual(['₹49', '₹49', '₹49']);
  expect(there.render).toHaveBeenCalledTimes(1);

  await here.database.execute(sql`update priced set price = 59`);
  const document = { id: 'dosa', sequence: 1, created: MOMENT, updated: MOMENT, permissions: [], data: {} };
  await here.events.publish([{ collection: 'dishes', action: 'update', document }]);

  expect(await here.menu()).toBe('₹59');
  await vi.waitFor(async () => expect(await there.menu()).toBe('₹59'), ARRIVES_WITHIN);
});
