import { isPlanDeliveredTo } from '#domain/areas/area.ts';
import { pincodeIn } from '#domain/areas/place.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import type {
  ImportedSubscriber,
  NamedPlan,
  SubscriberNames,
} from '#domain/plans/imports/listed-subscription.ts';
import type { Data } from '#domain/rows/data.ts';
import { uniqueId } from '#server/base/ids.ts';
import { canBeEntered } from '#server/collections/memberships/enter-member.ts';
import { holderOfNumber } from '#server/collections/people/phone-numbers.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
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

/** Subscribes the customer of a line. */
export async function subscribeListed(
  work: UnitOfWork,
  { phone, name, ...rest }: ImportedSubscriber,
  startsOn: string,
): Promise<void> {
  const values = { ...rest, paidBy: rest.companyId === null ? BALANCE : HOUSE, startsOn };
  await subscribeByPhone(work, uniqueId(), { phone, name }, values, null);
}
