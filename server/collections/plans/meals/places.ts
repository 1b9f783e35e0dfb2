import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// The places of plans and of their meal times (PLAN-12). A subscription holds the places of its people on each of its days, also
// while a meal is skipped or paused, so that nobody comes back to a full kitchen. More people on one day hold more on that day.

/** For how many people which meals are asked on which days. */
export type Eating = Pick<
  Data<typeof mealSubscriptionAttributes>,
  'planId' | 'mealTimeIds' | 'weekdays' | 'quantity' | 'startsOn' | 'endsOn'
>;

/** A meal time on a day of the week. */
interface Slot {
  mealTimeId: string;
  weekday: Weekday;
}

const slotsOf = ({ mealTimeIds, weekdays }: Eating): Slot[] =>
  mealTimeIds.flatMap((mealTimeId) => weekdays.map((weekday) => ({ mealTimeId, weekday })));

/** The meal times and days of the week on which more people eat than before; all of them once it goes on for longer. */
function grown(before: Eating | undefined, after: Eating): Slot[] {
  if (!before) return slotsOf(after);
  const isLonger = before.endsOn !== null && (after.endsOn === null || after.endsOn > before.endsOn);
  return slotsOf(after).filter(({ mealTimeId, weekday }) => {
    const ateThen = before.mealTimeIds.includes(mealTimeId) && before.weekdays.includes(weekday);
    return isLonger || !ateThen || after.quantity > before.quantity;
  });
}

/**
 * Slots, as meal times and days of the week side by side, with too many people on some day. The number of others who eat in one
 * grows only on the first day of a subscription and on days with guests, so no other days are added up, but for the first week.
 */
const fullSlots = checkedQuery(
  'full meal times',
  { id: column.text() },
  (
    id: string,
    times: readonly string[],
    weekdays: readonly string[],
    people: number,
    from: Day,
    to: Day | null,
  ) => sql`with asked as (
      select t.id, t."mostMeals", slot.weekday
      from unnest(${times}::text[], ${weekdays}::text[]) as slot (time, weekday)
        join "mealTimes" t on t.id = slot.time and t."mostMeals" is not null),
    others as (
      select s.id, s.quantity, s."mealTimeIds", s.weekdays, s."startsOn", s."endsOn" from "mealSubscriptions" s
      where s.state = 'active' and s.id <> ${id} and (s."endsOn" is null or s."endsOn" >= ${from})),
    beginnings as (
      select ${from}::date as day union select "startsOn"::date from others where "startsOn" > ${from}),
    days as (
      select (day + n) as day from beginnings, generate_series(0, 6) as n
      union select date::date from meals where date >= ${from} and state = 'planned' and quantity > 1)
    select asked.id from asked join days on to_char(day, 'FMday') = asked.weekday
    where day <= coalesce(${to}::date, 'infinity') and asked."mostMeals" < ${people} + (
      select coalesce(sum(greatest(o.quantity, m.quantity)), 0) from others o
        left join meals m on m."subscriptionId" = o.id and m.date = day::text and m."mealTimeId" = asked.id and m.state = 'planned'
      where o."mealTimeIds" @> to_jsonb(asked.id) and o.weekdays @> to_jsonb(asked.weekday)
        and o."startsOn" <= day::text and (o."endsOn" is null or o."endsOn" >= day::text))
    limit 1`,
);

const fullPlan = checkedQuery(
  'full plan',
  { id: column.text() },
  (id: string, planId: string) => sql`select id from plans
    where id = ${planId} and "mostSubscribers" <= (select count(*) from "mealSubscriptions" s
      where s."planId" = plans.id and s.state = 'active' and s.id <> ${id})`,
);

/**
 * Takes the places that a subscription, or one meal of it, needs beyond those it holds, alone until the transaction ends: whatever
 * changes meal times, days or people calls it. What is held already stays, also if the owner allows fewer by now.
 * @param before undefined: it holds none
 * @throws Failure plan_full
 */
export async function takePlaces(
  work: Work,
  id: string,
  before: Eating | undefined,
  after: Eating,
): Promise<void> {
  const slots = grown(before, after);
  const isOther = before?.planId !== after.planId;
  if (slots.length === 0 && !isOther) return;
  await takeLock(work.sql, 'places in plans');
  const today = dayAt(work.now, work.site.shop.timeZone);
  const from = after.startsOn > today ? after.startsOn : today;
  const times = slots.map(({ mealTimeId }) => mealTimeId);
  const weekdays = slots.map(({ weekday }) => weekday);
  const isPlanFull = isOther && (await fullPlan(work.sql, id, after.planId)).length > 0;
  const full =
    isPlanFull ||
    (await fullSlots(work.sql, id, times, weekdays, after.quantity, from, after.endsOn)).length > 0;
  if (full) throw new Failure('plan_full');
}
