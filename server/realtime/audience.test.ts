import { expect, it, vi } from 'vitest';
import type { Attributes } from '#domain/rows/row.ts';
import { files } from '#server/collections/files.ts';
import { anyone } from '#server/documents/access.ts';
import { VISITOR } from '#server/documents/actor.ts';
import { type Definition, defineCollection } from '#server/documents/collection.ts';
import { collectionList } from '#server/documents/collection-list.ts';
import { createEvents, type DocumentEvent } from '#server/documents/events.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { createAudience } from './audience.ts';
import { NO_CONDITIONS } from './conditions.ts';

const kitchen = await closeAfterAll(openKitchen());

const attributes = { text: { type: 'string', size: 20 } } as const satisfies Attributes;

const open = (subscribers: Definition['subscribers']) => () => ({
  belongsTo: 'nobody' as const,
  reachedBy: 'documents' as const,
  subscribers,
  access: { read: anyone },
  audit: { never: 'A test.' },
});
const loud = defineCollection('loud', attributes, open('readers'));
const silent = defineCollection('silent', attributes, open('nobody'));

it('sockets get no events of a collection without subscribers, even if they may read it', async () => {
  const created = (collection: string): DocumentEvent => {
    const now = new Date();
    const document = {
      id: 'one',
      sequence: 1,
      created: now,
      updated: now,
      permissions: [],
      data: { text: 'A' },
    };
    return { collection, action: 'create', document };
  };
  const onError = vi.fn();
  const events = createEvents(onError);
  const { hub, close } = createAudience({
    events,
    collections: collectionList([loud, silent]),
    files,
    onError,
    clock: () => new Date(),
    database: kitchen.database,
    accounts: kitchen.app.accounts,
  });
  const send = vi.fn();
  const channels = [
    'documents',
    ...['loud', 'silent'].map((name) => `databases.rasoi.collections.${name}.documents`),
  ];
  hub.add({
    socket: { bufferedAmount: 0, send, close: vi.fn(), terminate: vi.fn() },
    actor: VISITOR,
    sessionId: undefined,
    sequenceAsText: false,
    subscriptions: new Map([
      ['s', { id: 's', channels, queries: [], conditions: NO_CONDITIONS, named: false }],
    ]),
  });
  await events.publish([created('silent')]);
  expect(send).not.toHaveBeenCalled();
  await events.publish([created('loud')]);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toContain('"$collectionId":"loud"');
  expect(onError).not.toHaveBeenCalled();
  close();
});
