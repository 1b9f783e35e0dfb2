import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#server/documents/actor.ts';
import {
  answerTo,
  type DocumentName,
  documentNames,
  OPERATIONS,
  type Operation,
  WHO,
  type Who,
} from '#tests/access-table.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { samples } from '#tests/samples.ts';
import { audits } from './audits.ts';
import { allCollections } from './index.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { subscribers } from './subscribers.ts';

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

/** Collections without owners to which admins may add. */
const ofTheKitchen = allCollections.filter(
  (collection) => collection.belongsTo === 'nobody' && 'create' in collection.access,
);

let kitchen: Kitchen;
let people: Record<Who, Person>;
let turn = 0;

/** Valid data with new content each time, so that an allowed write changes something. */
function content(collection: string, operation: Operation, isOwner = false): Record<string, unknown> {
  const fresh = `no. ${++turn}`;
  const sample = sampleOf(collection, turn);
  if (['update', 'put'].includes(operation) && collection === 'orderChanges') {
    const state = isOwner ? 'takenOff' : 'withdrawn';
    return operation === 'put' ? { ...sample, state } : { state };
  }
  // The first line already has an open change.
  if (collection === 'orderChanges') return { ...sample, line: 1 };
  if (operation === 'update' && collection === 'orders') return { address: fresh };
  if (operation === 'update' && collection === 'dishes') return { name: fresh };
  if (operation === 'update' && collection === 'orderIssues') return { state: 'closed' };
  if (operation === 'update' && collection === 'refunds') return { doneAt: new Date().toISOString() };
  // The same content again would be a repeated request, which gets the first answer.
  if (operation === 'put' && collection === 'orders') return { ...sample, address: fresh };
  // The owner already has a cart line and a review of the samosa.
  const another = ['create', 'put new'].includes(operation) && 'dishId' in sample;
  return another ? { ...sample, dishId: 'appam-stew' } : sample;
}

const isName = (name: string): name is DocumentName => name in samples;
const sampleOf = (name: string, n: number): Record<string, unknown> => (isName(name) ? samples[name](n) : {});

/** The id of the requested document; the owner's if the collection has owners. */
const TARGETS: Record<string, string> = { users: 'owner', settings: 'charges' };
const target = (collection: string) => TARGETS[collection] ?? 'theirs';
/** The id of the created document. A profile always exists already, because it is created with its account. */
const created = (collection: string) => (collection === 'users' ? 'owner' : 'made');

async function ask(who: Person, collection: string, operation: Operation) {
  const data = content(collection, operation, who === people.owner);
  if (collection === 'orderChanges')
    await all(sql`update orders set status = 'accepted' where id = 'theirs'`);
  const path = at(collection, target(collection));
  switch (operation) {
    case 'list':
      return kitchen.send(who, 'GET', `${at(collection)}?queries[0]={"method":"limit","values":[500]}`);
    case 'get':
      return kitchen.send(who, 'GET', path);
    case 'create':
      return kitchen.send(who, 'POST', at(collection), { documentId: created(collection), data });
    case 'update':
      return kitchen.send(who, 'PATCH', path, { data });
    case 'put':
      return kitchen.send(who, 'PUT', path, { data });
    case 'put new':
      return kitchen.send(who, 'PUT', at(collection, 'made'), { data });
    case 'delete':
      return kitchen.send(who, 'DELETE', path);
  }
}

async function all(...statements: SQL[]): Promise<void> {
  for (const statement of statements) await kitchen.database.execute(statement);
}

beforeAll(async () => {
  kitchen = await openKitchen();
  people = {
    visitor: VISITOR,
    owner: await kitchen.customer('owner'),
    other: await kitchen.customer('other'),
    admin: await kitchen.admin('admin'),
    manager: await kitchen.staff('manager'),
    kitchen: await kitchen.staff('kitchen'),
    rider: await kitchen.staff('rider'),
    device: await kitchen.device('printer'),
  };
  for (const documentId of ['theirs', 'eaten']) {
    await kitchen.send(people.owner, 'POST', at('orders'), { documentId, data: samples.orders() });
  }
});
afterAll(() => kitchen.close());

