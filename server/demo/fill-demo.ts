import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import type { DemoDish } from '#domain/demo/dishes.ts';
import type { DemoDocument } from '#domain/demo/documents.ts';
import { slotRows } from '#domain/demo/full-house.ts';
import { type KitchenLife, kitchenLife } from '#domain/demo/life.ts';
import type { DemoOrder } from '#domain/demo/orders.ts';
import type { DemoPerson } from '#domain/demo/people.ts';
import { DEMO_PEOPLE } from '#domain/demo/roles.ts';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { SECTIONS } from '#domain/site/settings.ts';
import { isAdminRole } from '#domain/users/roles.ts';
import { addresses } from '#server/collections/addresses.ts';
import { companies } from '#server/collections/companies/companies.ts';
import { countFigures } from '#server/collections/dish-figures/count-figures.ts';
import { invoices } from '#server/collections/invoices/invoices.ts';
import { ledgerEntries } from '#server/collections/ledger/ledger-entries.ts';
import { companyMembers } from '#server/collections/memberships/company-members.ts';
import { orderEvents } from '#server/collections/orders/order-events.ts';
import { orderIssues } from '#server/collections/orders/order-issues.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { refunds } from '#server/collections/orders/paying/refunds.ts';
import { payments } from '#server/collections/orders/payments.ts';
import { mealPauses } from '#server/collections/plans/meal-pauses.ts';
import { mealSubscriptions } from '#server/collections/plans/meal-subscriptions.ts';
import { mealTimes } from '#server/collections/plans/meal-times.ts';
import { meals } from '#server/collections/plans/meals.ts';
import { planMenus } from '#server/collections/plans/plan-menus.ts';
import { plans } from '#server/collections/plans/plans.ts';
import { makeForecasts } from '#server/collections/prep/forecasts.ts';
import { preparedItems } from '#server/collections/prep/prepared-items.ts';
import { reviews } from '#server/collections/reviews.ts';
import { settings as settingsCollection } from '#server/collections/settings.ts';
import { users } from '#server/collections/users.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { createDocuments } from '#server/documents/documents.ts';
import { createEvents } from '#server/documents/events.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { newValues } from '#server/documents/values.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { firstSiteSettings } from '#server/site/site-settings.ts';
import { loadCatalogue } from '#server/start/seed.ts';
import { closeDays } from './close-days.ts';
import { demoInvoices } from './demo-invoices.ts';
import { emptyDatabase } from './empty-database.ts';
import { insertAll, insertRows } from './insert-all.ts';

const DAY = 86_400_000;
const [, { id: OWNER }] = DEMO_PEOPLE;

const at = (id: string, moment: Date) => ({ id, created: moment, updated: moment });

/** The profiles of all people, with an account for each who has an address of mail, and the address book of customers. */
async function insertPeople(db: Sql, { people, orders: placed }: KitchenLife, now: Date): Promise<void> {
  const firstOrder = new Map<string, Date>();
  for (const { data } of placed)
    if (data.userId && !firstOrder.has(data.userId)) firstOrder.set(data.userId, data.orderedOn);
  const joined = ({ id, role }: DemoPerson) => {
    const first = firstOrder.get(id) ?? now;
    return new Date(first.getTime() - (role ? 100 * DAY : 3_600_000));
  };
  const all = [...people.staff, ...people.customers];
  const profiles = all.map((person) => {
    const { id, name, email, phone, role, home } = person;
    const isOwner = id === OWNER;
    return {
      ...at(id, joined(person)),
      data: {
        ...{ userId: id, name, email, phone, role, ...home, createdAt: joined(person), accessedAt: now },
        ...{ isAdmin: isAdminRole(role), isSuperAdmin: isOwner, phoneOnly: email === null },
        ...{ emailVerification: email !== null, provenPhone: email === null ? null : phone },
      },
    };
  });
  await insertAll(db, users, profiles);
  await db.execute(
    sql`insert into accounts (id, owner_known) select id, true from users where not "phoneOnly"`,
  );
  const books = people.customers
    .filter(({ email }) => email !== null)
    .map((person) => ({
      ...at(`${person.id}-home`, joined(person)),
      creator: person.id,
      data: {
        ...{ userId: person.id, label: 'Home', ...person.home },
        ...{ deliveryInstructions: person.instructions, isDefault: true },
      },
    }));
  await insertAll(db, addresses, books);
}

/** The orders with their money, steps and invoices. */
async function insertOrders(db: Sql, life: KitchenLife): Promise<void> {
  const { orders: placed, site, refunds: givenBack } = life;
  await insertAll<typeof orders.attributes, DemoOrder>(db, orders, placed, ({ times }) => times);
  await insertAll(
    db,
    orderEvents,
    placed.flatMap(({ events }) => events),
  );
  await insertAll(
    db,
    payments,
    placed.map(({ money }) => money.payment),
  );
  await insertAll(db, refunds, [...placed.flatMap(({ money }) => money.refunds), ...givenBack]);
  await insertRows(db, 'slots', slotRows(placed));
  const billed = placed.map(({ id, data, times }) => ({
    id,
    data: newValues(orders, data),
    readyAt: times.ready_at,
  }));
  const { documents, series, due } = demoInvoices(site, billed, givenBack);
  await insertAll(db, invoices, documents);
  await insertRows(db, 'invoiceSeries', series);
  await insertRows(db, 'invoicesDue', due);
  await db.query(
    sql`select setval('orders_number', ${Math.max(1, ...placed.map(({ data }) => data.number))})`,
  );
}

