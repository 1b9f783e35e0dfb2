import { isPlanDeliveredTo } from '#domain/areas/area.ts';
import { pincodeIn } from '#domain/areas/place.ts';
import { readImport } from '#domain/imports/import-file.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import {
  type ImportedSubscriber,
  type NamedPlan,
  type ShownSubscriber,
  type SubscriberNames,
  type SubscriberProblem,
  subscriberFile,
} from '#domain/plans/imports/subscriber-file.ts';
import type { Data } from '#domain/rows/data.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { uniqueId } from '#server/base/ids.ts';
import { asLine, type Effect, type Importer } from '#server/collections/imports/importer.ts';
import { enterOpening, recordOpenings } from '#server/collections/ledger/openings.ts';
import { canBeEntered } from '#server/collections/memberships/enter-member.ts';
import { holderOfNumber, inLockOrder, lockNumber } from '#server/collections/people/phone-numbers.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
import { holdMessages } from '#server/messages/holds.ts';
import { placeOf } from '#server/places/address-places.ts';
import { subscribeByPhone } from '../for-callers/subscribe-by-phone.ts';
import { mealTimeTable } from '../meals/planned-meals.ts';

const plans = tableOf('plans', planAttributes);

/** The plans as far as a file names them. */
async function namedPlans(work: Work): Promise<NamedPlan[]> {
  const [all, mealTimes] = await Promise.all([
    findAll(work.sql, plans, and()),
    findAll(work.sql, mealTimeTable, and()),
  ]);
  const named = ({ name, weekdays, mealTimeIds, areaIds }: Data<typeof planAttributes>, id: string) => ({
    ...{ id, name, weekdays, areaIds },
    mealTimes: mealTimes.flatMap((time) =>
      mealTimeIds.includes(time.id) ? [{ id: time.id, name: time.data.name }] : [],
    ),
  });
  return all.map(({ id, data }) => named(data, id));
}

const payingCompanies = checkedQuery(
  'companies that pay',
  { id: column.text(), name: column.text() },
  () => sql`select id, name from companies where "isOpen" order by name`,
);

/** What a file of subscribers can name. */
export async function subscriberNames(work: Work): Promise<SubscriberNames> {
  const [named, companies] = await Promise.all([namedPlans(work), payingCompanies(work.sql)]);
  const isDelivered = (address: string, areaIds: readonly string[]) =>
    isPlanDeliveredTo(work.site, placeOf(work.site, { pincode: pincodeIn(address) }), areaIds);
  return { plans: named, companies, readPhone, isDelivered };
}

/** Whether whoever has a number can be one of the people of the company that is to pay. */
export async function mayBeOfCompany(work: Work, { phone, companyId }: ImportedSubscriber): Promise<boolean> {
  if (companyId === null) return true;
  const holder = await holderOfNumber(work, phone);
  return holder === undefined || canBeEntered(work.sql, companyId, holder);
}

/** Whether whoever has a number has the plan already, so that a repeat adds nothing. */
async function hasPlan(work: Work, { phone, planId }: ImportedSubscriber): Promise<boolean> {
  const holder = await holderOfNumber(work, phone);
  if (holder === undefined) return false;
  const found = await work.sql.query(
    sql`select 1 from "mealSubscriptions" where "userId" = ${holder} and "planId" = ${planId} and state = 'active' limit 1`,
    'plan of a customer',
  );
  return found.length > 0;
}

/** Subscribes the customer of a line and enters their opening balance. Returns whether a balance was entered. */
export async function subscribeListed(
  work: UnitOfWork,
  subscriber: ImportedSubscriber,
  startsOn: string,
): Promise<boolean> {
  const { phone, name, balance, ...rest } = subscriber;
  const values = { ...rest, paidBy: rest.companyId === null ? BALANCE : HOUSE, startsOn };
  const { data } = await subscribeByPhone(work, uniqueId(), { phone, name }, values, null);
  if (data.userId === null) return false;
  await holdMessages(work, data.userId);
  return balance !== ZERO_PAISE && enterOpening(work, data.userId, { balance, note: null });
}

/** Imports subscribers from tomorrow on. Whoever has the plan already is left out, so that a repeat adds nothing (PLAN-38). */
export const subscriberImport: Importer<ImportedSubscriber, SubscriberProblem, ShownSubscriber, object> = {
  async read(work, lines) {
    checkPlansOn(work);
    return readImport(subscriberFile, lines, await subscriberNames(work));
  },
  async effects(work, subscribers) {
    const effects: Effect<SubscriberProblem>[] = [];
    for (const each of subscribers) {
      if (!(await mayBeOfCompany(work, each))) effects.push({ problem: 'notOfCompany' });
      else effects.push((await hasPlan(work, each)) ? 'known' : 'add');
    }
    return effects;
  },
  async write(work, lines) {
    const startsOn = addDays(dayAt(work.now, work.site.shop.timeZone), 1);
    let added = 0;
    let openings = 0;
    for (const { line, ...entry } of inLockOrder(lines.map((good) => ({ ...good.entry, line: good.line })))) {
      await lockNumber(work, entry.phone);
      if (await hasPlan(work, entry)) continue;
      if (await asLine(line, () => subscribeListed(work, entry, startsOn))) openings++;
      added++;
    }
    if (openings > 0) await recordOpenings(work, openings);
    return added;
  },
};
