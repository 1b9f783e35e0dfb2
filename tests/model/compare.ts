import { sql } from '#server/db/sql-template.ts';
import { type HistoryKitchen, PER_QUARTER } from './history-kitchen.ts';
import { heldBy, type Model, totalOf } from './model.ts';

/** What must hold of all rows, whatever happened: each statement finds the rows of which it does not. */
const RULES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'a balance is the sum of its entries': sql`select u.id from users u where coalesce(u.balance, 0) <>
    (select coalesce(sum(credit - debit), 0) from "ledgerEntries" e where e."userId" = u.id)`,
  'a part of an order that is paid from the ledger has one entry': sql`select p.id from payments p
    where p.method in ('balance', 'house') and (p.state = 'paid') <> (1 = (select count(*) from "ledgerEntries" e
      where e."referenceKind" = 'payment' and e.reference = p.id and e.debit = p.amount
        and not exists (select 1 from "ledgerEntries" r where r."reversalOf" = e.id)))`,
  'what went back to a balance has one entry': sql`select f.id from refunds f where f."toBalance" and 1 <>
    (select count(*) from "ledgerEntries" e where e."referenceKind" = 'refund' and e.reference = f.id and e.credit = f.amount)`,
  'no more goes back than was paid': sql`select o.id from orders o where
    (select coalesce(sum(amount), 0) from refunds r where r."orderId" = o.id) >
    (select coalesce(sum(amount), 0) from payments p where p."orderId" = o.id and p.state = 'paid')`,
  // What was given back before as goodwill is not given back again for a line that is removed later.
  'an order that goes on is paid or due, to the paisa, unless all of it was given back': sql`select o.id from orders o
    where o.status not in ('cancelled', 'rejected', 'expired') and o."totalAmount" <>
      (select coalesce(sum(amount), 0) from payments p where p."orderId" = o.id and p.state in ('paid', 'due'))
      - (select coalesce(sum(amount), 0) from refunds r where r."orderId" = o.id and r.reason = 'lineRemoved')
      and (select coalesce(sum(amount), 0) from payments p where p."orderId" = o.id and p.state = 'paid')
        > (select coalesce(sum(amount), 0) from refunds r where r."orderId" = o.id)`,
  'an order has one number': sql`select number::text as id from orders group by number having count(*) > 1`,
  'no more portions are sold than there are': sql`select id from dishes where "portionsLeft" < 0`,
  'a coupon counts the orders that hold it, and no more than it allows': sql`select c.id from coupons c
    where c.used <> (select count(*) from "couponUses" u where u."couponId" = c.id) or c.used > c.total
      or c."perPerson" < any(select count(*) from "couponUses" u where u."couponId" = c.id group by u."userId")`,
  'an order that ended without food holds no coupon': sql`select o.id from orders o join "couponUses" u on u."orderId" = o.id
    where o.status in ('cancelled', 'rejected', 'expired')`,
  'a quarter of an hour counts the orders and dishes promised for it': sql`select s.start::text as id from slots s
    where (s.orders, s.items) <> (select count(*), coalesce(sum((select sum((line::jsonb ->> 'quantity')::int)
        from jsonb_array_elements_text(o.items::jsonb) as line)), 0) from orders o
      where o."slotAt" = s.start and o.status not in ('cancelled', 'rejected', 'expired'))`,
  'a quarter of an hour takes no more orders than it may': sql`select start::text as id from slots
    where orders > ${PER_QUARTER}`,
  'a meal is cooked once': sql`select "subscriptionId" as id from meals where "orderId" is not null
    group by "subscriptionId", date, "mealTimeId" having count(*) > 1`,
  'nothing is cooked for a skipped day': sql`select id from meals where state = 'skipped' and "orderId" is not null`,
  'invoices are without a gap and in order': sql`select id from (select id, number,
      row_number() over (partition by left(number, 8) order by sequence) as place,
      right(number, 6)::int as counted from invoices) as each where counted <> place`,
  'an invoice is of an order and corrects at most all of it': sql`select i.id from invoices i
    left join orders o on o.id = i."orderId" where o.id is null or (i.kind = 'invoice' and i.total <
      (select coalesce(sum(c.total), 0) from invoices c where c.corrects = i.id))`,
  'no row points nowhere': sql`
    select id from payments where "orderId" not in (select id from orders)
    union all select id from refunds where "orderId" not in (select id from orders)
    union all select id from refunds where "paymentId" is not null and "paymentId" not in (select id from payments)
    union all select id from "orderEvents" where "orderId" not in (select id from orders)
    union all select id from meals where "subscriptionId" not in (select id from "mealSubscriptions")
    union all select id from meals where "orderId" is not null and "orderId" not in (select id from orders)
    union all select id from "ledgerEntries" where "reversalOf" is not null
      and "reversalOf" not in (select id from "ledgerEntries")
    union all select id from carts where "userId" not in (select id from users)`,
};

