import { type Paise, times, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { CANCEL_ON_THE_WAY_REASONS, type StepReason } from '#domain/orders/reasons.ts';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import { type Bundle, leftOn } from '#domain/plans/bundles.ts';
import type { MealState, MissedReason } from '#domain/plans/meal-states.ts';
import {
  DECIDED_WITHIN,
  type MoneyChoice,
  moneyChoices,
  type WireMissedMeal,
} from '#domain/plans/missed-money.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { addEntry } from '#server/collections/balances/add-entry.ts';
import { lockBalance } from '#server/collections/balances/balances.ts';
import { namesOfMeal, payerOf } from '#server/collections/balances/order-entries.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { users } from '#server/collections/users.ts';
import { checkedQuery, column, orNull, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, checkNotOwnMoney, requireRole } from '#server/documents/access.ts';
import { audit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { tell } from '#server/messages/tell.ts';
import { meals } from '../meals.ts';
import {
  lockSubscription,
  mealTable,
  mealTimeTable,
  type Subscription,
  subscriptionTable,
} from './planned-meals.ts';

const MOST = 200;

/** What an order that ended has given back to the ledger of whoever paid for it. */
const GIVEN_BACK = sql`(select coalesce(sum(amount), 0) from refunds r where r."orderId" = o.id and r."toBalance"
  and r.reason in (${sql.raw(FAILED_STATUSES.map((status) => `'${status}'`).join(', '))}))::bigint`;

const missedSince = checkedQuery(
  'meals that did not reach their customer',
  {
    id: column.text(),
    userId: column.text(),
    name: orNull(column.text()),
    date: column.text(),
    mealTimeId: column.text(),
    planName: orNull(column.text()),
    state: column.text<MealState>(),
    reason: present(column.text<MissedReason>()),
    fromBundle: orNull(column.bigint()),
    orderId: orNull(column.text()),
    orderReason: orNull(column.text<StepReason>()),
    amount: column.bigint<Paise>(),
    company: orNull(column.text()),
    subscriptionState: column.text(),
    bundleLeft: column.bigint(),
    bundleMealPrice: orNull(column.bigint<Paise>()),
    bundleUntil: orNull(column.text()),
  },
  (
    since: Day,
  ) => sql`select m.id, m."userId", u.name, m.date, m."mealTimeId", s."planName", m.state, m.reason,
      m."fromBundle", m."orderId", o."statusReason" as "orderReason", coalesce(${GIVEN_BACK}, 0)::bigint as amount,
      c.name as company, s.state as "subscriptionState", s."bundleLeft", s."bundleMealPrice", s."bundleUntil"
    from meals m join "mealSubscriptions" s on s.id = m."subscriptionId" join users u on u.id = m."userId"
      left join orders o on o.id = m."orderId" left join companies c on c."payerId" = o."payerId"
    where m.state = 'missed' and m."settledAs" is null and m.date >= ${since}
      and ((m.reason = 'ended' and (m."fromBundle" > 0 or o."statusReason" = any(${CANCEL_ON_THE_WAY_REASONS}::text[])))
        or (m.reason in ('late', 'noMenu', 'address') and s."bundleLeft" > 0))
    order by m.date desc, m.id limit ${MOST}`,
);

/** The meals of the last days whose money somebody should decide about (PLAN-57). */
export async function missedMeals(db: Sql, site: SiteSettings, now: Date): Promise<WireMissedMeal[]> {
  const today = dayAt(now, site.shop.timeZone);
  return (await missedSince(db, addDays(today, -DECIDED_WITHIN))).flatMap((row) => {
    const { id, userId, name, date, mealTimeId, planName, reason, orderId, orderReason, amount, company } =
      row;
    const bundle = { ...row, state: row.subscriptionState };
    const choices = moneyChoices({ ...row, settledAs: null }, orderReason, bundle, today);
    if (choices.length === 0) return [];
    return [
      {
        $id: id,
        ...{ userId, name: name || null, date, mealTimeId, planName: planName ?? '', reason },
        ...{ orderId, orderReason, company, amount: toRupees(amount), choices },
      },
    ];
  });
}

const endedOrder = checkedQuery(
  'order of a missed meal',
  {
    reason: orNull(column.text<StepReason>()),
    userId: orNull(column.text()),
    payerId: orNull(column.text()),
    amount: column.bigint<Paise>(),
  },
  (orderId: string) => sql`select "statusReason" as reason, "userId", "payerId", ${GIVEN_BACK} as amount
    from orders o where id = ${orderId}`,
);

interface Decided {
  mealId: string;
  date: Day;
  mealTimeId: string;
  /** How many people's meals of the bundle it is about. */
  inBundle: number;
}

/** Takes again what the meal's order has given back, from whoever paid for it. Each meal is charged once. */
async function charge(
  work: Work,
  { mealId, date, mealTimeId }: Decided,
  order: { userId: string | null; payerId: string | null; amount: Paise } | undefined,
): Promise<Paise> {
  if (!work.site.ledger.isOn) throw new Failure('ledger_off');
  if (!order || order.userId === null || order.amount === 0) throw new Failure('meal_money_decided');
  const { userId, eaterId } = payerOf({ userId: order.userId, payerId: order.payerId });
  const mealTime = await find(work.sql, mealTimeTable, mealTimeId);
  await lockBalance(work, userId);
  await addEntry(work, {
    userId,
    eaterId,
    ...namesOfMeal({ mealTime: mealTime?.data.name ?? null, mealTimeId, date }),
    debit: order.amount,
    credit: ZERO_PAISE,
    referenceKind: 'meal',
    reference: mealId,
  });
  return order.amount;
}

/** What a decision changes of the bundle; undefined: nothing. */
async function bundleAfter(
  work: Work,
  { id, data }: Subscription,
  { mealId, date, inBundle }: Decided,
  choice: MoneyChoice,
): Promise<Partial<Bundle> | undefined> {
  const { bundleLeft, bundleUntil } = data;
  if (choice !== 'extend')
    return inBundle > 0 ? { bundleLeft: Math.max(0, bundleLeft - inBundle) } : undefined;
  if (bundleUntil === null) return undefined;
  const { fields } = mealTable;
  const ofDay = and(
    equal(fields.subscriptionId, id),
    equal(fields.date, date),
    equal(fields.settledAs, 'extend'),
  );
  // A day makes the bundle a day longer, however many of its meals were missed.
  const others = (await findAll(work.sql, mealTable, ofDay)).filter((other) => other.id !== mealId);
  return others.length > 0 ? undefined : { bundleUntil: addDays(bundleUntil, 1) };
}

/**
 * Decides what becomes of the money of a meal that did not reach its customer, once, on whichever instance (PLAN-57).
 * @throws Failure meal_money_decided if it was decided before or the choice is not open, document_not_found, plans_off, ledger_off
 */
export async function decideMoney(work: UnitOfWork, mealId: string, choice: MoneyChoice): Promise<void> {
  checkPlansOn(work);
  const seen = await find(work.sql, mealTable, mealId);
  if (!seen) throw new Failure('document_not_found');
  const subscription = await lockSubscription(work, seen.data.subscriptionId);
  const before = await find(work.sql, mealTable, mealId, true);
  if (!before || !subscription) throw new Failure('document_not_found');
  const { orderId, date, mealTimeId, reason, fromBundle, quantity, userId } = before.data;
  requireRole(work, adminOnly);
  checkNotOwnMoney(work, userId);
  const [order] = orderId === null ? [] : await endedOrder(work.sql, orderId);
  const today = dayAt(work.now, work.site.shop.timeZone);
  const open = moneyChoices(before.data, order?.reason ?? null, subscription.data, today);
  if (!open.includes(choice)) throw new Failure('meal_money_decided');
  // What was taken at the cutoff has returned to the bundle. What was missed at the cutoff was never taken from it.
  const left = leftOn(subscription.data, date);
  const inBundle =
    reason === 'ended' ? (fromBundle ?? 0) : Math.min(left, quantity ?? subscription.data.quantity);
  const decided = { mealId, date, mealTimeId, inBundle };
  const change = await bundleAfter(work, subscription, decided, choice);
  if (change)
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, subscription.id), change);
  const charged = choice === 'charge' ? await charge(work, decided, order) : undefined;
  const [after] = await work.updateWhere(mealTable, equal(mealTable.fields.id, mealId), {
    settledAs: choice,
  });
  await audit(work, meals, before, after);
  if (charged !== undefined && order?.payerId === null && userId !== null) {
    const mealTime = await find(work.sql, mealTimeTable, mealTimeId);
    const values = { name: mealTime?.data.name ?? '', date, amount: charged };
    await tell(work, userId, { kind: 'meal-charged', about: mealId, values });
  }
  if (choice === 'extend' && change?.bundleUntil && userId !== null)
    await tell(work, userId, { kind: 'bundle-longer', about: mealId, values: { last: change.bundleUntil } });
  const { bundleMealPrice } = subscription.data;
  if (choice === 'credit' && inBundle > 0 && bundleMealPrice !== null && userId !== null) {
    const [person] = await findAll(work.sql, users, equal(users.fields.id, userId));
    const values = { amount: times(bundleMealPrice, inBundle), balance: person?.data.balance ?? 0 };
    await tell(work, userId, { kind: 'money-credited', about: mealId, values });
  }
}
