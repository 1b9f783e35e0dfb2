import { audits } from '#server/collections/audits.ts';
import { allCollections } from '#server/collections/index.ts';
import { mails } from '#server/collections/mails.ts';
import { messages } from '#server/collections/messages.ts';
import { notices } from '#server/collections/notices.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { DocumentName, Operation, Who } from './access-table.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from './kitchen.ts';
import { samples } from './samples.ts';

// A kitchen with one document of every collection, for tests that try every operation of every collection.

/** Collections without owners to which admins may add. */
const ofTheKitchen = allCollections.filter(
  (collection) => collection.belongsTo === 'nobody' && 'create' in collection.access,
);

export function collectionOf(name: DocumentName): Collection {
  const found: Collection | undefined = allCollections.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not a collection`);
  return found;
}

/** Makes the content of each request different. */
let turn = 0;

const isName = (name: string): name is DocumentName => name in samples;
const sampleOf = (name: string, n: number): Record<string, unknown> => (isName(name) ? samples[name](n) : {});

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
    return { ...sample, date: '2040-03-02' };
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
  /** Whether something was written since the last `restore`. A refused request writes nothing, or publishes an event. */
  let isChanged = true;
  const send: Kitchen['send'] = async (person, method, path, body) => {
    const answer = await kitchen.send(person, method, path, body);
    if (method !== 'GET' && answer.statusCode < 300) isChanged = true;
    return answer;
  };

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
    await kitchen.send(people.owner, 'POST', at('orders'), { documentId, data: samples.orders() });
  }

  async function dataFor(who: Who, collection: string, operation: Operation) {
    // Orders are changed by the kitchen once they are accepted.
    if (collection === 'orderChanges') {
      await all(sql`update orders set status = 'accepted' where id = 'theirs'`);
      isChanged = true;
    }
    // Whoever waits for a refund asks for no other.
    if (collection === 'balanceRefunds' && ['create', 'put new'].includes(operation)) {
      await all(sql`update "balanceRefunds" set state = 'withdrawn'`, sql`update users set balance = 100`);
      isChanged = true;
    }
    // What somebody has subscribed to stays.
    if (['plans', 'mealTimes'].includes(collection) && operation === 'delete') {
      await all(sql`delete from "mealSubscriptions"`, sql`update plans set "mealTimeIds" = '[]'`);
      isChanged = true;
    }
    return content(collection, operation, who === 'owner');
  }

  return {
    ...kitchen,
    send,
    people,
    dataFor,
    async ask(who, collection, operation, more = {}) {
      const person = people[who];
      const data = { ...(await dataFor(who, collection, operation)), ...more };
      const path = at(collection, target(collection));
      switch (operation) {
        case 'list':
          return send(person, 'GET', `${at(collection)}?queries[0]={"method":"limit","values":[500]}`);
        case 'get':
          return send(person, 'GET', path);
        case 'create':
          return send(person, 'POST', at(collection), { documentId: created(collection), data });
        case 'update':
          return send(person, 'PATCH', path, { data });
        case 'put':
          return send(person, 'PUT', path, { data });
        case 'put new':
          return send(person, 'PUT', at(collection, 'made'), { data });
        case 'delete':
          return send(person, 'DELETE', path);
      }
    },
    async restore() {
      if (!isChanged) return;
      await all(
        sql`delete from carts`,
        sql`delete from "mealSubscriptions"`,
        sql`delete from "companyMembers"`,
        sql`delete from reviews`,
        sql`delete from addresses`,
        sql`delete from notices`,
        sql`delete from subscribers`,
        sql`delete from messages`,
        sql`delete from grievances`,
        sql`delete from consents`,
        sql`delete from mails`,
        sql`delete from audits`,
        sql`delete from "orderEvents"`,
        sql`delete from "orderChanges"`,
        sql`delete from "orderRevisions"`,
        sql`delete from payments`,
        sql`delete from refunds`,
        sql`delete from statements`,
        sql`delete from "balanceRefunds"`,
        sql`delete from "topUps"`,
        sql`truncate "ledgerEntries"`,
        sql`delete from "orderIssues"`,
        sql`delete from "orderAllergies"`,
        sql`delete from prints`,
        sql`delete from "dayCloses"`,
        sql`delete from "pushSubscriptions"`,
        sql`delete from "dishAlerts"`,
        sql`delete from favourites`,
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
        sql`insert into invoices (id, created, updated, kind, number, series, year, serial, "issuedAt", "orderId", "orderNumber",
          "userId", "sellerName", "sellerAddress", "sellerGstin", "sellerState", lines, discount, "deliveryFee", packing, parts,
          tip, "roundOff", total)
        values ('theirs', now(), now(), 'invoice', 'A/26-27/000001', 'A', '26-27', 1, now(), 'theirs', 1, 'owner', 'Rasoi', '',
          '', '', '[]', 0, 0, 0, '[]', 0, 0, 0) on conflict do nothing`,
        sql`insert into "ledgerEntries" (id, created, updated, "userId", at, kind, debit, credit, "referenceUse")
          values ('theirs', now(), now(), 'owner', now(), 'goodwill', 0, 100, 0)`,
        sql`insert into statements (id, created, updated, "userId", period, closing, "createdAt")
          values ('theirs', now(), now(), 'owner', '2026-10', 0, now())`,
        sql`insert into "balanceRefunds" (id, created, updated, "userId", amount, state, "createdAt")
          values ('theirs', now(), now(), 'owner', 100, 'due', now())`,
        // Claimed to be paid: one that is not would be dropped by the next.
        sql`insert into "topUps" (id, created, updated, "userId", amount, way, state, "claimedAt", "createdAt")
          values ('theirs', now(), now(), 'owner', 34000, 'direct', 'open', now(), now())`,
        sql`insert into "mealSubscriptions" (id, created, updated, "userId", "planId", "mealTimeIds", weekdays, quantity,
            "startsOn", "paidBy", state, price, "agreedAt")
          select 'theirs', now(), now(), 'owner', 'theirs', "mealTimeIds", weekdays, 1, '2040-01-01', 'balance', 'active',
            12000, now() from plans where id = 'theirs'`,
        sql`insert into "mealPauses" (id, created, updated, "userId", "subscriptionId", "from")
          values ('theirs', now(), now(), 'owner', 'theirs', '2050-01-01')`,
        sql`insert into "companyMembers" (id, created, updated, "companyId", "userId", name, contact, role, "addedAt", "joinedAt")
          values ('theirs', now(), now(), 'theirs', 'owner', 'Asha', 'a@example.in', 'admin', now(), now())`,
        sql`insert into meals (id, created, updated, "userId", "subscriptionId", date, "mealTimeId", state)
          values ('theirs', now(), now(), 'owner', 'theirs', '2040-03-01', 'theirs', 'skipped')`,
        // Whoever subscribes has an address.
        sql`update users set "houseNo" = '4', street = 'MG Road', city = 'Pune', state = 'Maharashtra', pincode = 411001
          where "houseNo" is null`,
        // The dish does not exist, so that no message is sent that it is back.
        sql`insert into "dishAlerts" (id, created, updated, "userId", "dishId")
          values ('theirs', now(), now(), 'owner', 'nowhere')`,
        sql`insert into "dishFigures" (id, created, updated) values ('theirs', now(), now()) on conflict do nothing`,
        sql`insert into favourites (id, created, updated, "userId", "dishId")
          values ('theirs', now(), now(), 'owner', 'nowhere')`,
        sql`insert into "pushSubscriptions" (id, created, updated, "userId", endpoint, p256dh, auth)
        values ('theirs', now(), now(), 'owner', 'https://fcm.googleapis.com/fcm/send/theirs', 'key', 'secret')`,
        sql`insert into consents (id, created, updated, email, "userId", purpose, given, way, notice, "createdAt")
        values ('theirs', now(), now(), 'a@example.in', 'owner', 'newsletter', true, 'profile', '1', now())`,
        sql`insert into "orderAllergies" (id, created, updated, "userId", words, notice, "createdAt")
        values ('theirs', now(), now(), 'owner', 'peanuts', '1', now())`,
        sql`insert into grievances
          (id, created, updated, ticket, "userId", category, text, name, email, state, answer, "createdAt", "resolveBy")
        values ('theirs', now(), now(), 'G-26-000001', 'owner', 'food', 'Cold again', 'Asha', 'asha@example.in',
          'answered', 'Sorry', now(), now() + interval '30 days')`,
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
      isChanged = false;
    },
  };
}
