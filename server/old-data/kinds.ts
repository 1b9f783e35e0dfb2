import { ORDER_ALLERGY_DAYS } from '#domain/allergies/attributes.ts';
import { CUSTOMER_MESSAGE_DAYS } from '#domain/messages/customer-message-attributes.ts';
import { MEAL_DAYS } from '#domain/plans/meal-attributes.ts';
import { PREP_DAYS } from '#domain/prep/tick-attributes.ts';
import { SHIFT_DAYS } from '#domain/rides/attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { SIGHTING_PAYER_DAYS, SIGHTING_TEXT_DAYS } from '#domain/sightings/attributes.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { audits } from '#server/collections/audits.ts';
import { carts } from '#server/collections/carts.ts';
import { customerMessages } from '#server/collections/customer-messages/customer-messages.ts';
import { grievances } from '#server/collections/grievances/grievances.ts';
import { companyMembers } from '#server/collections/memberships/company-members.ts';
import { messages } from '#server/collections/messages.ts';
import { orderAllergies } from '#server/collections/orders/order-allergies.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { mealPauses } from '#server/collections/plans/meal-pauses.ts';
import { mealSubscriptions } from '#server/collections/plans/meal-subscriptions.ts';
import { meals } from '#server/collections/plans/meals.ts';
import { prepPrints } from '#server/collections/prep/prep-prints.ts';
import { prepTicks } from '#server/collections/prep/prep-ticks.ts';
import { prints } from '#server/collections/printing/prints.ts';
import { riderShifts } from '#server/collections/rides/rider-shifts.ts';
import { paymentSightings } from '#server/collections/sightings/payment-sightings.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Collection } from '#server/documents/collection.ts';
import { tableName } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import type { ServerSettings } from '#server/settings/list.ts';

/** Documents removed in one unit of work; a limit keeps each one short. */
export const BATCH_SIZE = 500;

/** One kind of data that ends by its age. */
interface OldKind {
  /** The collection that the audit log names. */
  collection: string;
  /** Its name in the plural, for the audit log. */
  noun: string;
  /** Days after which it ends; 0 or null: never. */
  days(settings: ServerSettings['oldData'], site: SiteSettings): number | null;
  /** The number of what is older than `before` and not held by a rule of law. */
  count(db: Sql, before: Date): Promise<number>;
  /** Ends at most `BATCH_SIZE` of them; returns how many. */
  end(work: UnitOfWork, before: Date): Promise<number>;
}

type Condition = (before: Date) => SQL;

