import { beforeEach, describe, expect, it } from 'vitest';
import { created, openAccessKitchen, target } from '#tests/access/access-kitchen.ts';
import { answerTo, documentNames, OPERATIONS, type Operation, WHO } from '#tests/access/access-table.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';

const kitchen = await closeAfterAll(openAccessKitchen());

beforeEach(() => kitchen.restore());

const cells = documentNames.flatMap((collection) =>
  OPERATIONS.flatMap((operation) =>
    WHO.map((who) => [who, operation, collection, answerTo(who, operation, collection)] as const),
  ),
);

// ACCESS-1
describe('the access table', () => {
  it.each(cells)('%s: %s of %s → %s', async (who, operation, collection, expected) => {
    const REFUSALS: Record<string, [number, string]> = {
      unauthorized: [401, 'user_unauthorized'],
      'not found': [404, 'document_not_found'],
    };
    /** The event that an allowed write publishes. */
    const EVENT: Record<Operation, string | undefined> = {
      list: undefined,
      get: undefined,
      create: 'create',
      update: 'update',
      put: 'upsert',
      'put new': 'upsert',
      delete: 'delete',
    };
    const GRANTED: Record<Operation, number> = {
      list: 200,
      get: 200,
      create: 201,
      update: 200,
      put: 200,
      'put new': 200,
      delete: 204,
    };
    const answer = await kitchen.ask(who, collection, operation);
    const events = kitchen.takeEvents();
    const refusal = REFUSALS[expected];
    if (refusal) {
      expect([answer.statusCode, answer.json().type]).toEqual(refusal);
      expect(answer.json().code).toBe(answer.statusCode);
      expect(events).toEqual([]);
      return;
    }
    expect(answer.statusCode).toBe(GRANTED[operation]);
    if (operation === 'list') {
      const ids = answer.json().documents.map((each: { $id: string }) => each.$id);
      expect(ids.includes(target(collection))).toBe(expected === 'seen');
    }
    // A create request for a profile by its owner completes the existing profile.
    const action = collection === 'users' && operation === 'create' ? 'update' : EVENT[operation];
    const id = ['create', 'put new'].includes(operation) ? created(collection) : target(collection);
    expect(events.filter((event) => event.startsWith(`${collection} `))).toEqual(
      action ? [`${collection} ${action} ${id}`] : [],
    );
  });

  it.each(OPERATIONS)(
    '%s: an unknown database or collection is reported before permissions are checked',
    async (operation) => {
      for (const who of WHO) {
        const answer = await kitchen.ask(who, 'recipes', operation);
        expect([answer.statusCode, answer.json().type]).toEqual([404, 'collection_not_found']);
        const path = at('orders', 'theirs').replace('databases/rasoi', 'databases/other');
        const method = {
          list: 'GET',
          get: 'GET',
          create: 'POST',
          update: 'PATCH',
          put: 'PUT',
          'put new': 'PUT',
          delete: 'DELETE',
        };
        const elsewhere = await kitchen.send(
          kitchen.people[who],
          method[operation],
          ['list', 'create'].includes(operation) ? path.replace('/theirs', '') : path,
          ['list', 'get'].includes(operation) ? undefined : { documentId: 'made', data: samples.orders() },
        );
        expect([elsewhere.statusCode, elsewhere.json().type]).toEqual([404, 'database_not_found']);
      }
      expect(kitchen.takeEvents()).toEqual([]);
    },
  );

  it.each(['update', 'delete'] as const)(
    '%s of a document that does not exist is 404 for everybody',
    async (operation) => {
      for (const collection of documentNames) {
        for (const who of WHO) {
          const path = at(collection, 'nowhere');
          const answer =
            operation === 'delete'
              ? await kitchen.send(kitchen.people[who], 'DELETE', path)
              : await kitchen.send(kitchen.people[who], 'PATCH', path, {
                  data: await kitchen.dataFor(who, collection, operation),
                });
          expect([answer.statusCode, answer.json().type]).toEqual([404, 'document_not_found']);
        }
      }
      expect(kitchen.takeEvents()).toEqual([]);
    },
  );
});
