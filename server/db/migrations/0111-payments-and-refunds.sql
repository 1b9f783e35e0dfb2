-- How orders are paid, and what goes back.
create table payments (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  "userId" text collate "C",
  "riderId" text collate "C",
  method text collate "C" not null,
  amount bigint not null check (amount >= 0),
  state text collate "C" not null check (state in ('due', 'paid', 'failed', 'expired')),
  mock boolean not null,
  reference text collate "C",
  "recordedBy" text collate "C",
  "paidAt" timestamptz(3),
  "createdAt" timestamptz(3)
);
create index payments_of_order on payments ("orderId");
create index payments_of_customer on payments ("userId", sequence);

create table refunds (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  "userId" text collate "C",
  line bigint,
  amount bigint not null check (amount > 0),
  reason text collate "C" not null,
  note text collate "C",
  method text collate "C" not null,
  "actorId" text collate "C",
  "doneAt" timestamptz(3),
  "createdAt" timestamptz(3)
);
create index refunds_of_order on refunds ("orderId");
create index refunds_of_customer on refunds ("userId", sequence);

-- Orders of before: card and UPI were only played; whether cash was taken nobody wrote down, and after an hour it counts as taken.
insert into payments (id, created, updated, "orderId", "userId", method, amount, state, mock, "paidAt", "createdAt")
select substr(md5('payment of ' || id), 1, 20), created, created, id, "userId", method, "totalAmount",
  case when open then 'due' else 'paid' end, method <> 'cod', case when open then null else "orderedOn" end,
  coalesce("orderedOn", created)
from (
  select *, coalesce("paymentMethod", 'cod') as method,
    coalesce("paymentMethod", 'cod') = 'cod' and "orderedOn" > now() - interval '1 hour' as open
  from orders
) as placed;

-- Why the kitchen ended an order or promised another time, for its customer to read.
alter table orders add column "statusReason" text collate "C", add column "statusNote" text collate "C";

create index orders_to_accept on orders ("acceptBy") where status = 'placed' and "acceptBy" is not null;
