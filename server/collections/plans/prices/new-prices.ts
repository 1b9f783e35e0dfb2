import { type Paise, toRupees } from '#domain/money.ts';
import { awaitsAnswer } from '#domain/plans/prices/agreed-price.ts';
import type { WireAskedPrice, WireCompanyPrice, WirePricePreview } from '#domain/plans/prices/new-prices.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { plannedChannel } from '#server/messages/planned-channel.ts';
import { readRecipient } from '#server/messages/recipient.ts';
import { type Subscription, subscriptionTable } from '../meals/planned-meals.ts';
import { plans } from '../plans.ts';
import { agreementsAfter, isAskedAnew } from './announce-price.ts';

const RAISED = { op: 'isNotNull', field: 'newPrice' } as const;
/** Days for which an answer is listed, from the first day of its price. */
const LISTED = 30;
/** More customers than these are not looked at one by one before a price is saved. */
const MOST_LOOKED_AT = 300;

/** What another price of a plan would do to how many (PLAN-5). Writes nothing. */
export async function previewPrice(work: Work, planId: string, price: Paise): Promise<WirePricePreview> {
  if (!(await find(work.sql, plans, planId))) throw new Failure('document_not_found');
  const all = await agreementsAfter(work, planId, price);
  const asked = all.filter(({ subscription, agreed }) => isAskedAnew(subscription, agreed));
  const ofCompanies = asked.filter(({ subscription: { data } }) => data.companyId !== null);
  const people = new Set(
    asked.flatMap(({ subscription: { data } }) => (data.companyId === null ? (data.userId ?? []) : [])),
  );
  const cheaper = all.filter(({ subscription, agreed }) => agreed.price < subscription.data.price).length;
  const [first] = asked;
  return {
    asked: people.size,
    onList: people.size > MOST_LOOKED_AT ? null : await countUnreached(work, [...people]),
    companies: new Set(ofCompanies.map(({ subscription: { data } }) => data.companyId)).size,
    companyPeople: ofCompanies.length,
    cheaper,
    unchanged: all.length - asked.length - cheaper,
    from: first?.agreed.newPriceFrom ?? dayAt(work.now, work.site.shop.timeZone),
    pauses: work.site.plans.pausesUnanswered,
  };
}

/** How many of some people no channel would reach, so that they wait on the kitchen's list. */
async function countUnreached(work: Work, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const person = await readRecipient(work.sql, id, { documentId: null, now: work.now });
    if (person && (await plannedChannel(work, 'meal-price', person)) === undefined) count++;
  }
  return count;
}

const named = checkedQuery(
  'people of new prices',
  { id: column.text(), name: orNull(column.text()), phone: orNull(column.bigint()) },
  (ids: readonly string[]) => sql`select id, name, phone from users where id = any(${ids}::text[])`,
);

const companiesOf = checkedQuery(
  'companies of new prices',
  { id: column.text(), name: column.text() },
  (ids: readonly string[]) => sql`select id, name from companies where id = any(${ids}::text[])`,
);

const lastTold = checkedQuery(
  'when people were told of a new price',
  { userId: column.text(), planId: column.text(), at: column.moment() },
  (
    ids: readonly string[],
  ) => sql`select "userId", split_part(about, ' ', 1) as "planId", max(at) as at from meal_messages
    where "userId" = any(${ids}::text[]) and kind = 'told meal-price' group by 1, 2`,
);

const companiesTold = checkedQuery(
  'when companies were told of a new price',
  { companyId: column.text(), planId: column.text(), at: column.moment() },
  (
    ids: readonly string[],
  ) => sql`select c.id as "companyId", split_part(about, ' ', 1) as "planId", max(t.at) as at
    from companies c join meal_messages t on t.kind = 'told company-price' and (t."userId" = c."payerId"
      or t."userId" in (select m."userId" from "companyMembers" m where m."companyId" = c.id))
    where c.id = any(${ids}::text[]) group by 1, 2`,
);

const answerOf = ({ data }: Subscription): WireAskedPrice['answer'] =>
  data.acceptsNewPrice ? 'agreed' : data.keepsPrice ? 'kept' : null;

/** The key under which the people of a company are one row. */
function keyOf(subscription: Subscription): string {
  const { companyId, planId, newPrice, newPriceFrom, price } = subscription.data;
  if (companyId === null) return subscription.id;
  return [companyId, planId, newPrice, newPriceFrom, price, answerOf(subscription)].join(' ');
}

