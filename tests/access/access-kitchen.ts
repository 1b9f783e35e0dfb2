import { allCollections } from '#server/collections/index.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Collection } from '#server/documents/collection.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { mealDay, samples } from '#tests/samples/samples.ts';
import { saveData } from '#tests/saved-data.ts';
import { addDocuments, sampleOf } from './access-documents.ts';
import type { DocumentName, Operation, Who } from './access-table.ts';

// A kitchen with one document of every collection, for tests that try every operation of every collection.

export function collectionOf(name: DocumentName): Collection {
  const found: Collection | undefined = allCollections.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not a collection`);
  return found;
}

/** Makes the content of each request different. */
let turn = 0;

/** The id of the requested document; the owner's if the collection has owners. */
const TARGETS: Record<string, string> = { users: 'owner', settings: 'charges' };
export const target = (collection: string) => TARGETS[collection] ?? 'theirs';
/** The id of the created document. A profile always exists already, because it is created with its account. */
export const created = (collection: string) => (collection === 'users' ? 'owner' : 'made');

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
  if (['update', 'put'].includes(operation) && collection === 'dayCloses') {
    const reopenReason = 'Counted wrong';
    return operation === 'put' ? { ...sampleOf(collection, 0), reopenReason } : { reopenReason };
  }
  if (['update', 'put'].includes(operation) && collection === 'topUps')
    return { ...sample, state: 'dropped' };
  if (operation === 'update' && collection === 'refunds') return { doneAt: new Date().toISOString() };
  // The same content again would be a repeated request, which gets the first answer.
  if (operation === 'put' && collection === 'orders') return { ...sample, address: fresh };
  // A meal has one document.
  if (['create', 'put new'].includes(operation) && collection === 'meals')
    return { ...sample, date: mealDay(1) };
  // The owner already has a cart line and a review of the samosa.
  const another = ['create', 'put new'].includes(operation) && 'dishId' in sample;
  return another ? { ...sample, dishId: 'appam-stew' } : sample;
}

export interface AccessKitchen extends Kitchen {
  people: Record<Who, Person>;
  /** Removes what earlier requests wrote. Then each collection has the document 'theirs', which belongs to `people.owner`. */
  restore(): Promise<void>;
  /** Valid data for an operation of this person. */
  dataFor(who: Who, collection: string, operation: Operation): Promise<Record<string, unknown>>;
  /** Sends an operation with valid data, changed by `more`. */
  ask(
    who: Who,
    collection: string,
    operation: Operation,
    more?: Record<string, unknown>,
  ): ReturnType<Kitchen['send']>;
}

export async function openAccessKitchen(options?: { withPages?: boolean }): Promise<AccessKitchen> {
  const kitchen = await openKitchen({}, options);
  /** Runs statements without values in one round trip. */
  const all = (...statements: SQL[]) => kitchen.database.execute(sql.join(statements, ';\n'));

  const people: Record<Who, Person> = {
    visitor: VISITOR,
    owner: await kitchen.customer('owner'),
    other: await kitchen.customer('other'),
    admin: await kitchen.admin('admin'),
    manager: await kitchen.staff('manager'),
    kitchen: await kitchen.staff('kitchen'),
    rider: await kitchen.staff('rider'),
    device: await kitchen.device('printer'),
  };
  const withLedger = { data: { value: JSON.stringify({ isOn: true }) } };
  await kitchen.send(people.admin, 'PATCH', at('settings', 'ledger'), withLedger);
  const withPlans = { data: { value: JSON.stringify({ isOn: true }) } };
  await kitchen.send(people.admin, 'PATCH', at('settings', 'plans'), withPlans);
  const withBoard = { data: { value: JSON.stringify({ orderMode: 'board' }) } };
  await kitchen.send(people.admin, 'PATCH', at('settings', 'kitchen'), withBoard);
  const withUpi = { data: { value: JSON.stringify({ vpa: 'rasoi@icici' }) } };
  await kitchen.send(people.admin, 'PATCH', at('settings', 'payments'), withUpi);
  for (const documentId of ['theirs', 'eaten']) {
    await kitchen.create(people.owner, 'orders', samples.orders(), documentId);
  }

  async function dataFor(who: Who, collection: string, operation: Operation) {
    // Orders are changed by the kitchen once they are accepted.
    if (collection === 'orderChanges') {
      await all(sql`update orders set status = 'accepted' where id = 'theirs'`);
    }
    // Whoever waits for a refund asks for no other.
    if (collection === 'balanceRefunds' && ['create', 'put new'].includes(operation)) {
      await all(sql`update "balanceRefunds" set state = 'withdrawn'`, sql`update users set balance = 100`);
    }
    // What somebody has subscribed to stays.
    if (['plans', 'mealTimes'].includes(collection) && operation === 'delete') {
      await all(sql`delete from "mealSubscriptions"`, sql`update plans set "mealTimeIds" = '[]'`);
    }
    return content(collection, operation, who === 'owner');
  }

  await addDocuments(kitchen, people.owner);
  kitchen.takeEvents();
  const saved = await saveData(kitchen);

  return {
    ...kitchen,
    people,
    dataFor,
    async ask(who, collection, operation, more = {}) {
      const person = people[who];
      const data = { ...(await dataFor(who, collection, operation)), ...more };
      const path = at(collection, target(collection));
      switch (operation) {
        case 'list':
          return kitchen.send(
            person,
            'GET',
            `${at(collection)}?queries[0]={"method":"limit","values":[500]}`,
          );
        case 'get':
          return kitchen.send(person, 'GET', path);
        case 'create':
          return kitchen.create(person, collection, data, created(collection));
        case 'update':
          return kitchen.send(person, 'PATCH', path, { data });
        case 'put':
          return kitchen.send(person, 'PUT', path, { data });
        case 'put new':
          return kitchen.send(person, 'PUT', at(collection, 'made'), { data });
        case 'delete':
          return kitchen.send(person, 'DELETE', path);
      }
    },
    async restore() {
      await saved.bringBack();
      kitchen.takeEvents();
    },
    async close() {
      await saved.close();
      await kitchen.close();
    },
  };
}
