import { joinAddress } from '#domain/addresses/address.ts';
import { addressKey } from '#domain/addresses/address-key.ts';
import { pincodeIn } from '#domain/areas/place.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { type CompanyMeal, whyUnpaid } from '#domain/companies/paid-meals.ts';
import { formatMoney, type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { placedAddress } from '#domain/places/map-pin.ts';
import type { planAttributes } from '#domain/plans/attributes.ts';
import { type Bundle, leftOn, mealPriceOf } from '#domain/plans/bundles.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { areOffered } from '#domain/plans/standing-choices.ts';
import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { addDays, type Day, dayAt, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { placeOf } from '#server/places/address-places.ts';
import { addToBalance } from '../balances/balances.ts';
import { lockStanding, usable } from '../balances/standing.ts';
import { companyPaying } from '../memberships/memberships.ts';
import { checkPlanArea } from '../orders/order-terms.ts';
import { ADDRESS_COLUMNS, MAP_PIN_COLUMNS } from '../shared-columns.ts';

// What is checked when somebody subscribes to a plan, or changes it.

type Plan = Document<typeof planAttributes>;
export type Asked = Pick<
  Data<typeof mealSubscriptionAttributes>,
  | 'planId'
  | 'mealTimeIds'
  | 'weekdays'
  | 'quantity'
  | 'choices'
  | 'addressId'
  | 'addresses'
  | 'address'
  | 'startsOn'
  | 'endsOn'
  | 'paidBy'
  | 'companyId'
>;

const invalid = (message: string) => new Failure('general_argument_invalid', message);

const isPart = (some: readonly string[], of: readonly string[]): boolean =>
  some.length > 0 && some.every((each) => of.includes(each));

// Checks that a plan offers what is asked. Each throws Failure general_argument_invalid.
export function checkMealTimes({ data }: Plan, { mealTimeIds }: Asked): void {
  if (!isPart(mealTimeIds, data.mealTimeIds)) throw invalid(planMessages.noSuchMealTime);
}
export function checkWeekdays({ data }: Plan, { weekdays }: Asked): void {
  if (!isPart(weekdays, data.weekdays)) throw invalid(planMessages.noSuchDays);
}
export function checkChoices({ data }: Plan, { choices }: Asked): void {
  if (!areOffered(choices, data.choices ?? [])) throw invalid(planMessages.noSuchChoice);
}

/** Checks the first and the last day. One that has begun may end with yesterday, which is at once. */
export function checkDays({ now, site }: Work, { startsOn, endsOn }: Asked, isNew: boolean): void {
  const today = dayAt(now, site.shop.timeZone);
  if (!isDay(startsOn) || (endsOn !== null && !isDay(endsOn))) throw invalid(planMessages.dayWrong);
  const firstEnd: Day = isNew ? startsOn : addDays(today, -1);
  if ((isNew && startsOn < today) || (endsOn !== null && endsOn < firstEnd))
    throw invalid(planMessages.daysWrong);
}

const addressesOf = checkedQuery(
  'addresses of a subscription',
  { id: column.text(), ...ADDRESS_COLUMNS, ...MAP_PIN_COLUMNS },
  (userId: string, ids: readonly string[]) =>
    sql`select id, "houseNo", street, landmark, city, state, pincode, "mapPinLatitude", "mapPinLongitude" from addresses
      where "userId" = ${userId} and id = any(${ids}::text[])`,
);
const profileAddress = checkedQuery(
  'address of a subscriber',
  { ...ADDRESS_COLUMNS, houseLimit: orNull(column.bigint<Paise>()) },
  (userId: string) =>
    sql`select "houseNo", street, landmark, city, state, pincode, "houseLimit" from users where id = ${userId}`,
);

/**
 * Checks that the meals of a plan are brought to all addresses of a subscription, and returns the usual one as a text.
 * @param planAreas the areas that the plan is offered in; none: all with plans
 * @throws Failure order_outside_area, general_argument_invalid
 */
export async function checkAddresses(
  work: Work,
  userId: string,
  asked: Pick<Asked, 'addressId' | 'addresses' | 'address'>,
  planAreas: readonly string[],
): Promise<string> {
  const { addressId, addresses, address } = asked;
  const ids = [...new Set([addressId, ...(addresses ?? []).map((each) => each.addressId)])].filter(
    (id): id is string => id !== null,
  );
  const book = await addressesOf(work.sql, userId, ids);
  if (book.length < ids.length) throw invalid(planMessages.noSuchAddress);
  const places = book.map((address) => placeOf(work.site, placedAddress(address)));
  const usual = book.find(({ id }) => id === addressId);
  let text = usual ? joinAddress(usual) : (address ?? '');
  if (text === '') {
    const [profile] = await profileAddress(work.sql, userId);
    text = profile ? joinAddress(profile) : '';
  }
  if (text === '') throw invalid(planMessages.noSuchAddress);
  if (!usual) places.push(placeOf(work.site, { pincode: pincodeIn(text) }));
  for (const place of places) checkPlanArea(place, work.site, planAreas);
  return text;
}

const mealAddresses = checkedQuery(
  'addresses of meals to come',
  { addressId: orNull(column.text()), address: orNull(column.text()) },
  (
    id: string,
  ) => sql`select distinct a.id as "addressId", m.address from meals m left join addresses a on a.id = m."addressId"
    where m."subscriptionId" = ${id} and m."decidedAt" is null and (a.id is not null or m.address is not null)`,
);

/** Checks that the meals of a plan are brought to the addresses that single meals have. Throws Failure order_outside_area. */
export async function checkMealAddresses(
  work: Work,
  id: string,
  userId: string,
  planAreas: readonly string[],
): Promise<void> {
  for (const single of await mealAddresses(work.sql, id))
    await checkAddresses(work, userId, { ...single, addresses: null }, planAreas);
}

const paidAtThatTime = checkedQuery(
  'meals that a company pays already',
  { id: column.text() },
  (
    id: string,
    userId: string,
    { mealTimeIds, weekdays, startsOn }: Pick<Asked, 'mealTimeIds' | 'weekdays' | 'startsOn'>,
  ) => sql`select id from "mealSubscriptions" s
    where "userId" = ${userId} and state = 'active' and "companyId" is not null and id <> ${id}
      and "mealTimeIds" ?| ${mealTimeIds}::text[] and weekdays ?| ${weekdays}::text[]
      and ("endsOn" is null or "endsOn" >= ${startsOn})`,
);

const beyondCompany = checkedQuery(
  'meals to come that a company would not pay for',
  { id: column.text() },
  (
    id: string,
  ) => sql`select id from meals where "subscriptionId" = ${id} and "decidedAt" is null and state = 'planned'
      and (quantity > 1 or jsonb_array_length(coalesce(extras, '[]')) > 0) limit 1`,
);

/** Checks that a company pays for a meal. Throws Failure company_not_paying. */
export function checkCompanyMeal(meal: CompanyMeal): void {
  const why = whyUnpaid(meal);
  if (why) throw new Failure('company_not_paying', companyMessages[why]);
}

/**
 * Checks that a company pays for the meals of somebody whose profile is locked: for one person, once at each meal time (PLAN-41).
 * @throws Failure company_not_paying, company_guests_planned
 */
async function checkCompany(
  work: Work,
  id: string,
  { userId, companyId }: { userId: string; companyId: string },
  asked: Asked,
): Promise<void> {
  const { paidBy, quantity: people } = asked;
  checkCompanyMeal({ paidBy, people, extras: null });
  if (!(await companyPaying(work.sql, companyId, userId, work.now))) throw new Failure('company_not_paying');
  if ((await paidAtThatTime(work.sql, id, userId, asked)).length > 0)
    throw new Failure('company_not_paying', companyMessages.twice);
  if ((await beyondCompany(work.sql, id)).length > 0) throw new Failure('company_guests_planned');
}

/** Checks that meals can be paid so. Throws Failure ledger_off, general_argument_invalid. */
export async function checkPaidBy(work: Work, id: string, userId: string, asked: Asked): Promise<void> {
  const { paidBy, companyId } = asked;
  if (!work.site.ledger.isOn) throw new Failure('ledger_off');
  if (companyId !== null) return checkCompany(work, id, { userId, companyId }, asked);
  if (paidBy !== HOUSE) return;
  const [profile] = await profileAddress(work.sql, userId);
  if (profile?.houseLimit === null) throw invalid(planMessages.noPayLater);
}

/**
 * Begins a trial, once for each proven number and each address (PLAN-3).
 * @throws Failure plan_trial_used, general_argument_invalid
 */
export async function takeTrial(
  work: Work,
  userId: string,
  plan: Plan,
  asked: Asked,
  byStaff: boolean,
): Promise<number> {
  const { trialMeals, areaIds } = plan.data;
  if (trialMeals === null) throw invalid(planMessages.noTrial);
  const address = await checkAddresses(work, userId, asked, areaIds);
  const [person] = await work.sql.query<{ proven: number | null; phone: number | null }>(
    sql`select "provenPhone" as proven, phone from users where id = ${userId}`,
    'number of a trial',
  );
  const phone = person?.proven ?? (byStaff ? person?.phone : null);
  if (!phone) throw invalid(planMessages.trialPhone);
  const markOf = (mark: string) => contentHash(mark, 'base64');
  const marks = [`phone ${phone}`, `place ${addressKey(address)}`].map(markOf);
  // Trials of versions before 0.3.0 have marks that depend on the order of the words.
  const earlier = markOf(`address ${address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`);
  const taken = await work.sql.query(
    sql`insert into plan_trials (mark, at) select mark, ${work.now} from unnest(${marks}::text[]) as mark
      where not exists (select from plan_trials where mark = ${earlier})
      on conflict do nothing returning mark`,
    'begin a trial',
  );
  if (taken.length < marks.length) throw new Failure('plan_trial_used');
  return trialMeals;
}

/**
 * A bundle of the plan for a subscriber who has its price in their balance, where it is held (PLAN-6).
 * @throws Failure plan_bundle_refused, order_balance_short
 */
export async function takeBundle(
  work: Work,
  userId: string,
  plan: Plan,
  { paidBy, before }: { paidBy: Asked['paidBy']; before: Bundle },
): Promise<Bundle> {
  const { bundleMeals, bundlePrice, bundleDays } = plan.data;
  const bundleMealPrice = mealPriceOf(plan.data);
  if (bundleMeals === null || bundlePrice === null || bundleMealPrice === undefined || paidBy !== BALANCE)
    throw new Failure('plan_bundle_refused');
  const today = dayAt(work.now, work.site.shop.timeZone);
  if (leftOn(before, today) > 0) throw new Failure('plan_bundle_refused', planMessages.bundleOpen);
  const has = usable(await lockStanding(work, userId));
  if (has < bundlePrice)
    throw new Failure(
      'order_balance_short',
      planMessages.bundleShort(formatMoney(bundlePrice), formatMoney(paise(has))),
    );
  // What is held changes the balance by 0, which orders notice that have seen it before.
  await addToBalance(work, { userId, debit: ZERO_PAISE, credit: ZERO_PAISE });
  return { bundleLeft: bundleMeals, bundleMealPrice, bundleUntil: addDays(today, bundleDays) };
}