/** The reviews and the reported problems, and the average rating of each dish. */
async function insertOpinions(db: Sql, life: KitchenLife): Promise<void> {
  await insertAll(db, reviews, life.reviews);
  await insertAll(db, orderIssues, life.issues);
  await db.execute(
    sql`update dishes set "ratingAverage" = rated.average, "ratingCount" = rated.count
      from (select "dishId", avg(rating) as average, count(*) as count from reviews group by "dishId") as rated
      where dishes.id = rated."dishId"`,
  );
}

/** The ledger, and where each customer of it stands. */
async function insertLedger(db: Sql, { ledger }: KitchenLife): Promise<void> {
  await insertAll(db, ledgerEntries, ledger.entries);
  await db.execute(
    sql`update users set balance = standing.balance, "owedSince" = standing."owedSince", "houseLimit" = standing."houseLimit"
      from jsonb_populate_recordset(null::users, ${JSON.stringify(ledger.standings)}::jsonb) as standing
      where users.id = standing."userId"`,
  );
}

/** The company with its people, and the profile that carries its house account. */
async function insertCompany(db: Sql, { company: { company, members } }: KitchenLife): Promise<void> {
  const { payerId, name } = company.data;
  const profile = { ...NO_ADDRESS, userId: payerId, name, createdAt: company.created };
  await insertAll(db, users, [{ ...at(payerId, company.created), data: profile }]);
  await insertAll(db, companies, [company]);
  await insertAll(db, companyMembers, members);
}

type Translated = Readonly<Record<string, DocumentTranslations>>;

/** The names of plans, meal times and prepared items in other languages, by their ids. */
const readTranslations = async (): Promise<Translated> =>
  JSON.parse(await readFile(join(PROJECT_FOLDER, 'seed/demo-translations.json'), 'utf8'));

const translated = <D extends DemoDocument<object>>(documents: readonly D[], all: Translated): D[] =>
  documents.map((each) => ({ ...each, data: { ...each.data, translations: all[each.id] ?? {} } }));

/** The plans with their menus and subscribers, what has become of their meals, and what the kitchen cooks in bulk. */
async function insertPlans(db: Sql, life: KitchenLife): Promise<void> {
  const words = await readTranslations();
  await insertAll(db, mealTimes, translated(life.plans.mealTimes, words));
  await insertAll(db, plans, translated(life.plans.plans, words));
  await insertAll(db, planMenus, life.plans.menus);
  await insertAll(db, mealSubscriptions, life.plans.subscriptions);
  await insertAll(db, mealPauses, life.plans.pauses);
  await insertAll(db, meals, life.plans.meals);
  await insertRows(db, 'meal_cutoffs', life.plans.cutoffs);
  await insertAll(db, preparedItems, translated(life.preparedItems, words));
}

const insertSettings = (db: Sql, { site }: KitchenLife, now: Date): Promise<void> => {
  const documents = SECTIONS.map((id): DemoDocument<{ value: string }> => {
    return { ...at(id, now), data: { value: JSON.stringify(site[id]) } };
  });
  return insertAll(db, settingsCollection, documents);
};

/**
 * Empties the database and fills it with three months of a kitchen up to now (DEMO-2). Publishes no events: the caller reports
 * that all may have changed.
 * @param bulk the same database without timeouts, for the statements that take seconds
 */
export async function fillDemo(engine: EngineDeps, bulk: LongWorkDatabase): Promise<void> {
  const now = engine.clock();
  const events = createEvents((error) => {
    throw error;
  });
  const atMoment = (moment: Date) => {
    const past = { ...engine, database: bulk, events, clock: () => moment };
    return { engine: past, documents: createDocuments(past) };
  };
  await bulk.transaction(emptyDatabase);
  await loadCatalogue(
    bulk,
    atMoment(new Date(now.getTime() - 100 * DAY)).documents,
    join(PROJECT_FOLDER, 'seed'),
  );
  const dishes = await bulk.query<DemoDish>(
    sql`select id, "menuId", name, price, "imgUrl", "taxPercent", "hsnCode" from dishes order by sequence`,
  );
  const life = kitchenLife({ now, first: firstSiteSettings(engine.settings), dishes });
  await bulk.transaction(async (tx) => {
    await insertSettings(tx, life, now);
    await insertPeople(tx, life, now);
    await insertCompany(tx, life);
    await insertOrders(tx, life);
    await insertOpinions(tx, life);
    await insertLedger(tx, life);
    await insertPlans(tx, life);
  });
  await bulk.execute(sql`analyze`);
  engine.events.missed();
  const [first, manager] = [life.orders[0], life.people.staff.find(({ role }) => role === 'manager')];
  if (first && manager)
    await closeDays(atMoment, { first: first.data.orderedOn, now, closed: life.closed, manager });
  await countFigures(atMoment(now).engine);
  await makeForecasts(atMoment(now).engine);
}
