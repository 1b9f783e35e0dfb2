-- An order's life: its status as recorded, its promise, its rider, and what it was priced with.
alter table orders
  add column note text collate "C",
  add column kind text collate "C" not null default 'delivery' check (kind in ('delivery', 'pickup')),
  add column status text collate "C" not null default 'placed' check (status in ('awaitingPayment', 'placed', 'accepted',
    'preparing', 'ready', 'outForDelivery', 'delivered', 'collected', 'rejected', 'cancelled', 'expired')),
  add column "statusSince" timestamptz(3),
  add column "acceptBy" timestamptz(3),
  add column "promisedAt" timestamptz(3),
  add column "cancelAskedAt" timestamptz(3),
  add column "doneLines" jsonb not null default '[]',
  add column revision bigint not null default 1,
  add column "riderId" text collate "C",
  add column "riderName" text collate "C",
  add column "riderPhone" text collate "C",
  add column "termsDeliveryFee" bigint,
  add column "termsFreeDeliveryAbove" bigint,
  add column "termsTaxPercent" double precision;
update orders set "statusSince" = "orderedOn";

create index orders_by_status on orders (status, "orderedOn");
create index orders_of_rider on orders ("riderId") where "riderId" is not null;

-- What happened to orders, a row each: nobody changes or deletes one.
create table "orderEvents" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  type text collate "C" not null,
  "from" text collate "C" not null,
  "to" text collate "C" not null,
  "promisedInMinutes" bigint,
  "doneLines" jsonb,
  "dishId" text collate "C",
  reason text collate "C",
  note text collate "C",
  "userId" text collate "C",
  "riderId" text collate "C",
  "promisedAt" timestamptz(3),
  "promisedBefore" timestamptz(3),
  "actorId" text collate "C",
  "actorRole" text collate "C" not null,
  "createdAt" timestamptz(3) not null
);
create index order_events_of_order on "orderEvents" ("orderId", sequence);
create index order_events_of_customer on "orderEvents" ("userId", sequence);