/** Who was asked to agree to a higher price, and what each has answered: those who have not first, by name (PLAN-5). */
export async function askedPrices({
  sql: db,
  site,
  now,
}: Pick<Work, 'sql' | 'site' | 'now'>): Promise<WireAskedPrice[]> {
  const { fields } = subscriptionTable;
  const raised = and(equal(fields.state, 'active'), RAISED);
  const since = addDays(dayAt(now, site.shop.timeZone), -LISTED);
  const found = (await findAll(db, subscriptionTable, raised)).filter(
    ({ data }) => awaitsAnswer(data) || (data.newPriceFrom ?? '') >= since,
  );
  const ids = found
    .flatMap(({ data: { userId, priceAnsweredBy } }) => [userId, priceAnsweredBy])
    .filter((each) => each !== null);
  const companyIds = found.flatMap(({ data }) => data.companyId ?? []);
  const [people, companies, told, toldCompanies] = await Promise.all([
    named(db, ids),
    companiesOf(db, companyIds),
    lastTold(db, ids),
    companiesTold(db, companyIds),
  ]);
  const rows = new Map<string, WireAskedPrice>();
  for (const subscription of found) {
    const key = keyOf(subscription);
    const known = rows.get(key);
    rows.set(
      key,
      known
        ? { ...known, subscriptionIds: [...known.subscriptionIds, subscription.id], people: known.people + 1 }
        : rowOf(subscription, { people, companies, told, toldCompanies }),
    );
  }
  return [...rows.values()].sort(
    (one, other) =>
      Number(one.answer !== null) - Number(other.answer !== null) ||
      (one.name ?? '').localeCompare(other.name ?? '', 'en'),
  );
}

interface Known {
  people: Awaited<ReturnType<typeof named>>;
  companies: Awaited<ReturnType<typeof companiesOf>>;
  told: Awaited<ReturnType<typeof lastTold>>;
  toldCompanies: Awaited<ReturnType<typeof companiesTold>>;
}

function rowOf(subscription: Subscription, known: Known): WireAskedPrice {
  const { id, data } = subscription;
  const { planId, userId, companyId, price, newPrice, newPriceFrom } = data;
  const person = companyId === null ? known.people.find((each) => each.id === userId) : undefined;
  const company = known.companies.find((each) => each.id === companyId);
  const told =
    companyId === null
      ? known.told.find((each) => each.userId === userId && each.planId === planId)
      : known.toldCompanies.find((each) => each.companyId === companyId && each.planId === planId);
  const by = data.priceAnsweredBy;
  return {
    subscriptionIds: [id],
    planId,
    planName: data.planName ?? '',
    userId: companyId === null ? userId : null,
    companyId,
    name: company?.name ?? (person?.name || null),
    phone: person?.phone ?? null,
    people: 1,
    before: toRupees(price),
    price: toRupees(newPrice ?? price),
    from: newPriceFrom ?? '',
    pauses: data.pausesUnlessAgreed,
    answer: answerOf(subscription),
    answeredAt: data.priceAnsweredAt?.toISOString() ?? null,
    answeredBy: by === null ? null : known.people.find((each) => each.id === by)?.name || null,
    toldAt: told?.at.toISOString() ?? null,
  };
}

/** The higher prices that a company is asked to agree to, once for all its people. */
export async function pricesForCompany(db: Sql, companyId: string): Promise<WireCompanyPrice[]> {
  const { fields } = subscriptionTable;
  const theirs = and(equal(fields.companyId, companyId), equal(fields.state, 'active'), RAISED);
  const byKey = new Map<string, WireCompanyPrice>();
  for (const { data } of await findAll(db, subscriptionTable, theirs)) {
    const { planId, price, newPrice, newPriceFrom } = data;
    if (!awaitsAnswer(data) || newPrice === null || newPriceFrom === null) continue;
    const key = `${planId} ${newPrice} ${newPriceFrom}`;
    const known = byKey.get(key);
    byKey.set(key, {
      planId,
      planName: data.planName ?? '',
      before: toRupees(price),
      price: toRupees(newPrice),
      from: newPriceFrom,
      people: (known?.people ?? 0) + 1,
      pauses: data.pausesUnlessAgreed,
    });
  }
  return [...byKey.values()];
}
