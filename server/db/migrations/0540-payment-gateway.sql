-- Payments through a gateway: whose payment it is, what is wrong with it, and how far a refund is.
alter table payments
  add column gateway text collate "C",
  add column problem text;
create unique index payments_of_gateway on payments (gateway, reference) where gateway is not null;

alter table refunds
  add column state text collate "C" not null default 'owed' check (state in ('owed', 'sent', 'done', 'failed')),
  add column "paymentId" text collate "C" references payments (id);
update refunds set state = 'done' where "doneAt" is not null;

-- The gateway's pages on which orders are paid. A page is stored under our name of it before the gateway is asked for it.
create table "paymentPages" (
  reference text collate "C" primary key,
  "orderId" text collate "C" not null references orders (id),
  amount bigint not null,
  "gatewayId" text collate "C" unique,
  url text,
  "createdAt" timestamptz(3) not null,
  -- When the gateway is asked again how far it is; null: it is over.
  "checkAt" timestamptz(3)
);
create index payment_pages_of_order on "paymentPages" ("orderId");
create index payment_pages_to_check on "paymentPages" ("checkAt") where "checkAt" is not null;

-- The messages of the gateway that have been dealt with, so that none counts twice.
create table "gatewayEvents" (
  id text collate "C" primary key,
  "bodyHash" text collate "C" not null unique,
  name text collate "C" not null,
  "receivedAt" timestamptz(3) not null
);
create index gateway_events_by_time on "gatewayEvents" ("receivedAt");

-- The refunds that the gateway carries out.
create table "gatewayRefunds" (
  "refundId" text collate "C" primary key references refunds (id),
  payment text collate "C" not null,
  amount bigint not null check (amount > 0),
  attempts bigint not null default 0,
  -- When it is looked at again; null: the gateway is finished with it.
  "dueAt" timestamptz(3),
  "gatewayId" text collate "C" unique,
  error text
);
create index gateway_refunds_due on "gatewayRefunds" ("dueAt") where "dueAt" is not null;