/** Where the books stand: a kitchen, or a database alone. */
type Books = Pick<HistoryKitchen, 'database'>;

interface Row {
  rule: string;
  id: string;
}

const EVERY_RULE = sql.join(
  Object.entries(RULES).map(
    ([rule, rows]) => sql`select ${rule}::text as rule, broken.id::text as id from (${rows}) as broken`,
  ),
  ' union all ',
);

/** Looks for rows of which a rule does not hold. */
export async function checkRules({ database }: Books): Promise<void> {
  const broken = await database.query<Row>(EVERY_RULE);
  if (broken.length > 0) throw new Error(broken.map(({ rule, id }) => `Not so: ${rule} (${id})`).join('\n'));
}

/** What a kitchen's books say of some people, in words. */
export async function booksOf({ database }: Books, people: readonly { id: string }[]): Promise<Said> {
  const ids = JSON.stringify(people.map(({ id }) => id));
  const stored = await database.query<State>(
    sql`select u.id, concat_ws(' ', coalesce(u.balance, 0), (select coalesce(sum(p.amount), 0) from payments p
        where p."userId" = u.id and p.state = 'due' and p.method in ('balance', 'house')),
        (select coalesce(sum(quantity), 0) from carts c where c."userId" = u.id)) as state
      from users u join jsonb_array_elements_text(${ids}::jsonb) as asked (id) on asked.id = u.id order by u.id`,
  );
  const orders = await database.query<State>(
    sql`select o.id, concat_ws(' ', case when status in ('cancelled', 'rejected', 'expired') then 'ended' else status end,
        "totalAmount", (select coalesce(sum(p.amount), 0) from payments p where p."orderId" = o.id and p.state = 'paid'),
        (select coalesce(sum(r.amount), 0) from refunds r where r."orderId" = o.id)) as state
      from orders o where o."userId" in (select jsonb_array_elements_text(${ids}::jsonb))`,
  );
  const [dish] = await database.query<{ left: number }>(
    sql`select "portionsLeft" as left from dishes where id = 'samosa'`,
  );
  return {
    'balance, held, cart': inWords(stored),
    'status, total, paid, given back': inWords(orders),
    'portions left': String(dish?.left),
  };
}

/** What the model says of its people. */
function expectedBooks(model: Model): Said {
  const people = model.people.map((who) => ({
    id: who.id,
    state: `${who.balance} ${heldBy(model, who)} ${who.cart}`,
  }));
  const orders = model.orders.map((order) => {
    const paid = order.parts
      .filter(({ state }) => state === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0);
    const back = order.back.house + order.back.balance + order.back.money;
    const total = order.portionsOf === undefined ? order.price : totalOf(order);
    return { id: order.id, state: `${order.status} ${total} ${paid} ${back}` };
  });
  return {
    'balance, held, cart': inWords(people),
    'status, total, paid, given back': inWords(orders),
    'portions left': String(model.portionsLeft),
  };
}

/** Compares a kitchen with the model, and looks for rows of which a rule does not hold. */
export async function compare(model: Model, kitchen: HistoryKitchen): Promise<void> {
  await checkRules(kitchen);
  const [expected, found] = [expectedBooks(model), await booksOf(kitchen, model.people)];
  for (const what of KINDS)
    if (expected[what] !== found[what])
      throw new Error(`${what}\nthe model:\n${expected[what]}\nthe kitchen:\n${found[what]}`);
}

const KINDS = ['balance, held, cart', 'status, total, paid, given back', 'portions left'] as const;
type Said = Record<(typeof KINDS)[number], string>;

/** What is compared of a person or an order, as words. */
interface State {
  id: string;
  state: string;
}

const inWords = (all: readonly State[]): string =>
  all
    .map(({ id, state }) => `${id}: ${state}`)
    .sort()
    .join('\n');