beforeEach(async () => {
  await all(
    sql`delete from carts`,
    sql`delete from reviews`,
    sql`delete from addresses`,
    sql`delete from notices`,
    sql`delete from subscribers`,
    sql`delete from messages`,
    sql`delete from mails`,
    sql`delete from audits`,
    sql`delete from "orderEvents"`,
    sql`delete from "orderChanges"`,
    sql`delete from "orderRevisions"`,
    sql`delete from payments`,
    sql`delete from refunds`,
    sql`delete from "orderIssues"`,
    sql`delete from prints`,
    sql`delete from "pushSubscriptions"`,
    sql`update orders set status = 'placed', revision = 1`,
    sql`delete from orders where id = 'made'`,
    ...ofTheKitchen.map(({ name }) => sql`delete from ${sql.identifier(name)} where id = 'made'`),
  );
  for (const collection of ofTheKitchen) {
    await kitchen.app.documents.upsert(
      collection,
      { id: 'theirs', values: sampleOf(collection.name, 0) },
      SYSTEM,
    );
  }
  await kitchen.send(people.owner, 'POST', at('carts'), {
    documentId: 'theirs',
    data: { dishId: 'samosa', quantity: 99 },
  });
  await kitchen.send(people.owner, 'POST', at('reviews'), {
    documentId: 'theirs',
    data: { dishId: 'samosa', comment: 'Crisp' },
  });
  await kitchen.send(people.owner, 'POST', at('addresses'), {
    documentId: 'theirs',
    data: samples.addresses(0),
  });
  await kitchen.send(people.owner, 'POST', at('orderEvents'), {
    documentId: 'theirs',
    data: { ...content('orderEvents', 'create'), note: 'Sorry' },
  });
  await all(
    sql`update orders set status = 'placed'`,
    sql`insert into payments (id, created, updated, "orderId", "userId", method, amount, state, mock)
      values ('theirs', now(), now(), 'theirs', 'owner', 'cod', 100, 'due', false),
        ('earlier', now(), now(), 'theirs', 'owner', 'cod', 900000, 'paid', false)`,
    sql`insert into refunds (id, created, updated, "orderId", "userId", amount, reason, method)
      values ('theirs', now(), now(), 'theirs', 'owner', 100, 'goodwill', 'cod')`,
    sql`insert into "pushSubscriptions" (id, created, updated, "userId", endpoint, p256dh, auth)
      values ('theirs', now(), now(), 'owner', 'https://fcm.googleapis.com/fcm/send/theirs', 'key', 'secret')`,
    sql`update orders set status = 'delivered', "statusSince" = now() where id = 'eaten'`,
    sql`insert into "orderIssues"
        (id, created, updated, "orderId", "userId", kind, text, state, "orderNumber", "createdAt")
      values ('theirs', now(), now(), 'eaten', 'owner', 'missing', 'No rice', 'answered', 1, now())`,
  );
  await all(
    sql`update orders set items = jsonb_build_array(items -> 0, items -> 0) where id = 'theirs'`,
    sql`insert into "orderChanges" (id, created, updated, "orderId", "userId", revision, line, quantity, reason, state,
        removed, offered, "answerBy", "actorId", "actorRole", "createdAt", "orderNumber")
      values ('theirs', now(), now(), 'theirs', 'owner', 1, 0, 1, 'customerAsked', 'open', '[]', '[]',
        now() + interval '1 hour', 'admin', 'owner', now(), 1)`,
    sql`insert into "orderRevisions" (id, created, updated, "orderId", "userId", revision, items, subtotal, "deliveryFee",
        tax, "totalAmount", "actorRole", "createdAt")
      values ('theirs', now(), now(), 'theirs', 'owner', 9, '[]', 0, 0, 0, 0, 'customer', now())`,
  );
  const { documents } = kitchen.app;
  const notice = { userId: 'owner', dishName: 'Patti' };
  await documents.create(notices, { id: 'theirs', values: notice }, SYSTEM);
  await documents.create(subscribers, { id: 'theirs', values: { email: 'owner@example.in' } }, SYSTEM);
  await documents.create(messages, { id: 'theirs', values: samples.messages(0) }, SYSTEM);
  const now = new Date().toISOString();
  await documents.create(
    mails,
    { id: 'theirs', values: { ...samples.mails(0), createdAt: now, dueAt: now } },
    SYSTEM,
  );
  await documents.create(
    audits,
    { id: 'theirs', values: { ...samples.audits(0), changes: [], createdAt: now } },
    SYSTEM,
  );
  kitchen.takeEvents();
});

const cells = documentNames.flatMap((collection) =>
  OPERATIONS.flatMap((operation) =>
    WHO.map((who) => [who, operation, collection, answerTo(who, operation, collection)] as const),
  ),
);

// ACCESS-1
describe('the access table', () => {
  it.each(cells)('%s: %s of %s → %s', async (who, operation, collection, expected) => {
    const answer = await ask(people[who], collection, operation);
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
        const answer = await ask(people[who], 'recipes', operation);
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
          people[who],
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
              ? await kitchen.send(people[who], 'DELETE', path)
              : await kitchen.send(people[who], 'PATCH', path, { data: content(collection, operation) });
          expect([answer.statusCode, answer.json().type]).toEqual([404, 'document_not_found']);
        }
      }
      expect(kitchen.takeEvents()).toEqual([]);
    },
  );
});
