import type { Redis } from 'ioredis';
import type { Database } from '#server/db/connection.ts';
import type { CollectionList } from '#server/documents/collection-list.ts';
import type { Events } from '#server/documents/events.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { type EventBus, joinInstances } from './bus.ts';
import { postgresCarrier } from './postgres-carrier.ts';
import { redisCarrier } from './redis-carrier.ts';

export interface EventBusDeps {
  database: Database;
  events: Events;
  collections: CollectionList;
  settings: Pick<ServerSettings, 'databaseUrl'>;
  /** Carries the events instead of the database. */
  redis: Redis | undefined;
  onError: (error: unknown) => void;
}

/** Opens the event bus. Undefined if there can be no other instances, because the embedded database serves one process. */
export async function openEventBus(parts: EventBusDeps): Promise<EventBus | undefined> {
  const { database, events, collections, settings, redis, onError } = parts;
  if (settings.databaseUrl === undefined && redis === undefined) return undefined;
  const carrier = redis ? redisCarrier(redis, onError) : postgresCarrier(database);
  return joinInstances({
    events,
    carrier,
    collections: collections.all,
    read: (collection, ids) => findAll(database, collection, equal(collection.fields.id, ...ids)),
    onError,
  });
}
