import pg from 'pg';

const FIRST = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Gita', 'Nisha', 'Arjun', 'Leela', 'Imran', 'Tara'];
const LAST = ['Rao', 'Verma', 'Joshi', 'Khan', 'Iyer', 'Patel', 'Das', 'Nair', 'Singh', 'Bose'];
const line = (dishId: string, name: string, quantity: number, price: number) => ({
  dishId,
  name,
  quantity,
  price,
  imgUrl: '',
});
/** The lines of the orders, in turns. */
const ITEMS = [
  [line('phulka', 'Phulka', 2, 4900)],
  [line('samosa', 'Samosa', 2, 4900)],
  [line('phulka', 'Phulka', 1, 4900), line('samosa', 'Samosa', 1, 4900)],
  [line('ghar-ki-thali', 'Ghar Ki Thali', 1, 4900), line('phulka', 'Phulka', 1, 4900)],
];

/** The number of open orders, which are the newest. */
const OPEN = 60;

const FILLED = ['users', 'orders', 'payments', 'orderEvents', 'mails', 'carts'];

/** SQL for the ids of the orders: like ids from clients, they begin with the time. */
const ID = 'to_hex(1700000000000 + n::bigint * 60000) || to_hex(n * 7919::bigint)';

/**
 * Fills an empty database with customers and orders, as after years of use. Every customer has the same number of orders
 * and a cart line. Every order has a payment, three steps and two mails. Indexes are dropped first and created again
 * afterwards, which takes a tenth of the time.
 * @param apart minutes between two orders
 */
export async function fill(url: string, orders: number, customers: number, apart = 1): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query(`set maintenance_work_mem = '256MB'`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public'
       and tablename in ('${FILLED.join(`', '`)}') and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await client.query(
    `insert into users (id, created, updated, "userId", name, email, phone, "createdAt")
     select 'u' || n, now(), now(), 'u' || n, ($1::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 10],
       'person' || n || '@example.in', 9000000000 + n * 137::bigint, now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [FIRST, LAST, customers],
  );
  await client.query(
    `insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, "paymentMethod",
       items, address, "customerName", "customerEmail", "customerPhone", "orderedOn", number, status,
       "statusSince", accepted_at, ready_at, accepted_promise)
     select ${ID}, moment, moment, u.id, 14300, 9800, 4000, 500, 'cod', $1::jsonb -> (n % 4), '4, MG Road, Pune',
       u.name, u.email, u.phone::text, moment, nextval('orders_number'), case when n > $4 then 'delivered' else 'placed' end,
       moment + interval '40 minutes', moment + interval '2 minutes', moment + interval '17 minutes', moment + interval '40 minutes'
     from generate_series($2::int, 1, -1) n join users u on u.id = 'u' || (1 + n % $3::int),
       lateral (select now() - n * $5::float * interval '1 minute' as moment) as times
     order by n desc`,
    [JSON.stringify(ITEMS), orders, customers, OPEN, apart],
  );
  await client.query(
    `insert into payments (id, created, updated, "orderId", "userId", method, amount, state, mock, "paidAt", "createdAt")
     select 'p' || id, created, updated, id, "userId", 'cod', "totalAmount", 'paid', false, created, created
     from orders order by sequence`,
  );
  await client.query(
    `insert into "orderEvents" (id, created, updated, "orderId", type, "from", "to", "userId", "actorRole", "createdAt")
     select id || minutes, created, updated, id, 'step', "from", "to", "userId", 'kitchen',
       created + minutes * interval '1 minute'
     from orders, (values (2, 'placed', 'accepted'), (17, 'accepted', 'ready'), (40, 'ready', 'delivered'))
       as steps (minutes, "from", "to")
     order by sequence, minutes`,
  );
  await client.query(
    `insert into mails (id, created, updated, kind, "to", "addressProven", "userId", "aboutId", status, attempts,
       "createdAt", "dueAt", "sentAt")
     select id || mail, created, updated, mail, "customerEmail", true, "userId", id, 'sent', 1, created, created, created
     from orders, (values ('order-confirmation'), ('order-delivered')) as kinds (mail) order by sequence, mail`,
  );
  await client.query(
    `insert into carts (id, created, updated, "cartId", "userId", "dishId", quantity, name, price)
     select 'c' || users.id, now(), now(), 'c' || users.id, users.id, dish.id, 1, dish.name, dish.price
     from users, (select id, name, price from dishes order by id limit 1) as dish`,
  );
  for (const { made } of indexes) await client.query(made);
  await client.query(`vacuum (analyze) ${FILLED.map((table) => `"${table}"`).join(', ')}`);
  await client.end();
}
