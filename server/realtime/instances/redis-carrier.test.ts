import { afterAll, expect, it, vi } from 'vitest';
import { menus } from '#server/collections/menus.ts';
import { createEvents, type DocumentEvent } from '#server/documents/events.ts';
import { connectRedis } from '#server/integrations/redis.ts';
import { startRedis } from '#server/integrations/test-redis.ts';
import { joinInstances } from './bus.ts';
import { redisCarrier } from './redis-carrier.ts';

const redis: Awaited<ReturnType<typeof startRedis>> = await startRedis();

afterAll(() => redis.stop());

it('Redis passes every event to other instances once, in order, and reports gaps', async () => {
  async function instance() {
    const events = createEvents((error) => {
      throw error;
    });
    const heard: DocumentEvent[] = [];
    const missed = vi.fn();
    events.subscribe((event) => heard.push(event), missed);
    const connection = await connectRedis(redis.url, () => {});
    const bus = await joinInstances({
      events,
      carrier: redisCarrier(connection, () => {}),
      collections: [menus],
      read: async () => [],
      onError: () => {},
    });
    const close = async () => {
      await bus.close();
      connection.disconnect();
    };
    return { events, heard, missed, close };
  }
  function menu(id: string): DocumentEvent {
    const now = new Date();
    const document = {
      id,
      sequence: 1,
      created: now,
      updated: now,
      permissions: [],
      data: { name: 'मेनू '.repeat(5_000) },
    };
    return { collection: 'menus', action: 'delete', document };
  }
  const [here, there] = await Promise.all([instance(), instance()]);
  const events = [menu('a'), menu('b')];
  await here.events.publish(events);
  await vi.waitFor(() => expect(there.heard).toEqual(events));
  expect(here.heard).toEqual(events);
  expect(there.missed).not.toHaveBeenCalled();
  redis.cut();
  await vi.waitFor(() => expect(there.missed).toHaveBeenCalled(), 5_000);
  there.heard.length = 0;
  await vi.waitFor(async () => {
    await here.events.publish([menu('c')]);
    expect(there.heard.map(({ document }) => document.id)).toContain('c');
  }, 5_000);
  await Promise.all([here.close(), there.close()]);
});
