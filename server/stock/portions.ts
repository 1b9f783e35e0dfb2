import { dishMessages } from '#domain/dishes/messages.ts';
import { portionMessages } from '#domain/dishes/portion-messages.ts';
import { portionsDate, stockWith } from '#domain/dishes/stock.ts';
import { withParts } from '#domain/option-groups/parts.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import type { Day } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { readGroups } from '#server/collections/option-groups/offered.ts';
import { checkedQuery, column, orNull, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { SCHEDULE_COLUMNS } from './dish-table.ts';
import { portionsLeftOf } from './portion-counts.ts';
import { writeStock } from './write-stock.ts';

// The portions of dishes that can be ordered for a date (STOCK-5). Every change locks the rows of the dishes first, in the
// order of their ids, so that two orders wait for each other and never deadlock.

/** Dishes and how many of each. The same dish may stand in several lines. */
type Lines = readonly { dishId: string; quantity: number }[];

/** A dish with a limited number of portions, before they change. */
const DISH = {
  id: column.text(),
  name: column.text(),
  portionsPerDay: orNull(column.bigint()),
  isAvailable: column.boolean(),
  soldOutUntil: orNull(column.moment()),
  outOfPortions: column.boolean(),
  offSchedule: column.boolean(),
  portionsLeft: orNull(column.bigint()),
  ...SCHEDULE_COLUMNS,
};
const DISH_COLUMNS = sql.raw(
  `dishes.id, name, "portionsPerDay", "isAvailable", "soldOutUntil", "outOfPortions", "offSchedule", "portionsLeft",
    "isHidden", "servedFrom", "servedUntil", "servedOn"`,
);

/** A dish whose portions have changed, as it was before. */
interface ChangedDish extends RowOf<typeof DISH> {
  date: Day;
  /** How many portions are ordered for the date now. */
  taken: number;
}

/** Shows the portions that are left for today. Those of other dates are counted only. */
async function showLeft(work: Work, changed: readonly ChangedDish[]): Promise<void> {
  const today = portionsDate(work.now, work.site);
  for (const { id, date, portionsPerDay, taken, ...data } of changed) {
    if (date !== today || portionsPerDay === null) continue;
    const left = portionsLeftOf(portionsPerDay, taken);
    await writeStock(work, { id, data }, stockWith(data, left, work.site, work.now));
  }
}

function quantities(lines: Lines): Map<string, number> {
  const byDish = new Map<string, number>();
  for (const { dishId, quantity } of lines) byDish.set(dishId, (byDish.get(dishId) ?? 0) + quantity);
  return byDish;
}

const portionsThatAreLeft = checkedQuery(
  'portions that are left',
  { id: column.text(), name: column.text(), left: column.bigint() },
  (ids: readonly string[], date: Day) =>
    sql`select id, name, "portionsPerDay" - coalesce(taken, 0) as left from dishes
      left join "dishPortions" as portions on portions."dishId" = id and date = ${date}::date
      where id = any(${ids}) and "portionsPerDay" is not null order by id`,
);

/** The refusal that names the first dish with too few portions, and how many are left. */
async function tooFew(work: Work, wanted: ReadonlyMap<string, number>, date: Day): Promise<Failure> {
  // Read in a new statement: the refused one saw the portions as they were before it waited for the row's lock.
  const dishes = await portionsThatAreLeft(work.sql, [...wanted.keys()], date);
  const few = dishes.find(({ id, left }) => left < (wanted.get(id) ?? 0));
  const words =
    few === undefined || few.left <= 0
      ? dishMessages.noPortions(few?.name ?? '')
      : portionMessages.fewPortions(few.name, few.left);
  return new Failure('order_portions_gone', words);
}

const takenPortions = checkedQuery(
  'take portions',
  // `quantity` is what the order takes of a dish; `taken` is null if too few are left.
  { ...DISH, quantity: column.bigint(), taken: orNull(column.bigint()) },
  (ids: readonly string[], counts: readonly number[], orderId: string, date: Day, exceed: boolean) =>
    sql`with locked as materialized (
        select ${DISH_COLUMNS}, quantity from dishes
        join unnest(${ids}::text[], ${counts}::bigint[]) as asked (id, quantity) using (id)
        where "portionsPerDay" is not null order by id for no key update of dishes
      ), taken as (
        insert into "dishPortions" as portions ("dishId", date, taken)
        select id, ${date}::date, quantity from locked where ${exceed} or quantity <= "portionsPerDay"
        on conflict ("dishId", date) do update set taken = portions.taken + excluded.taken
          where ${exceed} or portions.taken + excluded.taken
            <= (select "portionsPerDay" from locked where locked.id = excluded."dishId")
        returning "dishId", taken
      ), held as (
        insert into "orderPortions" as held ("orderId", "dishId", date, quantity)
        select ${orderId}, id, ${date}::date, quantity from locked
        on conflict ("orderId", "dishId") do update set quantity = held.quantity + excluded.quantity
      )
      select locked.*, taken.taken from locked left join taken on "dishId" = id order by id`,
);

/**
 * Takes portions of the dishes that have a limited number of them, for an order and a date. For dishes without a limit
 * it does nothing. An order takes the portions of a dish for one date only.
 * @param exceed whether more portions may be taken than are left: the kitchen itself has offered the dishes
 * @throws Failure order_portions_gone if too few are left, with a message that says how many
 */
export async function takePortions(
  work: Work,
  orderId: string,
  lines: Lines,
  date: Day,
  exceed = false,
): Promise<void> {
  const wanted = quantities(lines);
  const [ids, counts] = [[...wanted.keys()], [...wanted.values()]];
  const all = await takenPortions(work.sql, ids, counts, orderId, date, exceed);
  const changed = all.flatMap(({ taken, ...dish }) => (taken === null ? [] : [{ ...dish, date, taken }]));
  if (changed.length < all.length) throw await tooFew(work, wanted, date);
  await showLeft(work, changed);
}

const returnedPortions = checkedQuery(
  'return portions',
  { ...DISH, date: column.date(), back: column.bigint(), taken: column.bigint() },
  (ids: readonly string[], counts: readonly number[], orderId: string, all: boolean) =>
    sql`with asked as (
        select * from unnest(${ids}::text[], ${counts}::bigint[]) as asked (dish, lines)
      ), locked as materialized (
        select ${DISH_COLUMNS}, date, case when ${all} then quantity else least(quantity, lines) end as back
        from "orderPortions" as held join dishes on id = held."dishId" left join asked on dish = id
        where "orderId" = ${orderId} and (${all} or lines > 0) order by id for no key update of dishes
      ), kept as (
        update "orderPortions" set quantity = quantity - back from locked
        where "orderId" = ${orderId} and "dishId" = id and quantity > back
      ), gone as (
        delete from "orderPortions" using locked
        where "orderId" = ${orderId} and "dishId" = id and quantity <= back
      ), freed as (
        update "dishPortions" as portions set taken = greatest(portions.taken - back, 0) from locked
        where portions."dishId" = id and portions.date = locked.date returning "dishId", portions.taken
      )
      select locked.*, freed.taken from locked join freed on "dishId" = id order by id`,
);

/**
 * Gives portions that an order holds back to their date: all of them, or those of some lines. A repeat gives nothing
 * back. The caller must have locked the order's row.
 */
export async function returnPortions(work: Work, orderId: string, lines?: Lines): Promise<void> {
  const given = lines && quantities(lines);
  const [ids, counts] = [[...(given?.keys() ?? [])], [...(given?.values() ?? [])]];
  const changed = await returnedPortions(work.sql, ids, counts, orderId, !lines);
  await showLeft(work, changed);
}

/**
 * Corrects the portions that an order holds after a change of its lines. Added dishes were offered by the kitchen, so
 * their portions are taken even if none are left. The caller must have locked the order's row.
 */
export async function changePortions(
  work: Work,
  order: { id: string; scheduledFor: Date | null },
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<void> {
  const groupIds = [...before, ...after].flatMap(({ options = [] }) => options.map(({ groupId }) => groupId));
  const groups = await readGroups(work.sql, groupIds);
  const [had, has] = [quantities(withParts(before, groups)), quantities(withParts(after, groups))];
  const more = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
    [...some].flatMap(([dishId, count]) => {
      const quantity = count - (others.get(dishId) ?? 0);
      return quantity > 0 ? [{ dishId, quantity }] : [];
    });
  const [added, removed] = [more(has, had), more(had, has)];
  if (removed.length > 0) await returnPortions(work, order.id, removed);
  if (added.length > 0) {
    const date = portionsDate(order.scheduledFor ?? work.now, work.site);
    await takePortions(work, order.id, added, date, true);
  }
}