const counted = async (db: Sql, from: SQL, condition: SQL): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${from} where ${condition}`,
  );
  return row?.count ?? 0;
};

/** Documents that meet the condition: deleted, or overwritten with `values`. */
function documents<N extends string, A extends Attributes>(
  collection: Collection<N, A>,
  condition: Condition,
  values?: Partial<Data<A>>,
): Pick<OldKind, 'count' | 'end' | 'collection'> {
  const table = tableName(collection);
  return {
    collection: collection.name,
    count: (db, before) => counted(db, table, condition(before)),
    async end(work, before) {
      const rows = await work.sql.query<{ id: string }>(
        sql`select id from ${table} where ${condition(before)} order by id limit ${BATCH_SIZE}`,
      );
      if (rows.length === 0) return 0;
      const old = equal(collection.fields.id, ...rows.map(({ id }) => id));
      if (values) await work.updateWhere(collection, old, values);
      else await work.removeWhere(collection, old);
      return rows.length;
    },
  };
}

/** Rows of a table that is no collection, and rows whose deletion the database passes on to others. */
function rows(table: SQL, condition: Condition): Pick<OldKind, 'count' | 'end'> {
  return {
    count: (db, before) => counted(db, table, condition(before)),
    end: (work, before) => work.sql.execute(sql`delete from ${table} where ${condition(before)}`),
  };
}

/** An open complaint holds the account of its author. */
const NO_OPEN_GRIEVANCE = sql`not exists (select 1 from grievances where "userId" = users.id and state <> 'closed')`;

/** An open complaint, an open report and a refund that is not paid hold the personal data of an order. */
const ORDER_IS_SETTLED = sql`not exists (select 1 from grievances g where g."orderNumber" = orders.number and g.state <> 'closed')
  and not exists (select 1 from "orderIssues" i where i."orderId" = orders.id and i.state = 'open')
  and not exists (select 1 from refunds r where r."orderId" = orders.id and r."doneAt" is null)`;

/** The meals of a trial that goes on are counted. */
const NO_TRIAL = sql`not exists (select 1 from "mealSubscriptions" s
  where s.id = "subscriptionId" and s.state = 'active' and s."mealsAtMost" is not null)`;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The personal data of an order, with the values that replace it when the account is closed. */
const { onAccountClosed } = orders.belongsTo === 'nobody' ? { onAccountClosed: null } : orders.belongsTo;
const WITHOUT_PERSON =
  onAccountClosed && typeof onAccountClosed === 'object' && 'overwrite' in onAccountClosed
    ? onAccountClosed.overwrite
    : {};

/** Every kind of data that ends by its age. What an owner has set goes before what the server was set up with. */
export const OLD_KINDS = {
  logs: {
    ...rows(sql`account_logs`, (before) => sql`time < ${before}`),
    collection: 'users',
    noun: 'entries of account logs',
    days: ({ logs }, { retention }) => retention.logs ?? logs,
  },
  messages: {
    ...documents(messages, (before) => sql`created < ${before}`),
    noun: 'messages',
    days: (settings, { retention }) => retention.messages ?? settings.messages,
  },
  subscribers: {
    ...documents(subscribers, (before) => sql`state = 'pending' and "askedAt" < ${before}`),
    noun: 'unconfirmed subscriptions',
    days: (settings) => settings.subscribers,
  },
  customerMessages: {
    ...documents(customerMessages, (before) => sql`created < ${before}`),
    noun: 'messages to customers',
    days: () => CUSTOMER_MESSAGE_DAYS,
  },
  prints: {
    ...documents(prints, (before) => sql`created < ${before}`),
    noun: 'prints',
    days: (settings) => settings.prints,
  },
  prepTicks: {
    ...documents(prepTicks, (before) => sql`day < ${dayOf(before)}`),
    noun: 'ticks of the prep list',
    days: () => PREP_DAYS,
  },
  prepPrints: {
    ...documents(prepPrints, (before) => sql`day < ${dayOf(before)}`),
    noun: 'prints of the prep list',
    days: () => PREP_DAYS,
  },
  riderShifts: {
    ...documents(riderShifts, (before) => sql`not "isOpen" and "startedAt" < ${before}`),
    noun: 'shifts of riders',
    days: () => SHIFT_DAYS,
  },
  // Foreign keys also delete the account's sessions, carts and other data.
  accounts: {
    ...rows(
      sql`users`,
      (before) => sql`exists (select 1 from accounts a
          where a.id = users.id and a.active and not a.phone_verified and not a.owner_known)
        and not "emailVerification" and role is null and coalesce("accessedAt", created) < ${before}
        and not exists (select 1 from orders where "userId" = users.id)
        and not exists (select 1 from reviews where "userId" = users.id)
        and not exists (select 1 from identities where "userId" = users.id)
        and not exists (select 1 from "ledgerEntries" where "userId" = users.id)
        and ${NO_OPEN_GRIEVANCE}`,
    ),
    collection: 'users',
    noun: 'unused accounts',
    days: (settings) => settings.accounts,
  },
  carts: {
    ...documents(carts, (before) => sql`updated < ${before}`),
    noun: 'lines of carts',
    days: (_, { retention }) => retention.carts,
  },
  grievances: {
    ...documents(grievances, (before) => sql`state = 'closed' and "closedAt" < ${before}`),
    noun: 'closed complaints',
    days: (_, { retention }) => retention.grievances,
  },
  audits: {
    ...documents(audits, (before) => sql`created < ${before}`),
    noun: 'entries of the audit log',
    days: (_, { retention }) => retention.audits,
  },
  sightingTexts: {
    ...documents(
      paymentSightings,
      (before) => sql`created < ${before} and (text is not null or sender is not null)`,
      {
        sender: null,
        text: null,
      },
    ),
    noun: 'texts of the bank',
    days: () => SIGHTING_TEXT_DAYS,
  },
  sightingPayers: {
    ...documents(
      paymentSightings,
      (before) => sql`created < ${before} and ("payerName" is not null or vpa is not null)`,
      { payerName: null, vpa: null },
    ),
    noun: 'names of who paid',
    days: () => SIGHTING_PAYER_DAYS,
  },
  allergies: {
    ...documents(
      orderAllergies,
      (before) => sql`exists (select 1 from orders where orders.id = "orderAllergies".id
        and "orderedOn" < ${before} and ${ORDER_IS_SETTLED})`,
    ),
    noun: 'notes on allergies',
    days: () => ORDER_ALLERGY_DAYS,
  },
  meals: {
    ...documents(meals, (before) => sql`date < ${dayOf(before)} and ${NO_TRIAL}`),
    noun: 'meals of plans',
    days: () => MEAL_DAYS,
  },
  mealPauses: {
    ...documents(mealPauses, (before) => sql`"until" < ${dayOf(before)}`),
    noun: 'pauses of plans',
    days: () => MEAL_DAYS,
  },
  mealSubscriptions: {
    ...documents(
      mealSubscriptions,
      (before) => sql`state = 'ended' and updated < ${before} and coalesce("endsOn", '') < ${dayOf(before)}
        and not exists (select 1 from meals where meals."subscriptionId" = "mealSubscriptions".id)`,
    ),
    noun: 'ended subscriptions',
    days: () => MEAL_DAYS,
  },
  companyMembers: {
    ...documents(
      companyMembers,
      (before) => sql`until < ${before} or ("userId" is null and "addedAt" < ${before})`,
    ),
    noun: 'people whom their company has removed, or who never joined it',
    days: () => MEAL_DAYS,
  },
  orders: {
    ...documents(
      orders,
      (before) => sql`"orderedOn" < ${before} and ${ORDER_IS_SETTLED}
        and ("customerName" is not null or "customerEmail" is not null or "customerPhone" is not null or address is not null or "deliveryInstructions" is not null)`,
      WITHOUT_PERSON,
    ),
    noun: 'orders without their customers’ data',
    days: (_, { retention }) => retention.orders,
  },
} as const satisfies Record<string, OldKind>;

export type OldKindName = keyof typeof OLD_KINDS;
export const OLD_KIND_NAMES = Object.keys(OLD_KINDS) as readonly OldKindName[];
