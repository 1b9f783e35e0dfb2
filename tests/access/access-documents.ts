import { audits } from '#server/collections/audits.ts';
import { customerMessages } from '#server/collections/customer-messages/customer-messages.ts';
import { allCollections } from '#server/collections/index.ts';
import { mails } from '#server/collections/mails.ts';
import { messages } from '#server/collections/messages.ts';
import { notices } from '#server/collections/notices.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { at, type Kitchen, type Person } from '#tests/kitchen.ts';
import { mealDay, samples } from '#tests/samples/samples.ts';
import type { DocumentName } from './access-table.ts';

/** The statements below are sent as one, without parameters. */
const MEAL_DAY = sql.raw(`'${mealDay(0)}'`);

/** Collections without owners to which admins may add. */
const ofTheKitchen = allCollections.filter(
  (collection) => collection.belongsTo === 'nobody' && 'create' in collection.access,
);

const isName = (name: string): name is DocumentName => name in samples;

/** Valid data of a collection; `n` makes it different. Empty for a collection that does not exist. */
export const sampleOf = (name: string, n: number): Record<string, unknown> =>
  isName(name) ? samples[name](n) : {};

/** Adds the document 'theirs' to every collection, which belongs to `owner` in those with owners. */
export async function addDocuments(kitchen: Kitchen, owner: Person): Promise<void> {
  /** Runs statements without values in one round trip. */
  const all = (...statements: SQL[]) => kitchen.database.execute(sql.join(statements, ';\n'));
  // What placing the orders before wrote.
  await all(
    sql`delete from carts`,
    sql`delete from addresses`,
    sql`delete from notices`,
    sql`delete from consents`,
    sql`delete from mails`,
    sql`delete from audits`,
    sql`delete from "orderEvents"`,
    sql`delete from payments`,
  );
  for (const collection of ofTheKitchen) {
    await kitchen.app.documents.upsert(
      collection,
      { id: 'theirs', values: sampleOf(collection.name, 0) },
      SYSTEM,
    );
  }
  await kitchen.send(owner, 'POST', at('carts'), {
    documentId: 'theirs',
    data: { dishId: 'samosa', quantity: 99 },
  });
  await kitchen.send(owner, 'POST', at('reviews'), {
    documentId: 'theirs',
    data: { dishId: 'samosa', comment: 'Crisp' },
  });
  await kitchen.send(owner, 'POST', at('addresses'), {
    documentId: 'theirs',
    data: samples.addresses(0),
  });
  await kitchen.send(owner, 'POST', at('orderEvents'), {
    documentId: 'theirs',
    data: { ...samples.orderEvents(), note: 'Sorry' },
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
      select 'theirs', now(), now(), 'owner', 'theirs', "mealTimeIds", weekdays, 1, ${MEAL_DAY}, 'balance', 'active',
        12000, now() from plans where id = 'theirs'`,
    sql`insert into "mealPauses" (id, created, updated, "userId", "subscriptionId", "from")
      values ('theirs', now(), now(), 'owner', 'theirs', '2050-01-01')`,
    sql`insert into "companyMembers" (id, created, updated, "companyId", "userId", name, contact, role, "addedAt", "joinedAt")
      values ('theirs', now(), now(), 'theirs', 'owner', 'Asha', 'a@example.in', 'admin', now(), now())`,
    sql`insert into meals (id, created, updated, "userId", "subscriptionId", date, "mealTimeId", state)
      values ('theirs', now(), now(), 'owner', 'theirs', ${MEAL_DAY}, 'theirs', 'skipped')`,
    // Whoever subscribes has an address.
    sql`update users set "houseNo" = '4', street = 'MG Road', city = 'Pune', state = 'Maharashtra', pincode = 411001
      where "houseNo" is null`,
    // The dish does not exist, so that no message is sent that it is back.
    sql`insert into "dishAlerts" (id, created, updated, "userId", "dishId")
      values ('theirs', now(), now(), 'owner', 'nowhere')`,
    sql`insert into "dishFigures" (id, created, updated) values ('theirs', now(), now()) on conflict do nothing`,
    sql`insert into "dishSources" (id, created, updated, "dishId", system, "externalId", said)
      values ('theirs', now(), now(), 'nowhere', 'petpooja', '1', '{}')`,
    sql`insert into "learntWordings" (id, created, updated, pattern, sender)
      values ('theirs', now(), now(), '{amount} credited', 'VM-HDFCBK')`,
    sql`insert into "paymentSightings" (id, created, updated, source, "receivedAt", "isReversal", state, "userId")
      values ('theirs', now(), now(), 'text', now(), false, 'ignored', 'owner')`,
    sql`insert into favourites (id, created, updated, "userId", "dishId")
      values ('theirs', now(), now(), 'owner', 'nowhere')`,
    sql`insert into "pushSubscriptions" (id, created, updated, "userId", endpoint, p256dh, auth)
    values ('theirs', now(), now(), 'owner', 'https://fcm.googleapis.com/fcm/send/theirs', 'key', 'secret')`,
    sql`insert into consents (id, created, updated, email, "userId", purpose, given, way, notice, "createdAt")
    values ('theirs', now(), now(), 'a@example.in', 'owner', 'newsletter', true, 'profile', '1', now())`,
    sql`insert into "orderAllergies" (id, created, updated, "userId", words, notice, "createdAt")
    values ('theirs', now(), now(), 'owner', 'peanuts', '1', now())`,
    // Begun by whoever is on the staff, who has agreed to it.
    sql`insert into consents (id, created, updated, "userId", purpose, given, way, notice, "createdAt")
    select 'located-' || id, now(), now(), id, 'riderPosition', true, 'deliveries', '1', now() from users where role is not null`,
    sql`insert into "riderShifts" (id, created, updated, "userId", name, "startedAt")
    values ('theirs', now(), now(), 'owner', 'Asha', now())`,
    sql`insert into "riderPhones" (id, created, updated, "userId", name) values ('theirs', now(), now(), 'owner', 'Moto')`,
    sql`insert into rides (id, created, updated, "userId", "riderId", latitude, longitude, "seenAt", "stopsBefore",
      "startedAt", "startStops")
    values ('theirs', now(), now(), 'owner', null, 13, 77.6, now(), 0, now(), 0)`,
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
  // One that is sent again is not on its way.
  await all(sql`update "webhookDeliveries" set state = 'failed'`);
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
    customerMessages,
    { id: 'theirs', values: { ...samples.customerMessages(0), userId: 'owner', createdAt: now } },
    SYSTEM,
  );
  await documents.create(
    audits,
    { id: 'theirs', values: { ...samples.audits(0), changes: [], createdAt: now } },
    SYSTEM,
  );
}
